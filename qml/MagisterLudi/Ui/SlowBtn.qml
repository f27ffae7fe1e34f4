// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Begins what keeps the window busy for a moment. Pressed, it shows that before it begins, and takes no other press.
Btn {
    id: button

    function act() {
        if (available)
            busy = true;
        else
            why();
    }

    Hook {
        anchors.centerIn: parent
        source: button.busy ? sand : null
    }
    Component {
        id: sand
        AfterFrame {
            implicitWidth: glass.width
            implicitHeight: glass.height
            Component.onCompleted: begin()
            onRang: {
                button.clicked();
                // The page may have gone with it.
                if (button)
                    button.busy = false;
            }

            Ico {
                id: glass
                name: "hourglass"
                size: Math.round(Theme.px(button.minHeight) * 0.6)
                overBar: button.overBar
            }
        }
    }
}
