// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Anything on the table that has a target name and can be clicked, focused and asked about. There are hundreds of them on a
// table: whatever only few have at a time is made when they need it.
Bearer {
    id: spot

    required property InputController input
    required property Zone zone
    property string target
    // What a click sends; the target itself unless a part of it is meant.
    property string sends: target
    property string label
    // "none", "legal" or "refused"
    property string offer: "none"
    // Whether keys stop here and clicks are taken.
    property bool reachable: true
    // A lesson has not laid it on the table yet, and says so: it is neither told about nor there for keys and ears. A click
    // on its place still has an answer.
    property bool unlaid: false
    readonly property bool takesKeys: reachable && !unlaid
    property bool ringed: true
    property int ringRadius: 8
    property int ringReach: 3
    property int grow: 0
    property alias hitMask: area.containmentMask
    readonly property bool hovered: area.containsMouse
    // How it looks; somebody who wants nothing explained sees a plain table.
    readonly property bool legal: offer === "legal" && input.lights
    readonly property bool refused: offer === "refused" && input.lights
    property bool counted: false
    // It has the keyboard from a click, not from keys.
    property bool touched: false

    // These are asked for by few spots: a property of each would be a binding of each.
    // Something of the same zone can be used and this cannot: it stands back.
    function isDim(): bool {
        return refused && zone.asked;
    }
    // What a card, hut or square is made of: paler where it stands back, never transparent, so that figures stay legible.
    function ground(): color {
        return isDim() ? Qt.tint(Theme.tile, Theme.night ? Qt.rgba(0.13, 0.11, 0.09, 0.2) : Qt.rgba(0.87, 0.82, 0.72, 0.5)) : Theme.tile;
    }
    // Another name by which a lesson points at it; "" for none.
    function otherName(): string {
        return "";
    }
    // Done by mouse and over: then Enter is what the gold button says.
    function keepsEnter(): bool {
        return !touched || offer === "legal";
    }
    function act() {
        input.activate(sends);
    }

    function count(lit: bool) {
        if (counted === lit || !zone)
            return;
        counted = lit;
        zone.legals += lit ? 1 : -1;
    }

    laid: !ringed ? null : activeFocus ? SpotRings.focused : legal ? SpotRings.dashes : null
    Target.name: target
    activeFocusOnTab: activeFocus || (takesKeys && zone.entry === spot)
    Accessible.role: Accessible.Button
    Accessible.name: label
    // The teaching mark that stands on it, and what a click would do. There are hundreds of spots, so that it is one binding.
    Accessible.description: {
        const mark = Targets.marks.length > 0 ? Targets.markOf(target) || Targets.markOf(otherName()) : 0;
        // Only what has the focus is asked about it.
        const said = activeFocus && takesKeys ? input.describe(target, sends) : "";
        if (mark === 0)
            return said;
        const marked = qsTr("Mark %1 of the lesson").arg(mark);
        return said === "" ? marked : marked + ". " + said;
    }
    Accessible.focusable: takesKeys
    Accessible.ignored: !takesKeys
    Accessible.onPressAction: spot.act()

    Component.onCompleted: {
        zone.join(spot);
        count(legal);
    }
    onLegalChanged: count(legal)
    onTakesKeysChanged: zone.settle()
    Component.onDestruction: {
        if (input)
            input.hover(sends, false);
        count(false);
        if (zone)
            zone.quit(spot);
    }
    onHoveredChanged: input.hover(sends, hovered)
    onSendsChanged: {
        if (hovered && input.hovered !== "")
            input.hovered = sends;
        if (activeFocus)
            input.meant = sends;
    }
    onActiveFocusChanged: {
        touched = false;
        if (activeFocus) {
            zone.entry = spot;
            zone.visited = true;
            input.focused = target;
            input.meant = sends;
        } else if (input.focused === target) {
            input.focused = "";
            input.meant = "";
        }
    }

    Keys.onPressed: event => {
        if ((event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab) && input.carry?.(spot, event.key === Qt.Key_Backtab)) {
            event.accepted = true;
            return;
        }
        if ((event.modifiers & ~Qt.KeypadModifier) !== Qt.NoModifier)
            return;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left: spot.zone.step(spot, -1, 0); break;
        case Qt.Key_Right: spot.zone.step(spot, 1, 0); break;
        case Qt.Key_Up: spot.zone.step(spot, 0, -1); break;
        case Qt.Key_Down: spot.zone.step(spot, 0, 1); break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (!keepsEnter()) {
                event.accepted = false;
                break;
            }
            // fall through
        case Qt.Key_Space:
            if (!event.isAutoRepeat)
                spot.act();
            break;
        default: event.accepted = false;
        }
    }

    MouseArea {
        id: area
        anchors.fill: parent
        anchors.margins: -spot.grow
        enabled: spot.reachable
        hoverEnabled: !spot.unlaid
        cursorShape: spot.offer === "refused" ? Qt.ArrowCursor : Qt.PointingHandCursor
        onPositionChanged: if (!spot.unlaid)
            spot.input.hover(spot.sends, true)
        onClicked: {
            if (spot.takesKeys) {
                spot.forceActiveFocus(Qt.MouseFocusReason);
                spot.touched = true;
            }
            spot.act();
        }
        // A finger has no second button: it stays a while, and sees what a tap would do. Where that is nothing, it sees
        // the rule; where exactly it stays says which part is meant.
        onPressAndHold: mouse => {
            if (spot.unlaid)
                return;
            if (spot.input.hold(spot.sends))
                return;
            const at = mapToItem(null, mouse.x, mouse.y);
            spot.input.explain(spot.input.thingAt(at.x, at.y, null));
        }
    }
}
