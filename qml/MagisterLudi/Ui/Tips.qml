// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// What the tips of the whole program know of each other.
QtObject {
    // The tip of what the pointer is at, once it has come up; null for none.
    property Item leading: null
    // How long something is pointed at before its tip comes up, ms.
    property int delay: 600
}
