/* appimage-runtime.c: the program at the beginning of an AppImage. It unpacks the folder that is
 * appended to it into a temporary one, executes the AppRun in there, and leaves a second process
 * that removes the folder when the app has ended, for whatever reason. So it needs neither FUSE nor
 * anything else from the system. `appimage` beside this file builds it, with UPDATES for the
 * address of newer versions, and appends the folder. */
#define _XOPEN_SOURCE 700

#include <squashfuse/squashfuse.h>

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Stubs of the functions that the library calls for other compressions than zstd, which ours always
 * uses. With them these libraries need not be linked; each signals failure by a different number.
 */
int LZ4_decompress_safe(const char *from, char *to, int from_size, int to_size);
int lzo1x_decompress_safe(const void *from, size_t from_size, void *to, size_t *to_size,
                          void *work);
int lzma_stream_buffer_decode(uint64_t *limit, uint32_t flags, const void *allocator,
                              const uint8_t *from, size_t *from_place, size_t from_size,
                              uint8_t *to, size_t *to_place, size_t to_size);
int lzma_alone_decoder(void *stream, uint64_t limit);
int lzma_code(void *stream, int action);
void lzma_end(void *stream);
int uncompress(uint8_t *to, unsigned long *to_size, const uint8_t *from, unsigned long from_size);

int LZ4_decompress_safe(const char *from, char *to, int from_size, int to_size) {
    (void)from, (void)to, (void)from_size, (void)to_size;
    return -1;
}
int lzo1x_decompress_safe(const void *from, size_t from_size, void *to, size_t *to_size,
                          void *work) {
    (void)from, (void)from_size, (void)to, (void)to_size, (void)work;
    return -1;
}
int lzma_stream_buffer_decode(uint64_t *limit, uint32_t flags, const void *allocator,
                              const uint8_t *from, size_t *from_place, size_t from_size,
                              uint8_t *to, size_t *to_place, size_t to_size) {
    (void)limit, (void)flags, (void)allocator, (void)from, (void)from_place, (void)from_size;
    (void)to, (void)to_place, (void)to_size;
    return 1;
}
int lzma_alone_decoder(void *stream, uint64_t limit) {
    (void)stream, (void)limit;
    return 1;
}
int lzma_code(void *stream, int action) {
    (void)stream, (void)action;
    return 1;
}
void lzma_end(void *stream) {
    (void)stream;
}
int uncompress(uint8_t *to, unsigned long *to_size, const uint8_t *from, unsigned long from_size) {
    (void)to, (void)to_size, (void)from, (void)from_size;
    return -1;
}

static const char usage[] = "Before the arguments of the app itself there may be one of these:\n"
                            "  --appimage-extract          unpack into the folder squashfs-root\n"
                            "  --appimage-extract-and-run  unpack and start, as always\n"
                            "  --appimage-offset           say where the packed folder begins\n"
                            "  --appimage-updateinformation\n"
                            "                              say where newer versions are\n"
                            "  --appimage-help             say this\n";

static _Noreturn void fail(const char *what, const char *why) {
    fprintf(stderr, "%s: %s\n", what, why);
    exit(EXIT_FAILURE);
}

/* The packed folder follows the program, which ends with its section header table. */
static size_t program_size(const char *self) {
    Elf64_Ehdr head;
    FILE *file = fopen(self, "rb");
    if (file == NULL || fread(&head, sizeof head, 1, file) != 1) {
        fail(self, "the AppImage cannot be read");
    }
    fclose(file);
    return (size_t)(head.e_shoff + (Elf64_Off)head.e_shnum * head.e_shentsize);
}

static void unpack_file(sqfs *image, sqfs_inode *inode, const char *path) {
    static char block[1 << 17];
    const mode_t mode = inode->base.mode & 0777;
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        fail(path, strerror(errno));
    }
    sqfs_off_t done = 0, size = sizeof block;
    while (size > 0) {
        size = sizeof block;
        if (sqfs_read_range(image, inode, done, &size, block) != SQFS_OK) {
            fail(path, "the AppImage is damaged");
        }
        if (fwrite(block, 1, (size_t)size, file) != (size_t)size) {
            fail(path, strerror(errno));
        }
        done += size;
    }
    if (fclose(file) != 0 || chmod(path, mode) != 0) {
        fail(path, strerror(errno));
    }
}

static void unpack_link(sqfs *image, sqfs_inode *inode, const char *path) {
    char target[4096];
    size_t size = sizeof target;
    if (sqfs_readlink(image, inode, target, &size) != SQFS_OK) {
        fail(path, "the AppImage is damaged");
    }
    if (symlink(target, path) != 0 && errno != EEXIST) {
        fail(path, strerror(errno));
    }
}

