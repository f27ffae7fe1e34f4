// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How something went, in a sentence; nothing while it is empty. A screen reader says it when it comes: only what tells
// whoever uses it that the same happened again has to empty it in between.
UiText {
    id: status

    visible: text !== ""
    wrapMode: Text.Wrap
    onTextChanged: soon.restart()

    // What is emptied and told again at once is told once.
    Timer {
        id: soon
        interval: 0
        onTriggered: said.say(status.text)
    }
    Announcer {
        id: said
        // In the window even where the sentence is scrolled away.
        parent: status.Window.contentItem
    }
}
