// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Over a position that is asked about: what the question speaks of, what can be named, each with its letter, what was
// named, and what is right. It takes no clicks.
Item {
    id: marks

    required property TableParts parts
    required property list<string> things
    required property list<string> letters
    required property list<string> chosen
    required property list<string> rightOnes
    required property list<string> spokenOf
    required property bool answered
    property int revision: 0

    function where(name: string, revision: int): rect {
        return Targets.rect(name, marks);
    }

    Connections {
        target: Targets
        enabled: marks.visible
        function onChanged() {
            marks.revision += 1;
        }
    }
    // The letter and the tick say what the colour says; what is right and was not named has a round badge and a dashed ring.
    component Outline: Item {
        id: around
        required property string thing
        property color tint: Theme.verdigris
        property int weight: 3
        property bool ringed: true
        property bool dashed: false
        readonly property rect at: marks.where(thing, marks.revision)
        readonly property list<point> corners: marks.parts.outlineOf(thing)
        readonly property bool outlined: corners.length > 0

        visible: at.width > 0
        x: at.x
        y: at.y
        width: at.width
        height: at.height

        TargetOutline {
            visible: around.outlined && around.ringed
            anchors.centerIn: parent
            outline: around.corners
            r: Math.max(1, around.height / 2 - 2)
            tint: around.tint
            under: Theme.paper
            thickness: around.weight
            dashed: around.dashed
        }
        Rectangle {
            visible: !around.outlined && around.ringed
            anchors.fill: parent
            anchors.margins: -around.weight - 1.5
            radius: 8
            color: "transparent"
            border.width: around.weight + 3
            border.color: Theme.paper
        }
        Rectangle {
            visible: !around.outlined && around.ringed
            anchors.fill: parent
            anchors.margins: -around.weight
            radius: 7
            color: "transparent"
            border.width: around.weight
            border.color: around.tint
        }
    }
    Repeater {
        model: marks.spokenOf
        Outline {
            required property string modelData
            thing: modelData
            tint: Theme.lapis
            weight: 4
        }
    }
    Repeater {
        model: marks.things
        Outline {
            id: thing
            required property string modelData
            required property int index
            readonly property bool named: marks.chosen.includes(modelData)
            readonly property bool isRight: marks.answered && marks.rightOnes.includes(modelData)
            readonly property bool isWrong: marks.answered && named && !isRight

            thing: modelData
            // Only what was named, or is right, has a ring: it would hide what is printed there.
            ringed: named || isRight
            opacity: marks.answered && !isRight && !isWrong ? 0 : 1
            tint: isRight ? Theme.verdigris : isWrong ? Theme.rubric : Theme.lapis
            weight: 4
            dashed: isRight && !named

            // Above the rings of its neighbours; on the upper left edge, beside what is drawn at the top.
            Rectangle {
                readonly property bool large: thing.height > 60
                parent: badges
                visible: thing.visible
                opacity: thing.opacity
                width: large ? 24 : 18
                height: width
                radius: thing.dashed ? width / 2 : 4
                x: Math.round(thing.x + (thing.outlined ? thing.width * 0.2 - width / 2 : -6))
                y: Math.round(thing.y + (thing.outlined ? thing.height * 0.14 - height / 2 : -8))
                color: thing.isWrong ? Theme.rubric : thing.isRight ? Theme.verdigris : thing.named ? Theme.lapis : Theme.paper
                border.width: 1.5
                border.color: thing.named || thing.isRight ? Theme.paper : Theme.tileInk

                Text {
                    anchors.centerIn: parent
                    text: thing.isWrong ? "\u2715" : thing.isRight ? "\u2713" : marks.letters[thing.index] || "\u2022"
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: parent.large ? 16 : 13
                    color: thing.named || thing.isRight ? Theme.voiceInk : Theme.tileInk
                }
            }
        }
    }
    Item {
        id: badges
    }
}
