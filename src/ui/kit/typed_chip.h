/* typed_chip.h: shows what has been typed of a name as long as it may go on: "e_". */
#ifndef SERAI_UI_KIT_TYPED_CHIP_H
#define SERAI_UI_KIT_TYPED_CHIP_H

#include "ui/kit/ui.h"

/* How much room it takes in a line, with the gap behind it; 0 when there is none. */
float typed_chip_width(const struct ui *ui);

/* Paints it where ui->typed_at says, over the scene. */
void typed_chip_draw(const struct ui *ui);

#endif
