/* SPDX-License-Identifier: MIT
 *
 * The beginning of an AppImage of type 2: an ELF program with a squashfs image behind it.
 *
 * It mounts the image by FUSE, with the help of the setuid program fusermount3 of the host, or unpacks it where that cannot be,
 * and becomes a program of it by exec: exit codes, signals and the process number are the program's own. A helper process,
 * which serves the mount, holds one end of a pipe whose other end the program and its children inherit; when the last of them
 * is gone, it unmounts or removes what was unpacked.
 *
 * Which program: usr/bin/NAME of the image, where NAME is the name that it was called by (a link), or else the first argument;
 * otherwise AppRun. The image has to be compressed by zstd: the other decompressors are left out below.
 */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <ftw.h>
#include <libgen.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/ll.h>
#include <squashfuse/traverse.h>

enum { failed = 127 };

/* Other programs look for these sections by name, and the build writes into the first one: not static, or the compiler would
 * take them for empty. The sizes are the format's. */
__attribute__((section(".upd_info"), aligned(16))) char update_information[1024];
__attribute__((section(".sha256_sig"), aligned(16))) char signature[1024];
__attribute__((section(".sig_key"), aligned(16))) char signing_key[8192];

/* libsquashfuse knows these decompressors; an image of ours needs none of them, and lzo is under the GPL. */
int lzma_stream_buffer_decode(void) { return -1; }
int lzo1x_decompress_safe(void) { return -1; }
int LZ4_decompress_safe(void) { return -1; }
int uncompress(void) { return -1; }

