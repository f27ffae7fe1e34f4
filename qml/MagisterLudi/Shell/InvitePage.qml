// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Devices
import MagisterLudi.Ui

// Inviting other devices to the table: the code, what it means, and which seat is played where.
SheetPage {
    id: page

    readonly property Invitation invitation: Program.invitation
    readonly property bool open: invitation.state === "open"
    // The way in that is shown.
    property int chosen: 0
    readonly property int way: Math.max(0, Math.min(chosen, invitation.ways.length - 1))
    readonly property string code: open && invitation.ways.length > 0 ? invitation.ways[way].code : ""
    // What is asked about: a seat that is to come back to this screen or to be free, or (0) the end of the invitation.
    property int doomed: 0
    property bool frees: false
    property bool copied: false

    function ask(seat: int, free: bool) {
        doomed = seat;
        frees = free;
        question.open = true;
    }
    // Whoever plays elsewhere loses the seat by it; through a broker that is usually somebody who is away.
    function takeBack(seat: int, presence: string) {
        if (presence === "there" || presence === "away")
            ask(seat, false);
        else
            invitation.takeBack(seat);
    }
    function stop() {
        if (invitation.devices > 0)
            ask(0, false);
        else
            invitation.stop();
    }

    title: qsTr("Invite devices")
    spacing: 14
    sheetWidth: 980
    onCodeChanged: copied = false

    UiText {
        width: page.innerWidth
        text: qsTr("Whoever has the code can join this table on a device of their own, in the same network. The devices talk to each other directly and encrypted, without any server in between.")
        size: 17
        soft: true
        wrapMode: Text.WordWrap
    }
    StatusText {
        width: page.innerWidth
        text: DeviceWords.invitationTrouble(page.invitation.trouble)
        size: 17
        color: Theme.rubric
        Target.name: "invite-trouble"
    }
    UiText {
        visible: page.invitation.trouble !== "" && page.invitation.reason !== ""
        width: page.innerWidth
        text: page.invitation.reason
        size: 14
        soft: true
        wrapMode: Text.Wrap
    }
    Btn {
        id: begin
        visible: !page.open
        kind: "primary"
        icon: "ui-device"
        minHeight: 50
        size: 19
        focus: true
        text: page.invitation.state === "starting" ? qsTr("Opening the table…") : page.invitation.state === "failed" ? qsTr("Try again") : qsTr("Invite")
        available: page.invitation.state !== "starting"
        Target.name: visible ? "button:invite" : ""
        onClicked: page.invitation.invite()
    }
    Item {
        visible: page.open
        width: page.innerWidth
        height: Math.max(square.height, beside.implicitHeight)

        QrSquare {
            id: square
            width: Theme.px(230)
            height: width
            invitation: page.invitation
            way: page.way
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The code as a picture for cameras")
        }
        Column {
            id: beside
            anchors {
                left: square.right
                leftMargin: 22
                right: parent.right
            }
            spacing: 12

            Column {
                visible: page.invitation.shortCode !== ""
                width: parent.width
                spacing: 2

                UiText {
                    width: parent.width
                    text: qsTr("Devices on this network need only this short code:")
                    size: 16
                    wrapMode: Text.WordWrap
                }
                UiText {
                    width: parent.width
                    text: page.invitation.shortCode
                    size: 28
                    bold: true
                    wrapMode: Text.Wrap
                    font.family: "monospace"
                    Accessible.name: qsTr("Short code: %1").arg(text)
                    Target.name: visible ? "invite-short-code" : ""
                }
                UiText {
                    topPadding: 8
                    width: parent.width
                    text: qsTr("The whole code, for devices that do not find the table by themselves:")
                    size: 16
                    soft: true
                    wrapMode: Text.WordWrap
                }
            }
            UiText {
                width: parent.width
                text: page.code
                size: page.invitation.shortCode === "" ? 22 : 17
                bold: page.invitation.shortCode === ""
                wrapMode: Text.Wrap
                font.family: "monospace"
                Accessible.name: qsTr("Code: %1").arg(page.code)
                Target.name: "invite-code"
            }
            Flow {
                width: parent.width
                spacing: 10

                Btn {
                    kind: "primary"
                    text: qsTr("Copy the code")
                    Target.name: visible ? "button:copy-code" : ""
                    onClicked: {
                        clipboard.selectAll();
                        clipboard.copy();
                        page.copied = true;
                    }
                }
                Btn {
                    icon: "ui-cross"
                    text: qsTr("Stop inviting")
                    Target.name: visible ? "button:stop-inviting" : ""
                    onClicked: page.stop()
                }
            }
            StatusText {
                width: parent.width
                text: page.copied ? qsTr("The code has been copied.") : ""
                size: 15
            }
            SegmentRow {
                visible: page.invitation.ways.length > 1
                width: parent.width
                label: qsTr("Address of this device")
                target: "way"
                value: page.way
                options: Array.from(page.invitation.ways).map((one, index) => ({ value: index, text: one.address }))
                onPicked: value => page.chosen = value
            }
            UiText {
                visible: page.invitation.ways.length > 1
                width: parent.width
                text: qsTr("This device is in several networks. Choose the address in the network of the others.")
                size: 14
                soft: true
                wrapMode: Text.WordWrap
            }
            UiText {
                visible: page.invitation.keysForThisRunOnly
                width: parent.width
                text: qsTr("The keychain of this system does not answer: the code holds until the program is closed. After that, give out a new one.")
                size: 14
                soft: true
                wrapMode: Text.WordWrap
            }
        }
    }
    PanelTitle {
        width: page.innerWidth
        text: qsTr("Who plays where")
        size: 20
    }
    UiText {
        width: page.innerWidth
        text: qsTr("Choose which seats are played on other devices. Whoever joins without a free seat looks on.")
        size: 15
        soft: true
        wrapMode: Text.WordWrap
    }
    StatusText {
        visible: text !== ""
        width: page.innerWidth
        text: DeviceWords.unkeptSeats(page.invitation.seatsUnkept)
        size: 17
        color: Theme.rubric
        Target.name: visible ? "invite-seats-unkept" : ""
    }
    UiText {
        visible: page.invitation.seatsUnkept !== ""
        width: page.innerWidth
        text: page.invitation.seatsUnkept
        size: 14
        soft: true
        wrapMode: Text.Wrap
    }
    Repeater {
        model: page.invitation.seats

        DeviceSeat {
            width: page.innerWidth
            inviting: page.open
            onLetGo: page.invitation.letGo(seat)
            onTakenBack: page.takeBack(seat, presence)
            onFreed: page.ask(seat, true)
        }
    }
    BetweenHomes {
        visible: page.open
        width: page.innerWidth
        invitation: page.invitation
    }
    Btn {
        icon: "ui-back"
        text: qsTr("To the table")
        Target.name: "button:to-table"
        onClicked: page.leave()
    }
    // Holds what is copied.
    TextEdit {
        id: clipboard
        visible: false
        text: page.code
    }
    Connections {
        target: page.invitation
        function onStateChanged() {
            // The button that was pressed is gone.
            if (page.open || page.invitation.state === "off")
                page.forceActiveFocus();
        }
    }
    // Whoever comes and goes is told of where the list is not looked at.
    Announcer {
        id: arrivals
        parent: page.Window.contentItem
        Target.name: "invite-arrivals"
    }
    Connections {
        target: page.invitation
        function onPresenceTold(seat: int, presence: string) {
            for (let i = 0; i < page.invitation.seats.count; ++i) {
                const row = page.invitation.seats.row(i);
                if (row.seat === seat)
                    arrivals.say(DeviceWords.told(DeviceWords.person(row.name, row.tincture), presence));
            }
        }
    }
    Overlay {
        id: question
        parent: page
        title: page.doomed === 0 ? qsTr("Stop inviting?") : page.frees ? qsTr("Free this seat?") : qsTr("Take this seat back?")
        closeName: qsTr("Leave it as it is")

        UiText {
            width: parent.width
            text: page.doomed > 0 ? qsTr("Somebody plays this seat on another device and loses it.") : page.invitation.broker === "off"
                ? qsTr("The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again.")
                : qsTr("The other devices are disconnected, and everything is played on this screen. Whoever has a seat comes back to it when you invite again; guests from other homes when you open the table to them again.")
            size: 18
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: 12

            Btn {
                kind: "primary"
                text: qsTr("Leave it as it is")
                Target.name: "button:keep-inviting"
                onClicked: question.close()
            }
            Btn {
                text: page.doomed === 0 ? qsTr("Stop inviting") : page.frees ? qsTr("Free the seat") : qsTr("Take the seat back")
                Target.name: "button:really"
                onClicked: {
                    question.close();
                    if (page.doomed === 0)
                        page.invitation.stop();
                    else if (page.frees)
                        page.invitation.freeSeat(page.doomed);
                    else
                        page.invitation.takeBack(page.doomed);
                }
            }
        }
    }
}
