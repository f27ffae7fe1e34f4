// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Rules
import MagisterLudi.Ui

// What lies in the box of a game, to be ticked off while it is unpacked or a missing piece is looked for.
SheetPage {
    id: page

    property string game: chosen(Settings.table)
    readonly property var groups: BoxContents.groups(game, Language.current)
    readonly property var found: Settings.found[game] ?? []
    readonly property int kinds: groups.reduce((sum, group) => sum + group.parts.length, 0)
    // Ids of a part that has left the list since do not count.
    readonly property int there: groups.reduce((sum, group) => sum + foundOf(group), 0)
    readonly property bool wide: innerWidth >= Theme.px(820)

    // The game of the last table.
    function chosen(habits: var): string {
        return habits.game;
    }
    function show(of: string) {
        game = of;
    }
    function foundOf(group: var): int {
        return group.parts.filter(part => found.includes(part.id)).length;
    }

    title: qsTr("What is in the box")
    crumb: GameBoxes.titleOf(game)
    sheetWidth: 1080
    spacing: 20

    UiText {
        width: page.innerWidth
        text: qsTr("Tick off what you have found. The ticks are kept until you clear them.")
        size: 17
        soft: true
        wrapMode: Text.WordWrap
    }
    Flow {
        width: page.innerWidth
        spacing: 16

        UiText {
            height: clear.height
            verticalAlignment: Text.AlignVCenter
            text: page.there === page.kinds ? qsTr("Everything is there.") : qsTr("%1 of %n kinds found", "", page.kinds).arg(page.there)
            size: 18
            bold: true
            color: page.there === page.kinds ? Theme.verdigris : Theme.ink
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Btn {
            id: clear
            icon: "ui-restart"
            text: qsTr("Clear all ticks")
            available: page.there > 0
            Target.name: "button:clear-box"
            onClicked: Settings.forgetFound(page.game)
        }
    }
    Repeater {
        // By number: the words come anew with every language.
        model: page.groups.length

        Column {
            id: section

            required property int index
            readonly property var group: page.groups[Math.min(index, page.groups.length - 1)]

            width: page.innerWidth
            spacing: 6

            PanelTitle {
                width: parent.width
                text: section.group.title
                //: of the kinds of a group
                note: qsTr("%1 of %2").arg(page.foundOf(section.group)).arg(section.group.parts.length)
                size: 20
            }
            Grid {
                width: parent.width
                columns: page.wide ? 2 : 1
                columnSpacing: 28
                rowSpacing: 2

                Repeater {
                    model: section.group.parts.length

                    BoxPartRow {
                        required property int index
                        part: section.group.parts[Math.min(index, section.group.parts.length - 1)]
                        width: page.wide ? Math.floor((section.width - 28) / 2) : section.width
                        focus: section.index === 0 && index === 0
                        checked: page.found.includes(part.id)
                        onClicked: Settings.setFound(page.game, part.id, !checked)
                    }
                }
            }
        }
    }
}
