// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A sentence with teaching marks: {1} {2} {3} become the same discs that stand on the table.
UiText {
    id: text

    property string words

    text: marked(words)
    textFormat: Text.StyledText
    wrapMode: Text.WordWrap
    lineHeight: 1.12
    size: 18
    Accessible.name: words.replace(/[{}]/g, "")

    // Text sets an image in a run of unbreakable spaces: that is the gap before the noun.
    function marked(plain: string): string {
        const disc = Theme.px(size + 3);
        const image = number => "<img src=\"" + Theme.board("mark-" + number) + "\" width=\"" + disc + "\" height=\"" + disc + "\" align=\"middle\">";
        return Theme.tie(Theme.escaped(plain)).replace(/\{([1-6])\}( ?)/g, (all, number) => image(number));
    }
}
