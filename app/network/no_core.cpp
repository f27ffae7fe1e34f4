// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/no_core.h"

#include <algorithm>

#include <sys/prctl.h>
#include <sys/resource.h>

namespace magister::network {

namespace {
/// Bytes. Too small for a core to be begun, and the only limit that Linux also keeps to where cores are piped to a program:
/// with 0 that program would still be given the memory.
constexpr rlim_t noCore = 1;
} // namespace

void leaveNoCore() {
    rlimit size{};
    if (::getrlimit(RLIMIT_CORE, &size) != 0) return;
    // The upper limit stays: programs that are started from here may set theirs, and so may whoever looks for a fault.
    size.rlim_cur = std::min(size.rlim_max, noCore);
    ::setrlimit(RLIMIT_CORE, &size);
}

void closeMemory() {
    leaveNoCore();
    // What /proc tells of its memory then belongs to root. This process itself, AT-SPI and D-Bus do not need it; portals do,
    // to see who asks them. It ends with the next exec, so that a program that is started from here is as usual.
    ::prctl(PR_SET_DUMPABLE, 0);
}

} // namespace magister::network
