// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One line of text to type. label is what it asks for; it is spoken, and shown by whoever places the field.
FocusScope {
    id: field

    property alias text: input.text
    property alias maximumLength: input.maximumLength
    property alias validator: input.validator
    property string label
    property string placeholder
    property int size: 16
    // What is typed is neither shown nor copied nor spoken.
    property bool secret: false

    signal accepted
    signal edited

    function selectAll() {
        input.selectAll();
    }

    // One line has no use for these itself.
    Keys.onPressed: event => event.accepted = (event.key === Qt.Key_Up || event.key === Qt.Key_Down) && Keyboard.step(input, event.key, event.modifiers)
    implicitWidth: 220
    implicitHeight: Theme.px(40)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSlot
        color: Theme.leaf
        border.width: 1.5
        border.color: Theme.edge
    }
    TextInput {
        id: input
        anchors {
            fill: parent
            leftMargin: 10
            rightMargin: 10
        }
        focus: true
        activeFocusOnTab: true
        verticalAlignment: TextInput.AlignVCenter
        clip: true
        selectByMouse: true
        echoMode: field.secret ? TextInput.Password : TextInput.Normal
        inputMethodHints: field.secret ? Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase : Qt.ImhNone
        color: Theme.ink
        selectionColor: Theme.lapis
        selectedTextColor: Theme.voiceInk
        font.family: Theme.sans
        font.pixelSize: Theme.px(field.size)
        // What is selected outlives the focus only while the menu is used.
        persistentSelection: true
        onActiveFocusChanged: if (!activeFocus && !menu.busy)
            deselect()
        Keys.onPressed: event => {
            event.accepted = menu.asked(event);
            if (event.accepted)
                menu.popup(input.cursorRectangle.x, input.cursorRectangle.y + input.cursorRectangle.height);
        }
        onAccepted: field.accepted()
        onTextEdited: field.edited()
        Accessible.role: Accessible.EditableText
        Accessible.name: field.label
        // That it is one for passwords is told by its echo mode; Accessible.passwordEdit would take its name away.
        Accessible.description: field.placeholder
    }
    MouseArea {
        anchors.fill: input
        acceptedButtons: Qt.RightButton
        cursorShape: Qt.IBeamCursor
        onPressed: mouse => {
            input.forceActiveFocus(Qt.MouseFocusReason);
            menu.popup(mouse.x, mouse.y);
        }
    }
    EditMenu {
        id: menu
        editor: input
    }
    UiText {
        visible: input.text === "" && input.preeditText === ""
        text: field.placeholder
        size: field.size
        color: Theme.inkMute
        elide: Text.ElideRight
        anchors {
            fill: parent
            leftMargin: 10
            rightMargin: 10
        }
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    FocusRing {
        visible: input.activeFocus
    }
}
