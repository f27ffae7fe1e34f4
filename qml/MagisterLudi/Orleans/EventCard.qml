// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The event of the round, what it would bring each seat, and how far the hourglass has run.
Zone {
    id: card

    required property InputController input
    required property OrleansTable table
    // Whether all that is there: under a tab only while it is open.
    property bool filled: true
    // Without the events that are still to come.
    property bool brief: false
    readonly property var event: table.event
    readonly property bool known: event.known ?? false
    readonly property bool bad: event.negative ?? false
    // What it takes.
    readonly property real wished: body.y + body.height + 10

    signal ruleAsked(string rule)

    label: qsTr("Event of the round")

    Leaf {
        anchors.fill: parent
        level: 1
    }
    PanelTitle {
        id: head
        text: card.label
        x: 14
        y: 4
        width: parent.width - 28
    }
    Hook {
        id: body
        x: 14
        y: head.y + head.height + 2
        width: parent.width - 28
        source: card.filled ? content : null
    }
    Component {
        id: content
        Column {
            width: card.width - 28
            spacing: 8

            Item {
                width: parent.width
                height: Math.max(face.height, words.height)

                Spot {
                    id: face
                    input: card.input
                    zone: card
                    target: card.event.target ?? ""
                    reachable: target !== ""
                    label: card.known ? qsTr("Event of the round: %1").arg(card.event.name) + ". " + card.event.text : qsTr("The event of this round is not known yet.")
                    width: 72
                    height: 88
                    ringReach: 1
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radiusCard
                        color: Theme.tile
                        border.width: 2
                        border.color: Theme.tileInk
                    }
                    Ico {
                        name: card.known ? card.event.icon : "hourglass"
                        size: 56
                        lit: true
                        anchors.centerIn: parent
                        opacity: card.known ? 1 : 0.5
                    }
                }
                Column {
                    id: words
                    x: face.width + 12
                    width: parent.width - x
                    spacing: 2

                    ReadText {
                        words: card.known ? card.event.name : qsTr("Not known yet")
                        title: true
                        size: 20
                        width: parent.width
                        wrapMode: Text.NoWrap
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 15
                        elide: Text.ElideRight
                    }
                    UiText {
                        id: sentence
                        visible: card.known
                        text: Theme.tied(card.event.text ?? "")
                        size: 15
                        font.pixelSize: Math.min(Theme.px(15), 18)
                        soft: true
                        width: parent.width
                        wrapMode: Text.WordWrap
                        lineHeight: 0.96
                    }
                    RuleLink {
                        visible: card.known && (card.event.rule ?? "") !== ""
                        rule: card.event.rule ?? ""
                        number: card.event.ruleNumber ?? ""
                        text: qsTr("Rule")
                        size: 14
                        onOpened: rule => card.ruleAsked(rule)
                    }
                }
            }
            EventForecast {
                visible: card.known && entries.length > 0
                input: card.input
                table: card.table
                size: entries.length > 3 ? 17 : 22
                spacing: entries.length > 3 ? 3 : 6
                width: parent.width
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.hairline
            }
            HourglassPanel {
                input: card.input
                zone: card
                table: card.table
                brief: card.brief
                width: parent.width
                height: implicitHeight
            }
        }
    }
}
