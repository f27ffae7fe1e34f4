// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One click, several legal meanings: the reader picks one. Esc leaves without doing anything.
FocusScope {
    id: menu

    readonly property bool arrowKeys: true
    required property InputController input
    required property TableParts parts
    // What lies over the right of the page, px: the menu stands left of it.
    property real covered: 0
    // What is below the table, px: there stands what the line looked at would do.
    property real below: 0
    property int revision: 0
    readonly property int count: list.count
    readonly property bool open: count > 0
    // Where it was asked for, in the coordinates of the page.
    readonly property rect anchor: menu.open ? Targets.rect(clicked, menu) : Qt.rect(0, 0, 0, 0)
    property string asked
    // The same as it was when the menu opened: the focus has gone to its lines since.
    property string clicked
    // Of a part, that of the whole.
    readonly property list<point> outline: open ? parts.outlineOf(clicked.split("/")[0]) : []

    // The keys of the lines, in order: no letter that means something at any time (KeyCard) is among them.
    readonly property string keys: "123456789ABCDFJMNOPQRSVWY"

    // It has gone while it had the keyboard, which would stay with it unseen.
    signal dismissed

    function close() {
        input.table.closeVariants();
    }

    anchors.fill: parent
    visible: open
    z: 60
    Accessible.role: Accessible.PopupMenu
    Accessible.name: title.words
    onOpenChanged: {
        if (open) {
            clicked = asked;
            later.start();
        } else {
            input.variant = -1;
            if (activeFocus)
                dismissed();
        }
    }
    // The line looked at: what it would do stands in the prompt bar.
    function look(index: int, inside: bool) {
        if (inside)
            input.variant = index;
        else if (input.variant === index)
            input.variant = -1;
    }

    function focusRow(index: int) {
        const item = list.itemAt(Math.max(0, Math.min(list.count - 1, index)));
        if (item)
            item.forceActiveFocus(Qt.PopupFocusReason);
    }

    // "" for a line beyond the last key.
    function keyAt(index: int): string {
        return keys.charAt(index);
    }
    // The line whose key was pressed; -1 for none.
    function rowOf(event: var): int {
        const key = Keyboard.letterOf(event.text).toUpperCase();
        const index = key.length === 1 && Keyboard.means(event.text, event.modifiers) ? keys.indexOf(key) : -1;
        return index < count ? index : -1;
    }

    function rowAt(x: real, y: real): string {
        for (let i = 0; i < list.count; ++i) {
            const item = list.itemAt(i);
            if (item.contains(item.mapFromItem(leaf, x, y)))
                return "variant:" + i;
        }
        return "";
    }

    // Where the piece of a line lies; empty where it has none in sight, or several lines share it.
    function pieceAt(index: int, revision: int): rect {
        const name = list.itemAt(index)?.at ?? "";
        for (let i = 0; i < list.count; ++i)
            if (i !== index && name !== "" && list.itemAt(i)?.at === name)
                return Qt.rect(0, 0, 0, 0);
        return name === "" ? Qt.rect(0, 0, 0, 0) : Targets.rect(name, menu);
    }
    // Beside what was clicked, where the menu hides the fewest of the pieces it speaks of.
    function placeFor(w: real, h: real, revision: int): point {
        const right = menu.width - menu.covered - w - 20;
        const bottom = Math.max(60, menu.height - below - h - 20);
        // A card that speaks over the table is not covered either.
        const kept = [anchor, Targets.rect("card:step", menu), Targets.rect("setup", menu)];
        for (let i = 0; i < count; ++i)
            kept.push(pieceAt(i, revision));
        const across = anchor.x + anchor.width / 2 - w / 2;
        const along = anchor.y + anchor.height / 2 - h / 2;
        const choices = anchor.width <= 0 ? [[(menu.width - menu.covered - w) / 2, (menu.height - h) / 2]] : [];
        choices.push([anchor.x + anchor.width + 14, anchor.y], [anchor.x - w - 14, anchor.y], [across, anchor.y + anchor.height + 14],
                         [across, anchor.y - h - 14], [right, along], [12, along], [right, 60], [12, 60], [right, bottom], [12, bottom]);
        let best = null;
        let least = Infinity;
        // Next to what was clicked one is as good as another; elsewhere the nearest is the best.
        const beside = choices.length - 6;
        for (const [k, [wantedX, wantedY]] of choices.entries()) {
            const x = Math.max(12, Math.min(right, wantedX));
            const y = Math.max(60, Math.min(bottom, wantedY));
            const hidden = kept.reduce((sum, box) => sum + Math.max(0, Math.min(x + w, box.x + box.width) - Math.max(x, box.x)) * Math.max(0, Math.min(y + h, box.y + box.height) - Math.max(y, box.y)), 0);
            const cost = hidden + (k < beside ? 0 : Math.hypot(x + w / 2 - anchor.x - anchor.width / 2, y + h / 2 - anchor.y - anchor.height / 2) / 1000);
            if (cost < least) {
                least = cost;
                best = Qt.point(x, y);
            }
        }
        return best;
    }

    Keys.onEscapePressed: close()
    Keys.onPressed: event => {
        const row = rowOf(event);
        if (row < 0)
            return;
        event.accepted = true;
        input.table.chooseVariant(row);
    }

    Timer {
        id: later
        interval: 0
        onTriggered: menu.focusRow(0)
    }
    MouseArea {
        anchors.fill: parent
        onClicked: menu.close()
    }
    // What was clicked, since the lines do not name it.
    Repeater {
        model: menu.open && menu.anchor.width > 0 && menu.outline.length > 0 ? 1 : 0
        TargetOutline {
            outline: menu.outline
            x: menu.anchor.x + menu.anchor.width / 2 - width / 2
            y: menu.anchor.y + menu.anchor.height / 2 - height / 2
            r: menu.anchor.height / 2
            tint: "#2B2219"
            under: "#FDFAF1"
            thickness: 4
        }
    }
    // The pieces that the lines speak of, where they lie: pointed at and clicked like the lines themselves.
    Repeater {
        model: menu.open ? menu.count : 0
        Item {
            id: piece
            required property int index
            readonly property rect at: menu.pieceAt(index, menu.revision)
            readonly property bool seen: at.width > 0
            // A thing as a row of the column.
            readonly property bool row: at.width > 3 * at.height
            visible: seen
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            Target.name: seen ? "variant-piece:" + index : ""

            Rectangle {
                anchors.fill: parent
                anchors.margins: -3
                radius: piece.row ? Theme.radiusCard : Math.min(width, height) / 2
                color: "transparent"
                border.width: menu.input.variant === piece.index ? 5 : 3
                border.color: Theme.verdigris
            }
            OfferMark {
                letter: menu.keyAt(piece.index)
                visible: letter !== ""
                size: 24
                x: Math.round(piece.row ? parent.width - width - 6 : parent.width * 0.82 - width / 2)
                y: Math.round(piece.row ? 6 : parent.height * 0.2 - height / 2)
            }
            MouseArea {
                anchors.fill: parent
                hoverEnabled: true
                cursorShape: Qt.PointingHandCursor
                onContainsMouseChanged: menu.look(piece.index, containsMouse)
                onClicked: menu.input.table.chooseVariant(piece.index)
            }
        }
    }
    Leaf {
        id: leaf
        level: 3
        width: Math.min(460 * Theme.textScale, menu.width - menu.covered - 40)
        height: column.height + 22
        readonly property point place: menu.placeFor(width, height, menu.revision)
        x: place.x
        y: place.y

        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            onClicked: mouse => {
                if (mouse.button === Qt.RightButton)
                    menu.input.explain(menu.rowAt(mouse.x, mouse.y));
            }
        }
        Column {
            id: column
            x: 14
            y: 12
            width: parent.width - 28
            spacing: 6

            ReadText {
                id: title
                words: menu.input.say("VariantsMenu", QT_TRANSLATE_NOOP("VariantsMenu", "Which do you mean?"))
                title: true
                size: 19
                width: parent.width
            }
            Repeater {
                id: list
                model: menu.input.table.variants
                onItemAdded: menu.revision += 1
                onItemRemoved: menu.revision += 1

                Pressable {
                    id: variant

                    required property int index
                    required property string text
                    required property string cost
                    // What the entry means, as icons.
                    required property var signs
                    // The piece that it refers to; "" for none.
                    required property string at
                    Target.name: "variant:" + index
                    label: text
                    detail: cost
                    width: column.width
                    height: Math.max(Theme.px(42), words.implicitHeight + 16, icons.height + 12)
                    onClicked: menu.input.table.chooseVariant(index)
                    onHoveredChanged: menu.look(index, hovered || activeFocus)
                    onActiveFocusChanged: menu.look(index, hovered || activeFocus)
                    Keys.onDownPressed: menu.focusRow(index + 1)
                    Keys.onUpPressed: menu.focusRow(index - 1)

                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radiusCard
                        color: variant.hovered ? Theme.verdigrisWash : Theme.leaf
                        border.width: 1.5
                        border.color: Theme.verdigris
                    }
                    OfferMark {
                        id: letter
                        visible: letter !== ""
                        letter: menu.keyAt(variant.index)
                        size: 24
                        x: 12
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    IconRow {
                        id: icons
                        visible: variant.signs.length > 0
                        items: variant.signs
                        lit: false
                        size: Theme.px(24)
                        x: letter.visible ? letter.x + letter.width + 12 : 12
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        id: words
                        text: variant.text
                        size: 16
                        x: icons.visible ? icons.x + icons.width + 12 : icons.x
                        width: parent.width - 12 - x - (price.visible ? price.width + 10 : 0)
                        wrapMode: Text.WordWrap
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                    UiText {
                        id: price
                        visible: text !== ""
                        text: variant.cost
                        size: 15
                        bold: true
                        color: Theme.verdigris
                        anchors.right: parent.right
                        anchors.rightMargin: 12
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
            }
            Btn {
                kind: "quiet"
                text: menu.input.say("VariantsMenu", QT_TRANSLATE_NOOP("VariantsMenu", "Cancel"))
                key: "Esc"
                anchors.right: parent.right
                onClicked: menu.close()
            }
        }
    }
}
