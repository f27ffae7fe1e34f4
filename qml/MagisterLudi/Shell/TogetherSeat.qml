// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// One seat of a table that learns together: as in a new game, and whether somebody sits there yet.
Column {
    id: place

    required property int index
    required property list<string> tinctures
    // {name, seat, language, help}
    required property var seat
    required property bool empty
    readonly property string chosenName: row.chosenName
    readonly property Item nameField: row.nameField
    readonly property bool naming: row.naming

    signal picked(string what, var value)
    signal emptied(bool isEmpty)
    signal named

    spacing: 4

    SeatRow {
        id: row
        index: place.index
        width: parent.width
        tinctures: place.tinctures
        seat: place.seat
        explains: false
        opacity: place.empty ? 0.6 : 1
        languages: Language.languages
        household: Language.household
        onPicked: (what, value) => place.picked(what, value)
        onNamed: place.named()
    }
    CheckRow {
        width: parent.width
        label: qsTr("Nobody sits here yet")
        detail: qsTr("The program makes these moves. Whoever comes later can take the seat during the lesson.")
        checked: place.empty
        Target.name: "seat-empty:" + place.index
        onClicked: place.emptied(!place.empty)
    }
}
