// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The upper edge of a place: its name, the stack of a tile, and the lintel of one that is ready or at work.
Item {
    id: head

    required property Spot place
    required property string name
    required property int stack
    required property bool ready
    // Its action is being carried out.
    required property bool used
    readonly property bool lintel: ready || used
    // Where a sign can stand below the edge, from the right.
    property real inset: 5
    readonly property real longest: sample.width * 13 / 15
    readonly property real beside: width - signs.width - 15
    // Its broadest word, as small as it may become; letters of that size come out a little wider than they are reckoned.
    readonly property real broadest: broad.width * 13 / 15 + 3
    // A name that one line cannot hold takes two, and one that two cannot hold beside the signs has the edge for itself.
    readonly property bool tall: longest > beside
    readonly property bool crowded: signs.width > 0 && (longest > beside * 1.5 || broadest > beside)
    // A single word that fills the edge from end to end.
    readonly property bool filled: broadest > width - 12

    Rectangle {
        visible: head.lintel
        anchors.fill: parent
        radius: 4
        color: Theme.goldFill
    }
    UiText {
        id: title
        text: head.name
        size: 15
        bold: true
        font.pixelSize: 15
        x: head.filled ? 2 : 6
        width: head.crowded || head.filled ? parent.width - 2 * x : head.beside
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        maximumLineCount: parent.height < 28 ? 1 : 2
        lineHeight: 0.82
        fontSizeMode: Text.Fit
        minimumPixelSize: head.filled ? 12 : 13
        elide: Text.ElideRight
        color: head.lintel ? Theme.goldFillInk : Theme.ink
        Accessible.ignored: true
    }
    TextMetrics {
        id: sample
        font: title.font
        text: head.name
    }
    TextMetrics {
        id: broad
        font: title.font
        text: head.name.split(" ").reduce((most, word) => word.length > most.length ? word : most, "")
    }
    FullName {
        about: head.place
        name: head.name
        cut: title.truncated
    }
    Row {
        id: signs
        x: parent.width - width - (head.crowded ? head.inset : 5)
        y: head.crowded ? parent.height + 2 : 0
        height: head.crowded ? 18 : parent.height
        spacing: 4

        Text {
            visible: head.stack > 0 && !head.lintel
            text: head.stack === 1 ? "I" : "II"
            font.family: Theme.serif
            font.weight: Font.Bold
            font.pixelSize: 15
            color: Theme.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }
        Ico {
            visible: head.lintel
            name: head.used ? "ui-hand" : "ui-check"
            size: 17
            // Below the edge it does not lie on the gold.
            lit: !head.crowded
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
