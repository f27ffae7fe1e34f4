// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// What the card of keys says of keys that mean parts of a board; a game words them for its own.
QtObject {
    property string arrows: qsTr("next item in that direction")
    // How many areas have a digit.
    property int areaCount: 6
    property string zoom: qsTr("zoom in, zoom out, show the whole board")
    property string end: qsTr("end the turn, continue")
}
