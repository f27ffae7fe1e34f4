// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A row of icon items [{icon, n, text}]: what a thing costs, gives or asks for.
// Two of a kind are drawn one by one, more, or with a text, as one picture and that; points carry their number inside.
// There are hundreds on the table: each is made of as few items as it takes.
Row {
    id: row

    property var items: []
    // The wished size, px; where there is `room` (px, 0: no end), pictures are drawn as large as it allows.
    property int size: 24
    property real room: 0
    readonly property int repeats: 2
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

        Item {
            id: item

            required property var modelData
            readonly property string icon: modelData.icon
            readonly property int n: modelData.n ?? 1
            readonly property string note: modelData.text ?? ""
            readonly property bool choice: icon === "slash" || icon === "or"
            readonly property bool sign: choice || icon === "arrow" || icon === "pay-then"
            readonly property bool points: icon === "vp" || icon === "vp-end"
            // What stands beside the picture, on it, or in its place.
            readonly property string said: choice ? "/" : sign ? "\u203A" : points ? String(n) : note !== "" ? note : n > row.repeats ? String(n) : ""
            readonly property int pictures: sign ? 0 : said !== "" ? 1 : n
            readonly property int side: points ? Math.max(row.drawn, 21) : row.drawn
            // From one picture to the next, and to the words.
            readonly property int step: side - Math.round(row.drawn * (n > 1 && !points ? row.overlap : 0))

            width: points ? side : sign ? Math.round(row.drawn * 0.38) : said !== "" ? more.x + more.width : Math.max(0, pictures - 1) * step + (pictures > 0 ? side : 0)
            height: side

            Ico {
                visible: item.pictures > 0
                name: visible ? item.icon : ""
                size: item.side
                lit: item.points || row.lit
            }
            // Most are one picture and nothing else.
            Hook {
                id: more
                x: item.points || item.sign ? 0 : item.step
                source: item.said !== "" ? words : item.pictures > 1 ? second : null
            }
            Component {
                id: second
                Ico {
                    name: item.icon
                    size: item.side
                    lit: row.lit
                }
            }
            Component {
                id: words
                Text {
                    text: item.said
                    width: item.points ? item.side : item.sign ? Math.round(row.drawn * 0.38) : implicitWidth
                    height: item.side
                    leftPadding: item.points || item.sign ? 0 : Math.round(row.drawn * 0.2)
                    font.family: item.sign ? Theme.serif : Theme.sans
                    font.bold: true
                    font.pixelSize: item.points ? Math.round(item.side * (text.length > 2 ? 0.38 : 0.48))
                                  : item.sign ? Math.max(14, Math.round(row.drawn * 0.9)) : Math.max(13, Math.round(row.drawn * 0.62))
                    color: item.points ? Theme.goldFillInk : row.tint
                    horizontalAlignment: item.points || item.sign ? Text.AlignHCenter : Text.AlignLeft
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }
}
