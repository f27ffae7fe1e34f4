// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Devices
import MagisterLudi.Household
import MagisterLudi.Ui

// On the host's page: the broker through which guests who live elsewhere come in, and their invitation.
Column {
    id: homes

    required property Invitation invitation
    readonly property string broker: invitation.broker
    readonly property bool asks: broker === "off" || broker === "refused"
    // A click on an address that cannot be right is answered.
    property bool insisted: false
    property bool copied: false

    function openBroker() {
        insisted = !invitation.isBroker(address.text);
        if (insisted || !login.isUsable())
            return;
        invitation.openAt(address.text, login.user, login.password, login.authorities);
        login.clearPassword();
        // The button that was pressed is gone.
        ending.forceActiveFocus(Qt.TabFocusReason);
    }
    // It is the household's from now on, and not the one of before; one that was only mistyped is not.
    function remember() {
        if (broker !== "connected")
            return;
        const before = { address: Settings.broker, user: Settings.brokerUser };
        Settings.setBroker(invitation.brokerAddress, invitation.brokerUser, invitation.brokerAuthorities);
        if (before.address !== Settings.broker || before.user !== Settings.brokerUser)
            Program.joining.forgetBroker(before.address, before.user);
    }
    function closeBroker() {
        invitation.closeBroker();
        address.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 10
    onBrokerChanged: remember()
    Component.onCompleted: remember()

    PanelTitle {
        width: parent.width
        text: qsTr("Between homes")
        size: 20
    }
    UiText {
        width: parent.width
        text: qsTr("Guests who live elsewhere come in through an MQTT broker with TLS. Moves wait there for whoever is away; they are encrypted, so that nobody else can read them.")
        size: 15
        soft: true
        wrapMode: Text.WordWrap
    }
    StatusText {
        width: parent.width
        text: DeviceWords.broker(homes.broker)
        size: 17
        color: homes.broker === "refused" ? Theme.rubric : Theme.ink
        Target.name: visible ? "broker-state" : ""
    }
    UiText {
        visible: homes.invitation.brokerReason !== ""
        width: parent.width
        text: homes.invitation.brokerReason
        size: 14
        soft: true
        wrapMode: Text.Wrap
    }
    StatusText {
        visible: text !== ""
        width: parent.width
        text: DeviceWords.unkeptLetters(homes.invitation.lettersUnkept)
        size: 17
        color: Theme.rubric
        Target.name: visible ? "broker-letters-unkept" : ""
    }
    UiText {
        visible: homes.invitation.lettersUnkept !== ""
        width: parent.width
        text: homes.invitation.lettersUnkept
        size: 14
        soft: true
        wrapMode: Text.Wrap
    }
    UiText {
        visible: homes.asks
        width: parent.width
        text: address.label
        size: 15
        soft: true
        Accessible.ignored: true
    }
    TextField {
        id: address
        visible: homes.asks
        width: parent.width
        size: 18
        maximumLength: 300
        text: Settings.broker
        label: qsTr("Address of the broker")
        placeholder: qsTr("For example: broker.example.org")
        Target.name: visible ? "broker-address" : ""
        onEdited: homes.insisted = false
        onAccepted: homes.openBroker()
    }
    StatusText {
        visible: homes.asks && text !== ""
        width: parent.width
        text: homes.insisted ? qsTr("This is no address of a broker. Type its name, with a colon and the port if it is not 8883.") : ""
        size: 15
        color: Theme.rubric
        Target.name: visible ? "broker-problem" : ""
    }
    BrokerLogin {
        id: login
        visible: homes.asks
        width: parent.width
        user: Settings.brokerUser
        authorities: Settings.brokerAuthorities
        onAccepted: homes.openBroker()
    }
    UiText {
        visible: !homes.asks && homes.invitation.letterCode !== ""
        width: parent.width
        text: homes.invitation.letterCode
        size: 17
        wrapMode: Text.WrapAnywhere
        font.family: "monospace"
        Accessible.name: qsTr("Invitation: %1").arg(text)
        Target.name: visible ? "invite-letter-code" : ""
    }
    Flow {
        width: parent.width
        spacing: 10

        Btn {
            visible: homes.asks
            text: qsTr("Open to other homes")
            Target.name: visible ? "button:open-broker" : ""
            onClicked: homes.openBroker()
        }
        Btn {
            visible: !homes.asks && homes.invitation.letterCode !== ""
            text: qsTr("Copy the invitation")
            Target.name: visible ? "button:copy-letter-code" : ""
            onClicked: {
                held.selectAll();
                held.copy();
                homes.copied = true;
            }
        }
        Btn {
            id: ending
            visible: homes.broker !== "off"
            icon: "ui-cross"
            text: qsTr("Disconnect from the broker")
            Target.name: visible ? "button:close-broker" : ""
            onClicked: homes.closeBroker()
        }
    }
    StatusText {
        width: parent.width
        text: homes.copied && !homes.asks ? qsTr("The invitation has been copied.") : ""
        size: 15
    }
    UiText {
        visible: !homes.asks
        width: parent.width
        text: qsTr("Guests need a user and password at the same broker; send them another way than the invitation.")
        size: 15
        soft: true
        wrapMode: Text.WordWrap
    }
    // Holds what is copied.
    TextEdit {
        id: held
        visible: false
        text: homes.invitation.letterCode
        onTextChanged: homes.copied = false
    }
}
