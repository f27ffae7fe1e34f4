// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window

// A static board drawing (hex face, sea, estate, roof ...) in the light of the present theme.
Image {
    property string name

    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(height * Screen.devicePixelRatio)
    source: Theme.board(name)
    smooth: true
    Accessible.ignored: true
}
