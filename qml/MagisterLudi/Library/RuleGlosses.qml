// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// The margin of an article: how the editions differ and how this table plays, where it can be tried and
// learnt, the terms of the rule, related rules, and the page of the printed rulebook.
// canShow: a table is there to show the rule on; lessonTitle: of a lesson that teaches it.
Column {
    id: glosses

    required property RulesReader reader
    property bool canShow: false
    property bool rulingShown: true
    property string lessonTitle
    property int size: 17
    readonly property var pages: reader.printedPages ?? []
    readonly property bool decided: rulingShown && (reader.ruling ?? {}).option !== undefined
    readonly property bool helped: canShow || lessonTitle !== ""
    readonly property bool anything: reader.editions.length > 0 || decided || helped || names.terms.length > 0 || reader.seeAlso.length > 0 || pages.length > 0

    signal opened(string rule)
    signal showWanted
    signal lessonWanted
    signal rulingPicked(string option, string choice)

    spacing: 16

    EditionCard {
        id: editions
        visible: glosses.reader.editions.length > 0
        width: parent.width
        editions: glosses.reader.editions
        why: glosses.reader.why
        onOpened: link => glosses.opened(link)
    }
    RulingCard {
        id: ruling
        visible: glosses.decided
        width: parent.width
        ruling: glosses.reader.ruling ?? ({})
        size: 17
        onPicked: (option, choice) => glosses.rulingPicked(option, choice)
    }
    Flow {
        id: tools
        visible: glosses.helped
        width: parent.width
        spacing: 10

        Btn {
            visible: glosses.canShow
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Show me on the table")
            icon: "ui-eye"
            wraps: true
            onClicked: glosses.showWanted()
        }
        Btn {
            visible: glosses.lessonTitle !== ""
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Teach me")
            detail: glosses.lessonTitle
            icon: "ui-learn"
            kind: "teach"
            onClicked: glosses.lessonWanted()
        }
    }
    TermNames {
        id: names
        visible: terms.length > 0
        width: parent.width
        terms: glosses.reader.terms ?? []
        language: glosses.reader.language ?? Terms.language
        onOpened: link => glosses.opened(link)
    }
    Column {
        id: related
        visible: glosses.reader.seeAlso.length > 0
        width: parent.width
        spacing: 6

        UiText {
            width: parent.width
            text: qsTr("See also")
            size: 15
            bold: true
            soft: true
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: glosses.reader.seeAlso

            RuleLink {
                required property var modelData
                width: Math.min(implicitWidth, glosses.width)
                rule: modelData.id
                number: modelData.number
                text: modelData.title
                size: glosses.size
                onOpened: rule => glosses.opened(rule)
            }
        }
    }
    Column {
        id: printed
        visible: glosses.pages.length > 0
        width: parent.width
        spacing: 4

        UiText {
            width: parent.width
            text: qsTr("In your printed rulebook")
            size: 15
            bold: true
            soft: true
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
        }
        Flow {
            width: parent.width
            spacing: 12

            Repeater {
                model: glosses.pages

                Row {
                    id: place
                    required property var modelData
                    spacing: 6
                    Accessible.role: Accessible.StaticText
                    Accessible.name: editions.nameOf(modelData.edition) + ": " + page.text

                    Tag {
                        text: place.modelData.edition.toUpperCase()
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        id: page
                        text: qsTr("p. %1").arg(place.modelData.page)
                        size: 15
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
    }
}
