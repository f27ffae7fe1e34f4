// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import QtMultimedia

// The five sounds, ready to be played. Made when the first one is wanted: the library takes time to load.
QtObject {
    id: player

    readonly property var effects: ({ place: place, coin: coin, page: page, bell: bell, knock: knock })

    function play(name: string, volume: real) {
        const effect = effects[name];
        effect.volume = volume;
        effect.play();
    }

    readonly property SoundEffect place: SoundEffect { source: "qrc:/sounds/place.wav" }
    readonly property SoundEffect coin: SoundEffect { source: "qrc:/sounds/coin.wav" }
    readonly property SoundEffect page: SoundEffect { source: "qrc:/sounds/page.wav" }
    readonly property SoundEffect bell: SoundEffect { source: "qrc:/sounds/bell.wav" }
    readonly property SoundEffect knock: SoundEffect { source: "qrc:/sounds/knock.wav" }
}
