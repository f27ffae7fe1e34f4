// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A word about what lies under the pointer or has the keyboard: below it, or above it where the window ends; the other way
// round where what is read stands below; beside it where there is room for neither. It takes no key and no click. Make it when it is wanted; it comes up after a moment by itself.
Item {
    id: tip

    required property Item about
    // The pointer is at it. The pointer's tip wins over that of what has the keyboard: never do two lie on each other.
    property bool pointed: false
    readonly property bool leads: shown && pointed
    readonly property bool gives: !pointed && Tips.leading !== null
    property string text
    property bool shown: false
    property bool above: false
    // The upper left and the lower right corner of what it is about, px of the window: a board may be magnified.
    property point at: Qt.point(0, 0)
    property point end: Qt.point(0, 0)

    function follow() {
        at = about.mapToItem(null, 0, 0);
        end = about.mapToItem(null, about.width, about.height);
    }

    onLeadsChanged: {
        if (leads)
            Tips.leading = tip;
        else if (Tips.leading === tip)
            Tips.leading = null;
    }
    Component.onDestruction: if (Tips.leading === tip)
        Tips.leading = null

    Timer {
        interval: Tips.delay
        running: true
        onTriggered: {
            tip.follow();
            tip.shown = true;
        }
    }
    // What it is about may move, as when the page scrolls.
    Connections {
        target: tip.shown ? tip.Window.window : null
        function onAfterAnimating() {
            tip.follow();
        }
    }
    Rectangle {
        readonly property int rim: 6
        readonly property real wantedX: Math.round((tip.at.x + tip.end.x - width) / 2)
        readonly property bool fitsBelow: tip.Window.height - tip.end.y > height + 14
        readonly property bool fitsAbove: tip.at.y > height + 14
        readonly property bool goesBelow: tip.above ? !fitsAbove : fitsBelow
        // As high as it is where it may take the whole width.
        readonly property real natural: Math.ceil(measure.width / (tip.Window.width - 2 * rim - 24)) * measure.height + 16
        readonly property real toRight: tip.Window.width - tip.end.x - 8 - rim
        readonly property real toLeft: tip.at.x - 8 - rim
        readonly property bool sideways: tip.Window.height - tip.end.y <= natural + 14 && tip.at.y <= natural + 14 && Math.max(toRight, toLeft) > Theme.px(100)
        readonly property real sideX: toRight >= toLeft ? tip.end.x + 8 : tip.at.x - width - 8
        readonly property real wantedY: sideways ? Math.round((tip.at.y + tip.end.y - height) / 2) : goesBelow ? tip.end.y + 8 : tip.at.y - height - 8

        // Over everything in the window.
        parent: tip.Window.contentItem
        z: 1000
        visible: tip.visible && tip.shown && !tip.gives && tip.text !== ""
        enabled: false
        x: Math.max(rim, Math.min(tip.Window.width - width - rim, sideways ? sideX : wantedX))
        y: Math.max(rim, Math.min(tip.Window.height - height - rim, wantedY))
        width: words.width + 24
        height: words.height + 16
        radius: Theme.radiusSlot
        color: Theme.leaf
        border.width: 1.5
        border.color: Theme.edge

        UiText {
            id: words
            text: tip.text
            width: Math.min(implicitWidth, (parent.sideways ? Math.max(parent.toRight, parent.toLeft) : tip.Window.width - 2 * parent.rim) - 24)
            wrapMode: Text.Wrap
            size: 15
            x: 12
            y: 8
            Accessible.ignored: true
        }
        TextMetrics {
            id: measure
            font: words.font
            text: tip.text
        }
    }
}
