// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Rings when its interval is over and the window has drawn so many frames meanwhile: what was changed has been laid out,
// however slow the machine is. Where no frames are drawn, it rings after two seconds.
Timer {
    id: timer

    // An item of the window.
    required property Item item
    property int frames: 2

    property int drawn: 0
    property double since: 0

    signal rang

    function begin() {
        drawn = 0;
        since = Date.now();
        restart();
        draw();
    }
    function draw() {
        item.Window.window?.update();
    }

    interval: 50
    onTriggered: {
        if (drawn < frames && Date.now() - since < 2000) {
            draw();
            restart();
        } else {
            rang();
        }
    }
    readonly property Connections watch: Connections {
        target: timer.item.Window.window
        enabled: timer.running
        function onAfterAnimating() {
            timer.drawn += 1;
            if (timer.drawn < timer.frames)
                timer.draw();
        }
    }
}
