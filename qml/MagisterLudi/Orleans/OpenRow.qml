// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A place that takes any number of followers: who is there, and room for one more.
Spot {
    id: row

    // [{token, tokenIcon, own, n}]
    required property var tokens
    property string tincture
    property int size: 36

    reachable: target !== "" && offer !== "none"
    height: size
    ringReach: 0

    Row {
        id: there
        anchors.horizontalCenter: parent.horizontalCenter
        height: parent.height
        spacing: 3

        Repeater {
            model: row.tokens.length
            Row {
                id: kind
                required property int index
                readonly property var token: row.tokens[index]
                anchors.verticalCenter: parent.verticalCenter

                FollowerToken {
                    icon: kind.token.tokenIcon
                    owner: kind.token.own ? row.tincture : ""
                    size: Math.round(Math.min(row.size * 0.84, row.width / (row.tokens.length + 1) - 16))
                }
                UiText {
                    visible: kind.token.n > 1
                    text: "\u00D7" + kind.token.n
                    size: 13
                    font.family: Theme.sans
                    bold: true
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
