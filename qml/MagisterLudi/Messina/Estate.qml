// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A seat's estate: supplies, huts, gardens with their overseers, workshops, scrolls, carts and ships.
// dense: one line of supplies; side: scrolls stand to the right of the workshops instead of below.
EstateZone {
    id: estate

    // Workshops are drawn as large as their number allows, instead of always leaving room for six.
    property bool growing: false
    readonly property ZoomPane view: pane
    readonly property int pad: dense ? 6 : 12
    readonly property int headHeight: head.height
    readonly property int scrollHeight: side ? 0 : flat ? 88 : 136
    readonly property real tallest: height - headHeight - scrollHeight - pad * 2 - 4
    readonly property int storeWidth: side ? Math.round(Math.max(150, width * 0.28)) : 0
    readonly property int cardWidth: Math.round(Math.max(60, Math.min(108, (width - 2 * pad - storeWidth - tallest - 16) / 2)))
    readonly property real wheelSize: Math.min(tallest, width - 2 * pad - storeWidth - 2 * cardWidth - 12)
    readonly property real wheelTop: headHeight + pad + 2
    // Room for what the columns are called, where there is some.
    readonly property int captionHeight: flat ? 0 : Theme.px(15) + 8
    readonly property real workshopLeft: side ? pad + cardWidth + 4 + wheelSize + 4 : width - pad - cardWidth
    // Growing: one place more than there are workshops, so that one sees where the next will lie.
    readonly property int slots: Math.max(growing ? Math.max(3, built.count + 1) : 6, built.count)
    readonly property real slotHeight: (wheelSize - captionHeight - 4 * (slots - 1)) / slots

    // Of whoever looks, who need not be the one that acts: in the past, or in a try.
    label: table.lookingSeat === table.viewSeat ? qsTr("Your estate") : seat ? qsTr("%1’s estate").arg(seat.name) : ""

    Target.name: home + "/estate"

    Leaf {
        anchors.fill: parent
        level: 1
    }
    ZoomPane {
        id: pane
        zone: estate
        whole: qsTr("Whole estate")
        anchors.fill: parent

        EstateHead {
            id: head
            estate: estate
            x: estate.pad
            y: estate.dense ? 4 : 8
            width: parent.width - 2 * estate.pad
        }
        Btn {
            id: returning
            // Its name stands in the head where the head has a line for it.
            readonly property real room: estate.flat ? head.roomRight - head.roomLeft : 0
            visible: !estate.own && estate.seat !== null && estate.current > 0
            text: room >= named.implicitWidth + 46 ? estate.label : ""
            icon: "ui-back"
            label: qsTr("Back to the current player’s estate")
            size: 14
            minHeight: 32
            z: 6
            x: estate.flat ? head.x + head.roomLeft : huts.x + huts.width + 8
            y: estate.flat ? head.y + 5 : estate.wheelTop
            onClicked: estate.table.viewSeat = estate.current

            UiText {
                id: named
                visible: false
                text: estate.label
                size: 14
                bold: true
                Accessible.ignored: true
            }
        }
        Caption {
            //: Heading of the column of quarantine huts, short
            text: qsTr("Huts")
            visible: estate.captionHeight > 0
            x: huts.x
            y: estate.wheelTop - 2
            width: estate.cardWidth
        }
        Caption {
            //: Heading of the column of workshops in the estate
            text: qsTr("Workshops")
            visible: estate.captionHeight > 0
            x: workshops.x
            y: estate.wheelTop - 2
            width: estate.cardWidth
        }
        Column {
            id: huts
            x: estate.pad
            y: estate.wheelTop + estate.captionHeight
            width: estate.cardWidth
            height: estate.wheelSize - estate.captionHeight
            spacing: 4
            Target.name: estate.home + "/huts"

            Repeater {
                model: estate.table.huts
                HutCard {
                    input: estate.input
                    zone: estate
                    width: estate.cardWidth
                    height: (huts.height - 3 * huts.spacing) / 4
                }
            }
        }
        EstateWheel {
            id: wheel
            input: estate.input
            zone: estate
            width: estate.wheelSize
            height: width
            x: Math.round(huts.x + huts.width + (estate.workshopLeft - huts.x - huts.width - width) / 2)
            y: estate.wheelTop
        }
        Column {
            id: workshops
            x: estate.workshopLeft
            y: huts.y
            width: estate.cardWidth
            height: huts.height
            spacing: 4
            Target.name: estate.home + "/workshops"

            Repeater {
                id: built
                model: estate.table.workshops
                WorkshopCard {
                    input: estate.input
                    zone: estate
                    width: estate.cardWidth
                    height: estate.slotHeight
                }
            }
            Repeater {
                model: Math.max(0, estate.slots - built.count)
                Rectangle {
                    width: estate.cardWidth
                    height: estate.slotHeight
                    radius: 5
                    color: "transparent"
                    border.width: 1.2
                    border.color: Theme.edge
                    Ico {
                        name: "workshop"
                        size: Math.round(parent.height * 0.4)
                        anchors.centerIn: parent
                        opacity: 0.6
                    }
                }
            }
        }

        EstateStores {
            estate: estate
            x: estate.side ? estate.workshopLeft + estate.cardWidth + 8 : estate.pad
            y: estate.side ? estate.wheelTop : estate.wheelTop + estate.wheelSize + 6
            width: estate.width - x - estate.pad
            height: estate.side ? estate.wheelSize : estate.scrollHeight
        }
    }

    component Caption: UiText {
        size: 15
        bold: true
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
        elide: Text.ElideRight
    }
}
