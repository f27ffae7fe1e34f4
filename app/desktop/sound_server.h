// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace magister {

/// Where a sound server of this user would listen, as PulseAudio and PipeWire have it: sockets, the likeliest first.
/// Empty: the environment names a server elsewhere.
QStringList soundSockets();

/// Whether somebody listens at one of them, or the environment names another server. Asked before anything that plays sounds
/// is loaded: without a server Qt Multimedia writes warnings, and waits.
bool hasSoundServer();

} // namespace magister
