// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A square of a garden: the action it gives, and the citizen who lives there.
Spot {
    id: square

    required target
    required offer
    required property string key
    required property string citizen
    required property var action
    required property string accessible
    required property real s
    readonly property bool taken: citizen !== ""
    // A long action stands in two places: one part of it beside the citizen instead of above. A price and what it
    // buys stay together.
    readonly property int pictures: action.reduce((sum, item) => sum + (isPoints(item) ? 1 : item.text ? 2 : Math.min(2, item.n ?? 1)), 0)
    readonly property bool crammed: pictures > 2 && action.length > 1 && !action.some(item => item.icon === "arrow" || item.icon === "slash")
    readonly property int aside: {
        if (!crammed)
            return -1;
        const points = action.findIndex(item => isPoints(item));
        return points >= 0 ? points : action.findIndex(item => (item.n ?? 1) === 1 && !item.text);
    }
    readonly property int place: Math.round((crammed ? 26 : 28) * s)

    function isPoints(item: var): bool {
        return item.icon === "vp" || item.icon === "vp-end";
    }

    label: accessible
    width: Math.round(52 * s)
    height: Math.round(58 * s)
    ringRadius: 7
    ringReach: 2

    Rectangle {
        anchors.fill: parent
        radius: 5 * square.s + 1
        color: square.ground()
        border.color: Theme.tileInk
        border.width: Math.max(1.2, 1.6 * square.s)
    }
    IconRow {
        items: square.action.filter((item, index) => index !== square.aside)
        overlap: square.pictures > 3 ? 0.5 : 0.16
        size: Math.round((units > 2 ? 18 : units > 1.3 ? 22 : 25) * square.s)
        room: square.width - 4
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(14.5 * square.s - height / 2)
        opacity: square.isDim() ? 0.8 : 1
        Target.name: square.target + "/action"
    }
    IconRow {
        visible: square.aside >= 0
        items: square.aside >= 0 ? [square.action[square.aside]] : []
        size: Math.round(22 * square.s)
        room: square.width - square.place - 6
        x: Math.min(square.width - 2 - Math.round((room + width) / 2), square.width + 1 - width)
        y: Math.round(28 * square.s + (square.place - height) / 2)
        opacity: square.isDim() ? 0.8 : 1
    }
    Rectangle {
        visible: !square.taken
        width: square.place
        height: width
        radius: 4 * square.s
        x: square.crammed ? 3 : Math.round((square.width - width) / 2)
        y: Math.round((square.crammed ? 28 : 27) * square.s)
        color: Theme.tileWell
        border.color: Theme.tileEdge
        border.width: 1
    }
    Ico {
        visible: square.taken
        name: square.citizen
        size: Math.round((square.crammed ? 28 : 32) * square.s)
        lit: true
        x: square.crammed ? 2 : Math.round((square.width - width) / 2)
        y: Math.round((square.crammed ? 28 : 25) * square.s)
    }
}
