// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Library
import MagisterLudi.Rules

// The library of rules as a page of its own.
Page {
    id: page

    title: qsTr("Rules")
    crumb: "Messina 1347"

    RulesReader {
        id: rulesReader
        language: Language.current
    }
    RulesPage {
        anchors.fill: parent
        focus: true
        reader: rulesReader
        onLeave: page.leave()
    }
}
