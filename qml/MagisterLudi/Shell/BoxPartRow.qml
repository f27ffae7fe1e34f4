// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One kind of thing from the box: whether it has been found, its drawing, what it is called and how many there are.
Pressable {
    id: row

    // As in BoxContents.
    required property var part
    property bool checked: false
    readonly property string note: {
        const notes = [];
        if (part.colours > 1)
            notes.push(qsTr("%n of each colour", "", part.count / part.colours));
        if (part.note !== "")
            notes.push(part.note);
        if (part.source === "inferred")
            notes.push(qsTr("number not printed in the rulebook"));
        else if (part.source === "house")
            notes.push(qsTr("number chosen by us: compare it with your box"));
        return notes.join("; ");
    }

    implicitHeight: Math.max(Theme.px(44), words.height + 10)
    height: implicitHeight
    ringReach: 1
    //: a thing from the box, and how many there are
    label: qsTr("%1: %2").arg(part.name).arg(part.count)
    detail: note
    Target.name: "box:" + part.id
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: row.act()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSlot
        color: row.checked ? Theme.goldWash : row.hovered ? Theme.leaf : "transparent"
    }
    Rectangle {
        id: box
        x: 6
        width: Theme.px(22)
        height: width
        radius: Theme.radiusSlot
        anchors.verticalCenter: parent.verticalCenter
        color: row.checked ? Theme.goldWash : Theme.leaf
        border.width: row.checked ? 2 : 1.5
        border.color: row.checked ? Theme.gold : Theme.edge

        Ico {
            visible: row.checked
            name: "ui-check"
            size: parent.width - 4
            anchors.centerIn: parent
        }
    }
    Ico {
        id: drawing
        visible: name !== ""
        name: row.part.icon
        size: Theme.px(34)
        anchors {
            left: box.right
            leftMargin: 12
            verticalCenter: parent.verticalCenter
        }
    }
    Column {
        id: words
        anchors {
            left: drawing.right
            leftMargin: 12
            right: count.left
            rightMargin: 10
            verticalCenter: parent.verticalCenter
        }

        UiText {
            width: parent.width
            text: row.part.name
            size: 17
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        UiText {
            visible: text !== ""
            width: parent.width
            text: row.note
            size: 14
            soft: true
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    UiText {
        id: count
        anchors {
            right: parent.right
            rightMargin: 10
            verticalCenter: parent.verticalCenter
        }
        text: row.part.count
        size: 20
        bold: true
        Accessible.ignored: true
    }
}
