// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// The very first page. The system's language stands ready, so that Enter is enough.
Page {
    id: page

    readonly property var spoken: Language.languages

    function pick(code: string) {
        Language.choose(code);
        wanted("home");
    }

    Frontispiece {
        id: front
        width: parent.width
        height: Math.max(120, Math.min(parent.height * 0.42, parent.width * 460 / 1920, parent.height - area.contentHeight - 40))
    }
    ScrollArea {
        id: area
        spacing: 16
        anchors {
            top: front.bottom
            topMargin: 20
            bottom: parent.bottom
            bottomMargin: 12
            horizontalCenter: parent.horizontalCenter
        }
        width: Math.min(parent.width - 48, Theme.px(620))

        ReadText {
            width: parent.width
            words: qsTr("Choose your language")
            title: true
            size: 34
            horizontalAlignment: Text.AlignHCenter
        }
        Column {
            id: list
            width: parent.width
            spacing: 10

            Repeater {
                id: rows
                model: page.spoken

                Pressable {
                    id: row

                    required property var modelData
                    required property int index
                    readonly property bool ready: modelData.code === Language.current

                    width: list.width - 12
                    x: 6
                    height: Theme.px(54)
                    label: modelData.name
                    focus: ready
                    Target.name: "language:" + modelData.code
                    Keys.onUpPressed: rows.itemAt((index + rows.count - 1) % rows.count).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onDownPressed: rows.itemAt((index + 1) % rows.count).forceActiveFocus(Qt.TabFocusReason)
                    onClicked: page.pick(modelData.code)

                    Leaf {
                        anchors.fill: parent
                        level: 2
                        fill: row.ready ? Theme.goldWash : Theme.leaf
                        line: row.ready ? Theme.gold : Theme.edge
                        lineWidth: row.ready ? 2 : 1
                    }
                    Tag {
                        id: code
                        x: 16
                        width: Theme.px(42)
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData.code.toUpperCase()
                        size: 14
                        strong: true
                        tint: Theme.ink
                    }
                    ReadText {
                        words: row.modelData.name
                        title: true
                        size: 24
                        wrapMode: Text.NoWrap
                        anchors {
                            left: code.right
                            leftMargin: 18
                            verticalCenter: parent.verticalCenter
                        }
                        Accessible.ignored: true
                    }
                    KeyCap {
                        visible: row.activeFocus
                        key: "⏎"
                        tint: Theme.ink
                        anchors {
                            right: parent.right
                            rightMargin: 16
                            verticalCenter: parent.verticalCenter
                        }
                    }
                }
            }
        }
        UiText {
            width: parent.width
            text: qsTr("You can change it at any time, on any page, by pressing X.")
            soft: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }
    }
    Component.onCompleted: rows.itemAt(page.spoken.findIndex(one => one.code === Language.current)).forceActiveFocus()
}
