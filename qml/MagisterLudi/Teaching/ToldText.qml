// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A told sentence with teaching marks: {1} {2} {3} become the same discs that stand on the table. Its terms show their
// meaning; they look like the rest, since a card has one thing to say.
LinkedText {
    id: text

    property string sentence

    words: marked(Terms.marked(sentence, language))
    face: Theme.sans
    size: 18
    quiet: true
    Accessible.name: sentence.replace(/[{}]/g, "")

    // As in MarkedText; RichText takes the place of an image from its style.
    function marked(html: string): string {
        const disc = Theme.px(size + 3);
        const image = number => "<img src=\"" + Theme.board("mark-" + number) + "\" width=\"" + disc + "\" height=\"" + disc + "\" style=\"vertical-align:middle\">&nbsp;";
        return html.replace(/\{([1-6])\}( ?)/g, (all, number) => image(number));
    }
}
