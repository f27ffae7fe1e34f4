// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// The short name of a place, such as C3, where names are shown.
Text {
    required property HexSpot hex

    visible: hex.coords && hex.name.length <= 2
    text: hex.name
    anchors.horizontalCenter: parent.horizontalCenter
    font.family: Theme.caption
    font.bold: true
    font.pixelSize: Math.max(13, Math.round(11.5 * hex.u))
    // Just its letters: what stands below begins close under them.
    height: font.pixelSize
    verticalAlignment: Text.AlignVCenter
    // An empty plot has no tile under them, and at night the water is dark.
    readonly property bool onWater: hex.ghost && Theme.night
    color: onWater ? Theme.inkSoft : Theme.tileSoft
    // The ring of a hex that can be chosen passes behind the letters.
    style: Text.Outline
    styleColor: onWater ? Theme.ground : Theme.tile
}
