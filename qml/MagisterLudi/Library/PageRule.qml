// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// One rule on a page: its number in the gutter, its text in one column or two, aligned. The open one has a blue margin.
// rule is a row of RulesReader.pageRules.
FocusScope {
    id: row

    required property var rule
    required property RulesReader reader
    property real gutter: 60
    property real column: 480
    property real gap: 32
    property int size: 20
    // How well it is mastered, 0 to 2; -1: nobody says.
    property int mastery: -1
    // What is put here stands below the text.
    readonly property alias slot: slot
    readonly property bool now: rule.id === reader.ruleId
    readonly property bool paired: reader.second !== ""

    signal opened(string link)

    function focusSign() {
        sign.forceActiveFocus(Qt.OtherFocusReason);
    }
    // Whether a title stands there, in the coordinates of the row.
    function hasTitleAt(x: real, y: real): bool {
        return own.titleHolds(own.mapFromItem(row, x, y)) || (other.visible && other.titleHolds(other.mapFromItem(row, x, y)));
    }

    implicitHeight: body.height + 28

    Rectangle {
        x: -10
        width: parent.width + 20
        height: parent.height - 4
        color: row.now ? Theme.lapisWash : "transparent"

        Rectangle {
            visible: row.now
            width: 5
            height: parent.height
            color: Theme.lapis
        }
    }
    Pressable {
        id: sign
        y: 8
        width: number.width + 10
        implicitHeight: Math.max(28, number.implicitHeight + 8)
        height: implicitHeight
        label: "\u00A7 " + row.rule.number + " " + row.rule.title + (pip.visible ? ", " + pip.name : "")
        ringReach: 1
        Accessible.role: Accessible.Link
        Accessible.selected: row.now
        onClicked: row.opened(row.rule.id)

        Text {
            id: number
            x: 4
            y: 4
            text: row.rule.number
            font.family: Theme.read
            font.bold: true
            font.pixelSize: Theme.px(17)
            font.underline: sign.hovered
            color: Theme.rubric
        }
        Pip {
            id: pip
            visible: row.mastery >= 0
            x: 5
            y: number.height + 10
            size: 13
            mastery: Math.max(0, row.mastery)
            silent: true
        }
    }
    // Few rules have it.
    Hook {
        x: -4
        y: sign.y + number.height + 1 + (pip.visible ? pip.height + 6 : 0)
        source: row.rule.differs === true ? scales : null
    }
    Component {
        id: scales
        Btn {
            kind: "quiet"
            icon: "ui-scales"
            ringReach: 1
            label: qsTr("Compare the editions")
            detail: "\u00A7 " + row.rule.number + " " + row.rule.title
            Target.name: "rule:differs/" + row.rule.id
            onClicked: row.opened(row.rule.id)
        }
    }
    Column {
        id: body
        x: row.gutter
        y: 12
        width: parent.width - x
        spacing: 12

        Item {
            width: parent.width
            height: Math.max(own.height, other.visible ? other.height : 0)

            RuleColumn {
                id: own
                width: row.paired ? row.column : parent.width
                rule: row.rule
                language: row.reader.language
                size: row.size
                quiet: !row.now
                onOpened: link => row.opened(link)
            }
            RuleColumn {
                id: other
                visible: row.paired
                x: row.column + row.gap
                width: row.column
                rule: row.rule.beside ?? ({})
                language: row.reader.second
                size: row.size
                quiet: !row.now
                onOpened: link => row.opened(link)
            }
        }
        RuleFigure {
            width: parent.width
            rule: row.now ? row.rule.id : ""
            language: row.reader.language
        }
        Item {
            id: slot
            width: parent.width
            height: childrenRect.height
            visible: children.length > 0
        }
    }
}
