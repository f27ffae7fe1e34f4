// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import MagisterLudi.Desktop
import MagisterLudi.Game
import MagisterLudi.Household
import MagisterLudi.Ui

// The five languages, each in its own words. Choosing one changes every text and nothing else. At a table it is for
// the seat that looks, and the household's stays; who plays alone and has none of their own chooses for the household.
FocusScope {
    id: menu

    property bool open: false
    // It has been opened: until then nobody needs its rows.
    property bool made: false
    // The button it hangs from.
    property Item under: null
    property Item returnTo: null
    readonly property var spoken: Language.languages

    readonly property Table table: Program.currentLesson ? null : Program.currentTable
    readonly property bool several: table !== null && table.playerCount > 1 && table.lookingSeat > 0
    readonly property bool seatOnly: several || (table !== null && table.spoken !== table.language)
    readonly property string code: seatOnly ? table.spoken : Language.current

    function nameOf(seat: var): string {
        return seat.name;
    }
    function pick(code: string) {
        // A seat without a language of its own is spoken to in the household's, whichever that will be.
        if (seatOnly)
            table.setSeatLanguage(table.lookingSeat, code === table.language ? "" : code);
        else
            Language.choose(code);
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
                    Accessible.onToggleAction: row.act()
                    Keys.onUpPressed: rows.itemAt((index + rows.count - 1) % rows.count).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onDownPressed: rows.itemAt((index + 1) % rows.count).forceActiveFocus(Qt.TabFocusReason)
                    KeyNavigation.tab: rows.itemAt((index + 1) % rows.count)
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
            UiText {
                visible: menu.several
                width: parent.width
                leftPadding: 10
                rightPadding: 10
                topPadding: 8
                bottomPadding: 4
                //: %1 is the name of the player who has to act: the choice of language is for that player alone
                text: menu.several ? qsTr("For %1 only; the other players keep their language").arg(menu.nameOf(menu.table.seats.rowOf(menu.table.lookingSeat))) : ""
                size: 15
                color: Theme.inkSoft
                wrapMode: Text.WordWrap
            }
        }
    }
}
