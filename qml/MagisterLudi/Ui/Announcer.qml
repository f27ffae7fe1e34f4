// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Says something to a screen reader that is not where the focus is. Qt 6.4 has no announcement of its own: what readers
// speak without being asked is a notification that comes into sight. This one draws nothing, so nobody else notices; it
// must lie inside the window, since what is transparent or outside counts as out of sight.
Item {
    id: announcer

    property string text

    // Says the words, also when they are the same as before.
    function say(words: string) {
        text = words;
        visible = false;
        visible = words !== "";
    }

    visible: false
    width: 1
    height: 1
    Accessible.role: Accessible.Notification
    Accessible.name: text
}
