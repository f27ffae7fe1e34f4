// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Devices
import MagisterLudi.Household
import MagisterLudi.Ui

// Joining a table that stands on another device: its code, and then the seats.
SheetPage {
    id: page

    readonly property Joining joining: Program.joining
    readonly property bool asks: joining.state === "off" || joining.state === "failed"
    readonly property bool choosing: joining.state === "choosing"
    property string typed
    readonly property string wrong: joining.codeProblem(typed)
    // A click on a code that cannot be right is answered.
    property bool insisted: false
    property list<int> ticked: []
    property string name: Settings.people.all.length > 0 ? Settings.people.all[0].name : ""

    function join() {
        insisted = wrong !== "";
        if (!insisted)
            joining.join(typed);
    }
    function tick(seat: int) {
        ticked = Array.from(ticked).includes(seat) ? Array.from(ticked).filter(one => one !== seat) : Array.from(ticked).concat(seat);
    }
    function sit() {
        if (ticked.length > 0)
            joining.sit(ticked, name.trim());
    }

    title: qsTr("Join a table")
    crumb: choosing ? GameBoxes.titleOf(joining.game) : ""
    spacing: 14
    Component.onCompleted: Settings.people.refresh()
    // A table that has not come to the screen is not kept.
    Component.onDestruction: if (!Program.joined)
        joining.leave()

    StatusText {
        width: page.innerWidth
        text: DeviceWords.joiningTrouble(page.joining.trouble)
        size: 17
        color: Theme.rubric
        Target.name: "join-trouble"
    }
    UiText {
        visible: page.joining.trouble !== "" && page.joining.reason !== ""
        width: page.innerWidth
        text: page.joining.reason
        size: 14
        soft: true
        wrapMode: Text.Wrap
    }
    Btn {
        visible: page.joining.state === "failed"
        icon: "ui-restart"
        text: qsTr("Try again")
        Target.name: visible ? "button:retry" : ""
        onClicked: page.joining.retry()
    }
    UiText {
        visible: page.asks
        width: page.innerWidth
        text: qsTr("The host opens a table with “Invite devices” and gives you its code. Capital and small letters, blanks and hyphens make no difference.")
        size: 17
        soft: true
        wrapMode: Text.WordWrap
    }
    TextField {
        id: field
        visible: page.asks
        focus: page.asks
        width: page.innerWidth
        height: Theme.px(46)
        size: 20
        maximumLength: 200
        label: qsTr("Code of the table")
        placeholder: qsTr("Type or paste the code")
        Target.name: visible ? "join-code" : ""
        onEdited: {
            page.typed = text;
            page.insisted = false;
        }
        onAccepted: page.join()
    }
    StatusText {
        visible: page.asks && text !== ""
        width: page.innerWidth
        text: page.typed === "" && !page.insisted ? "" : page.wrong === "wrong" || page.insisted ? DeviceWords.codeProblem(page.wrong) : ""
        size: 15
        color: Theme.rubric
        Target.name: visible ? "code-problem" : ""
    }
    Btn {
        visible: page.asks
        kind: "primary"
        minHeight: 50
        size: 19
        text: qsTr("Connect")
        available: page.wrong === ""
        Target.name: visible ? "button:join" : ""
        onClicked: page.join()
        onWhy: page.insisted = true
    }
    PanelTitle {
        visible: page.asks && tables.count > 0
        width: page.innerWidth
        text: qsTr("Tables you sit at")
        size: 20
    }
    Repeater {
        id: tables
        model: page.asks ? page.joining.remembered : null

        Flow {
            id: table

            required property int index
            required property string code
            required property string game
            required property var names
            readonly property string people: names.filter(one => one !== "").join(", ")

            width: page.innerWidth
            spacing: 10
            Accessible.role: Accessible.ListItem
            Accessible.name: GameBoxes.titleOf(game) + ". " + people

            UiText {
                width: Math.min(implicitWidth, page.innerWidth)
                height: Theme.px(40)
                verticalAlignment: Text.AlignVCenter
                text: table.people === "" ? GameBoxes.titleOf(table.game) : qsTr("%1: %2", "game, names of players").arg(GameBoxes.titleOf(table.game)).arg(table.people)
                size: 18
                elide: Text.ElideRight
            }
            Btn {
                icon: "ui-play"
                text: qsTr("Go on at this table")
                detail: table.people
                Target.name: "button:go-on/" + table.index
                onClicked: page.joining.join(table.code)
            }
            Btn {
                kind: "quiet"
                icon: "ui-cross"
                text: qsTr("Forget this table")
                detail: table.people
                Target.name: "button:forget/" + table.index
                onClicked: {
                    forgetting.code = table.code;
                    forgetting.open = true;
                }
            }
        }
    }
    StatusText {
        visible: page.joining.state === "connecting"
        width: page.innerWidth
        text: visible ? qsTr("Looking for the table…") : ""
        size: 18
    }
    Btn {
        visible: page.joining.state === "connecting"
        text: qsTr("Cancel")
        Target.name: visible ? "button:stop-joining" : ""
        onClicked: page.joining.leave()
    }
    UiText {
        visible: page.choosing
        width: page.innerWidth
        text: qsTr("Tick the seats that are to be played on this device: one, or several if you share it.")
        size: 17
        soft: true
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: page.choosing ? page.joining.seats : null

        CheckRow {
            required property int seat
            required property string name
            required property string tincture
            required property string presence

            width: page.innerWidth
            size: 18
            available: presence === "free"
            checked: presence === "mine" || (available && Array.from(page.ticked).includes(seat))
            opacity: available || presence === "mine" ? 1 : 0.7
            //: a seat: name of the player or colour, whether it is free
            label: qsTr("%1 – %2").arg(DeviceWords.person(name, tincture)).arg(DeviceWords.joinedPresence(presence))
            Target.name: "join-seat:" + seat
            onClicked: page.tick(seat)
            onWhy: said.text = qsTr("Only free seats can be taken.")
        }
    }
    StatusText {
        id: said
        visible: page.choosing && text !== ""
        width: page.innerWidth
        size: 15
    }
    UiText {
        visible: page.choosing
        text: qsTr("Your name")
        size: 16
        bold: true
    }
    TextField {
        id: named
        visible: page.choosing
        width: Math.min(page.innerWidth, Theme.px(360))
        maximumLength: 20
        label: qsTr("Your name")
        text: page.name
        Target.name: visible ? "join-name" : ""
        onEdited: page.name = text
        onAccepted: page.sit()
    }
    Flow {
        visible: page.choosing && Settings.people.all.length > 1
        width: page.innerWidth
        spacing: 8

        Repeater {
            model: page.choosing ? Settings.people.all : []

            Btn {
                required property var modelData
                kind: "quiet"
                size: 15
                text: modelData.name
                Target.name: "join-person:" + modelData.name
                onClicked: {
                    page.name = modelData.name;
                    named.text = modelData.name;
                }
            }
        }
    }
    UiText {
        visible: page.joining.keysForThisRunOnly
        width: page.innerWidth
        text: qsTr("The keychain of this system does not answer: your seats are yours until the program is closed. After that, ask the host to free them.")
        size: 14
        soft: true
        wrapMode: Text.WordWrap
    }
    Flow {
        visible: page.choosing
        width: page.innerWidth
        spacing: 10

        Btn {
            kind: "primary"
            minHeight: 50
            size: 19
            text: qsTr("Sit down")
            available: page.ticked.length > 0
            Target.name: visible ? "button:sit" : ""
            onClicked: page.sit()
            onWhy: said.text = qsTr("Tick a free seat first, or look on.")
        }
        Btn {
            minHeight: 50
            icon: "ui-eye"
            text: qsTr("Look on")
            Target.name: visible ? "button:look-on" : ""
            onClicked: page.joining.look()
        }
        Btn {
            kind: "quiet"
            minHeight: 50
            text: qsTr("Leave this table")
            Target.name: visible ? "button:leave-table" : ""
            onClicked: page.joining.leave()
        }
    }
    Connections {
        target: page.joining
        function onStateChanged() {
            // What had the focus may be gone.
            page.ticked = Array.from(page.ticked).filter(() => page.choosing);
            said.text = "";
            page.forceActiveFocus();
        }
    }
    Overlay {
        id: forgetting
        parent: page

        property string code

        title: qsTr("Forget this table?")
        closeName: qsTr("Keep the seats")

        UiText {
            width: parent.width
            text: qsTr("This device forgets the keys of its seats and can no longer play them. The host can free the seats.")
            size: 18
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: 12

            Btn {
                kind: "primary"
                text: qsTr("Keep the seats")
                Target.name: "button:keep-table"
                onClicked: forgetting.close()
            }
            Btn {
                icon: "ui-cross"
                text: qsTr("Forget this table")
                Target.name: "button:really-forget"
                onClicked: {
                    forgetting.close();
                    page.joining.forget(forgetting.code);
                    page.forceActiveFocus();
                }
            }
        }
    }
}
