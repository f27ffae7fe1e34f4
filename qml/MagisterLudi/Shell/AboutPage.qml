// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Ui

// What this program is, whose it is, and what it is made of.
SheetPage {
    id: page

    component Paragraph: ReadText {
        size: 19
        width: Math.min(page.innerWidth, Theme.px(660))
    }
    component Heading: PanelTitle {
        size: 22
        width: page.innerWidth
    }

    title: qsTr("About and licences")
    spacing: 14

    ReadText {
        width: page.innerWidth
        words: qsTr("Magister Ludi, version %1").arg(Program.version)
        title: true
        size: 34
    }
    Paragraph {
        words: qsTr("A teaching aid for people who own the games. It explains the rules in its own words and replaces neither the game nor its rulebook.")
    }
    Heading {
        text: qsTr("The games")
    }
    Repeater {
        model: GameBoxes.all

        Paragraph {
            required property GameBox modelData
            words: modelData.credits
        }
    }
    Paragraph {
        words: qsTr("Magister Ludi is not affiliated with or endorsed by the designers or publishers of any game. The names of the games are used only to say which game is taught.")
    }
    Paragraph {
        words: qsTr("All pictures are our own. Where we could not find out the value of a component, we chose one and marked it; compare it with your copy.")
    }
    Heading {
        text: qsTr("Licences")
    }
    Paragraph {
        words: qsTr("The program is free software under the GNU General Public License, version 3 or later. It comes with no warranty.")
    }
    Paragraph {
        words: qsTr("The drawings and sounds are licensed under Creative Commons Attribution-ShareAlike 4.0.")
    }
    Paragraph {
        words: qsTr("Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They are loaded from your system; if they are missing, DejaVu is used instead.")
    }
    Paragraph {
        words: qsTr("Built with Qt, which is used under the GNU Lesser General Public License, version 3.")
    }
}
