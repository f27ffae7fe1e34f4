// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Search field of the rules. Down moves to the results; Esc clears it first.
FocusScope {
    id: search

    property alias query: field.text

    signal accepted
    signal downWanted

    function clear() {
        field.text = "";
    }

    implicitHeight: Theme.px(42)
    implicitWidth: 320

    TextField {
        id: field
        anchors.fill: parent
        focus: true
        label: qsTr("Search the rules")
        placeholder: qsTr("Search the rules")
        onAccepted: search.accepted()
        Keys.onDownPressed: search.downWanted()
        Keys.onEscapePressed: event => {
            event.accepted = text !== "";
            text = "";
        }
    }
    Ico {
        name: "ui-search"
        size: 22
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        visible: field.text === ""
    }
    Btn {
        visible: field.text !== ""
        kind: "quiet"
        icon: "ui-cross"
        minHeight: 34
        label: qsTr("Clear the search")
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        onClicked: {
            search.clear();
            field.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
}
