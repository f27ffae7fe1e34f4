// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A follower track: the follower, how many are left to recruit, and the spaces.
Item {
    id: track

    required property InputController input
    required property Zone zone
    required property string target
    required property string name
    required property string icon
    required property int supply
    required property string offer
    required property string accessible
    required property var spaces
    required property string follower
    property int labelWidth: 98
    // Without the name.
    property bool brief: false
    readonly property bool low: brief || height < 52
    // All of it, with the markers that are compared.
    Target.name: target
    readonly property real cell: (width - labelWidth) / Math.max(1, spaces.length)

    Spot {
        id: head
        input: track.input
        zone: track.zone
        target: track.target
        Target.name: ""
        offer: track.offer
        label: track.accessible
        width: Math.min(track.labelWidth, track.width) - 4
        height: parent.height
        // The frame stays clear of the name.
        ringReach: 3

        Ico {
            id: sign
            name: track.icon
            size: Math.round(track.low ? Math.min(30, track.height - 8) : Math.min(36, track.height * 0.42))
            lit: true
            y: track.low ? (parent.height - height) / 2 : 1
            opacity: track.supply > 0 ? 1 : 0.45
        }
        UiText {
            id: left
            text: "\u00D7" + track.supply
            size: 14
            font.family: Theme.sans
            font.pixelSize: track.low ? 14 : 15
            bold: true
            soft: true
            x: sign.width + 5
            y: sign.y + (sign.height - height) / 2
            Accessible.ignored: true
        }
        // The supply is the follower with its number.
        Item {
            y: sign.y
            width: left.x + left.width
            height: sign.height
            Target.name: "supply:" + track.follower
        }
        UiText {
            id: title
            visible: !track.low
            text: Theme.capital(track.name)
            size: 14
            font.family: Theme.sans
            font.pixelSize: 14
            y: sign.height + 2
            width: parent.width
            height: parent.height - y
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.84
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        FullName {
            about: head
            name: title.text
            cut: track.low || title.truncated
        }
    }
    Repeater {
        // By number: a list anew, with other markers, would make all spaces anew.
        model: track.spaces.length
        TrackSpace {
            required property int index
            readonly property var space: track.spaces[index]
            input: track.input
            zone: track.zone
            target: space?.target ?? ""
            offer: space?.offer ?? "none"
            label: space?.accessible ?? ""
            kind: space?.kind ?? ""
            icon: space?.icon ?? ""
            amount: space?.amount ?? 0
            claimed: space?.claimed ?? false
            markers: space?.markers ?? []
            x: Math.round(track.labelWidth + index * track.cell)
            width: Math.round(track.cell) - 3
            height: track.height
        }
    }
}
