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
        words: qsTr("A teaching aid for people who have the games on their table. It tells the rules in its own words and replaces neither box nor rulebook.")
    }
    Heading {
        text: qsTr("The games")
    }
    Paragraph {
        words: qsTr("“Messina 1347” was designed by Raúl Fernández Aparicio and Vladimír Suchý and is published by Delicious Games. Magister Ludi is not affiliated with the authors or publishers of any game and not endorsed by them. Names of games are used only to say which game is taught.")
    }
    Paragraph {
        words: qsTr("All pictures are our own. Where the value of a component could not be known, it is ours and carries a mark; compare it with your box.")
    }
    Heading {
        text: qsTr("Licences")
    }
    Paragraph {
        words: qsTr("The program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.")
    }
    Paragraph {
        words: qsTr("The drawings are under the Creative Commons licence Attribution-ShareAlike 4.0.")
    }
    Paragraph {
        words: qsTr("Fonts: Vollkorn by Friedrich Althausen (SIL Open Font License 1.1); PT Sans and PT Serif by ParaType (ParaType Free Font Licence). They come from your system; where they are missing, DejaVu stands in.")
    }
    Paragraph {
        words: qsTr("Made with Qt, used under the GNU Lesser General Public License, version 3.")
    }
}
