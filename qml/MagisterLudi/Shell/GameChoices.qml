// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// How the game is played: its options, how the box is shown; folded away: order of the seats, rulings, seed.
Column {
    id: choices

    required property GameBox box
    required property bool solo
    // Keys as in Settings.table.
    required property var table
    property alias seed: seedField.text
    property bool unfolded: false

    signal picked(string what, var value)
    signal rulingsWanted
    signal ruleAsked(string rule)

    // A name, the rule that says more, and what can be chosen.
    component Choice: Column {
        id: one

        property string title
        property string rule
        default property alias content: below.data

        width: choices.width
        spacing: 4

        Row {
            spacing: 8

            UiText {
                text: one.title
                size: 15
                bold: true
                anchors.verticalCenter: parent.verticalCenter
            }
            RuleLink {
                visible: one.rule !== ""
                rule: one.rule
                size: 14
                label: qsTr("Rule: %1").arg(one.title)
                anchors.verticalCenter: parent.verticalCenter
                onOpened: rule => choices.ruleAsked(rule)
            }
        }
        Column {
            id: below
            width: parent.width
            spacing: 6
        }
    }

    spacing: 12

    PanelTitle {
        width: parent.width
        text: qsTr("The game")
        size: 20
    }
    Repeater {
        model: choices.box.options

        Column {
            id: option

            required property SetupOption modelData
            readonly property string key: choices.box.game + "/" + modelData.key

            width: choices.width
            spacing: 4

            Choice {
                visible: !option.modelData.isSwitch
                title: option.modelData.title
                rule: option.modelData.rule

                SegmentRow {
                    label: option.modelData.title
                    width: parent.width
                    target: option.modelData.key
                    value: choices.table[option.key]
                    options: option.modelData.choices
                    onPicked: value => choices.picked(option.key, value)
                }
            }
            Row {
                visible: option.modelData.isSwitch
                width: parent.width
                spacing: 6

                CheckRow {
                    id: tick
                    width: Math.min(implicitWidth, parent.width - 40)
                    implicitWidth: words.implicitWidth + Theme.px(22) + 24
                    label: option.modelData.title
                    detail: option.modelData.explained
                    checked: choices.table[option.key] === true
                    Target.name: visible ? "option:" + option.modelData.key : ""
                    onClicked: choices.picked(option.key, !checked)

                    UiText {
                        id: words
                        visible: false
                        text: tick.label
                        bold: true
                    }
                }
                RuleLink {
                    visible: rule !== ""
                    rule: option.modelData.rule
                    size: 14
                    label: qsTr("Rule: %1").arg(tick.label)
                    anchors.verticalCenter: parent.verticalCenter
                    onOpened: rule => choices.ruleAsked(rule)
                }
            }
            UiText {
                visible: option.modelData.explained !== ""
                width: parent.width
                text: option.modelData.explained
                size: 14
                soft: true
                wrapMode: Text.WordWrap
            }
        }
    }
    Choice {
        title: qsTr("Setup")

        SegmentRow {
            label: qsTr("Setup")
            width: parent.width
            target: "dealing"
            value: choices.table.dealing
            options: [
                { value: "steps", text: qsTr("Step by step") },
                { value: "once", text: qsTr("All at once") }
            ]
            onPicked: value => choices.picked("dealing", value)
        }
    }
    Btn {
        kind: "quiet"
        icon: choices.unfolded ? "ui-up" : "ui-down"
        text: choices.unfolded ? qsTr("Fewer options") : qsTr("More options: turn order, rulings, seed")
        Target.name: "button:more"
        Accessible.checkable: true
        Accessible.checked: choices.unfolded
        onClicked: choices.unfolded = !choices.unfolded
    }
    Choice {
        visible: choices.unfolded && !choices.solo
        title: choices.box.order.title
        rule: choices.box.order.rule

        SegmentRow {
            label: choices.box.order.title
            width: parent.width
            target: "order"
            value: choices.table[choices.box.order.key]
            options: choices.box.order.choices
            onPicked: value => choices.picked(choices.box.order.key, value)
        }
    }
    Choice {
        visible: choices.unfolded
        title: presetRow.label

        PresetRow {
            id: presetRow
            width: parent.width
            game: choices.box.game
        }
        Btn {
            kind: "quiet"
            icon: "ui-scales"
            text: qsTr("Question by question")
            Target.name: "button:rulings"
            onClicked: choices.rulingsWanted()
        }
    }
    Choice {
        visible: choices.unfolded
        title: qsTr("Seed")

        TextField {
            id: seedField
            label: qsTr("Seed")
            placeholder: qsTr("Random seed")
            width: Math.min(Theme.px(240), parent.width)
            maximumLength: 18
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]*/
            }
            Target.name: "seed"
        }
        UiText {
            width: parent.width
            text: qsTr("The same number always gives the same setup and the same random draws.")
            size: 14
            soft: true
            wrapMode: Text.WordWrap
        }
    }
}
