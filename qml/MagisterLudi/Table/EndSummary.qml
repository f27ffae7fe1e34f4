// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// Who wins and why; the points as charts; what to practise. What to do next stands in EndBar.
Item {
    id: summary

    required property ScoreSheet sheet
    readonly property Table table: sheet.table
    readonly property var prompt: table.prompt
    readonly property string language: table.language
    readonly property var reasons: reasonsIn(language)
    readonly property var advice: adviceIn(sheet.viewed + 1, language)

    function reasonsIn(language: string): var {
        return table.endReasons();
    }
    function adviceIn(seat: int, language: string): var {
        return table.advice(seat);
    }

    ScrollArea {
        id: area
        anchors.fill: parent
        spacing: 12

        Column {
            id: parts
            width: area.innerWidth
            spacing: summary.sheet.dense ? 8 : 14

            Leaf {
                id: honour
                level: 2
                line: Theme.gold
                fill: Theme.goldWash
                width: parent.width
                height: Math.max(laurel.height + 28, words.implicitHeight + 2 * words.y)
                Target.name: "winner"

                Laurel {
                    id: laurel
                    seats: summary.table.seats
                    width: Math.min(summary.sheet.dense ? 104 : 150, parent.width * 0.26)
                    x: 16
                    y: 14
                }
                Column {
                    id: words
                    x: laurel.x + laurel.width + 18
                    y: summary.sheet.dense ? 10 : 16
                    width: parent.width - x - 16
                    spacing: summary.sheet.dense ? 4 : 8
                    ReadText {
                        words: summary.prompt.sentence ?? ""
                        title: true
                        size: summary.sheet.dense ? 22 : 30
                        width: parent.width
                    }
                    Repeater {
                        model: summary.reasons
                        Item {
                            id: reason
                            required property var modelData
                            required property int index
                            width: words.width
                            height: Math.max(why.height, link.visible ? link.height : 0)
                            Target.name: "reason:" + (index + 1)
                            UiText {
                                id: why
                                text: reason.modelData.text
                                size: 17
                                width: parent.width - (link.visible ? link.width + 10 : 0)
                                wrapMode: Text.WordWrap
                            }
                            RuleLink {
                                id: link
                                visible: reason.modelData.rule !== ""
                                rule: reason.modelData.rule
                                number: reason.modelData.ruleNumber
                                width: implicitWidth
                                anchors.right: parent.right
                                onOpened: rule => summary.sheet.ruleAsked(rule)
                            }
                        }
                    }
                }
            }
            Leaf {
                id: charts
                width: parent.width
                height: Math.max(body.y + body.height + 14, room)
                // What the other parts leave free, so that the page fills its height.
                readonly property real room: area.height - honour.height - (summary.adviceHeight > 0 ? summary.adviceHeight + parts.spacing : 0) - parts.spacing - 4

                // Both charts one below the other where there is room, else one of them.
                readonly property real heads: first.height + second.height + 40
                readonly property bool both: room >= source.lowestWhole + growth.implicitHeight + heads

                Tabs {
                    id: tabs
                    visible: !charts.both
                    x: 12
                    y: summary.sheet.dense ? 4 : 8
                    titles: [qsTr("Where the points came from"), qsTr("How they built up")]
                    size: charts.width < 520 || Theme.textScale > 1.2 ? 13 : 15
                }
                Item {
                    id: body
                    x: 16
                    y: charts.both ? 8 : tabs.y + tabs.height + (summary.sheet.dense ? 6 : 12)
                    width: parent.width - 32
                    height: charts.both ? charts.room - y - 14 : tabs.current === 0 ? source.implicitHeight : growth.implicitHeight

                    PanelTitle {
                        id: first
                        visible: charts.both
                        text: tabs.titles[0]
                        width: parent.width
                    }
                    ScoreChart {
                        id: source
                        visible: charts.both || tabs.current === 0
                        y: charts.both ? first.height + 4 : 0
                        width: parent.width
                        room: charts.both ? charts.room - growth.implicitHeight - charts.heads : charts.room - body.y - 14
                        table: summary.table
                        parts: summary.sheet.parts
                        viewed: summary.sheet.viewed + 1
                    }
                    PanelTitle {
                        id: second
                        visible: charts.both
                        text: tabs.titles[1]
                        y: source.y + source.height + 14
                        width: parent.width
                    }
                    GrowthChart {
                        id: growth
                        visible: charts.both || tabs.current === 1
                        y: charts.both ? second.y + second.height + 4 : 0
                        width: parent.width
                        height: charts.both ? body.height - y : Math.max(implicitHeight, charts.room - body.y - 14)
                        table: summary.table
                        viewed: summary.sheet.viewed + 1
                    }
                }
            }
            Leaf {
                id: practise
                visible: summary.advice.length > 0 || summary.sheet.refusals > 0
                width: parent.width
                height: again.visible ? again.y + again.height + 12 : list.y + list.height + 12
                PanelTitle {
                    id: heading
                    text: qsTr("What to practise next")
                    x: 16
                    y: 6
                    width: parent.width - 32
                }
                Column {
                    id: list
                    x: 16
                    y: heading.y + heading.height + 4
                    width: parent.width - 32
                    spacing: 6
                    Repeater {
                        model: summary.advice
                        Item {
                            id: one
                            required property var modelData
                            required property int index
                            readonly property string lesson: summary.sheet.lessonFor(modelData.rule)
                            readonly property real taught: teach.visible ? teach.width + 12 : 0
                            readonly property real linked: Math.max(link2.height, teach.visible ? teach.height : 0)
                            width: list.width
                            // In a narrow column rule and lesson stand below.
                            readonly property bool narrow: list.width < Theme.px(lesson === "" ? 480 : 620)
                            height: narrow ? fact.implicitHeight + linked + 6 : Math.max(34, fact.implicitHeight, linked)
                            Target.name: "advice:" + (index + 1)
                            Ico {
                                name: one.modelData.icon
                                size: 28
                                y: one.narrow ? 0 : (one.height - height) / 2
                            }
                            UiText {
                                id: fact
                                text: Theme.tied(one.modelData.text)
                                size: 16
                                x: 40
                                y: one.narrow ? 0 : (one.height - height) / 2
                                width: parent.width - x - (one.narrow ? 0 : link2.width + 12 + one.taught)
                                wrapMode: Text.WordWrap
                            }
                            RuleLink {
                                id: link2
                                rule: one.modelData.rule
                                number: one.modelData.ruleNumber
                                text: one.modelData.ruleTitle
                                size: 15
                                width: Math.min(implicitWidth, one.narrow ? list.width - 40 - one.taught : list.width * 0.42 - one.taught)
                                x: one.narrow ? 40 : list.width - width - one.taught
                                y: one.narrow ? fact.height + 2 + (one.linked - height) / 2 : (one.height - height) / 2
                                onOpened: rule => summary.sheet.ruleAsked(rule)
                            }
                            Btn {
                                id: teach
                                visible: one.lesson !== ""
                                text: qsTr("Teach me")
                                label: one.lesson === "" ? text : text + ": " + one.lesson
                                icon: "ui-learn"
                                kind: "teach"
                                size: 14
                                minHeight: 34
                                x: list.width - width
                                y: one.narrow ? fact.height + 2 + (one.linked - height) / 2 : (one.height - height) / 2
                                Target.name: visible ? "advice:" + (one.index + 1) + "/lesson" : ""
                                onClicked: summary.sheet.lessonWanted(one.modelData.rule)
                            }
                        }
                    }
                }
                Btn {
                    id: again
                    visible: summary.sheet.refusals > 0
                    x: 16
                    y: list.y + list.height + (list.height > 0 ? 8 : 0)
                    width: Math.min(implicitWidth, parent.width - 32)
                    wraps: true
                    icon: "ui-hand"
                    text: qsTr("Practise %n rule(s) that refused a move", "", summary.sheet.refusals)
                    size: 15
                    minHeight: 36
                    Target.name: visible ? "advice:practice" : ""
                    onClicked: summary.sheet.practiceWanted()
                }
            }
        }
    }
    readonly property real adviceHeight: practise.visible ? practise.height : 0
}
