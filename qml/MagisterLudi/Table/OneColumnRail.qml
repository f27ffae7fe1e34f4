// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The way through the column: its sections with their counts, and below them whatever the game puts there. Beside the list when
// there is room, else a line of buttons above it.
Item {
    id: rail

    // A list of OneColumnSection.
    required property var sections
    required property bool above
    // A list of Zone: the areas in the order of their digits, which need not be that of the list.
    required property var zones
    property int current: 0
    // A low window: lower rows, and two figures in each.
    readonly property bool tight: !above && height < Theme.px(640)
    // The room of a line in it, and between two.
    readonly property real innerWidth: list.width
    readonly property real spacing: list.spacing
    default property alias content: list.data
    // Of the rows of the list, and of the line below them, px at 100% text size.
    property real rowHeight: tight ? 38 : 50
    property int lineHeight: 13

    signal picked(int index)

    implicitHeight: list.height + (above ? 0 : 20)

    Leaf {
        visible: !rail.above
        anchors.fill: parent
        level: 1
    }
    Flow {
        id: list
        x: rail.above ? 0 : 10
        y: rail.above ? 0 : 10
        width: rail.width - 2 * x
        spacing: rail.above ? 6 : 4

        Repeater {
            model: rail.sections.length
            Pressable {
                id: entry
                required property int index
                readonly property OneColumnSection section: rail.sections[index]
                readonly property bool chosen: index === rail.current
                label: (section.asked ? qsTr("%1: %2. Something can be chosen here.") : qsTr("%1: %2")).arg(section.label).arg(section.count)
                ringReach: 2
                width: rail.above ? row.implicitWidth + 24 : list.width
                height: Theme.px(rail.above ? 34 : rail.rowHeight)
                // A card over the table leaves free what leads to something that can be chosen.
                Target.name: section.asked ? (rail.above ? "strip:" : "rail:") + index : ""
                Accessible.role: Accessible.PageTab
                Accessible.selected: chosen
                onClicked: rail.picked(index)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusCard
                    color: entry.chosen ? Theme.goldWash : entry.hovered ? Theme.well : rail.above ? Theme.leaf : "transparent"
                    border.width: entry.chosen ? 2 : rail.above ? 1 : 0
                    border.color: entry.chosen ? Theme.gold : Theme.edge
                }
                Row {
                    id: row
                    x: 12
                    height: parent.height
                    spacing: 12
                    KeyCap {
                        visible: !rail.above
                        key: Array.from(rail.zones).indexOf(entry.section) + 1
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: entry.section.label
                        size: rail.above ? 16 : 18
                        bold: entry.chosen
                        elide: Text.ElideRight
                        width: rail.above ? implicitWidth : Math.min(implicitWidth, list.width - Theme.px(84))
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
                // A diamond: something can be chosen there now.
                Rectangle {
                    visible: entry.section.asked
                    width: Theme.px(rail.above ? 8 : 10)
                    height: width
                    rotation: 45
                    color: Theme.verdigris
                    border.width: 1
                    border.color: Theme.voiceInk
                    x: parent.width - width - (rail.above ? 4 : Theme.px(46))
                    y: rail.above ? 4 : (parent.height - height) / 2
                }
                UiText {
                    visible: !rail.above
                    text: entry.section.count
                    size: 16
                    soft: true
                    anchors.right: parent.right
                    anchors.rightMargin: 12
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
        Rectangle {
            visible: !rail.above
            width: list.width
            height: rail.lineHeight
            color: "transparent"
            Rectangle {
                width: parent.width
                height: 1
                y: Math.floor(parent.height / 2)
                color: Theme.hairline
            }
        }
    }
}
