// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Keys are in the keychain and in no file. When a program crashes, the system may write its memory into one, or hand it to
/// somebody who does, and keys of seats, the private key of a host and passwords of brokers would be in it.
namespace magister::network {

/// From now on this process leaves no core behind, and what it starts only if it asks for it. For a program with windows:
/// other programs of the same user can still look at it, as portals must, which would otherwise refuse to open files for it.
void leaveNoCore();

/// The same, whatever limit is set later and whoever takes cores in, and no other program of the same user can read the
/// memory of this process or follow it as a debugger. For programs without windows.
void closeMemory();

} // namespace magister::network
