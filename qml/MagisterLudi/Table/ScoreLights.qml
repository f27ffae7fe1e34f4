// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The pieces that a line of the final score counts, ringed in the colour of who owns them. A tag says whose they are
// and what they bring, unless the thing shows its owner itself. Nothing is dimmed.
Item {
    id: lights

    required property TableParts parts
    // [{target, seat, tincture, count, points}], several for one thing where several own it.
    property var pieces: []
    property int revision: 0
    readonly property var things: gathered(pieces)

    function gathered(pieces: var): var {
        const list = [];
        for (const piece of pieces) {
            const known = list.find(thing => thing.target === piece.target);
            if (known)
                known.owners.push(piece);
            else
                list.push({ target: piece.target, owners: [piece] });
        }
        return list;
    }
    // Boxes of what can be seen now.
    function boxes(): var {
        return things.map(thing => Targets.rect(thing.target, lights)).filter(box => box.width > 0);
    }
    function where(name: string, revision: int): rect {
        return Targets.rect(name, lights);
    }
    function mark(piece: var): string {
        return piece.points === 0 ? "" : Points.signed(piece.points);
    }

    Connections {
        target: Targets
        enabled: lights.pieces.length > 0
        function onChanged() {
            lights.revision += 1;
        }
    }
    Repeater {
        model: lights.things
        Item {
            id: light

            required property var modelData
            readonly property rect at: lights.where(modelData.target, lights.revision)
            readonly property list<point> outline: lights.parts.outlineOf(modelData.target)
            readonly property bool outlined: outline.length > 0
            readonly property int reach: outlined ? 0 : 4
            readonly property color tint: modelData.owners.length > 1 ? Theme.ink : Theme.seatColor(modelData.owners[0].tincture)
            visible: at.width > 0
            x: at.x - reach
            y: at.y - reach
            width: at.width + 2 * reach
            height: at.height + 2 * reach

            Repeater {
                model: light.outlined ? 1 : 0
                TargetOutline {
                    anchors.centerIn: parent
                    outline: light.outline
                    r: light.height / 2 - 2
                    tint: light.tint
                    under: Theme.paper
                    thickness: 6
                }
            }
            Rectangle {
                visible: !light.outlined
                anchors.fill: parent
                anchors.margins: -1.5
                radius: 9
                color: "transparent"
                border.width: 7
                border.color: Theme.paper
            }
            Rectangle {
                visible: !light.outlined
                anchors.fill: parent
                radius: 8
                color: "transparent"
                border.width: 4
                border.color: light.tint
            }
            Rectangle {
                visible: light.outlined || light.modelData.owners.some(piece => piece.points !== 0 && !lights.parts.showsOwner(light.modelData.target))
                readonly property bool large: light.height > 70
                width: tags.implicitWidth + 8
                height: tags.implicitHeight + 4
                radius: 4
                color: Theme.leaf
                border.width: 1.5
                border.color: light.tint
                // On the upper edge, and never off the screen.
                x: Math.round(Math.max(4 - light.x, Math.min(lights.width - light.x - width - 4, light.outlined ? (light.width - width) / 2 : -6)))
                y: Math.round(Math.max(4 - light.y, light.outlined && large ? light.height * 0.12 : 4 - height))

                Row {
                    id: tags
                    anchors.centerIn: parent
                    spacing: 6
                    Repeater {
                        model: light.modelData.owners
                        Row {
                            id: owner
                            required property var modelData
                            readonly property string mark: lights.mark(modelData)
                            spacing: 3
                            Ico {
                                name: "disc-" + owner.modelData.tincture
                                size: 20
                                anchors.verticalCenter: parent.verticalCenter
                            }
                            UiText {
                                visible: owner.mark !== ""
                                text: owner.mark
                                size: 15
                                bold: true
                                color: owner.modelData.points < 0 ? Theme.rubric : Theme.ink
                                anchors.verticalCenter: parent.verticalCenter
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
