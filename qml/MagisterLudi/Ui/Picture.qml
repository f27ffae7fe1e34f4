// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A static board drawing (hex face, sea, estate, roof ...) in the light of the present theme.
Image {
    property string name

    sourceSize.width: Math.ceil(width * Theme.pixelRatio)
    sourceSize.height: Math.ceil(height * Theme.pixelRatio)
    source: Theme.board(name)
    smooth: true
    Accessible.ignored: true
}
