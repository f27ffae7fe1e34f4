// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One seat of a new game: the name; the tincture with its charge; the language it is spoken to in; how much is explained.
FocusScope {
    id: row

    required property int index
    required property list<string> tinctures
    // {name, seat, language, help}
    required property var seat
    // [{code, name}]; the language of the household comes first, under "".
    required property var languages
    required property string household
    // How much is explained can be chosen.
    property bool explains: true
    // Who gives no name goes by the tincture, at the table in the language of whoever reads it.
    readonly property string fallback: SeatNames.tincture(seat.seat)
    readonly property string chosenName: name.text.trim()
    readonly property Item nameField: name
    // A name is being written.
    readonly property bool naming: name.activeFocus
    // People who are known are listed under it.
    property bool listOpen: false

    // what: "name", "seat", "language" or "help".
    signal picked(string what, var value)
    // Down in the name leads into that list, Esc closes it.
    signal listWanted
    signal listUnwanted
    // Enter in the name: it is written.
    signal named

    implicitHeight: rows.height + 20
    Accessible.role: Accessible.Grouping
    Accessible.name: chosenName === "" ? fallback : chosenName

    Leaf {
        anchors.fill: parent
        level: 2

        Rectangle {
            x: 1
            y: 1
            width: 8
            height: parent.height - 2
            radius: 4
            color: Theme.seatColor(row.seat.seat)
        }
        Ico {
            id: shield
            x: 20
            y: 11
            name: "shield-" + row.seat.seat
            size: Theme.px(42)
        }
        Column {
            id: rows
            anchors {
                left: shield.right
                leftMargin: 14
                right: parent.right
                rightMargin: 14
            }
            y: 10
            spacing: 8

            Flow {
                width: parent.width
                spacing: 14

                TextField {
                    id: name
                    width: Math.min(Theme.px(230), parent.width)
                    height: Theme.px(42)
                    focus: true
                    label: qsTr("Name of player %1").arg(row.index + 1)
                    placeholder: row.fallback
                    maximumLength: 20
                    size: 18
                    text: row.seat.name
                    Target.name: "seat-name:" + row.index
                    onEdited: row.picked("name", text)
                    Keys.onReturnPressed: row.named()
                    Keys.onEnterPressed: row.named()
                    Keys.onDownPressed: event => {
                        event.accepted = row.listOpen;
                        if (row.listOpen)
                            row.listWanted();
                    }
                    Keys.onEscapePressed: event => {
                        event.accepted = row.listOpen;
                        if (row.listOpen)
                            row.listUnwanted();
                    }
                }
                Row {
                    spacing: 8
                    Accessible.role: Accessible.Grouping
                    Accessible.name: qsTr("Colour and emblem")

                    Repeater {
                        id: choices
                        model: row.tinctures

                        Pressable {
                            id: choice

                            required property string modelData
                            required property int index
                            readonly property bool chosen: modelData === row.seat.seat

                            function step(by: int) {
                                const to = Math.max(0, Math.min(3, index + by));
                                row.picked("seat", row.tinctures[to]);
                                choices.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
                            }

                            width: Theme.px(42)
                            height: Theme.px(42)
                            label: SeatNames.charged(modelData)
                            activeFocusOnTab: chosen || activeFocus
                            takesEnter: !chosen
                            ringReach: 3
                            Accessible.role: Accessible.RadioButton
                            Accessible.checkable: true
                            Accessible.checked: chosen
                            Accessible.onToggleAction: choice.act()
                            Target.name: "seat-tincture:" + row.index + "/" + modelData
                            Keys.onLeftPressed: step(-1)
                            Keys.onRightPressed: step(1)
                            onClicked: row.picked("seat", modelData)

                            Rectangle {
                                anchors.fill: parent
                                radius: Theme.radiusCard
                                color: choice.chosen ? Theme.goldWash : choice.hovered ? Theme.well : "transparent"
                                border.width: choice.chosen ? 2.5 : 0
                                border.color: Theme.gold
                            }
                            Ico {
                                anchors.centerIn: parent
                                name: "disc-" + choice.modelData
                                size: Theme.px(choice.chosen ? 30 : 24)
                            }
                        }
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: 14

                SegmentRow {
                    label: qsTr("Language of player %1").arg(row.index + 1)
                    width: Math.min(natural, parent.width)
                    target: "seat-language:" + row.index
                    value: row.seat.language
                    options: [{ value: "", text: row.languages.find(one => one.code === row.household)?.name ?? row.household.toUpperCase(), icon: "ui-home", name: qsTr("Household language") },
                              ...row.languages.map(one => ({ value: one.code, text: one.code.toUpperCase(), name: one.name }))]
                    onPicked: value => row.picked("language", value)
                }
                SegmentRow {
                    visible: row.explains
                    label: qsTr("Explanations for player %1").arg(row.index + 1)
                    width: Math.min(natural, parent.width)
                    target: "seat-help:" + row.index
                    value: row.seat.help
                    options: [
                        //: how much the program explains to a player
                        { value: "full", text: qsTr("Everything"), icon: "ui-learn", name: qsTr("Everything is explained") },
                        { value: "some", text: qsTr("If asked"), icon: "ui-hand", name: qsTr("Explained only if asked") },
                        { value: "none", text: qsTr("Nothing"), name: qsTr("Nothing is explained") }
                    ]
                    onPicked: value => row.picked("help", value)
                }
            }
        }
    }
}
