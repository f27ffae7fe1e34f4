// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// Link to a rule: section sign and number, then its title underlined, always rubric.
// rule is the id of the rule atom, number the section as readers see it ("3.2", may be empty).
Pressable {
    id: link

    required property string rule
    property string number
    property string text
    property int size: 16

    signal opened(string rule)

    label: (number === "" ? "" : "\u00A7 " + number + " ") + text
    Accessible.role: Accessible.Link
    // Of the unwrapped words: the width of the row would follow its own wrapping.
    // A sign without words is still wide enough for a finger.
    implicitWidth: Math.max(28, sign.implicitWidth + (text === "" ? 0 : row.spacing + title.implicitWidth))
    implicitHeight: Math.max(row.implicitHeight, 28)
    ringReach: 4
    onClicked: opened(rule)
    onWhy: opened(rule)

    Row {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        Text {
            id: sign
            text: "\u00A7" + (link.number === "" ? "" : "\u202F" + link.number)
            font.family: Theme.read
            font.bold: true
            font.pixelSize: Theme.px(link.size + 1)
            color: Theme.rubric
        }
        UiText {
            id: title
            text: link.text
            size: link.size
            font.family: Theme.sans
            font.underline: true
            color: Theme.rubric
            wrapMode: Text.WordWrap
            width: Math.max(60, Math.min(implicitWidth, link.width - sign.width - row.spacing))
            anchors.baseline: sign.baseline
            Accessible.ignored: true
        }
    }
}
