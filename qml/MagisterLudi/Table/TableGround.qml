// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// What lies under everything, and takes the clicks that nothing else takes: the second button, or a long press, asks for
// the rule of what lies there.
Rectangle {
    id: ground

    required property TableState shared
    required property TableRules rules
    required property ThingCards cards
    readonly property InputController input: shared.input

    // A double click on what is no thing.
    signal zoomWanted(real x, real y)

    color: Theme.ground

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onClicked: mouse => {
            const thing = ground.input.thingAt(mouse.x, mouse.y, ground);
            if (mouse.button === Qt.RightButton)
                ground.input.explain(thing);
            else if (ground.shared.lesson && ground.rules.single(thing))
                ground.input.activate(thing);
            else
                // What is not to be played with says what it is, and that there is nothing to do.
                ground.cards.answerAt(mouse.x, mouse.y);
        }
        onDoubleClicked: mouse => {
            if (mouse.button === Qt.LeftButton && !ground.cards.isCovered(mouse.x, mouse.y))
                ground.zoomWanted(mouse.x, mouse.y);
        }
        onPressAndHold: mouse => {
            if (mouse.button === Qt.LeftButton)
                ground.input.explain(ground.input.thingAt(mouse.x, mouse.y, ground));
        }
    }
}
