// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// What is behind an opened line of the score: the sums in words, the printed scale with the reader's own place, and the
// events of the game.
Column {
    id: story

    required property ScoreSheet sheet
    readonly property Table table: sheet.table
    readonly property int viewed: sheet.viewed
    // Source of the points of the line, and of each seat the sum in words.
    required property string source
    required property list<string> details
    required property string rule
    required property string ruleNumber
    required property string ruleTitle
    readonly property int seat: viewed + 1
    readonly property var known: ask(source, seat, table.language)

    function ask(source: string, seat: int, language: string): var {
        return table.behindScore(source, seat);
    }

    spacing: 10
    Flow {
        width: parent.width
        spacing: 16
        visible: Array.from(story.details).some(detail => detail !== "")
        Repeater {
            model: story.table.seats
            Row {
                id: detail
                required property string tincture
                required property int index
                visible: (story.details[index] ?? "") !== ""
                spacing: 8
                Ico {
                    name: "disc-" + detail.tincture
                    size: 22
                    anchors.verticalCenter: parent.verticalCenter
                }
                UiText {
                    text: story.details[detail.index] ?? ""
                    size: 16
                    bold: detail.index === story.viewed
                    width: Math.min(implicitWidth, story.width - 34)
                    wrapMode: Text.WordWrap
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 4
        visible: scale.count > 0
        Repeater {
            id: scale
            model: story.known.scale
            Rectangle {
                id: cell
                required property var modelData
                readonly property bool mine: modelData.seats.indexOf(story.seat) >= 0
                width: Math.max(46, Theme.px(44))
                height: Theme.px(48)
                radius: Theme.radiusSlot
                color: mine ? Theme.rubric : Theme.leaf
                border.width: mine ? 2 : 1
                border.color: mine ? Theme.rubric : Theme.edge
                Accessible.role: Accessible.StaticText
                Accessible.name: mine ? qsTr("%1: %2, your rank").arg(modelData.at).arg(modelData.worth) : qsTr("%1: %2").arg(modelData.at).arg(modelData.worth)

                UiText {
                    text: cell.modelData.at
                    size: 14
                    color: cell.mine ? Theme.voiceInk : Theme.inkSoft
                    width: parent.width - 4
                    x: 2
                    y: 3
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                    Accessible.ignored: true
                }
                UiText {
                    text: cell.modelData.worth
                    size: 16
                    bold: true
                    color: cell.mine ? Theme.voiceInk : Theme.ink
                    width: parent.width - 4
                    x: 2
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                    Accessible.ignored: true
                }
            }
        }
    }
    Repeater {
        model: story.known.origins
        Item {
            id: origin
            required property var modelData
            width: story.width
            height: Math.max(Theme.px(28), text.implicitHeight + 4)
            Tag {
                id: round
                visible: origin.modelData.round !== ""
                text: origin.modelData.round
                width: Math.max(implicitWidth, Theme.px(36))
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                id: text
                text: origin.modelData.text
                size: 16
                x: Theme.px(36) + 12
                width: parent.width - x - amount.width - link.width - 16
                wrapMode: Text.WordWrap
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                id: amount
                text: origin.modelData.amount
                size: 17
                bold: true
                width: Theme.px(48)
                horizontalAlignment: Text.AlignRight
                x: parent.width - width - link.width - 8
                anchors.verticalCenter: parent.verticalCenter
            }
            RuleLink {
                id: link
                visible: origin.modelData.rule !== ""
                rule: origin.modelData.rule
                number: origin.modelData.ruleNumber
                size: 15
                width: Math.max(Theme.px(64), visible ? implicitWidth : 0)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                onOpened: rule => story.sheet.ruleAsked(rule)
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 20
        RuleLink {
            visible: story.rule !== ""
            rule: story.rule
            number: story.ruleNumber
            text: story.ruleTitle
            width: Math.min(implicitWidth, story.width)
            onOpened: rule => story.sheet.ruleAsked(rule)
        }
        Btn {
            kind: "quiet"
            icon: "ui-eye"
            text: qsTr("Show on the table")
            minHeight: 32
            onClicked: story.sheet.walkTo(story.source)
        }
    }
}
