// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Running text with links, reachable by mouse and by keyboard: one tab stop, arrows choose the link, Enter opens it.
// words: StyledText with <b> and <a href="rule:...">. detail for the reader of the screen: the text without markup.
Item {
    id: linked

    property string words
    property int size: 20
    property color ink: Theme.ink
    readonly property var links: words.match(/href="[^"]*"/g) ?? []
    property int current: 0
    property var boxes: []

    signal opened(string link)

    function target(index: int): string {
        return links[index]?.slice(6, -1) ?? "";
    }
    // Each link gets its own address, so that its place in the text can be found.
    function numbered(html: string): string {
        let index = 0;
        return html.replace(/href="[^"]*"/g, () => "href=\"" + (index++) + "\"");
    }
    // Text does not tell where a link stands: feel along its lines.
    function feel() {
        const found = [];
        if (activeFocus && links.length > 0) {
            const line = text.lineCount > 0 ? text.contentHeight / text.lineCount : text.height;
            for (let row = 0; row < text.lineCount; ++row) {
                const y = (row + 0.5) * line;
                let from = -1;
                for (let x = 1; x <= text.width + 3; x += 3) {
                    const hit = text.linkAt(x, y) === String(current);
                    if (hit && from < 0)
                        from = x;
                    if (!hit && from >= 0) {
                        found.push(Qt.rect(from - 2, row * line, x - from + 1, line));
                        from = -1;
                    }
                }
            }
        }
        boxes = found;
    }
    function move(by: int): bool {
        const to = current + by;
        if (to < 0 || to >= links.length)
            return false;
        current = to;
        return true;
    }

    implicitHeight: text.implicitHeight
    height: implicitHeight
    activeFocusOnTab: links.length > 0
    Accessible.role: links.length > 0 ? Accessible.Link : Accessible.StaticText
    Accessible.name: words.replace(/<[^>]*>/g, "")
    Accessible.focusable: links.length > 0
    Accessible.onPressAction: linked.opened(linked.target(linked.current))

    onWordsChanged: current = 0
    onActiveFocusChanged: feel()
    onCurrentChanged: feel()
    onWidthChanged: feel()
    Keys.onRightPressed: event => event.accepted = move(1)
    Keys.onLeftPressed: event => event.accepted = move(-1)
    Keys.onReturnPressed: opened(target(current))
    Keys.onEnterPressed: opened(target(current))

    Text {
        id: text
        width: parent.width
        text: Theme.tie(linked.numbered(linked.words))
        textFormat: Text.StyledText
        font.family: Theme.read
        font.pixelSize: Theme.px(linked.size)
        font.letterSpacing: Theme.stretch > 1 ? font.pixelSize * 0.5 * (Theme.stretch - 1) : 0
        color: linked.ink
        linkColor: Theme.rubric
        lineHeight: 1.12
        wrapMode: Text.WordWrap
        Accessible.ignored: true
        onLinkActivated: link => linked.opened(linked.target(parseInt(link)))
    }
    HoverHandler {
        cursorShape: text.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
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
