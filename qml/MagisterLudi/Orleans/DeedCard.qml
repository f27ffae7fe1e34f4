// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A deed: what each follower sent there earns, the citizen of whoever fills its last space, and its spaces.
Spot {
    id: deed

    required target
    required offer
    required property string accessible
    required property string name
    required property int coins
    required property int development
    required property bool citizen
    required property bool complete
    // [{target, follower, icon, slotIcon, filled, offer}]
    required property var spaces
    readonly property int rewards: Math.floor(Math.max(18, Math.min(34, width * 0.18, (height - title.y - title.height - 8) / (development > 0 ? 3 : 2) - 1)))
    readonly property int perLine: spaces.length > 4 ? Math.ceil(spaces.length / 2) : spaces.length
    readonly property int lines: Math.ceil(spaces.length / Math.max(1, perLine))
    readonly property int side: Math.floor(Math.min(46, (width - rewards - 16) / Math.max(4, perLine) - 1, (height - title.y - title.height - 8) / Math.max(1.3, lines) - 1))

    label: accessible
    ringReach: 1
    ringRadius: 7

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: deed.complete ? Theme.well : Theme.leaf
        border.width: 1
        border.color: deed.complete ? Theme.hairline : Theme.edge
    }
    UiText {
        id: title
        text: deed.name
        size: 14
        font.family: Theme.sans
        bold: true
        color: deed.complete ? Theme.inkMute : Theme.ink
        x: 8
        y: 4
        width: parent.width - 2 * x
        wrapMode: Text.Wrap
        lineHeight: 0.9
        maximumLineCount: 3
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Column {
        id: pay
        x: parent.width - width - 6
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 5
        spacing: 1
        opacity: deed.complete ? 0.55 : 1

        NumberedIcon {
            icon: "coin"
            number: deed.coins
            size: deed.rewards
            Target.name: deed.target + "/reward"
        }
        NumberedIcon {
            visible: deed.development > 0
            icon: visible ? "devstar" : ""
            number: deed.development
            size: deed.rewards
        }
        Ico {
            name: "citizen"
            size: deed.rewards
            lit: true
            opacity: deed.citizen ? 1 : 0.25
            Target.name: deed.target + "/citizen"
        }
    }
    FullName {
        about: deed
        name: deed.name
        cut: title.truncated
    }
    Grid {
        columns: deed.perLine
        spacing: 1
        x: Math.round(6 + (pay.x - 8 - width) / 2)
        y: Math.round(title.y + title.height + (deed.height - title.y - title.height - height) / 2) - 1
        opacity: deed.complete ? 0.7 : 1

        Repeater {
            model: deed.spaces.length
            Spot {
                id: spot
                required property int index
                readonly property var space: deed.spaces[index]
                input: deed.input
                zone: deed.zone
                target: space.target
                offer: space.offer
                label: deed.accessible
                reachable: space.offer !== "none"
                ringed: activeFocus
                ringReach: 0
                ringRadius: 6
                width: deed.side
                height: deed.side

                Rectangle {
                    visible: spot.legal
                    anchors.fill: parent
                    radius: 5
                    color: Theme.verdigrisWash
                    border.width: 2
                    border.color: Theme.verdigris
                }
                Ico {
                    name: spot.space.filled ? spot.space.icon : spot.space.slotIcon
                    size: deed.side
                    lit: spot.space.filled
                }
            }
        }
    }
}
