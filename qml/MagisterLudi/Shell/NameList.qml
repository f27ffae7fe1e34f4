// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// People who are known, under the field where a name is written. The field keeps the keyboard until Down leads into the
// list; there arrows move, Enter takes, Esc and Up from the first lead back. A click elsewhere is not swallowed.
FocusScope {
    id: list

    // The field it hangs from; null while it is closed. Whoever owns it makes it null when it says closed().
    property Item under: null
    // [{id, name, own}]
    property var people: []
    readonly property bool open: under !== null && people.length > 0
    // Where the field is; told anew by whoever scrolls.
    property point place

    signal picked(string who)
    signal closed

    function settle() {
        if (under)
            place = under.mapToItem(parent, 0, 0);
    }
    function enter() {
        rows.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason);
    }
    function close() {
        const field = under;
        const mine = activeFocus;
        closed();
        if (mine)
            field?.forceActiveFocus(Qt.BacktabFocusReason);
    }

    visible: open
    onUnderChanged: settle()
    onPeopleChanged: settle()
    width: under ? Math.max(under.width, Theme.px(230)) : 0
    height: Math.min(rows.count, 6) * Theme.px(40) + 12
    x: place.x
    // Above the field where there is no room below.
    y: under && parent && place.y + under.height + 4 + height > parent.height ? place.y - height - 4 : place.y + (under ? under.height : 0) + 4
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Known players")
    Keys.onEscapePressed: close()

    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.ink

        ScrollArea {
            id: area
            anchors.fill: parent
            anchors.margins: 6
            spacing: 0

            Repeater {
                id: rows
                model: list.people

                Pressable {
                    id: row

                    required property var modelData
                    required property int index

                    width: area.innerWidth
                    height: Theme.px(40)
                    label: modelData.name
                    ringReach: 0
                    ringRadius: Theme.radiusCard
                    activeFocusOnTab: false
                    Accessible.role: Accessible.ListItem
                    Target.name: list.open ? "known:" + modelData.name : ""
                    Keys.onUpPressed: index === 0 ? list.close() : rows.itemAt(index - 1).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onDownPressed: rows.itemAt(Math.min(index + 1, rows.count - 1)).forceActiveFocus(Qt.TabFocusReason)
                    onClicked: list.picked(modelData.id)

                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.radiusCard
                        color: row.hovered || row.activeFocus ? Theme.well : "transparent"
                    }
                    Ico {
                        id: disc
                        x: 8
                        name: row.modelData.own.tincture ? "disc-" + row.modelData.own.tincture : ""
                        size: Theme.px(24)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: row.modelData.name
                        size: 17
                        elide: Text.ElideRight
                        anchors {
                            left: disc.right
                            leftMargin: 10
                            right: code.left
                            rightMargin: 6
                            verticalCenter: parent.verticalCenter
                        }
                        Accessible.ignored: true
                    }
                    Tag {
                        id: code
                        visible: text !== ""
                        text: (row.modelData.own.language ?? "").toUpperCase()
                        anchors {
                            right: parent.right
                            rightMargin: 8
                            verticalCenter: parent.verticalCenter
                        }
                    }
                }
            }
        }
    }
}
