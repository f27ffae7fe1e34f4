// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A told sentence with teaching marks: {1} {2} {3} become the same discs that stand on the table. Its terms show their
// meaning; they look like the rest, since a card has one thing to say.
LinkedText {
    id: text

    property string sentence

    words: Theme.inlineMarks(Terms.marked(sentence, language), size)
    face: Theme.sans
    size: 18
    quiet: true
    // What stands below begins on a whole pixel.
    height: Math.ceil(implicitHeight)
    Accessible.name: sentence.replace(/[{}]/g, "")
}
