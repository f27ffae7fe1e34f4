// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The shields of whoever has won in a wreath; a shared victory shows all who share it. Alone, a goal that was missed leaves
// the shield without the wreath.
Item {
    id: laurel

    // The model of the seats.
    required property QtObject seats
    readonly property int winners: countOf(list.count + revision)
    property int revision: 0

    function countOf(revision: int): int {
        let n = 0;
        for (let i = 0; i < list.count; ++i)
            n += list.itemAt(i)?.winner ? 1 : 0;
        return n;
    }

    height: width

    Picture {
        anchors.fill: parent
        visible: laurel.winners > 0
        name: "laurel"
    }
    Row {
        anchors.centerIn: parent
        spacing: -Math.round(laurel.width * (laurel.winners > 2 ? 0.12 : 0.06))

        Repeater {
            id: list
            model: laurel.seats
            onItemAdded: laurel.revision += 1
            onItemRemoved: laurel.revision += 1

            Ico {
                id: shield

                required property int index
                required property string tincture
                required property bool winner
                readonly property bool alone: laurel.winners === 0 && index === 0

                onWinnerChanged: laurel.revision += 1
                visible: winner || alone
                objectName: winner ? "winner's shield" : ""
                name: "shield-" + tincture
                size: Math.round(laurel.width * (alone ? 0.5 : laurel.winners > 2 ? 0.34 : laurel.winners > 1 ? 0.4 : 0.5))
            }
        }
    }
}
