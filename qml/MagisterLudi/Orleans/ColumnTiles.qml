// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The place tiles that can still be built, as rows.
OneColumnSection {
    id: section

    required property OrleansTable table

    function remaining(stack: int, revision: int): int {
        let sum = 0;
        for (let i = 0; i < stacked.count; ++i)
            sum += (stacked.objectAt(i) as RowHolder)?.model.stack === stack ? 1 : 0;
        return sum;
    }

    label: qsTr("Place tiles")
    count: tiles.count
    Target.name: "market:tiles"

    Rows {
        id: stacked
        model: section.table.tiles
    }
    Repeater {
        model: 2
        OneColumnLine {
            required property int index
            input: section.input
            zone: section
            target: "stack:" + (index + 1)
            code: index === 0 ? "I" : "II"
            words: qsTr("Place tiles of stack %1: %2 left").arg(code).arg(section.remaining(index + 1, stacked.revision))
            label: words
        }
    }
    Repeater {
        id: tiles
        model: section.table.tiles
        OneColumnLine {
            id: tile
            required target
            required offer
            required property string accessible
            required property string name
            required property string icon
            required property int stack
            required property var slots
            required property string text
            input: section.input
            zone: section
            label: accessible
            sign: icon
            code: name
            kind: stack === 1 ? "I" : "II"
            words: Theme.tied(text)
            deed: qsTr("Take")

            Repeater {
                model: tile.slots.length
                Ico {
                    required property int index
                    name: tile.slots[index].icon
                    size: Theme.px(34)
                    anchors.verticalCenter: parent?.verticalCenter
                }
            }
        }
    }
}
