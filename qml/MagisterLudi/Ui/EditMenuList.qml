// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// What EditMenu shows.
T.Menu {
    id: list

    required property EditMenu edit
    readonly property var editor: edit.editor

    implicitWidth: Theme.px(210)
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: 6
    padding: 6
    modal: false
    onClosed: edit.wasClosed()
    contentItem: ListView {
        implicitHeight: contentHeight
        model: list.contentModel
        currentIndex: list.currentIndex
        interactive: false
    }
    background: Leaf {
        level: 2
    }

    component Line: T.MenuItem {
        id: line
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Theme.px(36)
        leftPadding: 14
        rightPadding: 14
        contentItem: UiText {
            text: line.text
            opacity: line.enabled ? 1 : 0.5
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        background: Rectangle {
            color: line.highlighted ? Theme.goldWash : "transparent"
        }
    }
    Line {
        text: qsTr("Cut")
        enabled: !list.editor.readOnly && list.editor.selectedText !== ""
        onTriggered: list.editor.cut()
    }
    Line {
        text: qsTr("Copy")
        enabled: list.editor.selectedText !== ""
        onTriggered: list.editor.copy()
    }
    Line {
        text: qsTr("Paste")
        enabled: !list.editor.readOnly && list.editor.canPaste
        onTriggered: list.editor.paste()
    }
    Line {
        text: qsTr("Select all")
        enabled: list.editor.length > 0
        onTriggered: list.editor.selectAll()
    }
}
