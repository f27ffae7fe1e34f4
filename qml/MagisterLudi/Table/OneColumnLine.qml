// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One thing of the table as a row: coordinate · field and its name · action in signs and words · what lies there · cost · button.
// In a narrow column, or with large letters, the parts stand below each other. There are a hundred and more of them: what a
// row does not show is not made.
Spot {
    id: line

    property string code
    // Field colour for the strip, and the words below it.
    property string field
    property string kind
    // Drawing at the beginning instead of a strip.
    property string sign
    property var items: []
    property string words
    // What a click does, for the button.
    property string deed: qsTr("Choose")
    // Coins that choosing costs; negative: nothing is said about it.
    property int coins: -1
    property var price: []
    property int depth: 0
    default property alias things: lying.data
    readonly property bool wide: width >= Theme.px(860)
    readonly property bool asked: legal || refused
    readonly property bool named: code.length > 3
    readonly property int rowHeight: Theme.px(48)
    readonly property int inner: width - 2 * pad - (wide && asked ? button.width + 12 : 0)
    readonly property int pad: 14
    // Narrow, the button stands behind the last part if the line has room for it, else below all of them.
    readonly property Item last: cost.visible ? cost : things.visible ? things : spoken.visible ? spoken : signs.visible ? signs : mark.visible ? mark : place
    readonly property bool beside: wide || asked && last.x + last.width + 12 + button.width <= inner

    ringed: false
    ringReach: 0
    width: parent ? parent.width : 0
    height: Math.max(parts.height, wide ? button.height : 0) + (beside || !asked ? 0 : button.height + 8) + 16

    Leaf {
        anchors.fill: parent
        level: 2
        line: line.legal ? Theme.verdigris : Theme.edge
        lineWidth: line.legal ? 2 : 1
    }
    Flow {
        id: parts
        x: line.pad
        y: 8
        width: line.inner
        spacing: line.wide ? 0 : 14
        opacity: line.refused ? 0.75 : 1

        Item {
            id: place
            visible: line.code !== ""
            // A long name takes the room of the strip.
            width: line.wide ? Theme.px(line.named ? 150 : 84) : codeText.implicitWidth
            height: Math.max(line.rowHeight, codeText.implicitHeight)
            Hook {
                id: codeText
                width: line.wide ? parent.width - 6 : implicitWidth
                height: implicitHeight
                anchors.verticalCenter: parent.verticalCenter
                source: line.code === "" ? null : codes
            }
            Component {
                id: codes
                UiText {
                    text: line.begun(line.code)
                    size: line.named ? 17 : 24
                    bold: true
                    width: line.wide ? codeText.width : implicitWidth
                    wrapMode: line.wide ? Text.Wrap : Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
        Item {
            id: mark
            visible: line.field !== "" || line.kind !== "" || line.sign !== ""
            width: line.wide ? Theme.px(line.named ? 52 : 118) : Math.max(strip.width, kindText.width, sign.width)
            height: line.rowHeight
            Hook {
                id: strip
                width: line.field === "" ? 0 : Math.round(height * 60 / 22)
                height: Theme.px(22)
                y: line.kind === "" ? (line.rowHeight - height) / 2 : 2
                source: line.field === "" ? null : strips
            }
            Component {
                id: strips
                Swatch {
                    field: line.field
                    size: strip.height
                }
            }
            Hook {
                id: sign
                width: line.sign === "" ? 0 : height
                height: Theme.px(34)
                anchors.verticalCenter: parent.verticalCenter
                source: line.sign === "" ? null : drawings
            }
            Component {
                id: drawings
                Ico {
                    name: line.sign
                    size: sign.height
                }
            }
            Hook {
                id: kindText
                y: line.field === "" ? (line.rowHeight - height) / 2 : Theme.px(26)
                x: line.sign === "" ? 0 : sign.width + 6
                source: line.kind === "" ? null : kinds
            }
            Component {
                id: kinds
                UiText {
                    text: line.kind
                    size: 15
                    soft: true
                    Accessible.ignored: true
                }
            }
        }
        Item {
            id: signs
            visible: line.items.length > 0 || line.wide && line.field !== ""
            width: line.wide ? Math.max(Theme.px(104), icons.width + 10) : icons.width
            height: line.rowHeight
            Hook {
                id: icons
                anchors.verticalCenter: parent.verticalCenter
                source: line.items.length > 0 ? pictures : null
            }
            Component {
                id: pictures
                IconRow {
                    items: line.items
                    lit: false
                    size: Theme.px(32)
                    Target.name: line.field !== "" ? line.target + "/action" : ""
                }
            }
        }
        Item {
            id: spoken
            visible: line.words !== ""
            width: {
                const whole = line.inner;
                const others = line.wide ? [place, mark, signs, things, cost] : [place, mark, signs];
                const used = others.reduce((sum, other) => sum + (other.visible ? other.width + parts.spacing : 0), 0);
                if (line.wide)
                    return Math.max(Theme.px(140), whole - used);
                // Beside the signs, on two lines if need be, as long as there is room for a few words.
                const wanted = Math.min(Math.ceil(unbroken.advanceWidth) + 4, whole);
                return whole - used < Theme.px(180) ? wanted : Math.min(wanted, whole - used);
            }
            height: Math.max(line.rowHeight, wordText.implicitHeight + 4)
            // The implicit width of a text that wraps follows its width.
            TextMetrics {
                id: unbroken
                font: wordText.font
                text: line.wide ? "" : line.words
            }
            UiText {
                id: wordText
                text: line.code === "" ? line.begun(line.words) : line.words
                size: 18
                width: parent.width - (line.wide ? 10 : 0)
                wrapMode: Text.WordWrap
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }
        Item {
            id: things
            visible: lying.width > 1
            width: lying.width + 12
            height: line.rowHeight
            Row {
                id: lying
                height: parent.height
                spacing: 4
            }
        }
        Item {
            id: cost
            visible: line.coins >= 0 || line.price.length > 0
            width: line.wide ? Math.max(Theme.px(96), prices.width + 8) : prices.width
            height: line.rowHeight
            Hook {
                id: prices
                anchors.verticalCenter: parent.verticalCenter
                source: line.coins >= 0 || line.price.length > 0 ? priced : null
            }
            Component {
                id: priced
                Row {
                    spacing: 5
                    UiText {
                        visible: line.coins === 0
                        text: qsTr("free")
                        size: 18
                        bold: true
                        color: Theme.verdigris
                        anchors.verticalCenter: parent?.verticalCenter
                        Accessible.ignored: true
                    }
                    Count {
                        visible: line.coins > 0
                        icon: "coin"
                        value: line.coins
                        size: Theme.px(26)
                        fontSize: 18
                    }
                    IconRow {
                        visible: line.price.length > 0
                        items: line.price
                        lit: false
                        size: Theme.px(26)
                        Target.name: line.price.length > 0 ? line.target + "/price" : ""
                    }
                }
            }
        }
    }
    // A picture of a button: the whole row is one.
    Hook {
        id: button
        x: line.width - width - line.pad
        y: line.wide ? (line.height - height) / 2 : line.beside ? parts.y + line.last.y + (line.last.height - height) / 2 : line.height - height - 10
        source: line.asked ? buttons : null
    }
    Component {
        id: buttons
        Rectangle {
            id: picture
            readonly property bool gold: line.legal && (line.activeFocus || line.hovered)
            implicitWidth: caption.implicitWidth + 28
            implicitHeight: Theme.px(42)
            radius: Theme.radiusCard
            color: gold ? Theme.goldFill : line.legal ? Theme.leaf : "transparent"
            border.width: 1.5
            border.color: gold ? Theme.goldEdge : Theme.edge
            UiText {
                id: caption
                anchors.centerIn: parent
                text: line.legal ? line.deed : qsTr("Why not?")
                size: 17
                bold: line.legal
                color: picture.gold ? Theme.goldFillInk : Theme.ink
                Accessible.ignored: true
            }
        }
    }
    Hook {
        anchors.fill: parent
        source: line.activeFocus ? ring : null
    }
    Component {
        id: ring
        FocusRing {
            reach: 4
        }
    }

    // As a row begins.
    function begun(words: string): string {
        return words.charAt(0).toUpperCase() + words.slice(1);
    }
    // What is spoken of a thing without its last phrase, which says what the button shows.
    function withoutOffer(spoken: string, offer: string): string {
        const cut = offer === "none" ? -1 : spoken.lastIndexOf(", ");
        return cut < 0 ? spoken : spoken.slice(0, cut);
    }
}
