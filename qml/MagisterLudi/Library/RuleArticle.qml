// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// One rule: path, number and title, the key sentence on rubric wash, the explanation, its figure, and its glosses. With
// a second language each of its paragraphs stands under the one that says the same. A rule that this table plays otherwise than by default says so before anything else.
// canShow and lessonTitle as in RuleGlosses.
Column {
    id: article

    required property RulesReader reader
    property bool canShow: false
    property string lessonTitle
    // How well it is mastered, 0 to 2; -1: nobody says.
    property int mastery: -1
    property int titleSize: 28
    property int size: 20
    readonly property var ruling: reader.ruling ?? ({})
    readonly property bool departs: ruling.departs === true
    readonly property var beside: reader.beside ?? ({})
    readonly property bool paired: beside.id !== undefined
    readonly property list<string> besideBody: paired ? beside.body ?? [] : []

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
            width: parent.width - x - (pip.visible ? pip.width + 12 : 0)
            words: article.reader.title
            title: true
            size: article.titleSize
            Accessible.name: (article.reader.number === "" ? "" : "\u00A7 " + article.reader.number + " ") + words
        }
        Pip {
            id: pip
            visible: article.mastery >= 0 && article.reader.ruleId !== ""
            x: parent.width - width - 2
            y: Math.round((Math.min(title.height, Theme.px(article.titleSize) * 1.3) - height) / 2)
            size: 16
            mastery: Math.max(0, article.mastery)
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
    Row {
        visible: article.paired
        width: parent.width
        spacing: 10

        Tag {
            id: tag
            text: (article.reader.second ?? "").toUpperCase()
            anchors.verticalCenter: parent.verticalCenter
        }
        ReadText {
            width: parent.width - tag.width - parent.spacing
            words: article.beside.title ?? ""
            title: true
            size: 22
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Rectangle {
        visible: article.reader.keySentence !== ""
        width: parent.width
        height: keyBeside.y + (keyBeside.visible ? keyBeside.height + 12 : 0)
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
        Beside {
            id: keyBeside
            x: 18
            y: key.y + key.height + (visible ? 8 : 12)
            width: key.width
            words: article.paired ? article.beside.keySentence ?? "" : ""
        }
    }
    Repeater {
        // A language may take more paragraphs than the other.
        model: Math.max(article.reader.body.length, article.besideBody.length)

        Column {
            id: paragraph
            required property int index
            width: article.width
            spacing: 8

            LinkedText {
                visible: words !== ""
                selectable: true
                width: parent.width
                words: article.reader.body[paragraph.index] ?? ""
                size: article.size
                onOpened: link => article.opened(link)
            }
            Beside {
                width: parent.width
                words: article.besideBody[paragraph.index] ?? ""
            }
        }
    }
    RuleFigure {
        width: parent.width
        rule: article.reader.ruleId
        language: article.reader.language ?? Terms.language
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

    // What the paragraph above says, in the second language.
    component Beside: Item {
        property alias words: other.words
        visible: words !== ""
        height: other.height

        Rectangle {
            width: 2
            height: parent.height
            color: Theme.edge
        }
        LinkedText {
            id: other
            selectable: true
            x: 14
            width: parent.width - x
            language: article.reader.second ?? ""
            size: article.size - 2
            ink: Theme.inkSoft
            onOpened: link => article.opened(link)
        }
    }
}
