// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The numbered marks of a step. places: [{x, y, tipX, tipY}], an entry without x for a mark that has no target in sight.
Item {
    id: marks

    property var places: []
    property int size: 34

    Repeater {
        model: marks.places.length

        Mark {
            required property int index
            readonly property var place: marks.places[index] ?? ({})

            visible: place.x !== undefined
            number: index + 1
            size: marks.size
            x: place.x ?? 0
            y: place.y ?? 0
            tx: (place.tipX ?? 0) - x
            ty: (place.tipY ?? 0) - y
        }
    }
}
