// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What a place does, or what it costs, as drawings in reading order: "f-farmer", "plus", "g-grain"; "n:2" is a number.
Row {
    id: effect

    required property list<string> items
    // The wished size, px; where `room` (px) is less than they take, the drawings are smaller.
    property int size: 40
    property real room: 0
    property bool lit: false
    // How many drawings wide all of it comes.
    readonly property real units: Array.from(items).reduce((sum, item) => sum + share(item), 0) + gap * Math.max(0, items.length - 1)
    readonly property real gap: 0.06
    readonly property int drawn: room > 0 ? Math.max(13, Math.min(size, Math.floor(room / Math.max(0.5, units)))) : size

    function sign(item: string): string {
        switch (item) {
        case "plus": return "+";
        case "slash":
        case "per": return "/";
        case "equals": return "=";
        case "arrow": return "\u203A";
        case "infinite": return "\u221E";
        }
        return item.startsWith("n:") ? item.slice(2) : "";
    }
    function share(item: string): real {
        const text = sign(item);
        return text === "" ? 1 : item.startsWith("n:") ? 0.16 + 0.36 * text.length : 0.38;
    }

    spacing: Math.max(1, Math.round(drawn * gap))

    Repeater {
        model: effect.items

        Item {
            id: item

            required property string modelData
            readonly property string sign: effect.sign(modelData)

            width: sign === "" ? effect.drawn : Math.round(effect.drawn * effect.share(modelData))
            height: effect.drawn

            Ico {
                visible: item.sign === ""
                name: visible ? item.modelData : ""
                size: effect.drawn
                lit: effect.lit
            }
            Text {
                visible: item.sign !== ""
                anchors.centerIn: parent
                text: item.sign
                font.family: item.sign === "\u203A" ? Theme.serif : item.sign === "\u221E" ? "DejaVu Sans" : Theme.sans
                font.bold: true
                font.pixelSize: Math.max(14, Math.round(effect.drawn * (item.modelData.startsWith("n:") ? 0.6 : 0.54)))
                color: effect.lit ? Theme.tileInk : Theme.ink
            }
        }
    }
}
