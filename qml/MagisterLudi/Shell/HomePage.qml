// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Devices
import MagisterLudi.Household
import MagisterLudi.Rules
import MagisterLudi.Ui

// Where one arrives. Only doors that lead somewhere are shown.
Page {
    id: page

    readonly property bool small: width < 1500
    readonly property int side: small ? 16 : 32
    readonly property var unfinished: Program.unfinished
    readonly property bool hasUnfinished: unfinished.lessonId !== undefined
    readonly property bool hasGames: Program.gameCount > 0
    readonly property var refresher: Program.refresher
    readonly property bool hasRefresher: refresher.offered === true
    readonly property Joining joining: Program.joining
    readonly property bool hasTables: joining.remembered.count > 0
    readonly property bool hasStrip: hasUnfinished || hasGames || hasTables || hasRefresher
    // What lies over the foot of the picture: water only, below the ship.
    readonly property real overlap: Math.min(20, strips.height / 2)
    // Height of everything but the picture.
    readonly property real natural: doors.natural + footer.implicitHeight + 2 * area.spacing
                                    + (note.visible ? note.implicitHeight + area.spacing : 0) + (hasStrip ? strips.height - overlap : 0)
    readonly property int boxes: GameBoxes.shelf.length
    readonly property int problems: Program.problemCount + Settings.problems.length

    scrolledBy: area.contentY

    function toTop() {
        area.contentY = 0;
    }

    Keys.forwardTo: [area]

    ScrollArea {
        id: area
        anchors.fill: parent
        spacing: page.small ? 18 : 28

        Item {
            width: page.width
            height: front.height + (page.hasStrip ? strips.height - page.overlap : 0)

            Frontispiece {
                id: front
                width: parent.width
                readonly property real tallest: page.height * 0.58
                offered: Math.max(180, Math.min(tallest, page.height - page.natural))
                // With large letters the board and the button below it need more.
                height: Math.max(offered, boardFoot + join.height + 20 + (page.hasStrip ? page.overlap : 0))
                tagline: qsTr("Board games set in the Middle Ages, taught at your own table")
            }
            // Below the name of the program, over the sky.
            Btn {
                id: join
                x: front.boardLeft
                y: front.boardFoot + 10
                icon: "ui-device"
                text: qsTr("Join a table")
                overBar: true
                minHeight: 36
                size: 15
                Target.name: "button:join-table"
                onClicked: page.wanted("join")
            }
            Column {
                id: strips
                visible: page.hasStrip
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                    leftMargin: page.side
                    rightMargin: page.side
                }
                spacing: 10

                GameStrip {
                    id: gameStrip
                    visible: page.hasGames
                    width: parent.width
                    small: page.small
                    game: Program.unfinishedGame
                    count: Program.gameCount
                    focus: page.hasGames
                    onResumed: if (!Program.openGame(game.key))
                        page.wanted("games")
                    onAllWanted: page.wanted("games")
                }
                ContinueStrip {
                    visible: page.hasUnfinished
                    width: parent.width
                    small: page.small
                    title: page.hasUnfinished ? page.unfinished.title : ""
                    game: page.hasUnfinished ? GameBoxes.titleOf(page.unfinished.game) : ""
                    done: page.hasUnfinished ? page.unfinished.done : 0
                    steps: page.hasUnfinished ? page.unfinished.steps : 0
                    focus: page.hasUnfinished && !page.hasGames
                    onResumed: if (!Program.resumeLesson(page.unfinished.lessonId))
                        page.wanted("problems")
                }
                JoinedStrip {
                    visible: page.hasTables
                    width: parent.width
                    small: page.small
                    table: page.hasTables ? page.joining.remembered.row(0) : ({})
                    count: page.joining.remembered.count
                    golden: !page.hasUnfinished && !page.hasGames
                    focus: page.hasTables && golden
                    onResumed: {
                        page.joining.join(table.code);
                        page.wanted("join");
                    }
                    onAllWanted: page.wanted("join")
                }
                RefresherStrip {
                    visible: page.hasRefresher
                    width: parent.width
                    small: page.small
                    due: page.refresher.due ?? 0
                    items: page.refresher.items ?? 0
                    learnt: page.refresher.learnt ?? true
                    back: page.refresher.back ?? false
                    golden: !page.hasUnfinished && !page.hasGames && !page.hasTables
                    focus: page.hasRefresher && golden
                    onBegun: Program.practise("refresher")
                    onDeclined: {
                        Program.declineRefresher();
                        page.forceActiveFocus();
                    }
                }
            }
        }
        Column {
            id: below
            x: page.side
            width: page.width - 2 * page.side
            spacing: area.spacing

            ProblemNote {
                id: note
                visible: page.problems > 0
                width: parent.width
                count: page.problems
                ofProgram: Array.from(Program.troubled).includes("content")
                keepsNoGame: Array.from(Program.troubled).includes("folder")
                onOpened: page.wanted("problems")
            }
            Grid {
                id: doors
                width: parent.width
                spacing: page.small ? 14 : 22
                columns: (width - (shown - 1) * spacing) / shown >= Theme.px(page.boxes > 1 ? 230 : 250) ? shown : 2

                readonly property int shown: (Program.canLearn ? 1 : 0) + page.boxes + 2
                readonly property real each: (width - (columns - 1) * spacing) / columns
                readonly property int rows: Math.ceil(shown / columns)
                readonly property real one: Math.max(learn.implicitHeight, play.highest, rules.implicitHeight, settings.implicitHeight)
                readonly property real titleSize: Math.min(learn.fitting, play.fitting, rules.fitting, settings.fitting)
                readonly property real natural: rows * one + (rows - 1) * spacing
                // On a tall window the cards take part of what the picture leaves.
                readonly property real tall: one + Math.max(0, Math.min(28, page.height - page.natural - front.tallest)) / rows

                Door {
                    id: learn
                    visible: Program.canLearn
                    width: doors.each
                    height: doors.tall
                    small: page.small
                    titleSize: doors.titleSize
                    icon: "ui-learn"
                    tint: Theme.lapis
                    title: qsTr("Learn")
                    text: qsTr("Short lessons at a real table. You make the moves; the master explains.")
                    note: Array.from(Program.lessonCounts, one => qsTr("%1: %n lesson(s)", "", one.lessons).arg(GameBoxes.titleOf(one.game))).join("\n")
                    focus: !page.hasStrip
                    Target.name: "door:learn"
                    onClicked: page.wanted("lessons")
                }
                // One game is played through one door; of several each has its box.
                Repeater {
                    id: play

                    readonly property real highest: {
                        let most = 0;
                        for (let i = 0; i < count; ++i)
                            most = Math.max(most, itemAt(i)?.implicitHeight ?? 0);
                        return most;
                    }
                    readonly property real fitting: {
                        let least = Infinity;
                        for (let i = 0; i < count; ++i)
                            least = Math.min(least, (itemAt(i) as Door)?.fitting ?? Infinity);
                        return least;
                    }

                    model: page.boxes

                    Door {
                        id: box

                        required property int index
                        readonly property var boxed: GameBoxes.shelf[index]
                        readonly property GameBox shown: boxed.box
                        readonly property string players: GameBoxes.players(boxed.least, boxed.most)
                        readonly property bool alone: page.boxes === 1

                        width: doors.each
                        height: doors.tall
                        small: page.small
                        titleSize: doors.titleSize
                        icon: alone ? "ui-play" : ""
                        picture: alone ? "" : shown.picture
                        tint: Theme.goldInk
                        title: alone ? qsTr("Play") : shown.title
                        text: alone ? qsTr("Full games with all the rules, on one screen.") : shown.about
                        //: name of a game, number of players
                        note: alone ? qsTr("%1, %2").arg(shown.title).arg(players) : players
                        focus: index === 0 && !page.hasStrip && !learn.visible
                        Target.name: "door:play/" + shown.game
                        onClicked: {
                            Settings.table = Object.assign({}, Settings.table, { game: shown.game });
                            page.wanted("newGame");
                        }
                    }
                }
                Door {
                    id: rules
                    width: doors.each
                    height: doors.tall
                    small: page.small
                    titleSize: doors.titleSize
                    icon: "ui-reference"
                    tint: Theme.rubric
                    title: qsTr("Rules")
                    text: qsTr("Every rule in plain words, linked to the rules around it.")
                    //: names of games
                    note: qsTr("%1, in five languages").arg(GameBoxes.titlesOf(RuleTerms.games))
                    Target.name: "door:rules"
                    onClicked: page.wanted("rules")
                }
                Door {
                    id: settings
                    width: doors.each
                    height: doors.tall
                    small: page.small
                    titleSize: doors.titleSize
                    icon: "ui-settings"
                    tint: Theme.verdigris
                    title: qsTr("Settings")
                    text: qsTr("Language, theme, text size, animation.")
                    note: qsTr("About this program")
                    Target.name: "door:settings"
                    onClicked: page.wanted("settings")
                }
            }
        }
        UiText {
            id: footer
            x: page.side
            width: page.width - 2 * page.side
            text: Theme.tied(qsTr("A teaching aid made by players. Not affiliated with the designers or publishers of the games; you need your own copy."))
            size: 14
            soft: true
            wrapMode: Text.WordWrap
            bottomPadding: 16
        }
    }
}
