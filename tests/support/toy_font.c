/* toy_font.c: see toy_font.h. The tables of TrueType, their numbers with the highest byte first. */
#include "support/toy_font.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

enum {
    LETTERS_MAX = 64,
    TABLE_MAX = 4096,
    UNITS = 1000,
    LOWEST = 500, /* the height of the first box, in units */
    STEP = 4,     /* from one box to the next */
    TABLES = 7,
};

struct table {
    const char *tag;
    unsigned char bytes[TABLE_MAX];
    uint32_t length;
};

static void put(struct table *table, int bytes, int64_t number) {
    ck_assert_uint_le(table->length + (uint32_t)bytes, TABLE_MAX);
    while (bytes > 0) {
        table->bytes[table->length++] = (unsigned char)(number >> 8 * --bytes);
    }
}

/* Numbers of two bytes each. */
static void put_all(struct table *table, const int *numbers, size_t count) {
    for (size_t i = 0; i < count; i++) {
        put(table, 2, numbers[i]);
    }
}

#define PUT(table, ...)                                                                            \
    put_all(table, (const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}) / sizeof(int))

/* Four corners on the outline. */
static void put_box(struct table *glyf, int width, int height) {
    PUT(glyf, 1, 0, 0, width, height, 3, 0); /* contours, bounds, last corner, instructions */
    for (int i = 0; i < 4; i++) {
        put(glyf, 1, 1);
    }
    PUT(glyf, 0, width, 0, -width); /* corners as steps, x and then y */
    PUT(glyf, 0, 0, height, 0);
}

static void put_letters(struct table *glyf, struct table *loca, struct table *hmtx, int count,
                        int advance) {
    for (int i = 0; i <= count; i++) {
        PUT(hmtx, advance, 0);
        put(loca, 4, glyf->length);
        put_box(glyf, advance * 9 / 10, LOWEST + STEP * i);
    }
    put(loca, 4, glyf->length);
}

static void write_file(const char *path, const struct table tables[TABLES]) {
    struct table head = {.length = 0};
    uint32_t at = 12 + 16 * TABLES;
    put(&head, 4, 0x00010000);
    PUT(&head, TABLES, 64, 2, 48);
    for (int i = 0; i < TABLES; i++) {
        for (int k = 0; k < 4; k++) {
            put(&head, 1, tables[i].tag[k]);
        }
        put(&head, 4, 0);
        put(&head, 4, at);
        put(&head, 4, tables[i].length);
        at += (tables[i].length + 3) & ~3U;
    }
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    fwrite(head.bytes, 1, head.length, file);
    for (int i = 0; i < TABLES; i++) {
        fwrite(tables[i].bytes, 1, (tables[i].length + 3) & ~3U, file);
    }
    ck_assert_int_eq(fclose(file), 0);
}

void toy_font_write(const char *path, uint32_t first, uint32_t last, int advance) {
    static struct table tables[TABLES];
    static const char *const tags[TABLES] = {"cmap", "glyf", "head", "hhea",
                                             "hmtx", "loca", "maxp"};
    int count = (int)(last - first + 1);
    ck_assert_int_le(count, LETTERS_MAX);
    memset(tables, 0, sizeof tables);
    for (int i = 0; i < TABLES; i++) {
        tables[i].tag = tags[i];
    }
    struct table *cmap = &tables[0], *head = &tables[2], *hhea = &tables[3], *maxp = &tables[6];
    PUT(cmap, 0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1); /* one list, of whole numbers */
    put(cmap, 4, first);
    put(cmap, 4, last);
    put(cmap, 4, 1);
    put_letters(&tables[1], &tables[5], &tables[4], count, advance);
    PUT(head, 1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, UNITS); /* versions, magic number */
    PUT(head, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UNITS, UNITS, 0, 8, 2, 1, 0);
    PUT(hhea, 1, 0, 800, -200, 0, advance, 0, 0, advance, 1, 0, 0, 0, 0, 0, 0, 0, count + 1);
    PUT(maxp, 1, 0, count + 1, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0);
    write_file(path, tables);
}
