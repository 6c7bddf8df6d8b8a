"""The drawings of the app, by subject; `make_sprites.py` writes them."""