static void unpack_entry(sqfs *image, sqfs_dir_entry *entry, const char *path) {
    sqfs_inode inode;
    if (sqfs_inode_get(image, &inode, sqfs_dentry_inode(entry)) != SQFS_OK) {
        fail(path, "the AppImage is damaged");
    }
    switch (sqfs_dentry_mode(entry)) {
    case S_IFDIR:
        if (mkdir(path, 0755) != 0 && errno != EEXIST) {
            fail(path, strerror(errno));
        }
        break;
    case S_IFREG:
        unpack_file(image, &inode, path);
        break;
    case S_IFLNK:
        unpack_link(image, &inode, path);
        break;
    default:
        break; /* an app contains nothing else */
    }
}

static void unpack(const char *self, const char *folder) {
    sqfs image;
    sqfs_traverse walk;
    sqfs_err error = sqfs_open_image(&image, self, program_size(self));
    if (error != SQFS_OK || sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image)) != SQFS_OK) {
        fail(self, "the AppImage is damaged");
    }
    while (sqfs_traverse_next(&walk, &error)) {
        char path[4096];
        if (walk.dir_end) {
            continue;
        }
        if (snprintf(path, sizeof path, "%s/%s", folder, walk.path) >= (int)sizeof path) {
            fail(folder, "the path of the folder is too long");
        }
        unpack_entry(&image, &walk.entry, path);
    }
    if (error != SQFS_OK) {
        fail(self, "the AppImage is damaged");
    }
    sqfs_traverse_close(&walk);
    sqfs_destroy(&image);
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *where) {
    (void)about, (void)kind, (void)where;
    remove(path);
    return 0;
}

/* The app holds the write end of a pipe as long as it runs; the second process waits for the end of
 * the pipe, in a session of its own, so that signals from the app's terminal do not reach it. */
static void remove_afterwards(const char *folder) {
    int ends[2];
    char nothing;
    if (pipe(ends) != 0) {
        fail("pipe", strerror(errno));
    }
    const pid_t child = fork();
    if (child < 0) {
        fail("fork", strerror(errno));
    }
    if (child > 0) {
        waitpid(child, NULL, 0);
        close(ends[0]);
        return;
    }
    if (fork() != 0) {
        _exit(EXIT_SUCCESS); /* the app must not have a child process that it does not know */
    }
    setsid();
    signal(SIGHUP, SIG_IGN);
    close(ends[1]);
    for (int standard = 0; standard < 3; standard++) {
        close(standard); /* readers of the app's output must not wait for this process */
    }
    while (read(ends[0], &nothing, 1) != 0 && errno == EINTR) {
    }
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    _exit(EXIT_SUCCESS);
}

static _Noreturn void run(const char *self, char **arguments) {
    const char *place = getenv("TMPDIR");
    char folder[4000], program[4096], invoked[4096];
    snprintf(folder, sizeof folder, "%s/serai-XXXXXX", place != NULL && *place ? place : "/tmp");
    if (mkdtemp(folder) == NULL) {
        fail(folder, strerror(errno));
    }
    remove_afterwards(folder);
    unpack(self, folder);
    /* Variables that apps in an AppImage may expect. */
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", arguments[0], 1);
    if (realpath(self, invoked) != NULL) {
        setenv("APPIMAGE", invoked, 1);
    }
    snprintf(program, sizeof program, "%s/AppRun", folder);
    execv(program, arguments);
    fail(program, errno == EACCES ? "nothing may be started there; set TMPDIR to another folder"
                                  : strerror(errno));
}

int main(int count, char **arguments) {
    static const char self[] = "/proc/self/exe", prefix[] = "--appimage-";
    const char *word = count > 1 ? arguments[1] : "";
    if (strncmp(word, prefix, sizeof prefix - 1) != 0) {
        run(self, arguments);
    }
    word += sizeof prefix - 1;
    if (strcmp(word, "extract-and-run") == 0) {
        arguments[1] = arguments[0];
        run(self, arguments + 1);
    }
    if (strcmp(word, "extract") == 0) {
        if (mkdir("squashfs-root", 0755) != 0 && errno != EEXIST) {
            fail("squashfs-root", strerror(errno));
        }
        unpack(self, "squashfs-root");
    } else if (strcmp(word, "offset") == 0) {
        printf("%zu\n", program_size(self));
    } else if (strcmp(word, "updateinformation") == 0) {
        puts(UPDATES);
    } else {
        fputs(usage, stdout);
    }
    return EXIT_SUCCESS;
}
