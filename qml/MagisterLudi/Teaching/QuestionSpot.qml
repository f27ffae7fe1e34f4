// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Where the keyboard is while a question has just been asked: at what is asked, and at none of the answers. Enter does
// nothing here; Tab and the arrows lead to the answers.
Item {
    id: spot

    property string words

    // To the first answer, or to the last.
    signal firstWanted
    signal lastWanted

    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.name: words
    Accessible.focusable: true
    Keys.onDownPressed: spot.firstWanted()
    Keys.onRightPressed: spot.firstWanted()
    Keys.onUpPressed: spot.lastWanted()
    Keys.onLeftPressed: spot.lastWanted()
    Keys.onReturnPressed: event => event.accepted = true
    Keys.onEnterPressed: event => event.accepted = true
    Keys.onSpacePressed: event => event.accepted = true

    FocusRing {
        visible: spot.activeFocus
    }
}
