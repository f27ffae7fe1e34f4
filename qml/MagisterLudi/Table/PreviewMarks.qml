// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// On the table, before anything is done: where a piece would go, as a ghost, and whatever the game marks besides. It takes
// no clicks.
Item {
    id: marks

    required property InputController input
    required property TableParts parts
    property int revision: 0
    readonly property var ghosts: input.preview ? input.preview.ghosts ?? [] : []

    function where(name: string, revision: int): rect {
        return marks.words(Targets.item(name)) ? Qt.rect(0, 0, 0, 0) : Targets.rect(name, marks);
    }
    // A row of the column says in words what lies there, over its whole width; a picture in it has room for a ghost.
    function words(thing: Item): bool {
        for (let up = thing; up; up = up.parent) {
            if (up as OneColumnLine)
                return thing.width === up.width;
        }
        return false;
    }

    objectName: "preview-marks"
    z: 38
    enabled: false

    Connections {
        target: Targets
        enabled: marks.input.preview !== null
        function onChanged() {
            marks.revision += 1;
        }
    }
    Hook {
        anchors.fill: parent
        source: marks.parts.shared ? marks.parts.marks : null
    }
    Repeater {
        model: marks.ghosts
        Ico {
            required property var modelData
            readonly property rect at: marks.where(modelData.target, marks.revision)
            visible: at.width > 0
            name: modelData.icon
            // Half as high as a large place; most of a small one, where half would be a speck.
            size: Math.round(Math.max(24, Math.min(46, Math.max(at.height * 0.5, Math.min(36, 0.9 * Math.min(at.width, at.height))))))
            lit: true
            opacity: 0.62
            x: Math.round(at.x + (at.width - width) / 2)
            y: Math.round(at.y + (at.height - height) / 2)
        }
    }
}
