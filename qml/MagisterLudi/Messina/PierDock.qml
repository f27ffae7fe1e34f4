// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A dock: jetty with three bays, ships in them, lieutenants who chose one.
Item {
    id: pier

    required property string target
    required property string side
    required property string acting
    // The bay at which somebody is at work, from 1; 0: none.
    required property int bay
    required property string accessible
    // Its place, in radii.
    required property real across
    required property real down
    // [{target, ship, goods, coins, points, cube, offer}], and {tincture, standing} of each lieutenant.
    required property var bays
    required property var pawns
    required property InputController input
    required property Zone zone
    required property real r
    readonly property bool west: side === "west"
    readonly property real k: r / 100
    readonly property int firstShip: bays.findIndex(bay => bay.ship !== "")
    readonly property int firstCube: bays.findIndex(bay => bay.ship !== "" && bay.cube)

    width: Math.round(124 * k)
    height: Math.round(192 * k)
    Target.name: target

    Picture {
        anchors.fill: parent
        mirror: !pier.west
        name: "pier"
    }
    Repeater {
        // By number: one changed offer would make all bays anew.
        model: pier.bays.length

        Spot {
            id: bay

            required property int index
            readonly property var berth: pier.bays[index] ?? { ship: "", target: "", cube: false }
            readonly property bool full: berth.ship !== ""
            // Somebody's lieutenant visits this ship now.
            readonly property bool acted: pier.acting !== "" && pier.bay === index + 1

            input: pier.input
            zone: pier.zone
            target: berth.target
            sends: !input.asking && input.step === 3 && berth.cube ? pier.target + "/cube" : berth.target
            label: pier.accessible
            offer: berth.offer ?? "none"
            reachable: full || offer !== "none" || input.asking
            x: Math.round((pier.west ? 6 : 22) * pier.k)
            y: Math.round((7 + 62 * index) * pier.k)
            width: Math.round(96 * pier.k)
            height: Math.round(54 * pier.k)

            Ico {
                visible: !bay.full
                name: "ship"
                size: Math.round(34 * pier.k)
                lit: true
                opacity: 0.4
                anchors.centerIn: parent
            }
            ShipCard {
                visible: bay.full
                anchors.fill: parent
                row: bay.berth
                west: pier.west
                opacity: bay.refused && !bay.acted ? 0.6 : 1
            }
            Rectangle {
                visible: bay.acted
                anchors.fill: parent
                anchors.margins: -3
                radius: 8
                color: "transparent"
                border.width: Math.max(3, Math.round(4 * pier.k))
                border.color: Theme.seatColor(pier.acting)
            }
            Item {
                visible: bay.index === pier.firstShip
                anchors.fill: parent
                Target.name: bay.index === pier.firstShip ? pier.target + "/ship" : ""
            }
            Ico {
                visible: bay.full && bay.berth.cube
                name: "plague"
                size: Math.round(30 * pier.k)
                lit: true
                x: pier.west ? -width * 0.18 : parent.width - width * 0.82
                y: parent.height - height * 0.9
                Target.name: bay.index === pier.firstCube ? pier.target + "/cube" : ""
            }
        }
    }
    Row {
        spacing: -Math.round(16 * pier.k)
        readonly property bool acting: pier.acting !== "" && pier.bay > 0
        // Who visits a ship stands beside it, on the jetty; who stays, at its foot.
        readonly property real middle: acting ? 119 : 100
        x: Math.round((pier.west ? middle : 124 - middle) * pier.k - width / 2)
        y: Math.round((acting ? 7 + 62 * (pier.bay - 1) : 136) * pier.k)
        z: 3
        Target.name: pier.pawns.length > 0 ? pier.target + "/pawns" : ""
        Repeater {
            model: pier.pawns
            Ico {
                required property var modelData
                name: "pawn-" + modelData.tincture + (modelData.standing ? "" : "-down")
                size: Math.round(54 * pier.k)
                lit: true
            }
        }
    }
}
