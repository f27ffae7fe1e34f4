// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// Both stacks of place tiles, open: every tile that can still be built.
Zone {
    id: stacks

    required property InputController input
    required property OrleansTable table
    property bool closable: false
    property int level: 1
    // Whether the tiles are there: under a tab only while it is open.
    property bool filled: true
    // 0: both stacks.
    property int shown: 0
    readonly property int columns: Math.max(1, Math.floor((area.innerWidth + 8) / 268))

    signal closed

    // Brings a tile into view, whichever stack is shown.
    function find(tile: Item) {
        if (!area.holds(tile))
            return;
        shown = 0;
        area.seek(tile);
    }

    label: qsTr("Place tiles")
    Target.name: "market:tiles"
    Keys.onEscapePressed: event => {
        event.accepted = stacks.closable;
        if (stacks.closable)
            stacks.closed();
    }

    Leaf {
        anchors.fill: parent
        level: stacks.level
    }
    PanelTitle {
        id: head
        text: stacks.label
        x: 14
        y: 6
        width: parent.width - x - (close.visible ? close.width + 12 : 14)
    }
    Btn {
        id: close
        visible: stacks.closable
        kind: "quiet"
        icon: "ui-cross"
        label: qsTr("Close")
        minHeight: 34
        ringReach: 1
        x: parent.width - width - 6
        y: 4
        onClicked: stacks.closed()
    }
    ChoiceRow {
        id: choice
        x: 14
        y: head.y + head.height + 4
        width: parent.width - 28
        label: qsTr("Stack")
        size: 15
        value: stacks.shown
        options: [
            { value: 0, text: qsTr("Both stacks") },
            { value: 1, text: "I" },
            { value: 2, text: "II" }
        ]
        onPicked: value => stacks.shown = value
    }
    ScrollArea {
        id: area
        inset: 6
        x: 8
        y: choice.y + choice.height + 6
        width: parent.width - 16
        height: parent.height - y - 8

        Flow {
            width: area.innerWidth
            spacing: 8

            Repeater {
                model: stacks.filled ? stacks.table.tiles : null
                TileCard {
                    input: stacks.input
                    zone: stacks
                    visible: stacks.shown === 0 || stack === stacks.shown
                    reachable: visible
                    width: Math.floor((area.innerWidth - (stacks.columns - 1) * 8) / stacks.columns)
                    height: Math.max(implicitHeight, 118)
                }
            }
        }
    }
}
