// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The rose window: three gardens with six squares each, the overseers' path round and between them.
Item {
    id: wheel

    required property InputController input
    required property Zone zone
    readonly property MessinaTable table: input.table as MessinaTable
    // 1 = 520 px, the size of the drawing.
    readonly property real s: width / 520
    readonly property var nodeAt: ({
        "centre": [260, 260],
        "craftsman-start": [260, 198], "craftsman-1": [260, 148],
        "craftsman-left-2": [193.9, 43.9], "craftsman-left-3": [119.3, 83.1],
        "craftsman-right-2": [326.1, 43.9], "craftsman-right-3": [400.7, 83.1],
        "nun-start": [313.7, 291], "nun-1": [357, 316],
        "nun-upper-2": [480.2, 310.8], "nun-upper-3": [483.5, 226.6],
        "nun-lower-2": [414.1, 425.3], "nun-lower-3": [342.8, 470.3],
        "aristocrat-start": [206.3, 291], "aristocrat-1": [163, 316],
        "aristocrat-lower-2": [105.9, 425.3], "aristocrat-lower-3": [177.2, 470.3],
        "aristocrat-upper-2": [39.8, 310.8], "aristocrat-upper-3": [36.5, 226.6],
        "border-craftsman-aristocrat-outer": [74.7, 153], "border-craftsman-aristocrat-inner": [149.1, 196],
        "border-craftsman-nun-outer": [445.3, 153], "border-craftsman-nun-inner": [370.9, 196],
        "border-aristocrat-nun-outer": [260, 474], "border-aristocrat-nun-inner": [260, 388]
    })
    // Axis of a garden and the turning sense of its halves, in degrees and signs.
    readonly property var axis: ({ "craftsman": -90, "nun": 30, "aristocrat": 150 })
    readonly property var sense: ({ "craftsman-left": -1, "craftsman-right": 1, "nun-upper": -1, "nun-lower": 1, "aristocrat-upper": 1, "aristocrat-lower": -1 })

    function middleOf(node: string): point {
        const at = nodeAt[node] ?? nodeAt.centre;
        return Qt.point(at[0], at[1]);
    }
    function squareAt(key: string): point {
        const parts = key.split("-");
        const half = parts[0] + "-" + parts[1];
        const place = parts.slice(2).join("-");
        const radius = place === "inner" ? 124 : place === "rim-1" ? 180 : 177;
        const turn = place === "inner" ? 29.5 : place === "rim-1" ? 17.2 : 41;
        const angle = (axis[parts[0]] + (sense[half] ?? 1) * turn) * Math.PI / 180;
        return Qt.point(260 + radius * Math.cos(angle), 260 + radius * Math.sin(angle));
    }

    Picture {
        anchors.fill: parent
        name: "estate"
    }
    // Whose garden it is, told without colour: pale, between the road and the rim.
    Repeater {
        model: ["craftsman", "nun", "aristocrat"]
        Ico {
            required property string modelData
            readonly property real angle: wheel.axis[modelData] * Math.PI / 180
            name: modelData
            size: Math.round(30 * wheel.s)
            lit: true
            opacity: 0.45
            x: Math.round((260 + 236 * Math.cos(angle)) * wheel.s - width / 2)
            y: Math.round((260 + 236 * Math.sin(angle)) * wheel.s - height / 2)
        }
    }
    Repeater {
        model: wheel.table.squares
        SquareTile {
            readonly property point at: wheel.squareAt(key)
            input: wheel.input
            zone: wheel.zone
            s: wheel.s
            x: Math.round(at.x * wheel.s - width / 2)
            y: Math.round(at.y * wheel.s - height / 2)
        }
    }
    Repeater {
        model: wheel.table.nodes
        Spot {
            id: node

            required target
            required offer
            required property string key
            required property string accessible
            readonly property point at: wheel.middleOf(key)
            input: wheel.input
            zone: wheel.zone
            label: accessible
            reachable: offer !== "none" || input.asking
            width: Math.round(34 * wheel.s)
            height: width
            ringRadius: width / 2
            grow: 5
            z: reachable ? 4 : 0
            ringed: false
            x: Math.round(at.x * wheel.s - width / 2)
            y: Math.round(at.y * wheel.s - height / 2)

            NodeRing {
                legal: node.legal
                focused: node.activeFocus
            }
        }
    }
    Repeater {
        model: wheel.table.overseers
        Spot {
            id: overseer

            required target
            required offer
            required property int index
            required property string cls
            required property string node
            required property bool upgraded
            required property string accessible
            readonly property point at: wheel.middleOf(node)
            // Two or three on one space fan out a little.
            readonly property int shift: wheel.sharing(node, index, others.revision)
            input: wheel.input
            zone: wheel.zone
            label: accessible
            ringed: false
            width: Math.round(42 * wheel.s)
            height: width
            z: 3
            grow: 3
            x: Math.round(at.x * wheel.s - width / 2 + shift * 13 * wheel.s)
            y: Math.round(at.y * wheel.s - height / 2)

            Ico {
                name: "overseer-" + overseer.cls + (overseer.upgraded ? "-up" : "")
                size: overseer.width
                lit: true
                opacity: overseer.isDim() ? 0.75 : 1
            }
            NodeRing {
                legal: overseer.legal
                mover: true
                focused: overseer.activeFocus
            }
        }
    }
    Rows {
        id: others
        model: wheel.table.overseers
    }

    function sharing(node: string, index: int, revision: int): int {
        let before = 0, all = 0;
        for (let i = 0; i < others.count; ++i) {
            const holder = others.objectAt(i) as RowHolder;
            if (!holder || holder.model.node !== node)
                continue;
            all += 1;
            before += i < index ? 1 : 0;
        }
        return all < 2 ? 0 : 2 * before - (all - 1);
    }
}
