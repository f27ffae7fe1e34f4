// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A static board drawing (hex face, sea, estate, roof ...) in the light of the present theme.
Image {
    property string name

    // Both at once, and nothing before there is room for it: each change draws the picture anew.
    sourceSize: Theme.pixels(width, height)
    source: width > 0 && height > 0 ? Theme.board(name) : ""
    smooth: true
}
