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
    property string shownState: "off"
    readonly property string wrong: joining.codeProblem(typed)
    // The table nearby whose short code is to be typed: its key, and what that device calls itself.
    property string near
    property string nearHost
    readonly property bool asksLogin: asks && joining.asksLogin(typed)
    // After another user, password or file of certificates one connects again.
    readonly property bool asksAgain: joining.trouble === "broker-refused" || joining.trouble === "unreadable-authorities" || joining.trouble === "no-authorities"
    // A click on a code that cannot be right is answered.
    property bool insisted: false

    function join() {
        insisted = wrong !== "";
        if (insisted)
            return;
        if (asksLogin) {
            if (!login.isUsable())
                return;
            joining.joinAtBroker(typed, login.user, login.password, login.authorities);
            login.clearPassword();
        } else {
            joining.join(typed, near);
        }
    }

    title: qsTr("Join a table")
    Component.onCompleted: joining.lookAround(true)
    Component.onDestruction: joining.lookAround(false)
    crumb: choosing ? GameBoxes.titleOf(joining.game) : ""
    spacing: 14

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
        visible: page.joining.state === "failed" && !page.asksAgain
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
        maximumLength: 400
        label: qsTr("Code of the table")
        placeholder: qsTr("Type or paste the code")
        Target.name: visible ? "join-code" : ""
        onEdited: {
            page.typed = text;
            page.insisted = false;
            login.recall(page.joining.authoritiesAt(text));
        }
        onAccepted: page.join()
    }
    StatusText {
        visible: page.asksLogin
        width: page.innerWidth
        text: visible ? qsTr("This invitation leads through a broker. The host tells you the user and the password for it.") : ""
        size: 15
        Target.name: visible ? "login-hint" : ""
    }
    BrokerLogin {
        id: login
        visible: page.asksLogin
        width: page.innerWidth
        onAccepted: page.join()
    }
    StatusText {
        visible: page.asks && text !== ""
        width: page.innerWidth
        text: page.near === "" ? "" : qsTr("Type the short code that “%1” shows under “Invite devices”.", "name of a device").arg(page.nearHost)
        size: 15
        Target.name: visible ? "near-hint" : ""
    }
    StatusText {
        visible: page.asks && text !== ""
        width: page.innerWidth
        text: page.typed === "" && !page.insisted ? "" : page.wrong === "wrong" || page.wrong === "no-broker" || page.insisted ? DeviceWords.codeProblem(page.wrong) : ""
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
                    forgetting.takesPassword = page.joining.forgetsPassword(table.code, Settings.broker, Settings.brokerUser);
                    forgetting.open = true;
                }
            }
        }
    }
    StatusText {
        id: forgotten
        visible: page.asks && text !== ""
        width: page.innerWidth
        size: 15
        Target.name: visible ? "forgotten" : ""
    }
    PanelTitle {
        visible: page.asks && nearby.count > 0
        width: page.innerWidth
        text: qsTr("Tables nearby")
        size: 20
    }
    Repeater {
        id: nearby
        model: page.asks ? page.joining.nearby : null

        Flow {
            id: found

            required property int index
            required property string key
            required property string host
            required property string game
            readonly property string title: qsTr("%1 on “%2”", "game, name of a device").arg(GameBoxes.titleOf(game)).arg(host)

            width: page.innerWidth
            spacing: 10
            Accessible.role: Accessible.ListItem
            Accessible.name: title

            UiText {
                width: Math.min(implicitWidth, page.innerWidth)
                height: Theme.px(40)
                verticalAlignment: Text.AlignVCenter
                text: found.title
                size: 18
                elide: Text.ElideRight
            }
            Btn {
                icon: "ui-device"
                text: qsTr("Join this table")
                detail: found.title
                Target.name: "button:near/" + found.index
                onClicked: {
                    page.near = found.key;
                    page.nearHost = found.host;
                    // With a code that was typed before there is nothing more to ask.
                    if (page.wrong === "")
                        page.join();
                    else
                        field.forceActiveFocus(Qt.TabFocusReason);
                }
            }
        }
    }
    StatusText {
        visible: page.joining.state === "connecting"
        width: page.innerWidth
        text: !visible ? "" : page.joining.hostHere ? qsTr("Looking for the table…") : qsTr("The host is away. You can take a seat as soon as it is back.")
        size: 18
        Target.name: visible ? "joining-state" : ""
    }
    Btn {
        visible: page.joining.state === "connecting"
        text: qsTr("Cancel")
        Target.name: visible ? "button:stop-joining" : ""
        onClicked: page.joining.leave()
    }
    FreeSeats {
        id: seats
        visible: page.choosing
        width: page.innerWidth
        joining: page.joining
        active: page.choosing
        onAccepted: seats.sit()
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
            available: seats.ticked.length > 0
            Target.name: visible ? "button:sit" : ""
            onClicked: seats.sit()
            onWhy: seats.sit()
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
            // How the connection is may be told while somebody is choosing.
            if (page.shownState === page.joining.state)
                return;
            page.shownState = page.joining.state;
            // The code stays, for another user or password.
            if (page.asksAgain && page.joining.state === "failed") {
                field.text = page.joining.code;
                page.typed = field.text;
                login.recall(page.joining.authoritiesAt(page.typed));
            }
            // What had the focus may be gone.
            seats.clear();
            page.forceActiveFocus();
        }
        function onForgotten(outcome: string) {
            forgotten.text = outcome === "freed" ? qsTr("The seats are free again.")
                : outcome === "waits" ? qsTr("The host is away. The seats are free again as soon as it is back.")
                                      : qsTr("The host cannot be reached: the seats remain taken until they are freed there.");
        }
    }
    Overlay {
        id: forgetting
        parent: page

        property string code
        property bool takesPassword: false

        title: qsTr("Forget this table?")
        closeName: qsTr("Keep the seats")

        UiText {
            width: parent.width
            text: qsTr("This device gives up its seats at this table and can no longer play them. If the host cannot be reached, the seats remain taken until they are freed there.")
            size: 18
            wrapMode: Text.WordWrap
        }
        UiText {
            visible: forgetting.takesPassword
            width: parent.width
            text: qsTr("No other table needs your password at this broker. It is removed from the keychain.")
            size: 18
            wrapMode: Text.WordWrap
            Target.name: visible ? "forgets-password" : ""
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
                    forgotten.text = "";
                    page.joining.forget(forgetting.code, Settings.broker, Settings.brokerUser);
                    page.forceActiveFocus();
                }
            }
        }
    }
}