static _Noreturn __attribute__((format(printf, 1, 2))) void give_up(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("AppImage: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(failed);
}

static bool read_at(int fd, void *bytes, size_t size, off_t at)
{
    return pread(fd, bytes, size, at) == (ssize_t)size;
}

/* Where the image begins: behind the section headers and the last section of this program. */
static off_t image_offset(int fd)
{
    Elf64_Ehdr header;
    if (!read_at(fd, &header, sizeof header, 0) || memcmp(header.e_ident, ELFMAG, SELFMAG) != 0
        || header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_shentsize != sizeof(Elf64_Shdr))
        give_up("this is not a 64-bit ELF program");
    off_t end = (off_t)(header.e_shoff + (Elf64_Off)header.e_shentsize * header.e_shnum);
    for (unsigned i = 0; i < header.e_shnum; ++i) {
        Elf64_Shdr section;
        if (!read_at(fd, &section, sizeof section, (off_t)(header.e_shoff + i * sizeof section)))
            give_up("the file is not whole");
        const off_t section_end = (off_t)(section.sh_offset + section.sh_size);
        if (section.sh_type != SHT_NOBITS && section_end > end)
            end = section_end;
    }
    return end;
}

/* A folder for this user's programs: not one where nothing may be executed. The result is a new folder in it, mode 0700. */
static char *private_folder(bool programs_run_there)
{
    static char made[PATH_MAX];
    const char *const places[] = {getenv("TMPDIR"), "/tmp", getenv("XDG_RUNTIME_DIR"), getenv("XDG_CACHE_HOME"), getenv("HOME"),
                                  "/var/tmp"};
    for (size_t i = 0; i < sizeof places / sizeof *places; ++i) {
        struct statvfs kind;
        if (!places[i] || places[i][0] != '/' || statvfs(places[i], &kind) != 0
            || (programs_run_there && (kind.f_flag & ST_NOEXEC)))
            continue;
        if (snprintf(made, sizeof made, "%s/.mount_balcaoXXXXXX", places[i]) < (int)sizeof made && mkdtemp(made))
            return made;
    }
    give_up("no folder can be written; name one in TMPDIR");
}

/* Runs HELPER with ARGUMENTS, quietly. FD, if any, is left open and named in _FUSE_COMMFD. Returns the process, or -1. */
static pid_t start_helper(const char *helper, char *const arguments[], int fd)
{
    const pid_t child = fork();
    if (child != 0)
        return child;
    char number[16];
    snprintf(number, sizeof number, "%d", fd);
    if (fd >= 0) {
        fcntl(fd, F_SETFD, 0);
        setenv("_FUSE_COMMFD", number, 1);
    }
    const int null = open("/dev/null", O_RDWR);
    dup2(null, STDOUT_FILENO);
    dup2(null, STDERR_FILENO);
    execvp(helper, arguments);
    _exit(failed);
}

static int received_descriptor(int socket)
{
    char byte;
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    ssize_t size;
    do
        size = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (size < 0 && errno == EINTR);
    const struct cmsghdr *const first = size > 0 ? CMSG_FIRSTHDR(&message) : NULL;
    int fd = -1;
    if (first && first->cmsg_type == SCM_RIGHTS)
        memcpy(&fd, CMSG_DATA(first), sizeof fd);
    return fd;
}

/* The helpers by which an ordinary user mounts, in the order in which they are tried. */
static const char *const helpers[] = {NULL /* $FUSERMOUNT_PROG */, "fusermount3", "/run/wrappers/bin/fusermount3", "fusermount"};
static const char *helper_that_mounted;

/* Mounts an empty FUSE file system. Returns its channel to the kernel, or -1 where this machine has no FUSE for this user. */
static int mounted_channel(char *where)
{
    char *arguments[] = {"fusermount", "-o", "ro,nosuid,nodev,fsname=appimage,subtype=balcao", "--", where, NULL};
    for (size_t i = 0; i < sizeof helpers / sizeof *helpers; ++i) {
        const char *const helper = helpers[i] ? helpers[i] : getenv("FUSERMOUNT_PROG");
        int sockets[2];
        if (!helper || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
            continue;
        const pid_t child = start_helper(helper, arguments, sockets[1]);
        close(sockets[1]);
        const int channel = child > 0 ? received_descriptor(sockets[0]) : -1;
        close(sockets[0]);
        if (child > 0)
            waitpid(child, NULL, 0);
        if (channel >= 0) {
            helper_that_mounted = helper;
            return channel;
        }
    }
    return -1;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *walk)
{
    (void)status, (void)kind, (void)walk;
    return remove(path);
}

/* Answers the kernel until nobody holds the other end of ALIVE, then unmounts: again and again while the mount is in use. */
static void serve(sqfs_ll *image, int channel, int alive, char *where)
{
    static const struct fuse_lowlevel_ops operations = {
        .getattr = sqfs_ll_op_getattr, .opendir = sqfs_ll_op_opendir, .releasedir = sqfs_ll_op_releasedir,
        .readdir = sqfs_ll_op_readdir, .lookup = sqfs_ll_op_lookup, .open = sqfs_ll_op_open, .create = sqfs_ll_op_create,
        .release = sqfs_ll_op_release, .read = sqfs_ll_op_read, .readlink = sqfs_ll_op_readlink,
        .listxattr = sqfs_ll_op_listxattr, .getxattr = sqfs_ll_op_getxattr, .forget = sqfs_ll_op_forget,
        .statfs = stfs_ll_op_statfs};
    char *name[] = {"appimage", NULL};
    struct fuse_args arguments = FUSE_ARGS_INIT(1, name);
    char device[32];
    snprintf(device, sizeof device, "/dev/fd/%d", channel);
    struct fuse_session *const session = fuse_session_new(&arguments, &operations, sizeof operations, image);
    const bool is_served = session && fuse_session_mount(session, device) == 0;

    char *unmount[] = {"fusermount", "-u", "--", where, NULL};
    pid_t unmounting = 0;
    bool is_leaving = false;
    int pause_ms = 20;
    struct fuse_buf buffer = {0};
    /* A request that its program took back while it was on its way leaves nothing to read: never wait in read(). */
    fcntl(channel, F_SETFL, O_RDWR | O_NONBLOCK);
    while (is_served && !fuse_session_exited(session)) {
        struct pollfd sources[] = {{.fd = channel, .events = POLLIN}, {.fd = is_leaving ? -1 : alive, .events = POLLIN}};
        const int ready = poll(sources, 2, is_leaving ? pause_ms : -1);
        if (ready > 0 && sources[0].revents) {
            const int size = fuse_session_receive_buf(session, &buffer);
            if (size <= 0 && size != -EINTR && size != -EAGAIN)
                break; /* unmounted */
            if (size > 0)
                fuse_session_process_buf(session, &buffer);
        }
        if (ready > 0 && sources[1].revents)
            is_leaving = true;
        if (is_leaving && unmounting > 0 && waitpid(unmounting, NULL, WNOHANG) == unmounting)
            unmounting = 0;
        if (is_leaving && unmounting == 0 && (ready == 0 || pause_ms == 20)) {
            unmounting = start_helper(helper_that_mounted, unmount, -1);
            pause_ms = pause_ms < 1000 ? pause_ms * 2 : 1000;
        }
    }
    if (unmounting == 0)
        unmounting = start_helper(helper_that_mounted, unmount, -1); /* nothing was served: the mount is still there */
    waitpid(unmounting, NULL, 0);
    rmdir(where);
}

/* Forks off a helper process that belongs to nobody: no terminal, no standard streams, no zombie, and of the caller's open files
 * only KEPT: somebody may wait for the end of one of the others. True in the helper. */
static bool in_helper_process(const int kept[3])
{
    const pid_t child = fork();
    if (child < 0)
        give_up("no process can be started: %s", strerror(errno));
    if (child > 0) {
        waitpid(child, NULL, 0);
        return false;
    }
    setsid();
    if (fork() != 0)
        _exit(0);
    const int null = open("/dev/null", O_RDWR);
    for (int stream = 0; stream < 3; ++stream)
        dup2(null, stream);
    for (int fd = 3; fd < 4096; ++fd) {
        if (fd != kept[0] && fd != kept[1] && fd != kept[2])
            close(fd);
    }
    for (int number = 1; number < SIGRTMAX; ++number) {
        if (number != SIGCHLD)
            signal(number, SIG_IGN); /* it has to outlive the program */
    }
    return chdir("/") == 0;
}

/* The pipe of which the program holds [1], under a number that no script uses. */
static void make_lifeline(int ends[2])
{
    int made[2];
    if (pipe2(made, O_CLOEXEC) != 0)
        give_up("no pipe can be made: %s", strerror(errno));
    ends[0] = made[0];
    ends[1] = fcntl(made[1], F_DUPFD, 100);
    if (ends[1] < 0)
        ends[1] = fcntl(made[1], F_DUPFD, 10);
    close(made[1]);
}

/* The folder where the image is mounted now, or NULL. */
static const char *mount_image(const char *file, off_t offset)
{
    sqfs_ll *const image = sqfs_ll_open(file, (size_t)offset);
    if (!image)
        give_up("the file is damaged; fetch it again");
    /* squashfuse remembers one block of data. The kernel reads a program's pages in pieces that begin anywhere, so that each block
     * would be decompressed several times. */
    sqfs_cache_destroy(&image->fs.data_cache);
    if (sqfs_block_cache_init(&image->fs.data_cache, 64) != SQFS_OK)
        give_up("there is no memory");
    /* A signal has to wait until somebody is there who unmounts. */
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    char *const where = private_folder(false);
    const int channel = mounted_channel(where);
    if (channel < 0) {
        rmdir(where);
        close(image->fs.fd);
        sigprocmask(SIG_SETMASK, &before, NULL);
        return NULL;
    }
    int lifeline[2];
    make_lifeline(lifeline);
    if (in_helper_process((int[]){lifeline[0], channel, image->fs.fd})) {
        serve(image, channel, lifeline[0], where);
        _exit(0);
    }
    close(lifeline[0]);
    close(channel);
    close(image->fs.fd);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return where;
}

static void make_folders(int root, const char *path)
{
    char parent[PATH_MAX];
    snprintf(parent, sizeof parent, "%s", path);
    for (char *slash = strchr(parent, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdirat(root, parent, 0755);
        *slash = '/';
    }
}

static bool write_file(sqfs *fs, sqfs_inode *inode, int fd)
{
    static char block[128 * 1024];
    sqfs_off_t size = sizeof block;
    for (sqfs_off_t at = 0; size > 0; at += size) {
        size = sizeof block;
        if (sqfs_read_range(fs, inode, at, &size, block) != SQFS_OK || (size > 0 && write(fd, block, (size_t)size) != size))
            return false;
    }
    return true;
}

static bool unpack_one(sqfs *fs, sqfs_inode_id id, int root, const char *path)
{
    sqfs_inode inode;
    if (sqfs_inode_get(fs, &inode, id) != SQFS_OK)
        return false;
    const mode_t mode = inode.base.mode;
    if (S_ISDIR(mode))
        return mkdirat(root, path, 0755) == 0 || errno == EEXIST;
    unlinkat(root, path, 0);
    if (S_ISLNK(mode)) {
        char target[PATH_MAX];
        size_t size = sizeof target;
        return sqfs_readlink(fs, &inode, target, &size) == SQFS_OK && symlinkat(target, root, path) == 0;
    }
    const int fd = openat(root, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode & 0777);
    const bool is_written = fd >= 0 && write_file(fs, &inode, fd);
    return (fd < 0 || close(fd) == 0) && is_written;
}

/* Unpacks what fits PATTERN (NULL: everything) into the folder TO. */
static void unpack(const char *file, off_t offset, const char *to, const char *pattern)
{
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    const int root = open(to, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (root < 0)
        give_up("%s: %s", to, strerror(errno));
    if (sqfs_open_image(&fs, file, (size_t)offset) != SQFS_OK
        || sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs)) != SQFS_OK)
        give_up("the file is damaged; fetch it again");
    while (sqfs_traverse_next(&walk, &error)) {
        if (walk.dir_end || (pattern && fnmatch(pattern, walk.path, FNM_PERIOD | FNM_LEADING_DIR) != 0))
            continue;
        if (pattern)
            make_folders(root, walk.path);
        errno = 0;
        if (!unpack_one(&fs, walk.entry.inode, root, walk.path))
            give_up("%s/%s cannot be written: %s", to, walk.path, errno ? strerror(errno) : "the file is damaged");
    }
    if (error != SQFS_OK)
        give_up("the file is damaged; fetch it again");
    sqfs_traverse_close(&walk);
    close(fs.fd);
    close(root);
}

/* The folder where the image is unpacked, until the program ends. */
static const char *unpack_for_a_run(const char *file, off_t offset)
{
    const char *const where = private_folder(true);
    int lifeline[2];
    make_lifeline(lifeline);
    if (in_helper_process((int[]){lifeline[0], -1, -1})) {
        char byte;
        /* systemd-tmpfiles leaves a locked folder alone, however old: a till may run for weeks. */
        flock(open(where, O_RDONLY | O_DIRECTORY), LOCK_SH);
        while (read(lifeline[0], &byte, 1) < 0 && errno == EINTR)
            continue;
        nftw(where, remove_one, 16, FTW_DEPTH | FTW_PHYS);
        _exit(0);
    }
    close(lifeline[0]);
    unpack(file, offset, where, NULL);
    return where;
}

/* True when usr/bin/NAME is a program of the image, which then stands in PROGRAM. */
static bool is_program(const char *folder, const char *name, char program[PATH_MAX])
{
    struct stat status;
    return name && *name && *name != '.' && !strchr(name, '/')
        && snprintf(program, PATH_MAX, "%s/usr/bin/%s", folder, name) < PATH_MAX && stat(program, &status) == 0
        && S_ISREG(status.st_mode) && (status.st_mode & 0111);
}

static _Noreturn void run(const char *folder, const char *file, char **argv)
{
    char program[PATH_MAX], start[PATH_MAX], called[PATH_MAX], here[PATH_MAX];
    snprintf(called, sizeof called, "%s", argv[0]);
    /* Qt plugins of the host's desktop do not fit the Qt inside. */
    unsetenv("QT_PLUGIN_PATH");
    unsetenv("QT_QPA_PLATFORM_PLUGIN_PATH");
    setenv("APPDIR", folder, 1);
    setenv("APPIMAGE", file, 1);
    setenv("ARGV0", argv[0], 1);
    if (getcwd(here, sizeof here))
        setenv("OWD", here, 1);
    if (!is_program(folder, basename(called), program)) {
        if (is_program(folder, argv[1], program))
            ++argv;
        else if (snprintf(start, sizeof start, "%s/AppRun", folder) >= (int)sizeof start || !realpath(start, program))
            give_up("%s: %s", start, strerror(errno));
    }
    argv[0] = program;
    execv(program, argv);
    give_up("%s: %s", program, strerror(errno));
}

static void help(void)
{
    puts("An AppImage. Arguments go to the program inside, but for these:\n"
         "  --appimage-extract [PATTERN]   unpack into squashfs-root\n"
         "  --appimage-extract-and-run     run without FUSE (also by APPIMAGE_EXTRACT_AND_RUN=1)\n"
         "  --appimage-help                this text\n"
         "  --appimage-mount               mount, print where, and wait to be ended\n"
         "  --appimage-offset              where the squashfs image begins\n"
         "  --appimage-signature           the signature, if there is one inside\n"
         "  --appimage-updateinformation   where new versions are\n"
         "  --appimage-version             the version of this beginning\n"
         "A first argument, or a link to this file, that has the name of a program inside runs that one.");
}

int main(int argc, char **argv)
{
    int fd;
    while ((fd = open("/dev/null", O_RDWR)) >= 0 && fd < 3)
        continue; /* descriptors below 3 that were closed would be taken by ours */
    close(fd);

    char file[PATH_MAX] = "";
    const char *const target = getenv("TARGET_APPIMAGE");
    const bool is_found = target ? realpath(target, file) != NULL : readlink("/proc/self/exe", file, sizeof file - 1) > 0;
    fd = is_found && argc > 0 ? open(file, O_RDONLY | O_CLOEXEC) : -1;
    if (fd < 0)
        give_up("the file cannot be read: %s", target ? target : "/proc is needed");
    const off_t offset = image_offset(fd);
    close(fd);
    unsetenv("TARGET_APPIMAGE");

    const char *const wish = argc > 1 ? argv[1] : "";
    if (strcmp(wish, "--appimage-help") == 0) {
        help();
    } else if (strcmp(wish, "--appimage-version") == 0) {
        puts("balcao " BALCAO_VERSION ", type 2");
    } else if (strcmp(wish, "--appimage-offset") == 0) {
        printf("%lld\n", (long long)offset);
    } else if (strcmp(wish, "--appimage-updateinformation") == 0) {
        printf("%.*s\n", (int)sizeof update_information, update_information);
    } else if (strcmp(wish, "--appimage-signature") == 0) {
        printf("%.*s\n", (int)sizeof signature, signature);
        printf("%.*s\n", (int)sizeof signing_key, signing_key);
    } else if (strcmp(wish, "--appimage-extract") == 0) {
        mkdir("squashfs-root", 0755);
        unpack(file, offset, "squashfs-root", argc > 2 ? argv[2] : NULL);
    } else if (strcmp(wish, "--appimage-mount") == 0) {
        const char *const where = mount_image(file, offset);
        if (!where)
            give_up("FUSE is not available here (fusermount3, /dev/fuse)");
        puts(where);
        fflush(stdout);
        pause();
    } else {
        const bool is_unpacked = strcmp(wish, "--appimage-extract-and-run") == 0;
        const char *const always = getenv("APPIMAGE_EXTRACT_AND_RUN");
        if (is_unpacked) {
            argv[1] = argv[0];
            ++argv;
        }
        const char *folder = is_unpacked || (always && *always && strcmp(always, "0") != 0) ? NULL : mount_image(file, offset);
        if (!folder)
            folder = unpack_for_a_run(file, offset);
        run(folder, file, argv);
    }
    return fflush(stdout) == 0 ? 0 : failed;
}
