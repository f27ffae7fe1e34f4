// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A seat's share of the line that is counted: the sum in words, its points, and the points so far. A click shows the
// board of that seat.
Pressable {
    id: share

    required property int seat
    required property string name
    required property string tincture
    // The line says all the points, not some of them.
    property bool total: false
    // The first line is no gain: points stand without a sign.
    property bool first: false
    property int points: 0
    // Points of the lines before.
    property int before: 0
    // The sum in words.
    property string how
    // How much of the points is counted, 0 to 1.
    property real counted: 1
    property bool mine: false
    readonly property int shown: Math.round(points * counted)

    signal picked(int seat)

    implicitHeight: Math.max(Theme.px(46), detail.visible ? title.height + detail.height + 10 : 0)
    label: {
        const parts = [name];
        if (how !== "")
            parts.push(how);
        parts.push(Points.signed(points));
        if (!total)
            parts.push(qsTr("so far %1", "points").arg(Points.written(before + points)));
        return parts.join(", ");
    }
    Accessible.selected: mine
    Target.name: "scoring/seat:" + seat
    ringReach: 1
    onClicked: picked(seat)

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: share.mine ? Theme.goldWash : "transparent"
        border.width: share.mine ? 1.5 : 0
        border.color: Theme.gold
    }
    Ico {
        name: "disc-" + share.tincture
        size: 28
        x: 6
        anchors.verticalCenter: parent.verticalCenter
    }
    UiText {
        id: title
        text: share.name
        size: 17
        bold: true
        x: 42
        y: detail.visible ? 4 : (parent.height - height) / 2
        width: gain.x - x - 6
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    UiText {
        id: detail
        visible: text !== ""
        text: share.how
        size: 15
        soft: true
        x: 42
        y: title.y + title.height + 1
        width: gain.x - x - 6
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    UiText {
        id: gain
        visible: !share.total
        text: share.first ? Points.written(share.shown) : Points.signed(share.shown)
        size: 22
        bold: true
        color: share.points < 0 ? Theme.rubric : share.points === 0 ? Theme.inkMute : Theme.ink
        width: Theme.px(56)
        x: sum.x - width
        horizontalAlignment: Text.AlignRight
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    UiText {
        id: sum
        text: share.total ? Points.written(share.shown) : "= " + Points.written(share.before + share.shown)
        size: share.total ? 26 : 17
        bold: share.total
        soft: !share.total
        width: Theme.px(74)
        x: parent.width - width - 10
        horizontalAlignment: Text.AlignRight
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
