// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQml
import MagisterLudi.Desktop
import MagisterLudi.Household

// The sounds of the table, for a household that wants them. Whatever plays sounds is loaded with the first one; where
// there is nothing to play them with, the table is silent.
QtObject {
    id: sounds

    readonly property bool on: Settings.sounds > 0
    // Null until the first sound, and where sounds cannot be played.
    property var player: null
    property bool tried: false
    // What was asked for, and when, in milliseconds: {name: time}. Many pieces that move at once are one sound.
    property var asked: ({})
    // Milliseconds within which the same sound is not begun again.
    readonly property int pause: 120

    // A sound of resources/sounds was asked for and may be heard.
    signal heard(string name)

    function play(name: string) {
        const now = Date.now();
        if (!on || now - (asked[name] ?? -pause) < pause)
            return;
        asked[name] = now;
        heard(name);
        load();
        player?.play(name, Settings.sounds);
    }
    function load() {
        if (tried)
            return;
        tried = true;
        if (!Program.hearsSounds())
            return;
        const component = Qt.createComponent("SoundPlayer.qml");
        if (component.status === Component.Ready)
            player = component.createObject(sounds);
    }
}
