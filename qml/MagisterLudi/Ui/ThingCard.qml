// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// What a thing is, what it gives, and what can be done with it now, beside it: the card covers no part of the thing,
// takes no click, and holds no focus. It knows no game.
Item {
    id: card

    // {name, icon, meaning, lines, now, refused, rule, ruleNumber, ruleTitle}
    required property var told
    // The thing, and where the card may lie, both in the coordinates of the parent.
    property rect thing
    property rect room
    // How to come to the rule; empty where everybody knows.
    property string hint
    readonly property string spoken: [told.name, told.meaning, ...(told.lines ?? []), told.now, told.refused, link.text].filter(text => !!text).join(". ")

    // What else is to be seen, in the same coordinates.
    property var keep: []
    readonly property BesidePlaces places: BesidePlaces {}
    // {x, y}, or null where it would cover the thing.
    readonly property var place: places.placeFor(thing, room, width, height, keep)

    width: leaf.width
    height: leaf.height
    x: Math.round(place?.x ?? 0)
    y: Math.round(place?.y ?? 0)
    visible: place !== null
    enabled: false
    opacity: 0
    Component.onCompleted: opacity = 1
    Behavior on opacity {
        NumberAnimation {
            duration: Theme.duration(120)
        }
    }
    Accessible.role: Accessible.ToolTip
    Accessible.name: spoken

    Leaf {
        id: leaf
        level: 3
        width: Math.min(Theme.px(330), Math.max(160, card.room.width))
        height: column.height + 24

        Column {
            id: column
            x: 14
            y: 11
            width: parent.width - 28
            spacing: 6

            Row {
                width: parent.width
                spacing: 8

                Ico {
                    id: icon
                    visible: name !== ""
                    name: card.told.icon ?? ""
                    size: Theme.px(28)
                }
                UiText {
                    width: parent.width - (icon.visible ? icon.width + 8 : 0)
                    text: card.told.name ?? ""
                    size: 17
                    bold: true
                    wrapMode: Text.WordWrap
                    lineHeight: 0.98
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            Repeater {
                model: card.told.lines ?? []
                Row {
                    id: fact
                    required property string modelData
                    spacing: 6
                    Text {
                        text: "\u2022"
                        font.pixelSize: Theme.px(15)
                        color: Theme.goldInk
                    }
                    UiText {
                        width: column.width - 16
                        text: fact.modelData
                        size: 15
                        wrapMode: Text.WordWrap
                    }
                }
            }
            UiText {
                visible: text !== ""
                width: parent.width
                text: card.told.meaning ?? ""
                size: 14
                soft: true
                wrapMode: Text.WordWrap
            }
            Rectangle {
                visible: now.text !== ""
                width: parent.width
                height: 1
                color: Theme.hairline
            }
            Row {
                visible: now.text !== ""
                spacing: 6
                Ico {
                    name: card.told.now ? "ui-check" : "ui-refuse"
                    size: Theme.px(18)
                }
                UiText {
                    id: now
                    width: column.width - Theme.px(18) - 6
                    text: card.told.now || card.told.refused || ""
                    size: 14
                    bold: true
                    color: card.told.now ? Theme.verdigris : Theme.rubric
                    wrapMode: Text.WordWrap
                }
            }
            UiText {
                id: link
                visible: text !== ""
                width: parent.width
                text: card.told.ruleTitle ? "\u00A7\u202F" + card.told.ruleNumber + " " + card.told.ruleTitle : ""
                size: 14
                color: Theme.rubric
                wrapMode: Text.WordWrap
            }
            UiText {
                visible: text !== ""
                width: parent.width
                text: card.hint
                size: 13
                soft: true
                wrapMode: Text.WordWrap
            }
        }
    }
}
