// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The boxes on the shelf, one of which is taken down: picture, name, for how many. One tab stop; arrows move and choose, and lead out above and below.
FocusScope {
    id: row

    readonly property bool oneStop: true
    // As GameBoxes.shelf.
    required property var boxes
    // Id of the chosen game.
    required property string value
    readonly property int spacing: 14
    // As many side by side as are legible.
    readonly property int columns: Math.max(1, Math.min(boxes.length, Math.floor((width + spacing) / (Theme.px(300) + spacing))))

    readonly property real tallest: {
        let most = Theme.px(96);
        for (let i = 0; i < covers.count; ++i)
            most = Math.max(most, covers.itemAt(i)?.implicitHeight ?? 0);
        return most;
    }

    signal picked(string game)

    function step(from: int, by: int) {
        const to = Math.max(0, Math.min(boxes.length - 1, from + by));
        if (to !== from)
            picked(boxes[to].box.game);
        covers.itemAt(to)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // Up and down go from line to line, and out of the shelf at its ends; then it is false.
    function stepDown(from: int, lines: int): bool {
        const to = from + lines * columns;
        const inside = to >= 0 && to < boxes.length;
        if (inside)
            step(from, to - from);
        return inside;
    }

    implicitHeight: grid.height

    Grid {
        id: grid
        // Not at the root: an accessible item with a property called `value` counts as one that can be set.
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Game")
        width: row.width
        columns: row.columns
        spacing: row.spacing

        Repeater {
            id: covers
            // By number: the list is a new one whenever anything about the games has changed.
            model: row.boxes.length

            Pressable {
                id: box

                required property int index
                readonly property var boxed: row.boxes[index]
                readonly property GameBox shown: boxed.box
                readonly property bool chosen: shown.game === row.value

                width: Math.floor((row.width - (row.columns - 1) * row.spacing) / row.columns)
                height: row.tallest
                implicitHeight: words.height + 24
                label: shown.title
                detail: players.text + ". " + shown.about
                activeFocusOnTab: chosen || activeFocus
                focus: chosen
                takesEnter: !chosen
                ringReach: 3
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: chosen
                Accessible.onToggleAction: box.act()
                Target.name: "game:" + shown.game
                onClicked: row.picked(shown.game)
                Keys.onLeftPressed: row.step(index, -1)
                Keys.onUpPressed: event => event.accepted = row.stepDown(index, -1)
                Keys.onRightPressed: row.step(index, 1)
                Keys.onDownPressed: event => event.accepted = row.stepDown(index, 1)

                Leaf {
                    anchors.fill: parent
                    level: 2
                    fill: box.chosen ? Theme.goldWash : box.hovered ? Theme.paper : Theme.leaf
                    line: box.chosen ? Theme.gold : Theme.edge

                    Picture {
                        id: cover
                        x: 8
                        y: 8
                        width: Theme.px(120)
                        height: parent.height - 16
                        name: box.shown.picture
                        cut: 1
                    }
                    Column {
                        id: words
                        anchors {
                            left: cover.right
                            leftMargin: 14
                            right: parent.right
                            rightMargin: 14
                            verticalCenter: parent.verticalCenter
                        }
                        spacing: 3

                        Row {
                            width: parent.width
                            spacing: 8

                            ReadText {
                                width: Math.min(implicitWidth, parent.width - (tick.visible ? tick.width + parent.spacing : 0))
                                words: box.shown.title
                                title: true
                                size: 22
                                wrapMode: Text.NoWrap
                                elide: Text.ElideRight
                                Accessible.ignored: true
                            }
                            Ico {
                                id: tick
                                visible: box.chosen
                                name: "ui-check"
                                size: Theme.px(20)
                                anchors.verticalCenter: parent.verticalCenter
                            }
                        }
                        UiText {
                            id: players
                            width: parent.width
                            text: GameBoxes.players(box.boxed.least, box.boxed.most)
                            size: 14
                            bold: true
                            color: Theme.goldInk
                            Accessible.ignored: true
                        }
                        UiText {
                            width: parent.width
                            text: box.shown.about
                            size: 14
                            soft: true
                            wrapMode: Text.WordWrap
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
