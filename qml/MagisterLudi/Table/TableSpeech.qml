// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// What the table says aloud: what just happened, why it was refused, and what opens or closes without taking the focus.
Item {
    id: speech

    required property TableState shared
    readonly property Table table: shared.table
    readonly property string status: shared.status
    readonly property alias voice: voice

    // Says it, even if it was said before.
    function say(text: string) {
        if (status === text)
            announcer.say(text);
        shared.tell(text);
    }
    // The newest line of the log; empty for none.
    function newest(): var {
        return table.log.row(table.log.count - 1);
    }
    function tellLog() {
        const last = newest().text ?? "";
        say(!shared.logOpen ? qsTr("The log is closed.") : last === "" ? qsTr("The log is open; nothing has happened yet.")
                                                                     : qsTr("The log is open. Newest line: %1").arg(last));
    }

    onStatusChanged: if (status !== "")
        announcer.say(status)

    Connections {
        target: speech.table
        function onAnnounced(text: string) {
            // A refusal is said with its reason.
            const refusal = speech.table.refusal;
            if (!refusal.active || text !== refusal.what)
                voice.add(text);
        }
        function onRefused() {
            if (speech.table.refusal.active)
                voice.add(speech.table.refusal.what + " " + speech.table.refusal.why);
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
