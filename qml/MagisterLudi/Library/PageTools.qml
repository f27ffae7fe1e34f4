// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// The tools above a page of rules: back and forward, bookmark, second language, text size, printing.
Flow {
    id: tools

    required property RulesReader reader
    property var languages: ["en", "pl", "cs", "de", "ru"]

    signal backWanted
    signal forwardWanted
    // 1 for larger text, -1 for smaller.
    signal sizeWanted(int by)
    signal paperWanted

    spacing: 6

    Btn {
        kind: "quiet"
        icon: "ui-back"
        label: qsTr("Back to the previous rule")
        available: tools.reader.canGoBack
        minHeight: 36
        onClicked: tools.backWanted()
    }
    Btn {
        kind: "quiet"
        icon: "ui-forward"
        label: qsTr("Forward again")
        available: tools.reader.canGoForward
        minHeight: 36
        onClicked: tools.forwardWanted()
    }
    Btn {
        kind: "quiet"
        icon: tools.reader.bookmarked ? "ui-bookmarked" : "ui-bookmark"
        label: tools.reader.bookmarked ? qsTr("Remove the bookmark") : qsTr("Bookmark this rule")
        key: "B"
        available: tools.reader.ruleId !== ""
        minHeight: 36
        Accessible.checkable: true
        Accessible.checked: tools.reader.bookmarked
        onClicked: tools.reader.toggleBookmark(tools.reader.ruleId)
    }
    Btn {
        kind: "quiet"
        icon: "ui-textsize"
        text: "\u2212"
        label: qsTr("Smaller text")
        minHeight: 36
        onClicked: tools.sizeWanted(-1)
    }
    Btn {
        kind: "quiet"
        icon: "ui-textsize"
        text: "+"
        label: qsTr("Larger text")
        minHeight: 36
        onClicked: tools.sizeWanted(1)
    }
    Btn {
        kind: "quiet"
        icon: "ui-print"
        text: qsTr("Printable version")
        minHeight: 36
        size: 15
        onClicked: tools.paperWanted()
    }
    Row {
        spacing: 4

        Ico {
            name: "ui-columns"
            size: Theme.px(22)
            anchors.verticalCenter: parent.verticalCenter
        }
        Repeater {
            model: tools.languages.filter(code => code !== tools.reader.language)

            Btn {
                required property string modelData
                readonly property bool chosen: modelData === tools.reader.second
                kind: chosen ? "plain" : "quiet"
                icon: chosen ? "ui-check" : ""
                text: modelData.toUpperCase()
                label: qsTr("Second language: %1").arg(modelData.toUpperCase())
                size: 14
                minHeight: 36
                Accessible.checkable: true
                Accessible.checked: chosen
                onClicked: tools.reader.second = chosen ? "" : modelData
            }
        }
        Btn {
            visible: tools.reader.second !== ""
            kind: "quiet"
            icon: "ui-swap"
            key: "X"
            label: qsTr("Swap the two languages")
            minHeight: 36
            onClicked: tools.reader.swap()
        }
    }
}
