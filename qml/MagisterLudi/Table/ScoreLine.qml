// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A source of points: name, sum in words, rule, a value for each seat; open, the story behind the numbers.
Item {
    id: line

    required property int index
    required property string source
    required property string label
    required property string rule
    required property string ruleNumber
    required property string ruleTitle
    // Of each seat: what is written, the points, and the sum in words.
    required property list<string> values
    required property list<int> points
    required property list<string> details
    required property ScoreSheet sheet
    readonly property bool total: source === "total"
    readonly property bool opened: sheet.open === index && !total
    readonly property bool lost: Array.from(points).some(n => n < 0)
    // Of one seat the sum in words, of several as many as fit.
    readonly property string how: details[sheet.viewed] ?? ""

    function spoken(): string {
        const list = [];
        for (let i = 0; i < sheet.names.length; ++i)
            list.push(sheet.names[i] + " " + (values[i] ?? ""));
        return list.join(", ");
    }

    height: main.height + (opened ? more.height + 16 : 0)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: 6
        color: line.opened ? (line.lost ? Theme.rubricWash : Theme.leaf) : line.index % 2 ? "transparent" : Qt.rgba(0.55, 0.45, 0.3, 0.09)
        border.width: line.opened ? 1.5 : 0
        border.color: line.lost ? Theme.rubric : Theme.edge
    }
    Rectangle {
        visible: line.total
        width: parent.width
        height: 3
        color: Theme.ink
    }
    Pressable {
        id: main
        width: parent.width
        height: line.sheet.lineHeight + (line.total ? 14 : 0)
        label: line.label + ": " + line.spoken()
        detail: line.how
        ringReach: -1
        Accessible.checkable: !line.total
        Accessible.checked: line.opened
        Accessible.onToggleAction: main.act()
        Target.name: "score:" + line.source
        onClicked: if (!line.total)
            line.sheet.toggle(line.index)

        Ico {
            visible: !line.total
            name: line.sheet.parts.scoreIcon(line.source)
            size: line.sheet.dense ? 30 : 34
            x: 10
            anchors.verticalCenter: parent.verticalCenter
        }
        UiText {
            text: line.label
            size: line.total ? 24 : line.sheet.dense ? 17 : 19
            bold: true
            x: 54
            width: (how.visible ? how.x : link.x) - x - 8
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            // Few are that long.
            maximumLineCount: line.label.length > 64 ? 3 : 2
            lineHeight: 0.9
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        UiText {
            id: how
            visible: !line.opened && !line.total && link.x > Theme.px(460)
            text: line.how
            size: 16
            soft: true
            x: Math.round(link.x * 0.56)
            width: link.x - x - 10
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        RuleLink {
            id: link
            visible: line.rule !== ""
            rule: line.rule
            number: line.ruleNumber
            x: line.sheet.firstColumn - 8 - Math.max(60, implicitWidth)
            anchors.verticalCenter: parent.verticalCenter
            onOpened: rule => line.sheet.ruleAsked(rule)
        }
        Repeater {
            model: line.values
            Text {
                required property string modelData
                required property int index
                readonly property bool minus: modelData.startsWith("\u2212")
                text: modelData
                x: line.sheet.firstColumn - 8 + index * line.sheet.column
                width: line.sheet.column - 4
                height: parent?.height ?? 0
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Theme.px(line.total ? (index === line.sheet.viewed ? 34 : 28) : 21)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 15
                color: minus ? Theme.rubric : modelData === "0" ? Theme.inkMute : Theme.ink
            }
        }
    }
    Item {
        id: more
        x: 54
        y: main.height
        width: parent.width - 70
        height: story.item ? story.item.height : 0
        visible: line.opened

        // Asked for only while it is open.
        Repeater {
            id: story
            readonly property Item item: count > 0 ? itemAt(0) : null
            model: line.opened ? 1 : 0
            ScoreStory {
                width: more.width
                sheet: line.sheet
                source: line.source
                details: line.details
                rule: line.rule
                ruleNumber: line.ruleNumber
                ruleTitle: line.ruleTitle
            }
        }
    }
}
