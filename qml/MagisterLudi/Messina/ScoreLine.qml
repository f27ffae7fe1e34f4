// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A source of points: name, rule, a value for each seat; open, the sum behind each value.
Pressable {
    id: line

    required property var row
    required property int number
    required property var page
    readonly property bool total: row.source === "total"
    readonly property bool opened: page.open === number && !total
    readonly property var details: row.details ?? []
    readonly property string sign: ({
        "before": "vp", "rats": "rat-stand", "city-book": "book-city", "church-book": "book-church", "popularity-book": "book-merit",
        "popularity-rank": "banner", "districts": "repopulate", "scroll-1": "scroll", "scroll-2": "scroll", "scroll-3": "scroll",
        "leftovers": "coin"
    })[row.source] ?? "vp-end"

    label: row.label + ": " + (row.values ?? []).join(", ")
    height: page.lineHeight + (opened ? more.implicitHeight + 12 : 0) + (total ? 14 : 0)
    ringReach: -1
    Target.name: "score:" + row.source
    onClicked: page.open = opened ? -1 : number

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: 6
        color: line.opened ? Theme.leaf : line.number % 2 ? "transparent" : Qt.rgba(0.55, 0.45, 0.3, 0.09)
        border.width: line.opened ? 1.5 : 0
        border.color: Theme.rubric
    }
    Rectangle {
        visible: line.total
        width: parent.width
        height: 3
        color: Theme.ink
    }
    Item {
        id: main
        width: parent.width
        height: line.page.lineHeight
        y: line.total ? 10 : 0

        Ico {
            visible: !line.total
            name: line.sign
            size: line.page.dense ? 30 : 34
            x: 10
            anchors.verticalCenter: parent.verticalCenter
        }
        UiText {
            text: line.row.label
            size: line.total ? 24 : line.page.dense ? 17 : 19
            bold: true
            x: 54
            width: (how.visible ? how.x : link.x) - x - 8
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        UiText {
            id: how
            visible: !line.opened && !line.total && link.x > 460
            text: line.details[line.page.viewed] ?? ""
            size: 16
            soft: true
            x: Math.round(link.x * 0.56)
            width: link.x - x - 10
            elide: Text.ElideRight
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        RuleLink {
            id: link
            visible: line.row.rule !== ""
            rule: line.row.rule ?? ""
            number: line.row.ruleNumber ?? ""
            x: line.page.firstColumn - 8 - Math.max(60, implicitWidth)
            anchors.verticalCenter: parent.verticalCenter
            onOpened: rule => line.page.ruleAsked(rule)
        }
        Repeater {
            model: line.row.values ?? []
            Text {
                required property string modelData
                required property int index
                readonly property bool minus: modelData.startsWith("\u2212") || modelData.startsWith("-")
                text: modelData
                x: line.page.firstColumn - 8 + index * line.page.column
                width: line.page.column - 4
                height: parent.height
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: line.total ? (index === line.page.viewed ? 36 : 29) : 22
                color: minus ? Theme.rubric : modelData === "0" ? Theme.inkMute : Theme.ink
                Accessible.ignored: true
            }
        }
    }
    Column {
        id: more
        visible: line.opened
        x: 54
        y: main.height
        width: parent.width - 70
        spacing: 4

        Repeater {
            model: line.opened ? line.page.table.seats : null
            Row {
                id: detail
                required property var model
                required property int index
                spacing: 10
                Ico {
                    name: "disc-" + detail.model.tincture
                    size: 22
                }
                UiText {
                    text: line.details[detail.index] ?? ""
                    size: 16
                    width: more.width - 32
                    wrapMode: Text.WordWrap
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
