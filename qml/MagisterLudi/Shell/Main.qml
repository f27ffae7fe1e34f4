// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import MagisterLudi.Desktop
import MagisterLudi.Devices
import MagisterLudi.Household
import MagisterLudi.Table as Game
import MagisterLudi.Rules
import MagisterLudi.Ui

// The window: a bar that is always there, one page below it, and the way back.
Window {
    id: window

    Binding {
        target: Theme
        property: "pixelRatio"
        value: window.Screen.devicePixelRatio
    }

    // Names of the pages one came through, the present one last; behind a colon, what is shown there.
    property list<string> trail: [Language.chosen ? "home" : "language"]
    readonly property string current: trail[trail.length - 1]
    readonly property Page page: loader.item as Page
    // The next table is for other devices, too: the page for that opens over it.
    property bool inviting: false
    // What had the focus on a page that led on to another, by the name of the page: it has it again on the way back.
    property var left: ({})
    property bool returning: false
    // How the window comes up, and what F11 gives back.
    property bool startMaximized: false
    property int windowed: Window.Windowed
    // Rule at which the book of rules opens next.
    property string bookPlace
    // Where the book of rules lies open while one has gone on from it: to a lesson, to practise, to the settings.
    property var bookLeft: ({})
    readonly property var reading: (page as LibraryPage)?.reading ?? null
    onReadingChanged: if (reading)
        bookLeft = reading
    onTrailChanged: {
        if (!trail.includes("rules"))
            bookLeft = ({});
        // A table that has not come to the screen is not kept; from the settings one comes back to it.
        if (!trail.includes("join") && !Program.joined)
            Program.joining.leave();
    }

    function open(name: string) {
        left = Object.assign({}, left, { [current]: activeFocusItem?.Target.name ?? "" });
        if (name === "home")
            trail = ["home"];
        else if (name !== current)
            trail = trail.concat(name);
    }
    function back() {
        if (current === "table") {
            Program.leave();
        } else if (current === "practice") {
            Program.endPractice();
        } else if (trail.length > 1) {
            returning = true;
            trail = trail.slice(0, -1);
        }
    }
    // To a page that needs the table cleared; a game is kept as it stands, and so is the place in a lesson.
    function goTo(name: string) {
        if (current === "table")
            Program.leave();
        open(name);
    }
    function toggleFullScreen() {
        if (visibility === Window.FullScreen) {
            visibility = windowed;
        } else {
            windowed = visibility === Window.Maximized ? Window.Maximized : Window.Windowed;
            visibility = Window.FullScreen;
        }
    }
    // Esc where nothing else takes it: one page back, and from the first page and the table out of the full screen.
    function goOut() {
        if (current !== "table" && trail.length > 1)
            back();
        else if (visibility === Window.FullScreen)
            toggleFullScreen();
    }
    function fileOf(name: string): string {
        switch (name.split(":")[0]) {
        case "language": return "LanguagePage.qml";
        case "lessons": return "LessonsPage.qml";
        case "together": return "TogetherPage.qml";
        case "newGame": return "NewGamePage.qml";
        case "games": return "GamesPage.qml";
        case "invite": return "InvitePage.qml";
        case "join": return "JoinPage.qml";
        case "settings": return "SettingsPage.qml";
        case "about": return "AboutPage.qml";
        case "rulings": return "RulingsPage.qml";
        case "learnt": return "LearntPage.qml";
        case "practice": return "PracticePage.qml";
        case "box": return "BoxPage.qml";
        case "problems": return "ProblemPage.qml";
        case "rules": return "LibraryPage.qml";
        case "table": return "PlayPage.qml";
        }
        return "HomePage.qml";
    }

    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 500
    visible: true
    visibility: startMaximized ? Window.Maximized : Window.AutomaticVisibility
    title: page && page.subject !== "" ? qsTr("%1 – Magister Ludi", "Title of the window: page or game").arg(page.subject) : "Magister Ludi"
    color: Theme.ground
    // Without a window manager nobody else gives the window the keyboard, and shortcuts need it.
    Component.onCompleted: requestActivate()

    Binding {
        target: Theme
        property: "mode"
        value: Settings.theme
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Settings.textScale
    }
    Binding {
        target: Terms
        property: "language"
        value: Language.current
    }
    Binding {
        target: Terms
        property: "source"
        value: RuleTerms
    }
    Binding {
        target: Terms
        property: "game"
        value: window.page?.reads || (Program.currentTable?.game ?? "")
    }
    Binding {
        target: Theme
        property: "motion"
        value: Settings.motion
    }
    Connections {
        target: Program
        function onPlayChanged() {
            if (Program.currentTable) {
                window.open("table");
                if (window.inviting) {
                    window.open("invite");
                    Program.invitation.invite();
                }
                window.inviting = false;
            } else {
                // A game that was begun lies on the shelf now: there is nothing to set up any more.
                window.trail = Array.from(window.trail).filter(name => !["table", "newGame", "together", "invite", "join"].includes(name));
            }
        }
        // What lies on the table waits below.
        function onPracticeChanged() {
            if (Program.practice) {
                window.open("practice");
            } else {
                window.returning = true;
                window.trail = Array.from(window.trail).filter(name => name !== "practice");
            }
        }
        function onOpeningChanged() {
            opening.open = Program.opening;
        }
        // What is in the way stands in the row of the game.
        function onGameNotOpened() {
            window.open("games");
        }
        // Over whatever page one is on: a file that is no game takes nobody away from a table.
        function onFilesReceived(lines: var, older: string) {
            refused.lines = lines;
            refused.older = older;
            refused.open = lines.length > 0 || older !== "";
        }
    }
    // Both letters of one key: a Cyrillic layout gives the second.
    Shortcut {
        sequences: Keyboard.singleKeys ? ["X", "Ч"] : ["Alt+X", "Alt+Ч"]
        onActivated: {
            if (window.page?.swapLanguages())
                return;
            window.page?.toTop();
            languages.open = !languages.open;
        }
    }
    Shortcut {
        sequence: "F11"
        onActivated: window.toggleFullScreen()
    }
    // The desktop's own keys.
    Shortcut {
        sequence: "Ctrl+Q"
        onActivated: window.close()
    }
    Shortcut {
        sequence: "Ctrl+W"
        onActivated: window.trail.length > 1 ? window.back() : window.close()
    }
    Shortcut {
        sequence: "Ctrl+N"
        enabled: Program.canPlay && Language.chosen
        onActivated: window.goTo("newGame")
    }
    Shortcut {
        sequence: "Ctrl+O"
        enabled: Language.chosen
        onActivated: window.goTo("games")
    }
    Shortcut {
        sequence: "Ctrl+,"
        enabled: Language.chosen
        onActivated: window.open("settings")
    }
    Shortcut {
        sequences: ["Alt+Left", "Back"]
        onActivated: if (!window.page?.stepBack())
            window.back()
    }
    // At the table F1 asks for the rule of what has the focus.
    Shortcut {
        sequence: "F1"
        enabled: window.current !== "table"
        onActivated: keys.open = !keys.open
    }
    Binding {
        target: Keyboard
        property: "singleKeys"
        value: Settings.singleKeys
    }
    onCurrentChanged: keys.open = false

    FocusScope {
        id: root
        // As the window, and not as its content, which has no size before the window is shown: the first page would
        // be laid out and its picture drawn several times.
        width: window.width
        height: window.height
        focus: true
        Keys.onEscapePressed: window.goOut()

        TopBar {
            id: bar
            visible: !window.page?.ownBar
            z: 1
            // Without a bar to stand on, the tools lie on the picture and go with it.
            y: plain ? -(window.page?.scrolledBy ?? 0) : 0
            width: parent.width
            plain: window.current === "home" || window.current === "language"
            title: window.page ? window.page.title : ""
            crumb: window.page ? window.page.crumb : ""
            middle: window.page ? window.page.barItem : null
            toolsOffered: window.current !== "language"
            onBack: window.back()
            onEntered: if (plain)
                window.page?.toTop()
            onSettings: window.open("settings")
            onLanguages: languages.open = !languages.open
        }
        Loader {
            id: loader
            anchors {
                fill: parent
                topMargin: bar.plain || !bar.visible ? 0 : bar.height
            }
            focus: true
            source: window.fileOf(window.current)
            onLoaded: {
                window.page.forceActiveFocus();
                if (window.returning)
                    Targets.item(window.left[window.current] ?? "")?.forceActiveFocus(Qt.BacktabFocusReason);
                window.returning = false;
                if (window.current === "rules")
                    (window.page as LibraryPage)?.lay(window.bookPlace, window.bookLeft);
                window.bookPlace = "";
                if (window.current.startsWith("rulings:"))
                    (window.page as RulingsPage)?.show(window.current.split(":")[1]);
                if (window.current.startsWith("box:"))
                    (window.page as BoxPage)?.show(window.current.split(":")[1]);
                if (window.trail.length > 1 && Theme.duration(180) > 0)
                    arrive.restart();
            }

            NumberAnimation {
                id: arrive
                target: loader
                property: "opacity"
                from: 0.2
                to: 1
                duration: Theme.duration(180)
                easing.type: Easing.OutCubic
                onStopped: loader.opacity = 1
            }
        }
        Game.KeyCard {
            id: keys
            z: 190
        }
        // A game whose file is large or lies on a slow disk.
        Overlay {
            id: opening
            z: 180
            title: qsTr("Opening the game")
            closeName: qsTr("Cancel")
            onClosed: Program.stopOpening()

            UiText {
                width: parent.width
                text: qsTr("This is taking longer than usual: the file is large or the disk is slow. If you cancel, the game stays as it is.")
                size: 18
                wrapMode: Text.WordWrap
            }
            Btn {
                kind: "primary"
                text: qsTr("Cancel")
                Target.name: "button:stop-opening"
                onClicked: opening.close()
            }
        }
        Overlay {
            id: refused

            property list<string> lines: []
            property string older

            z: 185
            title: lines.length > 0 ? qsTr("This could not be opened") : qsTr("Your saved game goes further")

            Repeater {
                model: refused.lines

                UiText {
                    required property string modelData
                    width: parent.width
                    text: modelData
                    size: 18
                    wrapMode: Text.Wrap
                }
            }
            UiText {
                visible: refused.older !== ""
                width: parent.width
                text: qsTr("“%1” is an older copy of a game that is among your saved games already. The saved game goes further, and that one was opened.").arg(refused.older)
                size: 18
                wrapMode: Text.Wrap
            }
        }
        FileDrop {
            z: 195
            anchors.fill: parent
            onGiven: urls => Program.openDropped(urls)
        }
        LanguageMenu {
            id: languages
            z: 200
            anchors.fill: parent
            under: bar.visible ? bar.languageButton : hangsFrom

            // The button of a page that has its own bar.
            property Item hangsFrom: null
        }
    }

    Connections {
        target: window.page
        function onLeave() {
            window.back();
        }
        function onWanted(page: string) {
            window.inviting = false;
            window.open(page);
        }
        function onInviting() {
            window.inviting = true;
        }
        function onLeaveFor(page: string) {
            Program.leave();
            window.open(page);
        }
        function onBookWanted(rule: string) {
            window.bookPlace = rule;
            window.open("rules");
        }
        function onLanguagesWanted(button: Item) {
            languages.hangsFrom = button;
            languages.open = !languages.open;
        }
    }
}
