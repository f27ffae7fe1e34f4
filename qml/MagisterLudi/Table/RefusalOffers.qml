// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// "Instead": up to three nearest legal deeds; a click does one.
Rectangle {
    id: offers

    required property InputController input
    property var instead: []

    // {letter, target, piece, text}
    signal picked(var offer)

    visible: instead.length > 0
    height: visible ? column.implicitHeight + 18 : 0
    radius: Theme.radiusCard
    color: Theme.verdigrisWash
    border.width: 1
    border.color: Theme.verdigris

    Column {
        id: column
        x: 12
        y: 9
        width: parent.width - 24
        spacing: 3

        UiText {
            text: offers.input.say("RefusalOffers", QT_TRANSLATE_NOOP("RefusalOffers", "Possible instead"))
            size: 15
            bold: true
            color: Theme.verdigris
        }
        Repeater {
            model: offers.instead
            Pressable {
                id: offer
                required property var modelData
                label: modelData.letter + ": " + modelData.text
                width: column.width
                height: Math.max(34, words.implicitHeight + 8)
                ringReach: 2
                onClicked: offers.picked(modelData)

                OfferMark {
                    id: mark
                    letter: offer.modelData.letter
                    size: 24
                    anchors.verticalCenter: parent.verticalCenter
                }
                UiText {
                    id: words
                    text: Theme.tied(offer.modelData.text)
                    size: 16
                    font.underline: offer.hovered
                    x: 36
                    width: parent.width - x
                    wrapMode: Text.WordWrap
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
