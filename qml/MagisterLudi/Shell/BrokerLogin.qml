// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Ui

// User and password at a broker, and the certificates that vouch for it.
Flow {
    id: login

    property alias user: userField.text
    readonly property string password: passwordField.text
    // The file of those certificates; "" for those of the system.
    property string authorities
    property bool chosen: false
    // Of each of the two fields.
    readonly property real fieldWidth: Math.min(width, Math.max(Theme.px(260), (width - spacing) / 2))

    signal accepted

    // Before one connects: the file may have been changed or taken away.
    function isUsable(): bool {
        const problem = Program.joining.authoritiesProblem(authorities);
        complaint.text = problem === "" ? "" : DeviceWords.joiningTrouble(problem);
        return problem === "";
    }
    // A file that nobody can be vouched for by is not taken.
    function choose(file: string) {
        const problem = Program.joining.authoritiesProblem(file);
        complaint.text = problem === "" ? "" : DeviceWords.joiningTrouble(problem);
        if (problem !== "")
            return;
        authorities = file;
        chosen = true;
    }
    // The file of the last time, unless another one was chosen.
    function recall(file: string) {
        if (!chosen)
            authorities = file;
    }
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
    Column {
        width: login.width
        spacing: 6

        UiText {
            width: parent.width
            text: login.authorities === "" ? qsTr("The certificates of this system vouch for the broker.") : qsTr("These certificates vouch for the broker: %1", "path of a file").arg(login.authorities)
            size: 15
            soft: true
            wrapMode: Text.Wrap
            Target.name: login.visible ? "broker-authorities" : ""
        }
        Flow {
            width: parent.width
            spacing: 10

            Btn {
                text: qsTr("Choose a file of certificates…")
                Target.name: login.visible ? "button:authorities" : ""
                onClicked: FileChooser.certificatesFile(path => login.choose(path))
            }
            Btn {
                visible: login.authorities !== ""
                kind: "quiet"
                icon: "ui-cross"
                text: qsTr("Use those of the system")
                Target.name: login.visible && visible ? "button:system-authorities" : ""
                onClicked: login.choose("")
            }
        }
        StatusText {
            id: complaint
            visible: text !== ""
            width: parent.width
            size: 15
            color: Theme.rubric
            Target.name: login.visible && visible ? "authorities-problem" : ""
        }
    }
}
