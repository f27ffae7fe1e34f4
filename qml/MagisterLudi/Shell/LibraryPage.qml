// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Library
import MagisterLudi.Rules

// The library of rules as a page of its own.
Page {
    id: page

    readonly property var scales: [1, 1.1, 1.25, 1.5]

    function swapLanguages(): bool {
        rulesReader.swap();
        return rulesReader.second !== "";
    }
    function scaleText(by: int) {
        const at = scales.findIndex(scale => Math.abs(scale - Settings.textScale) < 0.01);
        Settings.textScale = scales[Math.max(0, Math.min(scales.length - 1, at + by))];
    }

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
        onSizeWanted: by => page.scaleText(by)
    }
}
