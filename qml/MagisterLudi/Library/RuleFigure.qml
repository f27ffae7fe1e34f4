// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Figures
import MagisterLudi.Ui

// The worked example of a rule as a small board picture with its sentence; nothing where no figure shows the rule.
Rectangle {
    id: plate

    property string rule
    property string language: Terms.language
    readonly property string figure: rule === "" ? "" : Figures.showing(rule)[0] ?? ""

    visible: figure !== ""
    height: visible ? column.height + 28 : 0
    radius: Theme.radiusCard
    color: Theme.well

    Column {
        id: column
        y: 14
        x: 14
        width: parent.width - 28
        spacing: 10

        FigureItem {
            figure: plate.figure
            theme: Theme.mode
            zoom: Theme.textScale
            room: column.width
            language: plate.language
            anchors.horizontalCenter: parent.horizontalCenter
        }
        LinkedText {
            width: parent.width
            plain: plate.figure === "" ? "" : Figures.caption(plate.figure, plate.language)
            language: plate.language
            face: Theme.sans
            size: 16
            quiet: true
            stops: false
        }
    }
}
