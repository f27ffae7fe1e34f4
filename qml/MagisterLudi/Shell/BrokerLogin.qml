// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// User and password at a broker.
Flow {
    id: login

    property alias user: userField.text
    readonly property string password: passwordField.text
    // Of each of the two fields.
    readonly property real fieldWidth: Math.min(width, Math.max(Theme.px(260), (width - spacing) / 2))

    signal accepted

    // Nothing is kept of it here.
    function clearPassword() {
        passwordField.text = "";
    }

    spacing: 12

    Column {
        width: login.fieldWidth
        spacing: 6

        UiText {
            width: parent.width
            text: userField.label
            size: 15
            soft: true
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        TextField {
            id: userField
            width: parent.width
            size: 18
            maximumLength: 200
            label: qsTr("User at the broker")
            Target.name: login.visible ? "broker-user" : ""
            onAccepted: login.accepted()
        }
    }
    Column {
        width: login.fieldWidth
        spacing: 6

        UiText {
            width: parent.width
            text: passwordField.label
            size: 15
            soft: true
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        TextField {
            id: passwordField
            width: parent.width
            size: 18
            maximumLength: 500
            secret: true
            label: qsTr("Password at the broker")
            placeholder: qsTr("If empty: the same as last time")
            Target.name: login.visible ? "broker-password" : ""
            onAccepted: login.accepted()
        }
    }
}
