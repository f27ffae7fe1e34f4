// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A thing and how many of it. name is the word a screen reader says; without it the parent has to speak.
Row {
    id: count

    property string icon
    property string value
    property string name
    property int size: 26
    property int fontSize: Math.max(13, Math.round(size * 0.68))
    property color tint: Theme.ink
    property bool lit: false
    property bool overBar: false

    spacing: 5

    Ico {
        name: count.icon
        size: count.size
        lit: count.lit
        overBar: count.overBar
        anchors.verticalCenter: parent.verticalCenter
    }
    UiText {
        text: count.value
        size: count.fontSize
        font.family: Theme.sans
        bold: true
        color: count.tint
        anchors.verticalCenter: parent.verticalCenter
        // Not at the root: an accessible item with a property called `value` counts as one that can be set.
        Accessible.name: count.name + " " + count.value
        Accessible.ignored: count.name === ""
    }
}
