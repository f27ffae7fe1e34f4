// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// The menu of a text: cut, copy, paste, select all. editor is the TextInput or TextEdit; one that is readOnly is only copied
// from. It is made when it is first wanted.
Item {
    id: edit

    // Two types that share no base with these deeds.
    required property var editor
    property T.Menu face: null
    // From the wish for it until what was picked is done: the editor has no focus then, and keeps what is selected.
    property bool busy: false

    // At a point of the editor.
    function popup(x: real, y: real) {
        busy = true;
        if (!face)
            face = faces.createObject(edit) as T.Menu;
        face.popup(editor, x, y);
    }
    // Whether the key asks for the menu of what has the keyboard.
    function asked(event: var): bool {
        return event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && event.modifiers === Qt.ShiftModifier);
    }

    Timer {
        id: done
        interval: 0
        onTriggered: edit.busy = false
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
    Component {
        id: faces

        T.Menu {
            id: list
            implicitWidth: Theme.px(210)
            implicitHeight: contentHeight + topPadding + bottomPadding
            margins: 6
            padding: 6
            modal: false
            onClosed: done.restart()
            contentItem: ListView {
                implicitHeight: contentHeight
                model: list.contentModel
                currentIndex: list.currentIndex
                interactive: false
            }
            background: Leaf {
                level: 2
            }

            Line {
                text: qsTr("Cut")
                enabled: !edit.editor.readOnly && edit.editor.selectedText !== ""
                onTriggered: edit.editor.cut()
            }
            Line {
                text: qsTr("Copy")
                enabled: edit.editor.selectedText !== ""
                onTriggered: edit.editor.copy()
            }
            Line {
                text: qsTr("Paste")
                enabled: !edit.editor.readOnly && edit.editor.canPaste
                onTriggered: edit.editor.paste()
            }
            Line {
                text: qsTr("Select all")
                enabled: edit.editor.length > 0
                onTriggered: edit.editor.selectAll()
            }
        }
    }
}
