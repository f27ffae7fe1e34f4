// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A static board drawing (hex face, sea, estate, roof ...) in the light of the present theme. A large one is given width
// and height: anchors give it its size so late that it is drawn twice.
Image {
    property string name
    // From 0 on it keeps its proportion and fills the room: this share of what is too high is cut off above, the rest
    // below; what is too wide, at both sides. Below 0 it is made to fit.
    property real cut: -1

    source: Drawings.board(name, Theme.night, width * Theme.fineness, height * Theme.fineness, cut)
    smooth: true
}
