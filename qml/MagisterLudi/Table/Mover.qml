// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// Flies a picture of a moved thing from one target to another; without motion a line from there to here stays for two
// seconds instead. It tells nothing that the log does not say.
Item {
    id: mover

    required property Table table

    anchors.fill: parent
    z: 40

    // Ends every flight and every line at once.
    function finish() {
        for (let i = flights.children.length - 1; i >= 0; --i)
            flights.children[i].destroy();
    }

    function move(what: string, from: string, to: string) {
        const start = Targets.rect(from, mover);
        const end = Targets.rect(to, mover);
        if (start.width <= 0 || end.width <= 0)
            return;
        const startX = start.x + start.width / 2;
        const startY = start.y + start.height / 2;
        const endX = end.x + end.width / 2;
        const endY = end.y + end.height / 2;
        // Farther takes longer: a place is about 110 px wide.
        const time = Theme.duration(Math.min(600, 280 + Math.round(Math.hypot(endX - startX, endY - startY) * 40 / 110)));
        (time > 0 ? flight : trace).createObject(flights, { name: what, startX: startX, startY: startY, endX: endX, endY: endY, time: time });
    }

    Item {
        id: flights
        anchors.fill: parent
    }
    Connections {
        target: mover.table
        function onMoved(what: string, from: string, to: string) {
            mover.move(what, from, to);
        }
    }
    Component {
        id: trace
        MoveTrace {}
    }
    Component {
        id: flight
        Ico {
            id: picture

            required property real startX
            required property real startY
            required property real endX
            required property real endY
            required property int time

            size: 44
            lit: true
            ParallelAnimation {
                running: true
                onFinished: picture.destroy()
                NumberAnimation {
                    target: picture
                    property: "x"
                    from: picture.startX - 22
                    to: picture.endX - 22
                    duration: picture.time
                    easing.type: Easing.InOutQuad
                }
                NumberAnimation {
                    target: picture
                    property: "y"
                    from: picture.startY - 22
                    to: picture.endY - 22
                    duration: picture.time
                    easing.type: Easing.InOutQuad
                }
            }
        }
    }
}
