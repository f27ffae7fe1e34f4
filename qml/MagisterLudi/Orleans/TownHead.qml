// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// Whose town it is, and what they own: what the game asks for can be given up here. flat: without the name, smaller.
Item {
    id: head

    required property InputController input
    required property Zone zone
    // See belongings() of the game.
    required property var belongings
    // The row of the seat on view; null for a moment at the start.
    required property SeatRow seat
    required property string title
    property bool flat: false
    // Another town than that of whoever plays: there is a way back.
    property bool away: false

    signal backAsked

    readonly property bool known: seat !== null
    readonly property bool starts: seat?.start ?? false
    readonly property string home: known ? "seat:" + seat.seat : ""
    readonly property string tincture: seat?.tincture ?? ""
    readonly property int size: flat ? 24 : Math.round(Math.max(30, Math.min(38, width * 0.036)))
    readonly property int font: flat ? 17 : Math.round(size * 0.68)
    // Where the shield ends, and the banner of whoever starts the round.
    readonly property real lead: shield.width + (starts ? banner.width + 5 : 0)
    readonly property real gap: Math.max(4, Math.min(flat ? 9 : size * 0.6, (width - lead - (flat ? 0 : 134) - figures.natural - stock.natural - 24) / 9))

    height: flat ? 34 : 44

    // Whoever is asked about the players can answer with this one, too.
    Spot {
        id: shield
        readonly property int size: head.flat ? 28 : 38
        input: head.input
        zone: head.zone
        visible: !head.away
        reachable: visible && input.asking
        target: head.home
        label: head.seat?.name ?? ""
        ringReach: 1
        width: size
        height: size
        anchors.verticalCenter: parent.verticalCenter

        Ico {
            name: head.tincture === "" ? "" : "shield-" + head.tincture
            size: shield.size
        }
    }
    Ico {
        id: banner
        visible: head.starts
        name: "banner"
        size: head.flat ? 20 : 26
        x: shield.width + 5
        anchors.verticalCenter: parent.verticalCenter
        Target.name: visible ? head.home + "/start" : ""
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Start player")
    }
    Btn {
        visible: head.away
        icon: "ui-back"
        label: qsTr("Back to the current player’s town")
        minHeight: shield.size
        ringReach: 2
        width: shield.size
        height: shield.size
        anchors.verticalCenter: parent.verticalCenter
        onClicked: head.backAsked()
    }
    ReadText {
        visible: !head.flat
        words: head.title
        title: true
        size: 22
        font.pixelSize: 22
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 15
        x: head.lead + 10
        width: figures.x - x - 12
        anchors.verticalCenter: parent.verticalCenter
    }
    Row {
        id: figures
        // What they take without gaps.
        readonly property real natural: coins.width + stations.width + citizens.width + level.width
        spacing: head.gap
        x: head.flat ? head.lead + 8 : stock.x - width - 2 * head.gap - 1
        anchors.verticalCenter: parent.verticalCenter

        Figure {
            id: coins
            icon: "coin"
            value: head.seat?.coins ?? ""
            name: qsTr("Coins")
            part: "coins"
        }
        Figure {
            id: stations
            icon: head.known && head.tincture !== "" ? "house-" + head.tincture : ""
            value: head.seat?.stationsLeft ?? ""
            name: qsTr("Trading stations left")
            part: "stations"
        }
        Figure {
            id: citizens
            icon: "citizen"
            value: head.seat?.citizens ?? ""
            name: qsTr("Citizens")
            part: "citizens"
        }
        Spot {
            id: level
            input: head.input
            zone: head.zone
            target: head.known ? head.home + "/development" : ""
            offer: head.belongings.development?.offer ?? "none"
            reachable: offer !== "none" || input.asking
            label: star.spoken
            ringReach: 1
            width: star.size
            height: star.size
            anchors.verticalCenter: parent.verticalCenter

            NumberedIcon {
                id: star
                readonly property string spoken: qsTr("Development level: %1").arg(number)
                icon: "devstar"
                number: head.seat?.level ?? ""
                size: head.size + 6
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken
                Accessible.ignored: level.reachable
            }
        }
    }
    Rectangle {
        width: 1
        height: head.size
        color: Theme.hairline
        x: Math.round(stock.x - head.gap) - 1
        anchors.verticalCenter: parent.verticalCenter
    }
    Row {
        id: stock
        readonly property var wares: head.seat?.goods ?? []
        readonly property int size: head.flat ? 22 : head.size - 3
        readonly property int font: head.flat ? 16 : head.font - 1
        readonly property real natural: wares.length * (size + 3 + font * 0.62)
        spacing: head.gap * 0.75
        x: head.flat ? figures.x + figures.width + 2 * head.gap : head.width - width
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: stock.wares.length
            Figure {
                required property int index
                readonly property var ware: stock.wares[index] ?? ({})
                part: ware.ware ? "ware:" + ware.ware : ""
                icon: ware.icon ?? ""
                value: ware.n ?? 0
                name: ware.name ?? ""
                size: stock.size
                fontSize: stock.font
                gap: 2
                opacity: (ware.n ?? 0) === 0 ? 0.5 : 1
            }
        }
    }

    component Figure: BelongingSpot {
        property string part
        input: head.input
        zone: head.zone
        target: head.known && part !== "" ? head.home + "/" + part : ""
        offer: head.belongings[part]?.offer ?? "none"
        size: head.size
        fontSize: head.font
        anchors.verticalCenter: parent?.verticalCenter
    }
}
