// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import MagisterLudi.Game
import MagisterLudi.Ui

// The whole game from left to right: a line at each round, below it a mark at each turn, in the shape and the
// colour of its seat.
// Arrows go by commands, Page keys by turns, Home and End to the ends; a click or a drag goes there.
T.Slider {
    id: slider

    required property Table table
    required property string spoken
    readonly property int steps: table?.steps ?? 0
    readonly property int shown: table?.pastStep ?? 0
    readonly property var ticks: table?.ticks ?? []
    readonly property real reach: width - 2 * inset
    readonly property int inset: Math.round(Theme.px(12))
    readonly property real railY: Math.round(height * 0.54)
    // The middle of the marks.
    readonly property real marksY: railY + 14

    // A step was chosen by hand.
    signal chosen(int step)

    function xOf(step: int): real {
        return inset + (steps > 0 ? reach * step / steps : reach);
    }
    // The next place where a turn or a round begins, or the end of the game.
    function tickFrom(step: int, by: int): int {
        if (by > 0)
            return ticks.find(tick => tick.step > step)?.step ?? steps;
        return ticks.reduce((found, tick) => tick.step < step ? tick.step : found, 0);
    }

    // Moved by hand, or by an assistive tool. The table shortens its game and moves on in two breaths: that is no choice.
    function choose() {
        const step = Math.round(value);
        if (step !== shown)
            chosen(step);
    }

    implicitHeight: Theme.px(50)
    leftPadding: inset - handle.width / 2
    rightPadding: leftPadding
    from: 0
    to: steps
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    value: shown
    // As Qt 6.4 looks for them on behalf of assistive tools.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    onMoved: choose()
    onValueChanged: settling.restart()
    focusPolicy: Qt.StrongFocus
    Target.name: "button:time"
    Accessible.name: qsTr("Game history")
    Accessible.description: spoken === "" ? qsTr("The current position") : spoken
    Accessible.focusable: true
    Accessible.onIncreaseAction: chosen(shown + 1)
    Accessible.onDecreaseAction: chosen(shown - 1)

    Keys.onPressed: event => {
        if ((event.modifiers & ~Qt.KeypadModifier) !== Qt.NoModifier)
            return;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left: chosen(shown - 1); break;
        case Qt.Key_Right: chosen(shown + 1); break;
        case Qt.Key_PageUp:
        case Qt.Key_Up: chosen(tickFrom(shown, -1)); break;
        case Qt.Key_PageDown:
        case Qt.Key_Down: chosen(tickFrom(shown, 1)); break;
        case Qt.Key_Home: chosen(0); break;
        case Qt.Key_End: chosen(steps); break;
        default: event.accepted = false;
        }
    }

    Timer {
        id: settling
        interval: 0
        onTriggered: slider.choose()
    }
    Rectangle {
        id: rail
        x: slider.inset
        y: slider.railY
        width: slider.reach
        height: 6
        radius: 3
        color: Theme.well
        border.width: 1
        border.color: Theme.edge
    }
    Rectangle {
        x: rail.x
        y: rail.y
        width: slider.xOf(slider.shown) - rail.x
        height: rail.height
        radius: 3
        color: Theme.inkSoft
    }
    Repeater {
        // Hundreds, and seldom looked at.
        model: slider.visible ? slider.ticks : []

        Item {
            id: tick
            required property var modelData
            x: slider.xOf(modelData.step)
            height: slider.height

            Rectangle {
                visible: tick.modelData.newRound
                width: 1.5
                y: 2
                height: slider.railY + 10 - y
                color: Theme.edge
            }
            Text {
                visible: tick.modelData.newRound
                text: tick.modelData.roundName
                x: 4
                y: 0
                font.family: Theme.serif
                font.weight: Font.DemiBold
                font.pixelSize: Theme.px(13)
                color: Theme.inkSoft
            }
            // Whose turn it is shows in shape and colour: square, disc, lozenge and bar are apart where colours are not. All
            // stand on one line, clear of the ring of the focus.
            Rectangle {
                readonly property int form: ["ruby", "sapphire", "saffron", "violet"].indexOf(tick.modelData.tincture)
                visible: tick.modelData.seat > 0
                x: Math.round(tick.x + 1 - width / 2) - tick.x
                y: slider.marksY - height / 2
                width: form === 3 ? 4 : form === 1 ? 9 : 7
                height: form === 3 ? 10 : width
                radius: form === 1 ? 4.5 : 0
                antialiasing: form === 2
                rotation: form === 2 ? 45 : 0
                color: Theme.seatColor(tick.modelData.tincture)
            }
        }
    }
    handle: Rectangle {
        width: Theme.px(18)
        height: width
        radius: width / 2
        x: slider.xOf(slider.shown) - width / 2
        y: slider.railY + 3 - height / 2
        z: 1
        color: Theme.leaf
        border.width: 3
        border.color: Theme.ink
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
    FocusRing {
        visible: slider.activeFocus
        reach: 2
    }
}
