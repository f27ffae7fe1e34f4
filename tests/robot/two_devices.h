// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

namespace magister::robot {

/// Two robots in processes of their own, side by side on one display: each with a household, a session bus and a
/// keychain of its own, as on two devices.
struct TwoDevices {
    QString folder;        ///< for the pictures
    QString game;          ///< id
    QStringList languages; ///< of the host and of the guest
    QSize size;            ///< of each window
    bool broker{};         ///< they live apart, and meet through a broker on this machine
};

/// Until the game has been played. Empty: it has, and both have seen the same score; otherwise what went wrong.
QString play(const TwoDevices& devices);

} // namespace magister::robot
