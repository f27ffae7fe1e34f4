// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Ui

// What is in the bag on view, and how likely each follower is to be drawn. Of another seat's bag only the number is told.
Overlay {
    id: view

    required property OrleansTable table
    property string tincture
    readonly property var bag: table.bag
    readonly property bool mine: bag.mine ?? false
    // How many at most; none is not told.
    readonly property int drawn: Math.min(bag.draws ?? 0, bag.free ?? 0)
    readonly property var tokens: bag.tokens ?? []
    // [{token, name, icon, n, text}], told anew in another language.
    readonly property var odds: open && mine && table.language !== "" ? table.drawOdds() : []

    function look() {
        open = true;
    }
    function chance(token: string): string {
        return odds.find(line => line.token === token)?.text ?? "";
    }

    title: qsTr("The bag")
    wantedWidth: 470

    UiText {
        text: (view.bag.total ?? 0) === 0 ? qsTr("The bag is empty.") : !view.mine ? qsTr("%n follower(s) in the bag. Only its owner may look inside.", "", view.bag.total ?? 0)
              : qsTr("%n follower(s) in the bag.", "", view.bag.total ?? 0) + (view.drawn > 0 ? " " + qsTr("Up to %n will be drawn.", "", view.drawn) : "")
        size: 17
        width: parent?.width ?? 0
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: view.mine ? view.tokens.length : 0
        Item {
            id: line
            required property int index
            readonly property var token: view.tokens[index] ?? ({})
            width: parent?.width ?? 0
            height: Math.max(40, Theme.px(36))
            Accessible.role: Accessible.StaticText
            Accessible.name: token.name + ": " + token.n + ". " + view.chance(token.token)

            FollowerToken {
                id: picture
                icon: line.token.icon ?? ""
                owner: line.token.own ? view.tincture : ""
                size: 36
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                id: number
                text: "\u00D7" + line.token.n
                size: 17
                bold: true
                x: picture.width + 10
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            UiText {
                text: line.token.name ?? ""
                size: 17
                x: number.x + Theme.px(38)
                width: odd.x - x - 8
                wrapMode: Text.Wrap
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            UiText {
                id: odd
                text: view.chance(line.token.token)
                size: 15
                soft: true
                x: parent.width - width
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }
    }
}
