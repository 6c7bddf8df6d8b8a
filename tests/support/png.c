/* png.c: the simplest form of PNG: one chunk of stored blocks. */
#include "support/png.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* A chunk being written: its bytes go to the file and into its checksum. */
struct chunk {
    FILE *file;
    uint32_t crc;
};

static void big_endian(unsigned char out[4], uint32_t value) {
    for (int i = 0; i < 4; i++) {
        out[i] = (unsigned char)(value >> (24 - 8 * i));
    }
}

static void put(struct chunk *chunk, const unsigned char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        chunk->crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++) {
            chunk->crc = chunk->crc >> 1 ^ (chunk->crc & 1 ? 0xEDB88320U : 0);
        }
    }
    fwrite(bytes, 1, count, chunk->file);
}

static struct chunk chunk_begin(FILE *file, const char *type, uint32_t size) {
    struct chunk chunk = {file, 0xFFFFFFFFU};
    unsigned char length[4];
    big_endian(length, size);
    fwrite(length, 1, 4, file);
    put(&chunk, (const unsigned char *)type, 4);
    return chunk;
}

static void chunk_end(struct chunk *chunk) {
    unsigned char crc[4];
    big_endian(crc, ~chunk->crc);
    fwrite(crc, 1, 4, chunk->file);
}

static uint32_t adler(uint32_t sum, const unsigned char *bytes, size_t count) {
    uint32_t low = sum & 0xFFFF;
    uint32_t high = sum >> 16;
    for (size_t i = 0; i < count; i++) {
        low = (low + bytes[i]) % 65521;
        high = (high + low) % 65521;
    }
    return high << 16 | low;
}

/* Every row is a stored block of its own: a filter byte 0, then the pixels. */
static void write_rows(FILE *file, const unsigned char *rgba, int width, int height) {
    uint32_t row_size = (uint32_t)width * 4 + 1;
    struct chunk chunk = chunk_begin(file, "IDAT", 2 + (uint32_t)height * (row_size + 5) + 4);
    put(&chunk, (const unsigned char *)"\x78\x01", 2);
    uint32_t sum = 1;
    for (int row = 0; row < height; row++) {
        unsigned char head[6] = {row == height - 1,
                                 (unsigned char)row_size,
                                 (unsigned char)(row_size >> 8),
                                 (unsigned char)~row_size,
                                 (unsigned char)(~row_size >> 8),
                                 0};
        const unsigned char *pixels = rgba + (size_t)row * (row_size - 1);
        put(&chunk, head, 6);
        put(&chunk, pixels, row_size - 1);
        sum = adler(adler(sum, head + 5, 1), pixels, row_size - 1);
    }
    unsigned char tail[4];
    big_endian(tail, sum);
    put(&chunk, tail, 4);
    chunk_end(&chunk);
}

bool png_write(const char *path, const unsigned char *rgba, int width, int height) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        return false;
    }
    unsigned char head[13] = {0};
    big_endian(head, (uint32_t)width);
    big_endian(head + 4, (uint32_t)height);
    memcpy(head + 8, "\x08\x06", 2);
    fwrite("\x89PNG\r\n\x1A\n", 1, 8, file);
    struct chunk chunk = chunk_begin(file, "IHDR", 13);
    put(&chunk, head, 13);
    chunk_end(&chunk);
    write_rows(file, rgba, width, height);
    chunk = chunk_begin(file, "IEND", 0);
    chunk_end(&chunk);
    bool written = !ferror(file);
    return fclose(file) == 0 && written;
}
