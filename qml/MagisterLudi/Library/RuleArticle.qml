// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One rule: path, number and title, the key sentence on rubric wash, the explanation, its figure, the same in the second
// language, and its glosses. A rule that this table plays otherwise than by default says so before anything else.
// reader is the RulesReader; canShow and lessonTitle as in RuleGlosses.
Column {
    id: article

    required property var reader
    property bool canShow: false
    property string lessonTitle
    property int titleSize: 28
    property int size: 20
    readonly property var ruling: reader.ruling ?? ({})
    readonly property bool departs: ruling.departs === true
    readonly property var beside: reader.beside ?? ({})

    signal opened(string rule)
    signal showWanted
    signal lessonWanted
    signal rulingPicked(string option, string choice)

    spacing: 16

    UiText {
        visible: text !== ""
        width: parent.width
        text: article.reader.chapter
        size: 15
        soft: true
        wrapMode: Text.WordWrap
    }
    Item {
        width: parent.width
        height: Math.max(number.height, title.height)

        Text {
            id: number
            text: article.reader.number
            font.family: Theme.read
            font.bold: true
            font.pixelSize: Theme.px(article.titleSize - 3)
            color: Theme.rubric
            anchors.baseline: title.baseline
        }
        ReadText {
            id: title
            x: number.width > 0 ? number.width + 12 : 0
            width: parent.width - x
            words: article.reader.title
            title: true
            size: article.titleSize
            Accessible.name: (article.reader.number === "" ? "" : "\u00A7 " + article.reader.number + " ") + words
        }
    }
    RulingCard {
        visible: article.departs
        width: parent.width
        ruling: article.ruling
        size: article.size
        onPicked: (option, choice) => article.rulingPicked(option, choice)
    }
    UiText {
        visible: article.departs
        width: parent.width
        text: qsTr("The text below describes the default ruling, which is not used at this table.")
        size: 15
        bold: true
        color: Theme.goldInk
        wrapMode: Text.WordWrap
    }
    Rectangle {
        visible: article.reader.keySentence !== ""
        width: parent.width
        height: key.height + 24
        color: article.departs ? Theme.well : Theme.rubricWash

        Rectangle {
            width: 5
            height: parent.height
            color: article.departs ? Theme.edge : Theme.rubric
        }
        LinkedText {
            selectable: true
            id: key
            x: 18
            y: 12
            width: parent.width - 32
            words: article.reader.keySentence
            size: article.size
            onOpened: link => article.opened(link)
        }
    }
    Repeater {
        model: article.reader.body

        LinkedText {
            selectable: true
            required property string modelData
            width: article.width
            words: modelData
            size: article.size
            onOpened: link => article.opened(link)
        }
    }
    RuleFigure {
        width: parent.width
        rule: article.reader.ruleId
        language: article.reader.language ?? Terms.language
    }
    Column {
        visible: article.beside.id !== undefined
        width: parent.width
        spacing: 8

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
        }
        Tag {
            text: (article.reader.second ?? "").toUpperCase()
        }
        RuleColumn {
            width: parent.width
            rule: article.beside
            language: article.reader.second ?? ""
            size: article.size - 1
            onOpened: link => article.opened(link)
        }
    }
    RuleGlosses {
        visible: anything
        width: parent.width
        topPadding: 4
        reader: article.reader
        rulingShown: !article.departs
        canShow: article.canShow
        lessonTitle: article.lessonTitle
        onOpened: rule => article.opened(rule)
        onShowWanted: article.showWanted()
        onLessonWanted: article.lessonWanted()
        onRulingPicked: (option, choice) => article.rulingPicked(option, choice)
    }
}
