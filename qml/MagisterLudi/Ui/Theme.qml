// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
pragma ComponentBehavior: Bound
import QtQuick

// Design tokens. Both themes share every name; only values differ.
QtObject {
    id: theme

    // Set by the shell from the household's settings.
    // mode: "parchment" or "candle"; textScale: 1.0 to 2.0; motion: "normal", "short" or "off".
    property string mode: "parchment"
    property real textScale: 1
    property string motion: "normal"
    // Pixels of the screen in one of ours. Told by the window and read here by every picture: a picture that asked the
    // screen itself would hang on it, and letting go of a screen that hundreds hang on is slow.
    property real pixelRatio: 1
    // How many parts of a board are enlarged by scaling: then drawings have pixels to spare.
    property int closeUps: 0
    readonly property real fineness: pixelRatio * (closeUps > 0 ? 2 : 1)
    // Widens every letter space; 1 except in length tests.
    property real stretch: 1

    readonly property bool night: mode === "candle"

    // Surfaces
    readonly property color ground: night ? "#14100D" : "#DDD0B7"
    readonly property color sheet: night ? "#221C17" : "#F5EEDF"
    readonly property color leaf: night ? "#2D261F" : "#FDFAF1"
    readonly property color well: night ? "#17120E" : "#E9DEC7"
    readonly property color bar: night ? "#0D131E" : "#1E2C44"
    readonly property color barUp: night ? "#1B2536" : "#2E3F5C"
    readonly property color barInk: "#F6ECD6"
    readonly property color barSoft: "#B8C4D6"
    readonly property color scrim: "#160F09"
    readonly property real scrimOpacity: night ? 0.52 : 0.44
    readonly property color spotRing: night ? "#97C1F0" : "#6FB1FF"

    // Ink and lines
    readonly property color ink: night ? "#F3E6CB" : "#2B2219"
    readonly property color inkSoft: night ? "#CCBB9C" : "#57493A"
    readonly property color inkMute: night ? "#AE9D82" : "#655643"
    readonly property color edge: night ? "#8F7E63" : "#7F6F57"
    readonly property color hairline: night ? "#463B2F" : "#D0C1A2"
    readonly property color pageEdge: night ? "#0B0806" : "#B9A987"
    readonly property color paper: night ? "#14100D" : "#FDFAF1"

    // Lit objects keep daylight colours in both themes
    readonly property color tile: night ? "#CDBE9E" : "#FBF4E3"
    readonly property color tileWell: night ? "#B3A27E" : "#EFE4CB"
    readonly property color tileEdge: night ? "#8E7C57" : "#B9A77E"
    readonly property color tileInk: night ? "#1E1712" : "#2B2219"
    readonly property color tileSoft: night ? "#4A3B29" : "#57493A"
    // What shines on a tile: a space of a new level, the clear disc of a coin.
    readonly property color tileGold: night ? "#C9A95E" : "#F0D795"
    // Ground, waterways and roads of a map
    readonly property color land: night ? "#B8A882" : "#F2E7CC"
    readonly property color water: night ? "#5E8CA6" : "#6FA6BF"
    readonly property color waterEdge: night ? "#2C566E" : "#3F7A96"
    readonly property color waterLight: night ? "#B5CFD8" : "#E6F4F8"
    readonly property color road: night ? "#D3C29B" : "#FBF4E3"
    readonly property color roadEdge: "#6E4E26"
    readonly property color roadTick: night ? "#8A6A3A" : "#A9804A"
    // What can be done, on lit objects in either theme
    readonly property color tileOffer: night ? "#0F5A3E" : "#1C5E4A"
    readonly property color tileOfferWash: night ? "#A9CDB6" : "#CFE8DA"

    // Voices
    readonly property color rubric: night ? "#F28E75" : "#9A2A1F"
    readonly property color rubricWash: night ? "#43231B" : "#F7DFD6"
    readonly property color lapis: night ? "#97C1F0" : "#1F538C"
    readonly property color lapisWash: night ? "#1D2C40" : "#DCE7F2"
    readonly property color verdigris: night ? "#86CDA9" : "#1C5E4A"
    readonly property color verdigrisWash: night ? "#1C342A" : "#D5E7DB"
    readonly property color gold: night ? "#E3B24C" : "#9A6A0E"
    readonly property color goldWash: night ? "#40321A" : "#F7E6BC"
    readonly property color goldFill: night ? "#E3B24C" : "#E3B656"
    readonly property color goldEdge: "#6B4A08"
    readonly property color goldShade: night ? "#8A6A22" : "#8A6212"
    readonly property color goldInk: night ? "#EBC067" : "#704B08"
    readonly property color goldFillInk: "#2B2219"
    readonly property color voiceInk: night ? "#14100D" : "#FDFAF1"

    // Space (px) and radii (px)
    readonly property int gap: 8
    readonly property int pad: 16
    readonly property int margin: 12
    readonly property int radiusSlot: 4
    readonly property int radiusCard: 6
    readonly property int radiusOverlay: 8

    // Families; DejaVu stands in for a font package that is not installed.
    readonly property string sans: family(["PT Sans", "DejaVu Sans"])
    readonly property string caption: family(["PT Sans Caption", "DejaVu Sans"])
    readonly property string serif: family(["Vollkorn", "DejaVu Serif"])
    readonly property string read: family(["PT Serif", "DejaVu Serif"])

    // First family of the list that this machine has; the last one if it has none.
    function family(wanted: var): string {
        const present = Qt.fontFamilies();
        for (const name of wanted) {
            if (present.indexOf(name) >= 0)
                return name;
        }
        return wanted[wanted.length - 1];
    }

    // Text sizes: px at 100 % in, px at the household's text size out.
    function px(size: real): int {
        return Math.round(size * textScale);
    }

    // Animation times: ms of the "normal" column in, ms for the chosen motion out; 0 means at once.
    function duration(ms: int): int {
        if (motion === "off")
            return 0;
        if (motion === "short" && ms > 80)
            return Math.min(160, Math.max(80, Math.round(ms * 0.6)));
        return ms;
    }

    // Words in Vollkorn with figures from the reading face: Vollkorn's old-style 1 looks like I. Gives RichText.
    function fig(words: string): string {
        const figures = "<span style=\"font-family:'" + read + "'; font-weight:700\">$&</span>";
        return escaped(words).replace(/[0-9][0-9.,:\u2212\u2013\/]*/g, figures);
    }

    // Behind a heading without figures, the line of one with figures.
    readonly property string strut: "<span style=\"font-family:'" + read + "'; font-weight:700\">&nbsp;</span>"

    // The words with the signs that markup would swallow written out.
    function escaped(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    // A teaching mark {1} to {6} in RichText, tied to the word before it, whose thing it marks. A glyph: beside a picture a line may always end.
    function inlineMarks(html: string, size: int): string {
        const style = "font-family:'DejaVu Sans'; font-weight:normal; font-size:" + px(size + 4) + "px; color:" + lapis;
        return html.replace(/( ?)\{([1-6])\}/g, (all, gap, number) => (gap === "" ? "" : "&nbsp;") + "<span style=\"" + style + "\">" + String.fromCharCode(0x2775 + Number(number)) + "</span>");
    }
    // Binds words of one letter (pl, cs, ru) to the next one, so that no line ends with them: "z tohoto", "w lewo".
    // Gives StyledText: an entity, since Text.StyledText turns U+00A0 into a plain space, one in the words as well.
    function tieLetters(words: string): string {
        return words.replace(/\u00A0/g, "&nbsp;")
                    .replace(/(^|[ \n(>;„«‚“])([aiouwzksvAIOUWZKSVавиксоуяАВИКСОУЯ]) (?=[^ (])/g, "$1$2&nbsp;")
                    .replace(/(;)([aiouwzksvавиксоуя]) (?=[^ (])/g, "$1$2&nbsp;");
    }
    // Besides, lone figures to the next word, a figure at the end of a phrase to the word before it, and a sign of reckoning to
    // the figure behind it.
    function tie(words: string): string {
        return tieLetters(words).replace(/ ([=×+−]) (?=[0-9])/g, " $1&nbsp;")
                                .replace(/ (?=([0-9]{1,3}|[IVX]{1,4})([.,;:!?)]|$| \())/g, "&nbsp;")
                                .replace(/(^|[ (>;])([0-9]+|[IVX]{1,4}) (?=[^ (])/g, "$1$2&nbsp;")
                                .replace(/(;)([0-9]+|[IVX]{1,4}) (?=[^ (])/g, "$1$2&nbsp;");
    }

    // The same for text without markup.
    function tied(words: string): string {
        return tie(words).replace(/&nbsp;/g, "\u00A0");
    }

    // Words that stand alone begin with a capital, whatever they are called inside a sentence.
    function capital(words: string): string {
        return words.charAt(0).toUpperCase() + words.slice(1);
    }

    // Seats: "ruby", "sapphire", "saffron", "violet". Band colour in chrome; pieces keep their own drawing.
    function seatColor(seat: string): color {
        switch (seat) {
        case "ruby": return night ? "#D8647A" : "#A52F3C";
        case "sapphire": return night ? "#7AB0F2" : "#2868BE";
        case "saffron": return night ? "#D9A02C" : "#9A680A";
        case "violet": return night ? "#A068C2" : "#5A2A70";
        }
        return edge;
    }

    function seatWash(seat: string): color {
        switch (seat) {
        case "ruby": return night ? "#3A1B1F" : "#F3DCDC";
        case "sapphire": return night ? "#1A2940" : "#DAE4F2";
        case "saffron": return night ? "#3B2D10" : "#F6E7C2";
        case "violet": return night ? "#2C1F38" : "#E7DDEC";
        }
        return well;
    }

    // Address of a static board drawing in the present light, for texts; elsewhere there is Picture.
    function board(name: string): string {
        return name === "" ? "" : "qrc:/art/boards/" + (night ? "night/" : "") + name + ".svg";
    }
}
