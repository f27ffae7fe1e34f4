// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace magister {

// How the program keeps its memory; what it does about heaps is without effect where the C library is not glibc.

/// For the very beginning, before there are threads and an engine of QML: QML is interpreted, not compiled while it runs; few
/// separate heaps, and large blocks such as pictures are kept apart from the small ones and given back as soon as they are freed.
void keepMemorySmall();

/// Gives back to the system what has been freed in between what is still used, in all threads. Takes a few
/// milliseconds.
void giveBackMemory();

} // namespace magister
