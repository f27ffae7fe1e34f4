// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// What the card of keys says of keys that mean parts of a board; a game words them for its own.
QtObject {
    property string arrows: qsTr("next item in that direction")
    // The caps of the first and the last area, and what they are called in order.
    property int areaCount: 6
    property string areas: qsTr("the areas of the table, in order")
    property string zoom: qsTr("zoom in, zoom out, show the whole board")
    property string end: qsTr("end the turn, continue")
}
