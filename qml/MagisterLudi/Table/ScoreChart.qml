// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// Where the points came from: a bar for each seat, stacked by kind of source; what is lost stands left of the zero line.
Column {
    id: chart

    required property Table table
    // The seat that reads, from 1.
    property int viewed: 1
    required property TableParts parts
    readonly property var groups: parts.scoreGroups
    // Height that the bars may fill.
    property real room: 0
    // The least height of one bar, and of the whole chart.
    readonly property int lowest: Math.max(42, Theme.px(36))
    readonly property real lowestWhole: key.height + table.playerCount * (lowest + spacing)
    // [seat][group]: points, lost ones below nothing.
    readonly property var shares: split(rows.revision)
    readonly property int most: reach(1)
    readonly property int least: reach(-1)
    readonly property real nameWidth: Math.min(width * 0.24, Theme.px(118))
    readonly property real totalWidth: Theme.px(64)
    readonly property real stretch: Math.max(40, width - nameWidth - totalWidth - 12)
    readonly property real unit: stretch / Math.max(1, most + least)
    readonly property real zero: nameWidth + 6 + least * unit

    function split(revision: int): var {
        const all = [];
        for (let seat = 0; seat < table.playerCount; ++seat) {
            const sums = [];
            for (let i = 0; i < groups.length; ++i) {
                let sum = 0;
                for (let k = 0; k < groups[i].sources.length; ++k)
                    sum += pointsOf(groups[i].sources[k], seat, revision);
                sums.push(sum);
            }
            all.push(sums);
        }
        return all;
    }
    function pointsOf(source: string, seat: int, revision: int): int {
        const row = revision < 0 ? null : rows.find("source", source);
        return row?.points[seat] ?? 0;
    }
    // The widest reach of any bar to one side of the zero line.
    function reach(sign: int): int {
        return shares.reduce((high, seat) => Math.max(high, seat.reduce((sum, n) => sum + Math.max(0, n * sign), 0)), 0);
    }
    function total(seat: int): int {
        return (shares[seat] ?? []).reduce((sum, n) => sum + n, 0);
    }
    function spoken(name: string, seat: int): string {
        const list = (shares[seat] ?? []).map((n, i) => qsTr("%1: %2").arg(groups[i].words).arg(Points.written(n)));
        return qsTr("%1, points: %2").arg(name).arg(Points.written(total(seat))) + ". " + list.join(", ");
    }

    spacing: 10
    Rows {
        id: rows
        model: chart.table.scores
    }
    Flow {
        id: key
        width: parent.width
        spacing: 12
        Repeater {
            model: chart.groups
            Row {
                id: entry
                required property ScoreGroup modelData
                spacing: 6
                Hatch {
                    width: 26
                    height: 18
                    pattern: entry.modelData.pattern
                    tint: entry.modelData.tint
                    anchors.verticalCenter: parent.verticalCenter
                }
                UiText {
                    text: entry.modelData.words
                    size: 15
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
    Repeater {
        model: chart.table.seats
        Item {
            id: bar
            required property int index
            required property int seat
            required property string name
            required property string tincture
            readonly property var share: chart.shares[index] ?? []
            width: chart.width
            height: Math.max(chart.lowest, Math.min(96, (chart.room - key.height) / chart.table.playerCount - chart.spacing))
            Target.name: "seat:" + seat + "/total"
            Accessible.role: Accessible.ListItem
            Accessible.name: chart.spoken(name, index)

            // Where a group begins, in points from the zero line.
            function start(group: int): int {
                const n = share[group];
                let before = 0;
                for (let i = 0; i < group; ++i) {
                    if ((n < 0) === (share[i] < 0))
                        before += share[i];
                }
                return n < 0 ? before + n : before;
            }

            Rectangle {
                visible: bar.seat === chart.viewed
                anchors.fill: parent
                anchors.margins: -2
                radius: 6
                color: Theme.goldWash
            }
            Ico {
                id: disc
                name: "disc-" + bar.tincture
                size: 26
                x: 2
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                text: bar.name
                size: 16
                bold: true
                x: 34
                width: chart.nameWidth - 38
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 13
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Repeater {
                model: chart.groups
                Hatch {
                    id: part
                    required property ScoreGroup modelData
                    required property int index
                    readonly property int points: bar.share[index] ?? 0
                    visible: points !== 0
                    x: Math.round(chart.zero + bar.start(index) * chart.unit)
                    width: Math.max(3, Math.round(Math.abs(points) * chart.unit))
                    height: (parent?.height ?? 8) - 8
                    y: 4
                    pattern: points < 0 ? "outline" : modelData.pattern
                    tint: modelData.tint

                    Rectangle {
                        visible: part.width >= width + 4
                        anchors.centerIn: parent
                        width: label.implicitWidth + 10
                        height: label.implicitHeight + 2
                        radius: 3
                        color: Theme.paper
                        border.width: part.points < 0 ? 0 : 1
                        border.color: Theme.ink
                        UiText {
                            id: label
                            anchors.centerIn: parent
                            text: Points.written(part.points)
                            size: 15
                            bold: true
                            color: part.points < 0 ? Theme.rubric : Theme.ink
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Rectangle {
                x: Math.round(chart.zero) - 1
                width: 3
                height: parent.height
                color: Theme.ink
            }
            UiText {
                text: Points.written(chart.total(bar.index))
                size: 24
                bold: true
                color: chart.total(bar.index) < 0 ? Theme.rubric : Theme.ink
                anchors.right: parent.right
                anchors.rightMargin: 4
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }
    }
}
