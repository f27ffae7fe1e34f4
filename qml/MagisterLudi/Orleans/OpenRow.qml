// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A place that takes any number of followers: who is there, and room for one more.
Spot {
    id: row

    // [{target, token, tokenIcon, own, n, fresh, offer}]
    required property var tokens
    property string tincture
    property int size: 36

    reachable: target !== ""
    height: size
    ringReach: 0

    Row {
        id: there
        anchors.horizontalCenter: parent.horizontalCenter
        height: parent.height
        spacing: 3

        Repeater {
            model: row.tokens.length
            Spot {
                id: kind
                required property int index
                readonly property var held: row.tokens[index] ?? ({})
                input: row.input
                zone: row.zone
                target: held.target ?? ""
                offer: held.offer ?? "none"
                label: held.name ?? ""
                reachable: offer !== "none"
                ringed: activeFocus
                ringReach: 0
                width: picture.width + (number.visible ? number.width : 0)
                height: picture.height
                anchors.verticalCenter: parent?.verticalCenter

                FollowerToken {
                    id: picture
                    icon: kind.held.tokenIcon ?? ""
                    owner: kind.held.own ? row.tincture : ""
                    size: Math.round(Math.min(row.size * 0.84, row.width / (row.tokens.length + 1) - 16))
                }
                UiText {
                    id: number
                    visible: (kind.held.n ?? 0) > 1
                    text: "\u00D7" + (kind.held.n ?? 0)
                    size: 13
                    font.family: Theme.sans
                    bold: true
                    x: picture.width
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
        Ico {
            name: "slot-any"
            size: Math.round(row.size * 0.84)
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
