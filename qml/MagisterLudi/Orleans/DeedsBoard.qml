// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The deeds, which all towns share.
Zone {
    id: deeds

    required property InputController input
    required property OrleansTable table
    property int columns: 4
    property bool titled: true
    property bool framed: true
    readonly property ZoomPane view: pane
    readonly property int pad: framed ? 12 : 0
    readonly property int under: titled ? head.height + (framed ? 6 : 0) : pad
    readonly property int lines: Math.ceil(8 / columns)
    readonly property int gap: 6

    label: qsTr("Beneficial deeds")
    Target.name: "deeds"

    Leaf {
        visible: deeds.framed
        anchors.fill: parent
        level: 1
    }
    ZoomPane {
        id: pane
        zone: deeds
        whole: qsTr("All deeds")
        anchors.fill: parent

        PanelTitle {
            id: head
            visible: deeds.titled
            text: deeds.label
            note: qsTr("shared board")
            x: deeds.pad
            y: deeds.framed ? 4 : 0
            width: parent.width - 2 * deeds.pad
        }
        Repeater {
            model: deeds.table.deeds
            DeedCard {
                required property int index
                input: deeds.input
                zone: deeds
                x: Math.round(deeds.pad + (index % deeds.columns) * (width + deeds.gap))
                y: Math.round(deeds.under + 2 + Math.floor(index / deeds.columns) * (height + deeds.gap))
                width: Math.floor((deeds.width - 2 * deeds.pad - (deeds.columns - 1) * deeds.gap) / deeds.columns)
                height: Math.floor((deeds.height - deeds.under - 2 - deeds.pad - (deeds.lines - 1) * deeds.gap) / deeds.lines)
            }
        }
    }
}
