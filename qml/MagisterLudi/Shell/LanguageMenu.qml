// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Ui

// The five languages, each in its own words. Choosing one changes every text and nothing else. At a table of several
// it may be for the seat alone that has to act: then only what is addressed to that seat changes.
FocusScope {
    id: menu

    property bool open: false
    // It has been opened: until then nobody needs its rows.
    property bool made: false
    // The button it hangs from.
    property Item under: null
    property Item returnTo: null
    readonly property var spoken: Language.languages

    readonly property var table: Program.currentLesson ? null : Program.currentTable
    readonly property bool several: table !== null && table.playerCount > 1 && table.activeSeat > 0
    // The choice is for the seat that has to act.
    property bool seatOnly: false
    readonly property string code: several && seatOnly ? table.spoken : Language.current

    function pick(code: string) {
        if (several && seatOnly)
            table.setSeatLanguage(table.activeSeat, code);
        else {
            // Who plays alone and has a language is spoken to in the new one, too.
            if (table && !several && table.spoken !== table.language)
                table.setSeatLanguage(1, code);
            Language.choose(code);
        }
        open = false;
    }

    visible: open
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Language")
    Keys.onEscapePressed: open = false

    onOpenChanged: {
        if (open) {
            made = true;
            // The rows are where they belong before anybody points at one.
            column.forceLayout();
            returnTo = Window.window ? Window.window.activeFocusItem : null;
            seatOnly = several && table.spoken !== table.language;
            if (under)
                leaf.y = under.mapToItem(menu, 0, under.height).y + 10;
            const index = spoken.findIndex(one => one.code === menu.code);
            rows.itemAt(index).forceActiveFocus(Qt.PopupFocusReason);
        } else if (returnTo) {
            returnTo.forceActiveFocus(Qt.PopupFocusReason);
            returnTo = null;
        }
    }

    MouseArea {
        anchors.fill: parent
        onClicked: menu.open = false
        onWheel: event => event.accepted = true
    }
    Leaf {
        id: leaf
        level: 3
        width: Theme.px(240)
        height: column.height + 20
        x: menu.width - width - 16
        y: 60

        Column {
            id: column
            x: 10
            y: 10
            width: parent.width - 20

            Repeater {
                id: rows
                model: menu.made ? menu.spoken : []

                Pressable {
                    id: row

                    required property var modelData
                    required property int index
                    readonly property bool current: modelData.code === menu.code

                    width: column.width
                    height: Theme.px(44)
                    label: modelData.name
                    ringReach: 0
                    ringRadius: Theme.radiusCard
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: current
                    Keys.onUpPressed: rows.itemAt((index + rows.count - 1) % rows.count).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onDownPressed: rows.itemAt((index + 1) % rows.count).forceActiveFocus(Qt.TabFocusReason)
                    KeyNavigation.tab: menu.several ? only : rows.itemAt((index + 1) % rows.count)
                    KeyNavigation.backtab: rows.itemAt((index + rows.count - 1) % rows.count)
                    Target.name: "language:" + modelData.code
                    onClicked: menu.pick(modelData.code)

                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radiusCard
                        color: row.current ? Theme.goldWash : row.hovered ? Theme.well : "transparent"
                    }
                    Tag {
                        id: code
                        x: 10
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(38)
                        text: row.modelData.code.toUpperCase()
                        strong: row.current
                        tint: row.current ? Theme.ink : Theme.inkSoft
                    }
                    UiText {
                        anchors {
                            left: code.right
                            leftMargin: 12
                            verticalCenter: parent.verticalCenter
                        }
                        text: row.modelData.name
                        size: 17
                        bold: row.current
                        Accessible.ignored: true
                    }
                    Ico {
                        visible: row.current
                        name: "ui-check"
                        size: Theme.px(20)
                        anchors {
                            right: parent.right
                            rightMargin: 10
                            verticalCenter: parent.verticalCenter
                        }
                    }
                }
            }
            Rectangle {
                visible: menu.several
                width: parent.width
                height: 1
                color: Theme.hairline
            }
            CheckRow {
                id: only
                visible: menu.several
                width: parent.width
                //: %1 is the name of the player who has to act: the choice of language is for that player alone
                label: menu.several ? qsTr("Only for %1").arg(menu.table.prompt.name) : ""
                checked: menu.seatOnly
                Target.name: visible ? "language:seat-only" : ""
                KeyNavigation.tab: rows.itemAt(0)
                KeyNavigation.backtab: rows.itemAt(rows.count - 1)
                KeyNavigation.up: rows.itemAt(rows.count - 1)
                KeyNavigation.down: rows.itemAt(0)
                // Without a language of its own the seat is spoken to in the household's again.
                onClicked: {
                    menu.seatOnly = !menu.seatOnly;
                    if (!menu.seatOnly)
                        menu.table.setSeatLanguage(menu.table.activeSeat, "");
                }
            }
        }
    }
}
