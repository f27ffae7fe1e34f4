// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One click, several legal meanings: the reader picks one. Esc leaves without doing anything.
FocusScope {
    id: menu

    required property Hand hand
    // What lies over the right of the page, px: the menu stands left of it.
    property real covered: 0
    property int revision: 0
    readonly property int count: list.count
    readonly property bool open: count > 0
    // Where it was asked for, in the coordinates of the page.
    readonly property rect anchor: menu.open ? Targets.rect(asked, menu) : Qt.rect(0, 0, 0, 0)
    property string asked

    // It has gone while it had the keyboard, which would stay with it unseen.
    signal dismissed

    function close() {
        hand.table.closeVariants();
    }

    anchors.fill: parent
    visible: open
    z: 60
    Accessible.role: Accessible.PopupMenu
    Accessible.name: title.words
    onOpenChanged: {
        if (open) {
            later.start();
        } else {
            hand.variant = -1;
            if (activeFocus)
                dismissed();
        }
    }
    // The line looked at: what it would do stands in the prompt bar.
    function look(index: int, inside: bool) {
        if (inside)
            hand.variant = index;
        else if (hand.variant === index)
            hand.variant = -1;
    }

    function focusRow(index: int) {
        const item = list.itemAt(Math.max(0, Math.min(list.count - 1, index)));
        if (item)
            item.forceActiveFocus(Qt.PopupFocusReason);
    }

    function rowAt(x: real, y: real): string {
        for (let i = 0; i < list.count; ++i) {
            const item = list.itemAt(i);
            if (item.contains(item.mapFromItem(leaf, x, y)))
                return "variant:" + i;
        }
        return "";
    }

    Keys.onEscapePressed: close()

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
        model: menu.open && menu.anchor.width > 0 && /^(hex|port|exp):[^/]*/.test(menu.asked) ? 1 : 0
        HexRing {
            x: menu.anchor.x + menu.anchor.width / 2 - width / 2
            y: menu.anchor.y + menu.anchor.height / 2 - height / 2
            r: menu.anchor.height / 2
            tint: "#2B2219"
            under: "#FDFAF1"
            thickness: 4
        }
    }
    Leaf {
        id: leaf
        level: 3
        width: Math.min(460 * Theme.textScale, menu.width - menu.covered - 40)
        height: column.height + 22
        x: menu.anchor.width > 0 ? Math.max(12, Math.min(menu.width - menu.covered - width - 20, menu.anchor.x + menu.anchor.width + 14)) : (menu.width - menu.covered - width) / 2
        y: menu.anchor.width > 0 ? Math.max(60, Math.min(menu.height - height - 20, menu.anchor.y)) : (menu.height - height) / 2

        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            onClicked: mouse => {
                if (mouse.button === Qt.RightButton)
                    menu.hand.explain(menu.rowAt(mouse.x, mouse.y));
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
                words: menu.hand.say("VariantsMenu", QT_TRANSLATE_NOOP("VariantsMenu", "Which do you mean?"))
                title: true
                size: 19
                width: parent.width
            }
            Repeater {
                id: list
                model: menu.hand.table.variants

                Pressable {
                    id: variant

                    required property var model
                    required property int index
                    Target.name: "variant:" + (model.index ?? index)
                    label: model.text
                    detail: model.cost ?? ""
                    width: column.width
                    height: Math.max(Theme.px(42), words.implicitHeight + 16, signs.height + 12)
                    readonly property var icons: model.signs ?? []
                    onClicked: menu.hand.table.chooseVariant(model.index ?? index)
                    onHoveredChanged: menu.look(model.index ?? index, hovered || activeFocus)
                    onActiveFocusChanged: menu.look(model.index ?? index, hovered || activeFocus)
                    Keys.onDownPressed: menu.focusRow(index + 1)
                    Keys.onUpPressed: menu.focusRow(index - 1)

                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radiusCard
                        color: variant.hovered ? Theme.verdigrisWash : Theme.leaf
                        border.width: 1.5
                        border.color: Theme.verdigris
                    }
                    IconRow {
                        id: signs
                        visible: variant.icons.length > 0
                        items: variant.icons
                        lit: false
                        size: Theme.px(24)
                        x: 12
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        id: words
                        text: variant.model.text
                        size: 16
                        x: signs.visible ? signs.x + signs.width + 12 : 12
                        width: parent.width - 12 - x - (price.visible ? price.width + 10 : 0)
                        wrapMode: Text.WordWrap
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                    UiText {
                        id: price
                        visible: text !== ""
                        text: variant.model.cost ?? ""
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
                text: menu.hand.say("VariantsMenu", QT_TRANSLATE_NOOP("VariantsMenu", "Cancel"))
                key: "Esc"
                anchors.right: parent.right
                onClicked: menu.close()
            }
        }
    }
}
