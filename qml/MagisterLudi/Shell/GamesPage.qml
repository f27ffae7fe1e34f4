// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Ui

// All saved games, the newest first.
SheetPage {
    id: page

    // What the last wish came to grief on; empty when all went well.
    property string trouble
    // The game that is asked about.
    property string doomed
    property string doomedPeople

    function copy(key: string) {
        page.trouble = "";
        FileChooser.newGameFile(key, target => page.trouble = Program.copyOut(key, target));
    }
    function bringIn() {
        FileChooser.gameFile(source => {
            page.trouble = "";
            const wrong = Program.bringIn(source);
            page.trouble = wrong === "" ? "" : qsTr("%1 could not be imported: %2").arg(source).arg(wrong);
        });
    }
    function ask(key: string, people: string) {
        doomed = key;
        doomedPeople = people;
        question.open = true;
    }

    title: qsTr("Saved games")
    spacing: 14
    sheetWidth: 1000

    Flow {
        width: page.innerWidth
        spacing: 18

        UiText {
            width: Math.min(implicitWidth, page.innerWidth)
            text: qsTr("Every move is saved at once. You can leave a game and resume it at any time, and keep as many games going as you like.")
            size: 17
            soft: true
            wrapMode: Text.WordWrap
        }
    }
    Flow {
        width: page.innerWidth
        spacing: 10

        Btn {
            icon: "ui-plus"
            text: qsTr("New game")
            available: Program.canPlay
            focus: Program.gameCount === 0
            Target.name: "button:new-game"
            onClicked: page.wanted("newGame")
            onWhy: page.wanted("problems")
        }
        Btn {
            icon: "ui-device"
            text: qsTr("Join a table")
            Target.name: "button:join-table"
            onClicked: page.wanted("join")
        }
        Btn {
            icon: "ui-down"
            text: qsTr("Import a game from a file")
            Target.name: "button:bring-in-game"
            onClicked: page.bringIn()
        }
    }
    StatusText {
        width: page.innerWidth
        text: page.trouble
        size: 17
        color: Theme.rubric
        Target.name: "games-trouble"
    }
    Repeater {
        model: Program.games

        GameRow {
            width: page.innerWidth
            focus: index === 0
            // What is in the way then stands in the row.
            onOpened: Program.openGame(key)
            onLookedAt: Program.lookAt(key)
            onCopied: page.copy(key)
            onMended: page.trouble = Program.copySound(key)
            onRemoved: page.ask(key, people)
        }
    }
    UiText {
        visible: Program.gameCount === 0
        width: page.innerWidth
        text: qsTr("You have not started a game yet.")
        size: 18
        wrapMode: Text.WordWrap
    }
    Overlay {
        id: question
        parent: page
        title: qsTr("Delete this game?")
        closeName: qsTr("Keep the game")

        UiText {
            width: parent.width
            text: page.doomedPeople === "" ? qsTr("The file will be deleted. This cannot be undone.")
                                           : qsTr("The game played by %1 will be deleted. This cannot be undone.").arg(page.doomedPeople)
            size: 18
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: 12

            Btn {
                kind: "primary"
                text: qsTr("Keep the game")
                Target.name: "button:keep-game"
                onClicked: question.close()
            }
            Btn {
                icon: "ui-cross"
                text: qsTr("Delete")
                Target.name: "button:delete-game"
                onClicked: {
                    question.close();
                    page.trouble = Program.removeGame(page.doomed);
                    page.forceActiveFocus();
                }
            }
        }
    }
}
