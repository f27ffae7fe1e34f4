// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A place of a town: its name, what it does, and its slots. A place with all its followers has a gold lintel.
Spot {
    id: place

    required property string accessible
    required property string name
    required property string icon
    required property int stack
    required property list<string> effect
    required property list<string> price
    required property var slots
    // The row of the Theatre, which takes any number: [{token, tokenIcon, own, n}].
    required property var open
    required property bool permanent
    required property bool guard
    required property bool active
    // Its action is being carried out.
    required property bool used
    required property string provenance
    property string tincture
    // All its followers are there. What works by itself needs none.
    readonly property bool ready: active && !permanent
    readonly property bool begun: slots.some(slot => slot.token !== "")
    readonly property bool opens: slots.length === 0 && !permanent
    readonly property real head: height < 98 ? (upper.tall ? 28 : 22) : Math.max(28, Math.min(32, height * 0.25))
    readonly property int slotSide: Math.floor(Math.min(height * 0.34, 60, (width - 10) / Math.max(3, slots.length) - 1))
    readonly property real foot: slotSide + 7
    // What it costs and what it does, in one line or two.
    readonly property var lines: broken([...price], [...effect])
    readonly property bool marked: provenance !== "printed"

    // Of a long row the strokes between its drawings go first.
    function dense(row: var): var {
        return row.length > 5 ? row.filter(item => item !== "slash") : row;
    }
    function broken(cost: var, deed: var): var {
        if (cost.length > 0)
            return cost.length + deed.length < 6 ? [[...cost, "arrow", ...deed]] : [[...dense(cost), "arrow"], dense(deed)];
        const turn = deed.length > 5 ? Math.max(deed.indexOf("equals"), deed.indexOf("arrow")) + 1 : 0;
        return turn > 0 ? [dense(deed.slice(0, turn)), dense(deed.slice(turn))] : [dense(deed)];
    }

    label: accessible
    ringReach: 1

    Rectangle {
        y: 3
        width: parent.width
        height: parent.height
        radius: Theme.radiusCard
        color: Theme.pageEdge
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: place.used ? Theme.goldWash : Theme.leaf
        border.width: place.used ? 3 : place.ready ? 2 : 1
        border.color: place.ready || place.used ? Theme.goldEdge : Theme.edge
    }
    PlaceHead {
        id: upper
        place: place
        name: place.name
        stack: place.stack
        ready: place.ready
        used: place.used
        inset: place.marked ? 24 : 5
        x: 2
        y: 2
        width: parent.width - 4
        height: place.head
    }
    Column {
        id: deed
        readonly property int size: Math.floor(Math.min(66, (line.y - place.head - 6) / place.lines.length, place.height * (place.lines.length > 1 ? 0.25 : 0.31)))
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(place.head + 2 + (line.y - place.head - 2 - height) / 2)
        Target.name: place.effect.length > 0 ? place.target + "/effect" : ""

        Repeater {
            model: place.lines.length
            EffectIcons {
                required property int index
                items: place.lines[index] ?? []
                size: deed.size
                room: place.width - 14
                anchors.horizontalCenter: parent?.horizontalCenter
            }
        }
    }
    Ico {
        visible: place.marked
        name: place.marked ? place.provenance : ""
        size: 15
        x: parent.width - width - 5
        y: place.head + 5
    }
    Rectangle {
        id: line
        x: 8
        visible: !place.permanent
        y: place.height - (place.permanent ? Math.round(place.foot * 0.62) : place.foot) - 2
        width: parent.width - 16
        height: 1
        color: Theme.hairline
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: place.height - place.foot + 2
        spacing: 1

        Repeater {
            model: place.slots.length
            SlotSpot {
                required property int index
                readonly property var slot: place.slots[index]
                input: place.input
                zone: place.zone
                target: slot.target
                offer: slot.offer
                label: slot.accessible
                icon: slot.icon
                token: slot.token
                tokenIcon: slot.tokenIcon
                own: slot.own
                fresh: slot.fresh
                tincture: place.tincture
                missed: place.begun && !place.ready
                width: place.slotSide
                height: place.slotSide
            }
        }
    }
    // It has no slots: what it does holds for good, or, as a guard, until its moment.
    UiText {
        visible: place.permanent
        text: "\u221E"
        font.family: "DejaVu Sans"
        font.pixelSize: Math.round(place.slotSide * 0.5)
        soft: true
        anchors.horizontalCenter: parent.horizontalCenter
        y: place.height - height - 3
        Accessible.ignored: true
    }
    Hook {
        anchors.fill: parent
        source: place.opens ? openRow : null
    }
    Component {
        id: openRow
        OpenRow {
            tokens: place.open
            tincture: place.tincture
            input: place.input
            zone: place.zone
            target: place.target + "/open"
            label: place.accessible
            size: place.slotSide
            x: 6
            y: place.height - place.foot + 2
            width: place.width - 12
        }
    }
}
