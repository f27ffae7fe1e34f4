// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/memory.h"

#include <QtGlobal>

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace magister {

void keepMemorySmall() {
    // Bindings and handlers are compiled beforehand or run too rarely for machine code of their own to pay: without it the
    // program is 1 MiB smaller, and no frame takes longer. And the machine code of Qt 6.4 is unsound: where a closure keeps the
    // variable of a for loop, it leaves a plain number where the garbage collector expects an object, which crashes it.
    qputenv("QV4_FORCE_INTERPRETER", "1");
    // Nor are patterns: together they would be half a mebibyte of code for texts that are read once.
    if (!qEnvironmentVariableIsSet("QT_ENABLE_REGEXP_JIT")) qputenv("QT_ENABLE_REGEXP_JIT", "0");
#ifdef __GLIBC__
    // Each of the threads that only read would keep a heap of its own, mostly empty.
    mallopt(M_ARENA_MAX, 2);
    // The usual values, but said: else the first large picture that is freed raises both, up to 64 MiB.
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
    mallopt(M_TRIM_THRESHOLD, 128 * 1024);
#endif
}

void giveBackMemory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace magister
