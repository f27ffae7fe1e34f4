// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A seat's share of the line that is counted: the sum in words, its points, and the points so far. A click shows the
// estate.
Pressable {
    id: share

    required property var walk
    required property var row
    required property int number
    // Without a row for a moment while the scoring is put away.
    readonly property int seat: row ? row.seat : 0
    readonly property string who: row ? row.name : ""
    readonly property string tincture: row ? row.tincture : ""
    readonly property bool total: walk !== null && walk.source === "total"
    readonly property int points: walk ? walk.points(number) : 0
    readonly property int before: total || !walk ? 0 : walk.running(number, walk.step - 1)
    readonly property string how: walk && walk.line && walk.line.details ? walk.line.details[number] ?? "" : ""
    readonly property int shown: walk ? Math.round(points * walk.counted) : 0
    readonly property bool mine: walk !== null && seat === walk.viewed + 1

    implicitHeight: Math.max(Theme.px(46), detail.visible ? name.height + detail.height + 10 : 0)
    label: {
        if (!walk)
            return "";
        const parts = [who];
        if (how !== "")
            parts.push(how);
        parts.push(walk.signed(points));
        if (!total)
            parts.push(qsTr("so far %1", "points").arg(walk.written(before + points)));
        return parts.join(", ");
    }
    Accessible.selected: mine
    Target.name: "scoring/seat:" + seat
    ringReach: 1
    onClicked: walk.look(seat)

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: share.mine ? Theme.goldWash : "transparent"
        border.width: share.mine ? 1.5 : 0
        border.color: Theme.gold
    }
    Ico {
        name: share.tincture === "" ? "" : "disc-" + share.tincture
        size: 28
        x: 6
        anchors.verticalCenter: parent.verticalCenter
    }
    UiText {
        id: name
        text: share.who
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
        y: name.y + name.height + 1
        width: gain.x - x - 6
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    UiText {
        id: gain
        visible: !share.total
        text: !share.walk ? "" : share.walk.step === 0 ? share.walk.written(share.shown) : share.walk.signed(share.shown)
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
        text: !share.walk ? "" : share.total ? share.walk.written(share.shown) : "= " + share.walk.written(share.before + share.shown)
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
