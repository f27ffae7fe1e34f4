// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// The menu of a text: cut, copy, paste, select all. editor is the TextInput or TextEdit; one that is readOnly is only copied
// from. It is made when it is first wanted.
Item {
    id: edit

    // Two types that share no base with these deeds.
    required property var editor
    // An EditMenuList. It needs a library of its own, of 2 MiB, that is read when the first one is made.
    property var face: null
    // From the wish for it until what was picked is done: the editor has no focus then, and keeps what is selected.
    property bool busy: false

    // At a point of the editor.
    function popup(x: real, y: real) {
        if (!face)
            face = Qt.createComponent(Qt.resolvedUrl("EditMenuList.qml")).createObject(edit, { edit: edit });
        if (!face)
            return;
        busy = true;
        face.popup(editor, x, y);
    }
    // Whether the key asks for the menu of what has the keyboard.
    function asked(event: var): bool {
        return event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && event.modifiers === Qt.ShiftModifier);
    }

    // The list has closed; what was picked is done in a moment.
    function wasClosed() {
        done.restart();
    }

    Timer {
        id: done
        interval: 0
        onTriggered: edit.busy = false
    }
}
