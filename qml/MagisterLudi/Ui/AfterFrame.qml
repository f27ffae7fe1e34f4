// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window

// Rings once what has just changed has been shown: what comes then may keep the window busy. A window that shows nothing,
// because it is covered or put away, is not waited for.
Item {
    id: after

    property bool waiting: false

    signal rang

    function begin() {
        waiting = true;
        unseen.restart();
    }
    function ring() {
        if (!waiting)
            return;
        waiting = false;
        unseen.stop();
        rang();
    }

    Connections {
        target: after.Window.window
        enabled: after.waiting
        function onFrameSwapped() {
            after.ring();
        }
    }
    Timer {
        id: unseen
        interval: 200
        onTriggered: after.ring()
    }
}
