// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A sentence in a coloured box with its sign: "hint" (gold, candle), "right" (verdigris, tick), "wrong" (rubric, cross), "show" (lapis, hand).
Rectangle {
    id: note

    property string kind: "hint"
    property string words
    readonly property color tint: kind === "hint" ? Theme.gold : kind === "right" ? Theme.verdigris : kind === "wrong" ? Theme.rubric : Theme.lapis

    signal ruleWanted(string rule)

    implicitHeight: Math.ceil(Math.max(sign.height, sentence.implicitHeight)) + 18
    radius: Theme.radiusCard
    color: kind === "hint" ? Theme.goldWash : kind === "right" ? Theme.verdigrisWash : kind === "wrong" ? Theme.rubricWash : Theme.lapisWash
    border.width: 1
    border.color: tint

    Ico {
        id: sign
        name: note.kind === "hint" ? "ui-candle" : note.kind === "right" ? "ui-check" : note.kind === "wrong" ? "ui-cross" : "ui-hand"
        size: 28
        x: 12
        anchors.verticalCenter: parent.verticalCenter
    }
    ToldText {
        id: sentence
        x: 52
        width: parent.width - 64
        anchors.verticalCenter: parent.verticalCenter
        sentence: note.words
        onOpened: link => note.ruleWanted(link.slice(5))
        size: 17
    }
}
