/* SPDX-License-Identifier: MIT
 * Destructors of thread_local objects, run while the objects' memory is still there.
 *
 * GCC 12's MinGW with posix threads keeps thread_local objects, and libstdc++'s list of their destructors, each under a key of
 * winpthreads. A thread that ends clears its keys in the order in which they were made, and the objects' key is always made
 * first: so in a static program every such destructor outside the main thread works on memory that was given back. Qt's regular
 * expressions have one, and a thread that used them crashes at its end.
 *
 * This is libstdc++'s __cxa_thread_atexit once more, with a key that is made before any other can be. The linker takes it
 * because it comes as an object before all libraries. */
#include <pthread.h>
#include <stdlib.h>

struct node {
    void (*destroy)(void *);
    void *object;
    struct node *older;
};

static pthread_key_t newest;
static pthread_once_t registered = PTHREAD_ONCE_INIT;

static void destroy_all(void *list)
{
    for (struct node *node = list; node;) {
        struct node *const older = node->older;
        node->destroy(node->object);
        free(node);
        node = older;
    }
}

/* The main thread's keys are never cleared: its objects are destroyed as the program ends. One that is destroyed may
 * make another, hence the loop. */
static void destroy_main_threads(void)
{
    struct node *list;
    while ((list = pthread_getspecific(newest))) {
        pthread_setspecific(newest, NULL);
        destroy_all(list);
    }
}

static void at_exit(void)
{
    atexit(destroy_main_threads);
}

/* 101 is the first priority that is not the compiler's own. */
__attribute__((constructor(101))) static void make_key(void)
{
    if (pthread_key_create(&newest, destroy_all) != 0)
        abort();
}

int __cxa_thread_atexit(void (*destroy)(void *), void *object, void *module)
{
    struct node *const node = malloc(sizeof *node);
    (void)module;
    if (!node)
        return -1;
    pthread_once(&registered, at_exit);
    *node = (struct node){destroy, object, pthread_getspecific(newest)};
    pthread_setspecific(newest, node);
    return 0;
}
