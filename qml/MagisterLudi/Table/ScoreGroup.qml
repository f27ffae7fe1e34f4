// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Sources of points that are one part of a bar in the chart of the final score.
QtObject {
    property list<string> sources
    property string words
    // As in Hatch.
    property string pattern: "solid"
    property color tint: Theme.inkSoft
}
