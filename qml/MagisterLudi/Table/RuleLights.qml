// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// Where a rule applies: a rubric ring and a number on each place. What belongs to another player than the one who plays
// has a thin grey ring and the name of its owner. Nothing is dimmed; Esc, a click or the next command
// puts the lights out.
Item {
    id: lights

    required property Table table
    required property TableParts parts
    // Names of the lit targets.
    property list<string> names
    // Of each lit target the name of its owner; "" where that is the one who plays, or nobody.
    property list<string> owners
    // What the prompt bar says meanwhile: {what, rule, ruleNumber}; null while nothing is told.
    property var told: null
    readonly property bool lit: told !== null
    // What leads back to that rule: it stays while it is pressed.
    property Item way: null
    property int revision: 0
    property string language
    property int seat: 0

    // Lights those of the named targets that can be seen, and says how many. Of two names of one thing the first counts.
    function light(wanted: var): int {
        const boxes = wanted.map(name => Targets.rect(name, lights));
        names = wanted.filter((name, i) => boxes[i].width > 0 && boxes.findIndex(box => same(box, boxes[i])) === i);
        owners = names.map(name => ownerOf(name));
        language = table.language;
        seat = table.viewSeat;
        revision += 1;
        if (names.length > 0 && Theme.duration(180) > 0)
            arrive.restart();
        return names.length;
    }

    function ownerOf(name: string): string {
        const of = Number(name.match(/^seat:([1-4])(\/|$)/)?.[1] ?? 0);
        const reader = table.activeSeat > 0 ? table.activeSeat : table.viewSeat;
        for (let i = 0; of > 0 && of !== reader && i < table.seats.count; ++i) {
            if (table.seats.row(i).seat === of)
                return table.seats.row(i).name;
        }
        return "";
    }

    function same(a: rect, b: rect): bool {
        return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
    }

    function putOut() {
        names = [];
        told = null;
    }

    function where(name: string, revision: int): rect {
        return Targets.rect(name, lights);
    }

    z: 42

    NumberAnimation {
        id: arrive
        target: rings
        property: "opacity"
        from: 0.2
        to: 1
        duration: Theme.duration(180)
        easing.type: Easing.OutCubic
    }
    Connections {
        target: Targets
        enabled: lights.names.length > 0
        function onChanged() {
            lights.revision += 1;
        }
    }
    Connections {
        target: lights.table
        enabled: lights.lit
        // Another language or another seat on view leaves the position as it was.
        function onChanged() {
            if (lights.table.language === lights.language && lights.table.viewSeat === lights.seat)
                lights.putOut();
        }
    }
    // The click itself goes on to what it meant.
    MouseArea {
        anchors.fill: parent
        enabled: lights.lit
        visible: lights.lit
        acceptedButtons: Qt.AllButtons
        onPressed: mouse => {
            mouse.accepted = false;
            if (!lights.way?.contains(lights.mapToItem(lights.way, mouse.x, mouse.y)))
                lights.putOut();
        }
    }
    Item {
        id: rings
        anchors.fill: parent

        Repeater {
            model: lights.names

            Item {
                id: light

                required property string modelData
                required property int index
                readonly property string owner: lights.owners[index] ?? ""
                readonly property rect at: lights.where(modelData, lights.revision)
                readonly property list<point> outline: lights.parts.outlineOf(modelData)
                readonly property bool outlined: outline.length > 0
                readonly property int reach: outlined ? 0 : 4
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
                        tint: Theme.rubric
                        under: Theme.paper
                        thickness: 5
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
                    border.width: light.owner === "" ? 4 : 2
                    border.color: light.owner === "" ? Theme.rubric : Theme.ink
                }
                Rectangle {
                    // Inside the upper left corner of an outline, on the corner of a rectangle.
                    readonly property bool large: light.height > 70
                    width: Math.max(height, number.implicitWidth + 10)
                    height: large ? 28 : 22
                    radius: 4
                    color: light.owner === "" ? Theme.rubric : Theme.ink
                    border.width: 2
                    border.color: Theme.paper
                    x: Math.round(Math.max(-light.x, Math.min(lights.width - light.x - width, light.width * (light.outlined ? 0.2 : 0) - width / 2)))
                    y: Math.round(Math.max(-light.y, light.height * (light.outlined ? 0.2 : 0) - height / 2))
                    Accessible.role: Accessible.StaticText
                    Accessible.name: number.text

                    Text {
                        id: number
                        anchors.centerIn: parent
                        text: light.owner === "" ? light.index + 1 : (light.index + 1) + "\u2002" + light.owner
                        font.family: Theme.sans
                        font.bold: true
                        font.pixelSize: parent.large ? 18 : 14
                        color: light.owner === "" ? Theme.voiceInk : Theme.paper
                    }
                }
            }
        }
    }
}
