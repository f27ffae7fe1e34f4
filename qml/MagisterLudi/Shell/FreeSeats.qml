// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Devices
import MagisterLudi.Household
import MagisterLudi.Ui

// Which seats of a table that stands on another device are to be played on this one, and by which name.
Column {
    id: choice

    required property Joining joining
    // Only then the seats are listed.
    property bool active: false
    property list<int> ticked: []
    property string name: Settings.people.all.length > 0 ? Settings.people.all[0].name : ""

    // Somebody wants to sit down; ticked may be empty.
    signal accepted

    function tick(seat: int) {
        said.text = "";
        ticked = Array.from(ticked).includes(seat) ? Array.from(ticked).filter(one => one !== seat) : Array.from(ticked).concat(seat);
    }
    // False: nothing is ticked, and that is said.
    function sit(): bool {
        if (ticked.length === 0) {
            said.text = qsTr("Tick a free seat first, or look on.");
            return false;
        }
        joining.sit(ticked, name.trim());
        return true;
    }
    function clear() {
        ticked = [];
        said.text = "";
        propose();
    }
    // Where there is nothing to choose, it is chosen; whoever has no name yet goes by that of the seat.
    function propose() {
        if (!active || ticked.length > 0 || joining.freeSeats !== 1)
            return;
        for (let i = 0; i < joining.seats.count; ++i) {
            const row = joining.seats.row(i);
            if (row.presence !== "free")
                continue;
            ticked = [row.seat];
            if (name === "")
                name = row.name;
        }
    }

    spacing: 14
    onActiveChanged: propose()
    Component.onCompleted: {
        Settings.people.refresh();
        propose();
    }

    Connections {
        target: choice.joining
        function onFreeSeatsChanged() {
            choice.propose();
        }
    }

    UiText {
        width: choice.width
        text: qsTr("Tick the seats that are to be played on this device: one, or several if you share it.")
        size: 17
        soft: true
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: choice.active ? choice.joining.seats : null

        CheckRow {
            required property int seat
            required property string name
            required property string tincture
            required property string presence

            width: choice.width
            size: 18
            available: presence === "free"
            checked: presence === "mine" || (available && Array.from(choice.ticked).includes(seat))
            opacity: available || presence === "mine" ? 1 : 0.7
            //: a seat: name of the player or colour, whether it is free
            label: qsTr("%1 – %2").arg(DeviceWords.person(name, tincture)).arg(DeviceWords.joinedPresence(presence))
            Target.name: "join-seat:" + seat
            onClicked: choice.tick(seat)
            onWhy: said.text = qsTr("Only free seats can be taken.")
        }
    }
    StatusText {
        id: said
        visible: text !== ""
        width: choice.width
        size: 15
    }
    UiText {
        text: qsTr("Your name")
        size: 16
        bold: true
    }
    TextField {
        id: named
        width: Math.min(choice.width, Theme.px(360))
        maximumLength: 20
        label: qsTr("Your name")
        text: choice.name
        Target.name: visible ? "join-name" : ""
        onEdited: choice.name = text
        onAccepted: choice.accepted()
    }
    Flow {
        visible: Settings.people.all.length > 1
        width: choice.width
        spacing: 8

        Repeater {
            model: choice.active ? Settings.people.all : []

            Btn {
                required property var modelData
                kind: "quiet"
                size: 15
                text: modelData.name
                Target.name: "join-person:" + modelData.name
                onClicked: {
                    choice.name = modelData.name;
                    named.text = modelData.name;
                }
            }
        }
    }
    UiText {
        visible: choice.joining.keysForThisRunOnly
        width: choice.width
        text: qsTr("The keychain of this system does not answer: your seats are yours until the program is closed. After that, ask the host to free them.")
        size: 14
        soft: true
        wrapMode: Text.WordWrap
    }
}
