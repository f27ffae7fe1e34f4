// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Strip of a field colour with its pattern, so that fields differ without colour too.
// field: "white" (double line), "orange" (dots), "turquoise" (waves), "red" (slanted strokes).
Picture {
    property string field
    property int size: 20

    height: size
    width: Math.round(size * 60 / 22)
    name: field === "" ? "" : "swatch-" + field
}
