// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// Whose estate this is, its supplies, lieutenants and points. dense: all in one line, without the name.
Item {
    id: head

    required property EstateZone estate
    readonly property SeatRow seat: estate.seat
    readonly property bool dense: estate.flat
    readonly property bool known: seat !== null
    // What the line leaves between supplies and lieutenants.
    readonly property real roomLeft: dense ? supplies.x + supplies.width + 10 : 0
    readonly property real roomRight: pawns.x - 8

    height: dense ? 42 : 100

    Ico {
        id: shield
        name: head.known ? "shield-" + head.seat.tincture : ""
        size: head.dense ? 32 : 38
        x: head.dense ? 0 : 2
        y: head.dense ? 5 : 3
        Target.name: head.estate.home
    }
    OrderMark {
        id: order
        ordinal: head.known ? String(head.seat.ordinal) : ""
        home: head.estate.home
        x: shield.x + shield.width + 5
        anchors.verticalCenter: shield.verticalCenter
    }
    ReadText {
        visible: !head.dense
        words: head.estate.label
        title: true
        size: 23
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        anchors {
            left: order.ordinal !== "" ? order.right : shield.right
            leftMargin: 10
            right: pawns.left
            rightMargin: 10
            verticalCenter: shield.verticalCenter
        }
    }
    Lieutenants {
        id: pawns
        estate: head.estate
        size: head.dense ? 27 : 38
        anchors.right: points.left
        anchors.rightMargin: head.dense ? 6 : 10
        y: head.dense ? 4 : 2
    }
    Badge {
        id: points
        size: head.dense ? 38 : 46
        value: head.known ? head.seat.points : ""
        anchors.right: parent.right
        y: head.dense ? 2 : 0
        Target.name: head.estate.home + "/points"
        spoken: qsTr("Points: %1").arg(value)
    }
    Rectangle {
        visible: !head.dense
        y: 52
        width: parent.width
        height: 44
        radius: 5
        color: Theme.well
    }
    Row {
        id: supplies
        x: head.dense ? shield.width + 8 + (order.ordinal !== "" ? order.width + 5 : 0) : 16
        y: head.dense ? 4 : 52
        height: head.dense ? 34 : 44
        spacing: head.dense ? 9 : 30

        Repeater {
            model: head.known ? ["coins", "wood", "fire", "bigFire", "rats"] : []
            SeatFigure {
                required property string modelData
                part: modelData
                number: head.seat?.[modelData] ?? 0
                size: head.dense ? 26 : 34
                fontSize: head.dense ? 18 : 24
                spacing: head.dense ? 3 : 6
                height: parent.height
                Target.name: head.estate.home + "/" + part
            }
        }
        Tag {
            visible: head.known && head.seat.ratPoints < 0
            text: head.known ? qsTr("\u2212%1").arg(-head.seat.ratPoints) : ""
            tint: Theme.rubric
            wash: Theme.rubricWash
            anchors.verticalCenter: parent.verticalCenter
            Accessible.name: head.known ? qsTr("Points lost to rats: %1").arg(-head.seat.ratPoints) : ""
            Target.name: visible ? head.estate.home + "/rat-points" : ""
        }
    }
}
