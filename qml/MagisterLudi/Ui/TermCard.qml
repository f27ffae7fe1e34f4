// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// What a term means: drawing, name, meaning, what it is called in the other languages, and the rule that explains it.
// It stands beside `anchor`, a rectangle in its parent, which should be the window's content.
FocusScope {
    id: card

    required property var term
    property rect anchor
    readonly property alias hovered: hover.hovered
    readonly property var others: term.others ?? []

    signal opened(string rule)
    signal closed

    function focusLink() {
        link.forceActiveFocus(Qt.PopupFocusReason);
    }

    width: leaf.width
    height: leaf.height
    z: 500
    x: Math.max(8, Math.min((parent?.width ?? 0) - width - 16, anchor.x))
    y: below ? anchor.y + anchor.height + 6 : Math.max(8, anchor.y - height - 8)
    readonly property bool below: anchor.y + anchor.height + 6 + height < (parent?.height ?? 0) - 12
    Accessible.role: Accessible.ToolTip
    Accessible.name: (term.term ?? "") + ": " + (term.meaning ?? "")
    Keys.onEscapePressed: closed()

    HoverHandler {
        id: hover
    }
    Leaf {
        id: leaf
        level: 3
        width: Math.min(Theme.px(360), (card.parent?.width ?? 400) - 24)
        height: column.height + 30

        MouseArea {
            anchors.fill: parent
        }
        Column {
            id: column
            x: 16
            y: 14
            width: parent.width - 32
            spacing: 8

            Row {
                width: parent.width
                spacing: 10

                Ico {
                    id: icon
                    visible: name !== ""
                    name: card.term.icon ?? ""
                    size: Theme.px(34)
                    anchors.verticalCenter: parent.verticalCenter
                }
                ReadText {
                    width: parent.width - (icon.visible ? icon.width + 10 : 0)
                    words: card.term.term ?? ""
                    title: true
                    size: 20
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            UiText {
                width: parent.width
                text: card.term.meaning ?? ""
                size: 16
                wrapMode: Text.WordWrap
                lineHeight: 1.08
            }
            Flow {
                visible: card.others.length > 0
                width: parent.width
                spacing: 6

                Repeater {
                    model: card.others

                    Row {
                        id: other
                        required property var modelData
                        spacing: 4

                        Tag {
                            text: other.modelData.language.toUpperCase()
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        UiText {
                            text: other.modelData.term
                            size: 14
                            soft: true
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                }
            }
            RuleLink {
                id: link
                focus: true
                visible: rule !== ""
                width: Math.min(implicitWidth, parent.width)
                rule: card.term.rule ?? ""
                number: card.term.ruleNumber ?? ""
                text: card.term.ruleTitle ?? ""
                size: 15
                onOpened: rule => card.opened(rule)
            }
        }
    }
}
