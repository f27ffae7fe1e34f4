// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Takes files that somebody drags over it from elsewhere, and says so while they are held there. What is dragged within
// the program is no file and is left to whoever waits for it.
DropArea {
    id: area

    signal given(urls: var)

    keys: ["text/uri-list"]
    // Only ever a copy: whoever is told that a file was moved deletes it.
    onEntered: drag => drag.accepted = drag.hasUrls && (drag.supportedActions & Qt.CopyAction) !== 0
    onDropped: drop => {
        drop.accept(Qt.CopyAction);
        area.given(drop.urls);
    }

    Rectangle {
        visible: area.containsDrag
        anchors.fill: parent
        color: Theme.scrim
        opacity: Theme.scrimOpacity
    }
    Leaf {
        visible: area.containsDrag
        anchors.centerIn: parent
        width: words.width + 2 * Theme.px(28)
        height: words.height + 2 * Theme.px(20)
        level: 3

        UiText {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, area.width - Theme.px(120))
            text: qsTr("Drop a saved game here to open it")
            size: 20
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }
    }
}
