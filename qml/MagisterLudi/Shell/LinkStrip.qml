// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Devices
import MagisterLudi.Game
import MagisterLudi.Ui

// Over a table on several devices: how the connection is, in a sign and in words, and what can be done. It takes no room
// over a table on one screen.
Item {
    id: strip

    readonly property Invitation invitation: Program.invitation
    readonly property Joining joining: Program.joining
    readonly property bool joined: Program.joined
    readonly property bool inviting: !joined && invitation.state === "open"
    readonly property bool lost: joined && !joining.connected
    // Through a broker one can act all the same.
    readonly property bool away: joined && joining.connected && !joining.hostHere
    // What the disk of this device does not take is told before who comes and goes.
    readonly property var unkept: {
        const all = [];
        if (!joined && invitation.seatsUnkept !== "")
            all.push(DeviceWords.unkeptSeats(invitation.seatsUnkept));
        if (!joined && invitation.lettersUnkept !== "")
            all.push(DeviceWords.unkeptLetters(invitation.lettersUnkept));
        return all;
    }
    readonly property bool troubled: joined ? joining.trouble !== "" : invitation.trouble !== "" || unkept.length > 0
    readonly property string sentence: {
        if (joined) {
            if (joining.trouble !== "")
                return DeviceWords.joiningTrouble(joining.trouble);
            if (joining.state === "connecting")
                return qsTr("Looking for the table…");
            if (!joining.connected)
                return qsTr("The connection to the host is lost. The table comes back by itself; your seats remain yours.");
            if (away)
                return joining.waiting ? qsTr("The host is away. Your move is waiting for its answer.") : qsTr("The host is away. What you do waits for it.");
            return joining.state === "looking" ? qsTr("Connected to the host; you are looking on.") : qsTr("Connected to the host.");
        }
        if (invitation.trouble !== "")
            return DeviceWords.invitationTrouble(invitation.trouble);
        return unkept.concat(told).join(" ");
    }
    // How it is with the seats that are not played on the host's screen.
    readonly property int revision: seats.revision
    readonly property var told: {
        const free = namesOf("free", revision);
        const away = namesOf("away", revision);
        const all = [];
        if (away.length > 0)
            all.push(qsTr("Not connected now: %1.", "names of players").arg(away.join(", ")));
        if (invitation.devices > 0)
            all.push(qsTr("%n seat(s) played on other devices.", "", invitation.devices));
        if (free.length > 0)
            all.push(qsTr("Others can join now."));
        return all.length > 0 ? all : [qsTr("No seat is free for others.")];
    }

    // Keys are gone with the program: whoever has given out a code or has a seat should know.
    readonly property string keys: !visible || troubled || !(joined ? joining.keysForThisRunOnly : invitation.keysForThisRunOnly) ? ""
        : joined ? qsTr("No keychain answers: your seats are yours until the program is closed.")
                 : qsTr("No keychain answers: the code holds until the program is closed.")
    // What the button does.
    readonly property string offer: !joined ? "code" : joining.state === "failed" || joining.state === "connecting" ? "retry" : joining.connected && joining.freeSeats > 0 ? "seats" : ""

    signal inviteWanted
    signal seatWanted

    visible: joined || inviting
    implicitHeight: visible ? Math.max(words.implicitHeight, button.implicitHeight) + 6 : 0
    height: implicitHeight
    Target.name: visible ? "link-strip" : ""

    Rectangle {
        anchors.fill: parent
        color: strip.lost || strip.troubled ? Theme.goldWash : Theme.well
    }
    Ico {
        id: sign
        name: strip.lost || strip.away || strip.troubled ? "ui-device-away" : strip.joined || strip.invitation.devices > 0 ? "ui-device" : "ui-device-free"
        size: Theme.px(20)
        x: 12
        anchors.verticalCenter: parent.verticalCenter
    }
    StatusText {
        id: words
        anchors {
            left: sign.right
            leftMargin: 8
            right: button.left
            rightMargin: 10
            verticalCenter: parent.verticalCenter
        }
        text: !strip.visible ? "" : strip.keys === "" ? strip.sentence : strip.sentence + " " + strip.keys
        size: 15
        Target.name: visible ? "link-state" : ""
    }
    Btn {
        id: button
        visible: strip.offer !== ""
        anchors {
            right: parent.right
            rightMargin: 10
            verticalCenter: parent.verticalCenter
        }
        kind: "quiet"
        size: 15
        minHeight: 28
        ringReach: 1
        available: strip.offer !== "retry" || strip.joining.state === "failed"
        text: strip.offer === "retry" ? qsTr("Try again") : strip.offer === "seats" ? qsTr("Take a seat") : qsTr("Show the code")
        Target.name: visible ? "button:link" : ""
        onClicked: {
            if (strip.offer === "retry")
                strip.joining.retry();
            else if (strip.offer === "seats")
                strip.seatWanted();
            else
                strip.inviteWanted();
        }
    }
    // Somebody comes, goes or comes back.
    Announcer {
        id: said
        parent: strip.Window.contentItem
    }
    function namesOf(presence: string, revision: int): var {
        const names = [];
        for (let i = 0; i < strip.invitation.seats.count; ++i) {
            const row = strip.invitation.seats.row(i);
            if (row.presence === presence)
                names.push(DeviceWords.person(row.name, row.tincture));
        }
        return names;
    }
    function tell(seat: int, presence: string) {
        const seats = (Program.currentTable as Table)?.seats ?? null;
        for (let i = 0; seats && i < seats.count; ++i) {
            const row = seats.row(i);
            if (row.seat === seat)
                said.say(DeviceWords.told(DeviceWords.person(row.name, row.tincture), presence));
        }
    }
    Connections {
        id: seats
        property int revision: 0
        target: strip.invitation.seats
        function onDataChanged() {
            seats.revision += 1;
        }
        function onCountChanged() {
            seats.revision += 1;
        }
    }
    Connections {
        target: strip.invitation
        function onPresenceTold(seat: int, presence: string) {
            strip.tell(seat, presence);
        }
    }
    Connections {
        target: strip.joining
        function onPresenceTold(seat: int, presence: string) {
            strip.tell(seat, presence);
        }
    }
}
