// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A row of icon items [{icon, n, text}]: what a thing costs, gives or asks for.
// Up to `repeats` of a kind are drawn one by one, more as a number; points carry their number inside.
Row {
    id: row

    property var items: []
    property int size: 24
    property int repeats: 2
    property bool lit: true
    property color tint: lit ? Theme.tileInk : Theme.ink

    spacing: Math.max(1, Math.round(size * 0.06))

    Repeater {
        model: row.items

        Row {
            id: item

            required property var modelData
            readonly property string icon: modelData.icon
            readonly property int n: modelData.n ?? 1
            readonly property string note: modelData.text ?? ""
            readonly property bool choice: icon === "slash" || icon === "or"
            readonly property bool sign: choice || icon === "arrow" || icon === "pay-then"
            readonly property bool points: icon === "vp" || icon === "vp-end"

            spacing: -Math.round(row.size * (n > 1 ? (row.spacing < 0 ? 0.3 : 0.16) : 0))

            Text {
                visible: item.sign
                text: item.choice ? "/" : "\u203A"
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Math.max(14, Math.round(row.size * 0.9))
                color: row.tint
                height: row.size
                width: visible ? Math.round(row.size * 0.38) : 0
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            Badge {
                visible: item.points
                width: visible ? size : 0
                value: item.n
                size: Math.max(row.size, 21)
                atEnd: item.icon === "vp-end"
                anchors.verticalCenter: parent.verticalCenter
            }
            Repeater {
                model: item.sign || item.points ? 0 : item.n <= row.repeats ? item.n : 1
                Ico {
                    name: item.icon
                    size: row.size
                    lit: row.lit
                }
            }
            Text {
                visible: text !== ""
                text: item.points ? "" : item.note !== "" ? item.note : item.n > row.repeats && !item.sign && !item.points ? item.n : ""
                leftPadding: Math.round(row.size * 0.2)
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Math.max(13, Math.round(row.size * 0.62))
                color: row.tint
                height: row.size
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
