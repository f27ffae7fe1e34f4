// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// The menu of a text: cut, copy, paste, select all. editor is the TextInput or TextEdit; one that is readOnly is only copied
// from. It is made when it is first wanted.
Item {
    id: menu

    required property Item editor
    property T.Menu face: null
    readonly property bool shown: face !== null && face.visible

    // At a point of the editor.
    function popup(x: real, y: real) {
        if (!face)
            face = faces.createObject(menu) as T.Menu;
        face.popup(editor, x, y);
    }
    // Whether the key asks for the menu of what has the keyboard.
    function asked(event: var): bool {
        return event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && event.modifiers === Qt.ShiftModifier);
    }

    component Line: T.MenuItem {
        id: line
        implicitWidth: words.implicitWidth + 28
        implicitHeight: Theme.px(36)
        leftPadding: 14
        rightPadding: 14
        contentItem: UiText {
            id: words
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
            implicitWidth: contentWidth + leftPadding + rightPadding
            implicitHeight: contentHeight + topPadding + bottomPadding
            contentWidth: lines.contentItem.childrenRect.width
            margins: 6
            padding: 6
            modal: false
            contentItem: ListView {
                id: lines
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
                enabled: !menu.editor.readOnly && menu.editor.selectedText !== ""
                onTriggered: menu.editor.cut()
            }
            Line {
                text: qsTr("Copy")
                enabled: menu.editor.selectedText !== ""
                onTriggered: menu.editor.copy()
            }
            Line {
                text: qsTr("Paste")
                enabled: !menu.editor.readOnly && menu.editor.canPaste
                onTriggered: menu.editor.paste()
            }
            Line {
                text: qsTr("Select all")
                enabled: menu.editor.length > 0
                onTriggered: menu.editor.selectAll()
            }
        }
    }
}
