// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Table

// Outline of a hex of radius r: legal (dashed), refused, focus.
TargetOutline {
    outline: Hexagon.corners
}
