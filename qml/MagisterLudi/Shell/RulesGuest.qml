// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Desktop

// The library of rules.
GuestPage {
    source: Program.rulesPage
}
