// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A workshop: the citizen it wants or has, what it makes, and what an upgraded one adds.
Spot {
    id: shop

    required target
    required offer
    required property string cls
    required property bool used
    required property bool needsUpgraded
    required property var output
    required property var extra
    required property string citizen
    required property string accessible
    readonly property bool staffed: citizen !== ""
    readonly property int slot: Math.round(Math.min(height - 10, width * 0.42))

    label: accessible
    ringReach: 1

    Rectangle {
        anchors.fill: parent
        radius: 5
        color: shop.ground()
        border.width: 1.6
        border.color: Theme.tileInk
    }
    Item {
        anchors.fill: parent
        opacity: shop.used ? 0.5 : shop.isDim() ? 0.85 : 1

        Rectangle {
            id: slot
            x: 5
            anchors.verticalCenter: parent.verticalCenter
            width: shop.slot
            height: shop.slot
            radius: 4
            color: shop.needsUpgraded ? (Theme.night ? "#C9A95E" : "#E8CF92") : Theme.tileWell
            border.width: 1.2
            border.color: shop.needsUpgraded ? "#8A6212" : Theme.tileEdge
            Target.name: shop.target + "/worker"

            Ico {
                name: shop.staffed ? shop.citizen : shop.cls + (shop.needsUpgraded ? "-up" : "")
                size: shop.slot - 4
                lit: true
                anchors.centerIn: parent
                opacity: shop.staffed ? 1 : 0.35
            }
        }
        Column {
            id: makes
            readonly property real room: shop.width - shop.slot - 10
            x: shop.slot + 7 + (room - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            spacing: 1

            IconRow {
                anchors.horizontalCenter: parent.horizontalCenter
                items: shop.output
                size: Math.round(Math.min(shop.extra.length > 0 ? shop.height * 0.38 : shop.height * 0.52, 34))
                room: makes.room
            }
            Row {
                visible: shop.extra.length > 0
                anchors.horizontalCenter: parent.horizontalCenter
                Target.name: visible ? shop.target + "/extra" : ""
                Text {
                    id: plus
                    text: "+"
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: 14
                    color: "#8A6212"
                    anchors.verticalCenter: parent.verticalCenter
                }
                IconRow {
                    items: shop.extra
                    size: Math.round(Math.min(22, shop.height * 0.34))
                    room: makes.room - plus.width
                }
            }
        }
    }
    UiText {
        visible: shop.used
        text: "\u2713"
        font.family: "DejaVu Sans"
        font.pixelSize: 18
        bold: true
        color: Theme.tileInk
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.bottom: parent.bottom
        Accessible.ignored: true
    }
}
