// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One question that each table decides: its answers, what the chosen one means, and why the default is the default.
Column {
    id: question

    // A row of RulingTexts.questions.
    required property var row
    required property string chosen
    readonly property var answer: row.choices.find(one => one.choice === chosen) ?? row.choices[0]

    signal picked(string choice)
    signal ruleAsked(string rule)

    spacing: 8

    Row {
        width: parent.width
        spacing: 8

        ReadText {
            width: Math.min(implicitWidth, parent.width - (link.visible ? link.width + parent.spacing : 0))
            words: question.row.title
            title: true
            size: 19
        }
        RuleLink {
            id: link
            visible: rule !== ""
            rule: question.row.rule
            size: 14
            label: qsTr("Rule: %1").arg(question.row.title)
            anchors.verticalCenter: parent.verticalCenter
            onOpened: rule => question.ruleAsked(rule)
        }
    }
    ChoiceRow {
        width: parent.width
        label: question.row.title
        value: question.answer.choice
        options: question.row.choices.map(one => ({ value: one.choice, text: one.label }))
        onPicked: value => question.picked(value)
    }
    UiText {
        width: parent.width
        text: question.answer.text
        size: 16
        wrapMode: Text.WordWrap
    }
    UiText {
        visible: text !== ""
        width: parent.width
        text: question.row.why
        size: 14
        soft: true
        wrapMode: Text.WordWrap
    }
}
