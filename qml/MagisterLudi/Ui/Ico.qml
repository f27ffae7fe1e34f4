// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A drawing of the icon set, drawn at the exact pixels of the screen.
// lit: it lies on a tile (day drawing in both themes); overBar: it lies on the dark bar.
Image {
    property string name
    property int size: 24
    property bool lit: false
    property bool overBar: false

    width: size
    height: size
    source: name === "" ? "" : Drawings.icon(name, overBar || (Theme.night && !lit), size * Theme.fineness)
    smooth: true
}
