// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A row of icon items [{icon, n, text}]: what a thing costs, gives or asks for.
// Up to `repeats` of a kind are drawn one by one, more as a number; points carry their number inside.
Row {
    id: row

    property var items: []
    // The wished size, px; where there is `room` (px, 0: no end), pictures are drawn as large as it allows.
    property int size: 24
    property real room: 0
    property int repeats: 2
    // How far pictures of one kind lie over one another, as a share of the size.
    property real overlap: spacing < 0 ? 0.3 : 0.16
    property bool lit: true
    property color tint: lit ? Theme.tileInk : Theme.ink
    // How many pictures wide it comes, about.
    readonly property real units: items.reduce((sum, item) => sum + wide(item), 0) + 0.07 * Math.max(0, items.length - 1)
    readonly property int drawn: room > 0 ? Math.max(8, Math.min(size, Math.floor(room / Math.max(0.1, units)))) : size

    function wide(item: var): real {
        const n = item.n ?? 1;
        if (item.icon === "slash" || item.icon === "or" || item.icon === "arrow" || item.icon === "pay-then")
            return 0.38;
        if (item.icon === "vp" || item.icon === "vp-end")
            return 1.1;
        if (item.text)
            return 1.2 + 0.32 * item.text.length;
        return n <= repeats ? n - overlap * (n - 1) : 1.7;
    }

    spacing: Math.max(1, Math.round(drawn * 0.06))

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

            spacing: -Math.round(row.drawn * (n > 1 ? row.overlap : 0))

            Text {
                visible: item.sign
                text: item.choice ? "/" : "\u203A"
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Math.max(14, Math.round(row.drawn * 0.9))
                color: row.tint
                height: row.drawn
                width: visible ? Math.round(row.drawn * 0.38) : 0
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            Hook {
                id: holder
                visible: item.points
                width: item.points ? Math.max(row.drawn, 21) : 0
                height: width
                anchors.verticalCenter: parent.verticalCenter
                source: item.points ? badge : null
            }
            Component {
                id: badge
                Badge {
                    value: item.n
                    size: holder.height
                    atEnd: item.icon === "vp-end"
                }
            }
            Repeater {
                model: item.sign || item.points ? 0 : item.n <= row.repeats ? item.n : 1
                Ico {
                    name: item.icon
                    size: row.drawn
                    lit: row.lit
                }
            }
            Text {
                visible: text !== ""
                text: item.points ? "" : item.note !== "" ? item.note : item.n > row.repeats && !item.sign && !item.points ? item.n : ""
                leftPadding: Math.round(row.drawn * 0.2)
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Math.max(13, Math.round(row.drawn * 0.62))
                color: row.tint
                height: row.drawn
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
