// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// Table of contents: chapters that unfold to their rules. One tab stop; arrows move, Enter opens,
// Right unfolds and Left folds a chapter. mastery as Backend::mastery() gives it; each row shows its pip.
FocusScope {
    id: contents

    required property RulesReader reader
    // Id of the chapter that is unfolded; empty for none.
    property string unfolded
    property int current: 0
    property var mastery: ({})
    readonly property bool pips: mastery.rules !== undefined

    signal opened(string rule)

    function row(index: int): Item {
        return list.itemAtIndex(index);
    }
    function visibleAt(index: int): bool {
        const item = row(index);
        return item !== null && item.height > 0;
    }
    function move(from: int, by: int) {
        let to = from + by;
        while (to >= 0 && to < list.count && !visibleAt(to))
            to += by;
        if (to < 0 || to >= list.count)
            return;
        list.positionViewAtIndex(to, ListView.Contain);
        row(to).forceActiveFocus(Qt.TabFocusReason);
        current = to;
    }

    // The rows of the chapter unfold first.
    Timer {
        id: shown
        interval: 20
        onTriggered: list.positionViewAtIndex(contents.current, ListView.Contain)
    }
    Accessible.role: Accessible.Tree
    Accessible.name: qsTr("Contents")

    ListView {
        id: list
        anchors.fill: parent
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        // Rows stay alive: folded ones have no height and would be made over and over.
        cacheBuffer: 100000
        model: contents.reader.contents

        delegate: Pressable {
            id: entry

            required property int index
            required property string ruleId
            required property string number
            required property string title
            required property int depth
            required property string chapter
            readonly property bool heads: depth === 0
            readonly property bool now: ruleId === contents.reader.ruleId
            // Of a chapter or heading: {mastery, full, count}; nothing while none of its rules was met.
            readonly property var sum: contents.pips ? contents.mastery.chapters[ruleId] : undefined
            readonly property int mastery: !contents.pips ? 0 : sum?.mastery ?? contents.mastery.rules[ruleId] ?? 0
            readonly property string told: {
                if (!contents.pips)
                    return "";
                //: of a chapter: how many of its rules
                return ", " + (sum ? qsTr("rules mastered: %1 of %2").arg(sum.full).arg(sum.count) : pip.name);
            }

            function unfoldIfNow() {
                if (!now)
                    return;
                contents.unfolded = chapter;
                contents.current = index;
                shown.restart();
            }

            label: number + " " + title + told
            width: list.width - 12
            height: visible ? Math.max(Theme.px(38), words.implicitHeight + 14) : 0
            visible: heads || chapter === contents.unfolded
            activeFocusOnTab: index === contents.current
            ringReach: -1
            Accessible.role: Accessible.TreeItem
            Accessible.selected: now
            onNowChanged: unfoldIfNow()
            Component.onCompleted: unfoldIfNow()
            onClicked: {
                contents.current = index;
                if (!heads)
                    contents.opened(ruleId);
                else
                    contents.unfolded = contents.unfolded === ruleId ? "" : ruleId;
            }
            Keys.onUpPressed: contents.move(index, -1)
            Keys.onDownPressed: contents.move(index, 1)
            Keys.onRightPressed: {
                if (heads)
                    contents.unfolded = ruleId;
            }
            Keys.onLeftPressed: {
                if (heads && contents.unfolded === ruleId)
                    contents.unfolded = "";
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                radius: Theme.radiusCard
                color: entry.now ? Theme.rubricWash : entry.hovered ? Theme.leaf : "transparent"
            }
            Rectangle {
                visible: entry.now
                x: 1
                y: 1
                width: 4
                height: parent.height - 2
                color: Theme.rubric
            }
            Text {
                id: figures
                x: 12 + Math.min(1, entry.depth) * 14
                width: Theme.px(46)
                text: entry.number
                font.family: Theme.read
                font.bold: true
                font.pixelSize: Theme.px(16)
                color: Theme.rubric
                anchors.baseline: words.baseline
            }
            UiText {
                id: words
                x: figures.x + figures.width + (entry.depth > 1 ? 12 : 0)
                width: parent.width - x - (pip.visible ? pip.width + 18 : 10)
                text: entry.title
                bold: entry.heads || entry.now
                wrapMode: Text.WordWrap
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            Pip {
                id: pip
                visible: contents.pips
                x: parent.width - width - 8
                anchors.verticalCenter: parent.verticalCenter
                size: entry.heads ? 15 : 12
                mastery: entry.mastery
                silent: true
            }
        }
    }
    Rectangle {
        visible: list.contentHeight > list.height
        x: parent.width - 6
        y: list.visibleArea.yPosition * list.height
        width: 6
        height: Math.max(32, list.visibleArea.heightRatio * list.height)
        radius: 3
        color: Theme.edge
    }
}
