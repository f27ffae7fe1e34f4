// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Running text with links, reachable by mouse and by keyboard: one tab stop, arrows choose the link, Enter opens it.
// A screen reader meets a text with links in it, and the focus on one of them.
// A term shows its meaning when the pointer rests on it, when the keyboard comes to it, and when it is tapped.
// quiet: terms look like the text around them, and are no stop for the arrows; they still answer pointer and tap.
// words: StyledText with <b>, <a href="rule:..."> and <a href="term:...">; or plain: text in which the terms are yet to
// be found. language: that of the text. stops: false where the text is no stop of the Tab key. selectable: words can be
// selected with the mouse and copied.
FocusScope {
    id: linked

    property string plain
    property string language: Terms.language
    property string words: plain === "" ? "" : Terms.marked(plain, language)
    property int size: 20
    property color ink: Theme.ink
    property string face: Theme.read
    property real lineHeight: 1.12
    property real topPadding: 0
    property bool stops: true
    property bool quiet: false
    property bool selectable: false
    // The keyboard is on a link, and not in what is selected.
    readonly property bool onLink: activeFocus && !(copy.item?.activeFocus ?? false)
    readonly property list<string> links: words.match(/href="[^"]*"/g) ?? []
    readonly property list<string> linkNames: (words.match(/<a [^>]*>.*?<\/a>/g) ?? []).map(link => unmarked(link))
    readonly property real linePitch: Math.max(1, metrics.height * lineHeight)
    property int current: 0
    property list<rect> boxes
    readonly property bool reachable: stops && stop(0, 1) < links.length

    // A link "rule:id" was followed.
    signal opened(string link)

    function unmarked(html: string): string {
        return html.replace(/<[^>]*>/g, "").replace(/&nbsp;/g, " ").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
    }
    function target(index: int): string {
        return links[index]?.slice(6, -1) ?? "";
    }
    // Each link gets its own address, so that its place in the text can be found. Red is for rules; a term keeps the
    // colour of the text. RichText, since only it can leave the line under a link away.
    function dressed(html: string): string {
        let index = 0;
        const inner = html.replace(/<a href="([^"]*)">/g, (all, address) => {
            const term = address.startsWith("term:");
            const style = "color:" + (term ? ink : Theme.rubric) + ";text-decoration:" + (term && quiet ? "none" : "underline");
            return "<a href=\"" + (index++) + "\" style=\"" + style + "\">";
        });
        return "<p style=\"margin:0; line-height:" + Math.round(lineHeight * 100) + "%\">" + inner + "</p>";
    }
    // Text does not tell where a link stands: feel along its lines.
    function placesOf(index: int): var {
        const found = [];
        const rows = Math.max(1, Math.round(shown.contentHeight / linePitch));
        const line = shown.contentHeight / rows;
        for (let row = 0; row < rows; ++row) {
            const y = (row + 0.6) * line;
            let from = -1;
            for (let x = 1; x <= shown.width + 3; x += 3) {
                const hit = shown.linkAt(x, y) === String(index);
                if (hit && from < 0)
                    from = x;
                if (!hit && from >= 0) {
                    found.push(Qt.rect(from - 2, topPadding + row * line, x - from + 1, line));
                    from = -1;
                }
            }
        }
        return found;
    }
    // The next link that is a stop, from one on.
    function stop(from: int, by: int): int {
        let to = from;
        while (quiet && target(to).startsWith("term:"))
            to += by;
        return to;
    }
    function feel() {
        boxes = onLink && links.length > 0 ? placesOf(current) : [];
        if (onLink && target(current).startsWith("term:")) {
            // Whoever has closed the card has read it.
            if (!popup.returning)
                showTerm(current);
        } else if (!popup.pinned) {
            popup.hide();
        }
    }
    function move(by: int): bool {
        const to = stop(current + by, by);
        if (to < 0 || to >= links.length)
            return false;
        current = to;
        if (activeFocus)
            stations.itemAt(to)?.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
    function follow(index: int) {
        const link = target(index);
        // From its card the keyboard comes back to this link, and to no other.
        if (stop(index, 1) === index)
            current = index;
        if (!link.startsWith("term:"))
            opened(link);
        else if (showTerm(index))
            popup.pin();
    }
    function showTerm(index: int): bool {
        const card = Terms.card(target(index).slice(5), language);
        const place = placesOf(index)[0];
        if (!card.term || !place)
            return false;
        popup.show(card, place);
        return true;
    }

    implicitHeight: shown.implicitHeight + topPadding
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: unmarked(words)

    onWordsChanged: current = stop(0, 1)
    onQuietChanged: current = stop(0, 1)
    onOnLinkChanged: feel()
    onCurrentChanged: feel()
    onWidthChanged: feel()
    onVisibleChanged: popup.hide()
    Component.onDestruction: popup.hide()
    Keys.onRightPressed: event => event.accepted = move(1)
    Keys.onLeftPressed: event => event.accepted = move(-1)
    Keys.onReturnPressed: follow(current)
    Keys.onEnterPressed: follow(current)
    Keys.onEscapePressed: event => {
        event.accepted = popup.shown;
        popup.hide();
    }

    Text {
        id: shown
        y: linked.topPadding
        width: parent.width
        text: linked.dressed(Theme.tie(linked.words))
        textFormat: Text.RichText
        font.family: linked.face
        font.pixelSize: Theme.px(linked.size)
        font.letterSpacing: Theme.stretch > 1 ? font.pixelSize * 0.5 * (Theme.stretch - 1) : 0
        color: linked.ink
        wrapMode: Text.WordWrap
        // The same words lie over it where they can be selected; this one measures them.
        opacity: linked.selectable ? 0 : 1
        onLinkActivated: link => linked.follow(parseInt(link))
        onHoveredLinkChanged: popup.rest(hoveredLink)
    }
    Hook {
        id: copy
        source: linked.selectable ? editors : null
    }
    Component {
        id: editors

        // A text finds out how wide it is only when it is asked: nobody above may depend on that.
        FocusScope {
            TextEdit {
                id: copyable
                focus: true
                y: shown.y
                width: shown.width
                text: shown.text
                textFormat: TextEdit.RichText
                font: shown.font
                color: linked.ink
                wrapMode: TextEdit.WordWrap
                readOnly: true
                // A finger that draws over a text scrolls it.
                selectByMouse: mouse.hovered
                selectionColor: Theme.lapis
                selectedTextColor: Theme.voiceInk
                // What is selected outlives the focus only while the menu is used.
                persistentSelection: true
                onActiveFocusChanged: if (!activeFocus && !menu.busy)
                    deselect()
                Accessible.ignored: true
                Keys.onPressed: event => {
                    event.accepted = menu.asked(event);
                    if (event.accepted)
                        menu.popup(cursorRectangle.x, cursorRectangle.y + cursorRectangle.height);
                }
                onLinkActivated: link => linked.follow(parseInt(link))
                onHoveredLinkChanged: popup.rest(hoveredLink)

                HoverHandler {
                    id: mouse
                    acceptedDevices: PointerDevice.Mouse
                }
                MouseArea {
                    anchors.fill: parent
                    acceptedButtons: Qt.RightButton
                    cursorShape: copyable.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.IBeamCursor
                    onPressed: mouse => {
                        copyable.forceActiveFocus(Qt.MouseFocusReason);
                        menu.popup(mouse.x, mouse.y);
                    }
                }
                EditMenu {
                    id: menu
                    editor: copyable
                }
            }
        }
    }
    // A link to stand on. Where exactly it is in the text is felt out only when the focus comes.
    Repeater {
        id: stations
        model: linked.stops ? linked.links.length : 0

        Item {
            id: station
            required property int index
            readonly property bool here: index === linked.current
            readonly property rect place: here && linked.boxes.length > 0 ? linked.boxes[0] : Qt.rect(shown.x, shown.y, shown.width, shown.height)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            focus: here
            activeFocusOnTab: (here || activeFocus) && linked.reachable
            Accessible.role: Accessible.Link
            Accessible.name: linked.linkNames[index] ?? ""
            Accessible.focusable: true
            Accessible.ignored: linked.stop(index, 1) !== index
            Accessible.onPressAction: {
                linked.current = station.index;
                linked.follow(station.index);
            }
        }
    }
    HoverHandler {
        enabled: !linked.selectable
        cursorShape: shown.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    FontMetrics {
        id: metrics
        font: shown.font
    }
    TermPopup {
        id: popup
        source: linked
        onRested: link => linked.showTerm(parseInt(link))
        onOpened: rule => linked.opened("rule:" + rule)
    }
    Repeater {
        model: linked.boxes

        Item {
            id: box
            required property rect modelData
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            FocusRing {
                reach: 4
                radius: Theme.radiusCard
            }
        }
    }
}
