// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// The head of a page of rules: path, number and title, the languages and the introduction, in one column or two.
Item {
    id: head

    required property RulesReader reader
    // Where the text begins behind the gutter, and how wide a column is.
    property real gutter: 60
    property real column: 480
    property real gap: 32
    readonly property var page: reader.page
    readonly property bool paired: reader.second !== ""

    signal opened(string link)

    implicitHeight: intro.y + intro.height + 8

    function nameOf(code: string): string {
        return ({ en: "English", pl: "Polski", cs: "Čeština", de: "Deutsch", ru: "Русский" })[code] ?? code;
    }

    UiText {
        id: path
        x: head.gutter
        width: parent.width - x
        text: head.page.path?.title ?? ""
        size: 15
        soft: true
        wrapMode: Text.WordWrap
        visible: text !== ""
    }
    Text {
        text: head.page.number ?? ""
        font.family: Theme.read
        font.bold: true
        font.pixelSize: Theme.px(27)
        color: Theme.rubric
        anchors.baseline: titles.baseline
    }
    Item {
        id: titles
        x: head.gutter
        y: (path.visible ? path.height : 0) + 6
        width: parent.width - x
        height: Math.max(first.height, second.visible ? second.height : 0)
        baselineOffset: first.baselineOffset

        ReadText {
            id: first
            width: head.paired ? head.column : parent.width
            words: head.page.title ?? ""
            title: true
            size: 32
            Accessible.name: (head.page.number ?? "") + " " + words
        }
        ReadText {
            id: second
            visible: head.paired
            x: head.column + head.gap
            width: head.column
            words: head.page.besideTitle ?? ""
            title: true
            size: 32
        }
    }
    Item {
        id: tags
        visible: head.paired
        x: head.gutter
        y: titles.y + titles.height + 8
        width: parent.width - x
        height: visible ? left.height : 0

        Tag {
            id: left
            text: head.nameOf(head.reader.language)
        }
        Tag {
            x: head.column + head.gap
            text: head.nameOf(head.reader.second)
        }
    }
    Item {
        id: intro
        x: head.gutter
        y: tags.y + tags.height + 12
        width: parent.width - x
        height: Math.max(own.height, other.visible ? other.height : 0)

        LinkedText {
            id: own
            width: head.paired ? head.column : parent.width
            words: (head.page.introduction ?? []).join(" ")
            language: head.reader.language
            size: 18
            quiet: true
            ink: Theme.inkSoft
            onOpened: link => head.opened(link)
        }
        LinkedText {
            id: other
            visible: head.paired
            x: head.column + head.gap
            width: head.column
            words: (head.page.besideIntroduction ?? []).join(" ")
            language: head.reader.second
            size: 18
            quiet: true
            ink: Theme.inkSoft
            onOpened: link => head.opened(link)
        }
    }
}
