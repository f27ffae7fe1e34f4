// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// The end of a run of questions: how many were answered rightly, about which rules, and when each is asked again.
FocusScope {
    id: card

    required property DrillPlayer drill
    property string title
    // More of the same can be asked.
    property string moreText
    readonly property string told: drill.asked === 0 ? qsTr("No position was found for a question about this. You can look again, or read about it in the rules.") : qsTr("%1 of %n question(s) answered correctly", "", drill.asked).arg(drill.answeredRightly)

    signal ruleWanted(string rule)
    signal moreWanted
    signal doneWanted

    function focusPrimary() {
        (more.visible ? more : done).forceActiveFocus(Qt.TabFocusReason);
    }
    function whenOf(days: int): string {
        if (days < 0)
            return "";
        if (days === 0)
            return qsTr("again today");
        if (days === 1)
            return qsTr("again tomorrow");
        return qsTr("again in %n day(s)", "", days);
    }

    implicitHeight: list.contentHeight + foot.height + 66
    Accessible.role: Accessible.Pane
    Accessible.name: title + ". " + told

    Leaf {
        anchors.fill: parent
        level: 2
    }
    ScrollArea {
        id: list
        x: 24
        y: 20
        width: parent.width - x - 14
        height: foot.y - y - 14
        inset: 6
        spacing: 12

        UiText {
            width: list.innerWidth
            text: card.title
            size: 15
            bold: true
            color: Theme.lapis
            wrapMode: Text.WordWrap
        }
        ReadText {
            width: list.innerWidth
            words: card.told
            title: true
            size: 30
        }
        Column {
            width: list.innerWidth

            Repeater {
                model: card.drill.summary

                Item {
                    id: line
                    required property var modelData
                    required property int index
                    readonly property string when: card.whenOf(modelData.days)

                    width: parent.width
                    height: Math.max(link.height, sign.height, whenText.height) + 14
                    Accessible.role: Accessible.ListItem
                    Accessible.name: [modelData.title, modelData.right ? qsTr("answered correctly") : qsTr("answered wrongly"), when].filter(words => words !== "").join(", ")

                    Rectangle {
                        visible: line.index > 0
                        width: parent.width
                        height: 1
                        color: Theme.hairline
                    }
                    Ico {
                        id: sign
                        name: line.modelData.right ? "ui-check" : "ui-cross"
                        size: Theme.px(22)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    RuleLink {
                        id: link
                        x: sign.width + 12
                        width: Math.min(implicitWidth, parent.width - x - whenText.width - 16)
                        rule: line.modelData.rule
                        number: line.modelData.number
                        text: line.modelData.title
                        size: 17
                        anchors.verticalCenter: parent.verticalCenter
                        onOpened: rule => card.ruleWanted(rule)
                    }
                    UiText {
                        id: whenText
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.when
                        size: 16
                        soft: true
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Flow {
        id: foot
        x: 30
        width: parent.width - 54
        spacing: 12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 20

        Btn {
            id: more
            visible: card.moreText !== ""
            kind: "primary"
            text: card.drill.asked > 0 ? card.moreText : qsTr("Look again")
            Target.name: visible ? "practice:more" : ""
            onClicked: card.moreWanted()
        }
        Btn {
            id: done
            kind: more.visible ? "plain" : "primary"
            text: qsTr("Done")
            Target.name: "practice:done"
            onClicked: card.doneWanted()
        }
    }
    onActiveFocusChanged: if (activeFocus && !more.activeFocus && !done.activeFocus)
        focusPrimary()
    Component.onCompleted: arrival.start()
    Timer {
        id: arrival
        interval: 0
        onTriggered: {
            card.focusPrimary();
            voice.say(card.title + ". " + card.told);
        }
    }
    Announcer {
        id: voice
    }
}
