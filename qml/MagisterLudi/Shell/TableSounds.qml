// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQml
import MagisterLudi.Game

// When something at a table is heard. Everything that sounds is seen and told as well.
QtObject {
    id: sounding

    // Null where nothing is played.
    required property Table table
    // The round that was heard last, of the game itself; 0 before it.
    property int round: 0
    property bool over: false

    function look() {
        round = table?.round ?? 0;
        over = table?.over ?? false;
    }
    // The bell rings when the game goes on to another round or to its end, not when somebody leafs through its past.
    function follow() {
        if (table.past || table.trying)
            return;
        if (table.round > round || (table.over && !over))
            Sounds.play("bell");
        look();
    }

    onTableChanged: look()
    Component.onCompleted: look()

    readonly property Connections ears: Connections {
        target: sounding.table
        function onMoved(what: string) {
            Sounds.play(what === "coin" ? "coin" : "place");
        }
        function onRefused() {
            Sounds.play("knock");
        }
        function onOpenRule() {
            Sounds.play("page");
        }
        function onTurnPassed() {
            Sounds.play("page");
        }
        function onChanged() {
            sounding.follow();
        }
    }
}
