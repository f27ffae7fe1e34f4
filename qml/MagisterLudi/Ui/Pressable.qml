// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Whatever can be pressed: by mouse, Enter, Space, or an assistive tool. It draws nothing but the focus ring.
// One that is not available stays focusable and answers with why() instead of clicked().
// Arrows go on to its neighbours where what it lies in has `arrowKeys`.
// What has come under a resting pointer takes no press of the mouse for a moment: the press was meant for what stood there.
Item {
    id: press

    property string label
    property string detail
    property bool available: true
    property bool overBar: false
    property int ringRadius: Theme.radiusCard + 4
    property int ringReach: 5
    readonly property bool pressed: (area.pressed && !area.strayed) || keyDown
    readonly property bool hovered: area.containsMouse
    property bool keyDown: false
    // Enter presses it. Where it would change nothing, Enter belongs to the page, whose golden button shows its sign.
    property bool takesEnter: true
    // What a press means besides the label: when it changes, the thing counts as another one.
    property string meaning
    // It gives something up: under a resting pointer it takes no press for longer.
    property bool wary: false
    // A press came that was meant for what stood here before: it is pale until it takes one, so that whoever did mean it
    // sees that they have to press again.
    property bool unheard: false

    signal clicked
    signal why
    // The pointer moved over it, which it does not when the thing comes to the pointer.
    signal pointed

    // What a click or Enter does; other code may call it too.
    function act() {
        if (available)
            clicked();
        else
            why();
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: detail
    Accessible.focusable: true
    Accessible.onPressAction: press.act()

    Keys.onPressed: event => {
        if (Keyboard.step(press, event.key, event.modifiers)) {
            event.accepted = true;
            return;
        }
        const plain = (event.modifiers & ~Qt.KeypadModifier) === Qt.NoModifier;
        if (!plain || (event.key !== Qt.Key_Space && (!takesEnter || (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter))))
            return;
        event.accepted = true;
        if (!event.isAutoRepeat)
            press.keyDown = true;
    }
    Keys.onReleased: event => {
        if (!press.keyDown || event.isAutoRepeat)
            return;
        press.keyDown = false;
        event.accepted = true;
        press.act();
    }
    onActiveFocusChanged: if (!activeFocus)
        keyDown = false

    MouseArea {
        id: area
        property bool strayed: false
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: {
            strayed = !guard.admits();
            press.unheard = strayed;
            if (!strayed)
                press.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPositionChanged: press.pointed()
        onClicked: if (!strayed)
            press.act()
    }
    PressGuard {
        id: guard
        shown: press.visible
        label: press.label
        meaning: press.meaning
        wary: press.wary
    }
    // One of all that can be pressed has it.
    Hook {
        anchors.fill: parent
        z: 10
        source: press.unheard ? veil : press.activeFocus ? ring : null
    }
    Component {
        id: veil
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusCard
            color: press.overBar ? Theme.bar : Theme.leaf
            opacity: 0.65

            Timer {
                running: true
                repeat: true
                interval: 120
                onTriggered: press.unheard = !guard.hears()
            }
        }
    }
    Component {
        id: ring
        FocusRing {
            radius: press.ringRadius
            reach: press.ringReach
            overBar: press.overBar
        }
    }
}
