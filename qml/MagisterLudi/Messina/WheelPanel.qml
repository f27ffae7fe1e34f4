// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The population wheel: which rat brings plague, and on which field colour each class of citizens appears.
Zone {
    id: panel

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    property bool dense: false
    readonly property var wheel: table.wheel
    readonly property int headHeight: dense ? 20 : 38
    readonly property real body: height - headHeight - (dense ? 8 : 12)
    readonly property real column: (width - (dense ? 9 : 28) - ratBox.width - 6) / 3

    label: qsTr("Population wheel")
    // It may lie in the upper left of the town, whose own digit stands there.
    numberedRight: true
    Target.name: "wheel"

    Leaf {
        anchors.fill: parent
        level: panel.dense ? 2 : 1
    }
    PanelTitle {
        visible: !panel.dense
        text: panel.label
        height: panel.headHeight
        x: 14
        y: 2
        width: parent.width - 28
    }
    UiText {
        visible: panel.dense
        text: qsTr("Wheel")
        size: 13
        bold: true
        font.pixelSize: 13
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
        elide: Text.ElideRight
        x: 7
        y: 3
        width: parent.width - 14
        Accessible.ignored: true
    }
    Spot {
        id: ratBox
        input: panel.input
        zone: panel
        target: "wheel/rat"
        label: panel.wheel.rat === "left" ? qsTr("Plague comes to districts with the rat facing left") : panel.wheel.rat === "right" ? qsTr("Plague comes to districts with the rat facing right") : qsTr("Plague comes to districts with the standing rat")
        x: panel.dense ? 6 : 14
        y: panel.headHeight + 1
        width: Math.round(Math.min(62, panel.body, panel.dense ? Math.min(44, panel.width * 0.27) : 62))
        height: panel.body
        ringReach: 0

        Rectangle {
            anchors.fill: parent
            radius: 5
            color: Theme.tile
            border.color: Theme.tileInk
            border.width: 1.5
        }
        Ico {
            name: !panel.wheel.rat ? "" : "rat-" + panel.wheel.rat
            size: Math.round(parent.width * (panel.dense ? 0.68 : 0.62))
            lit: true
            x: parent.width - width - 2
            y: 2
        }
        Ico {
            name: "plague"
            size: Math.round(parent.width * (panel.dense ? 0.38 : 0.42))
            lit: true
            x: 2
            y: parent.height - height - 2
        }
    }
    Repeater {
        model: ["nun", "craftsman", "aristocrat"]
        Spot {
            id: part

            required property string modelData
            required property int index
            readonly property string field: panel.wheel[modelData] ?? ""
            readonly property string fieldName: field === "white" ? qsTr("white fields") : field === "orange" ? qsTr("orange fields") : field === "turquoise" ? qsTr("turquoise fields") : field === "red" ? qsTr("red fields") : ""

            input: panel.input
            zone: panel
            target: "wheel/" + modelData
            label: modelData === "nun" ? qsTr("Nuns: %1").arg(fieldName) : modelData === "craftsman" ? qsTr("Craftsmen: %1").arg(fieldName) : qsTr("Aristocrats: %1").arg(fieldName)
            x: ratBox.x + ratBox.width + 4 + index * panel.column
            y: ratBox.y
            width: panel.column
            height: panel.body
            ringReach: 0

            Ico {
                name: part.modelData
                size: Math.round(Math.min(38, part.height * 0.6, part.width - 4))
                lit: true
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Swatch {
                field: part.field
                size: Math.round(Math.min(22, part.width * 0.3))
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 1
            }
        }
    }
}
