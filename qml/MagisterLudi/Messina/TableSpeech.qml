// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// What the table says aloud: what just happened, why it was refused, and what opens or closes without taking the focus.
Item {
    id: speech

    // The TablePage.
    required property var page
    readonly property var table: page.table
    property string status
    readonly property alias voice: voice

    // Says it, even if it was said before.
    function say(text: string) {
        if (status === text)
            announcer.say(text);
        status = text;
    }
    function tellLog() {
        const last = table.log && table.log.count > 0 ? table.log.row(table.log.count - 1).text : "";
        say(!page.logOpen ? qsTr("The log is closed.") : last === "" ? qsTr("The log is open; nothing has happened yet.")
                                                                     : qsTr("The log is open. Newest line: %1").arg(last));
    }

    onStatusChanged: if (status !== "")
        announcer.say(status)

    Connections {
        target: speech.table
        function onAnnounced(text: string) {
            voice.add(text);
        }
        function onRefused() {
            if (speech.table.refusal.active)
                voice.add(speech.table.refusal.what + " " + (speech.table.refusal.why ?? ""));
        }
    }
    Voice {
        id: voice
        table: speech.table
        onSpoken: text => speech.say(text)
    }
    Announcer {
        id: announcer
    }
}
