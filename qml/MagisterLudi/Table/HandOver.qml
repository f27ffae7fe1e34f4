// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A slim line in the bar when the turn has passed: whose it is, and what has happened since, in their language.
// Only its buttons take clicks; everything else goes on to the table below. Where the neighbours stand in the bar (dense),
// it is short and they move up for it; it spreads over them under the pointer, or while it tells what has happened. Its
// buttons stand where they stood then, and have no words: a press meant for one never finds another.
Item {
    id: banner

    readonly property bool arrowKeys: true
    // What the table says at a change of seat; see Table::handOver.
    required property var row
    property bool dense: false
    // What it may take of a bar with neighbours.
    property real mostTaken: Infinity
    // Where the buttons lie over nothing that is played: at this end.
    property bool buttonsFirst: false
    // Code of the household's language: a tag shows one that is another.
    property string household
    readonly property var since: row.since ?? []
    // Milliseconds until it makes room: enough to read the line twice.
    property int readingTime: 4000 + 60 * Accessible.name.length
    // Short where room is, unless the reader has lost something.
    property bool folded: dense && !(row.lost ?? false)
    // Folded, it says whose turn it is where there is room for that.
    readonly property real titled: shield.x + shield.width + title.anchors.leftMargin + titleTaken + (tag.wanted ? tag.width + 8 : 0)
    readonly property int leastTitle: 120
    readonly property real titleWidth: Math.ceil(metrics.advanceWidth) + 2
    // What the title may take of it, where it becomes smaller rather than going away.
    readonly property real titleRoom: mostTaken - (shield.x + shield.width + title.anchors.leftMargin + (tag.wanted ? tag.width + 8 : 0) + buttons.width + close.width + 20)
    readonly property real titleTaken: Math.min(titleWidth, Math.max(leastTitle, titleRoom))
    readonly property bool named: !folded || titleRoom >= Math.min(titleWidth, leastTitle)
    // The news stands in the line.
    readonly property bool spread: since.length > 0 && !folded
    // As wide as it needs to be without news.
    readonly property real snug: (named ? titled : shield.x + shield.width) + buttons.width + close.width + 20

    // All that has happened, in order; which of it is told now, -1: the headlines are.
    readonly property var all: row.all ?? []
    property int at: -1
    readonly property var now: at >= 0 && at < all.length ? all[at] : null

    // One thing after the other, each as long as it takes to read; from there the headlines again.
    function play() {
        folded = false;
        at = at < 0 && all.length > 0 ? 0 : -1;
        tell();
    }
    function tell() {
        lightWanted(now ? now.targets ?? [] : []);
        if (now)
            pace.restart();
        else
            pace.stop();
    }

    signal lightWanted(var targets)
    signal moreWanted(int line)
    signal closed

    implicitHeight: Math.max(Theme.px(42), buttons.height + 4)
    Target.name: "hand-over"
    Accessible.role: Accessible.Notification
    Accessible.name: [row.title ?? "", ...since.map(one => one.text)].join(" ")

    HoverHandler {
        id: hover
        onHoveredChanged: if (hovered)
            banner.folded = false
    }
    Timer {
        interval: banner.readingTime
        running: banner.dense && !banner.folded && banner.at < 0 && !hover.hovered
        onTriggered: banner.folded = true
    }
    Timer {
        id: pace
        interval: banner.now ? 1200 + 45 * banner.now.text.length : 1000
        onTriggered: {
            banner.at = banner.at + 1 < banner.all.length ? banner.at + 1 : -1;
            banner.tell();
        }
    }
    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.gold
        lineWidth: 1.5
        fill: Theme.seatWash(banner.row.tincture ?? "")
    }
    Rectangle {
        x: 1
        y: 1
        width: 8
        height: parent.height - 2
        radius: 4
        color: Theme.seatColor(banner.row.tincture ?? "")
    }
    Ico {
        id: shield
        x: 18
        name: banner.row.tincture ? "shield-" + banner.row.tincture : ""
        size: Theme.px(30)
        anchors.verticalCenter: parent.verticalCenter
    }
    ReadText {
        id: title
        visible: banner.named
        words: banner.row.title ?? ""
        title: true
        size: banner.dense ? 18 : 19
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 16
        width: banner.spread ? Math.min(banner.titleWidth, banner.width * (banner.buttonsFirst ? 0.3 : 0.42)) : banner.titleTaken
        anchors.left: shield.right
        anchors.leftMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    // The implicit width of a text that shrinks follows its width.
    TextMetrics {
        id: metrics
        font: title.font
        text: title.words
    }
    Tag {
        id: tag
        readonly property bool wanted: banner.row.language !== undefined && banner.row.language !== banner.household
        visible: wanted && banner.named
        text: (banner.row.language ?? "").toUpperCase()
        anchors.left: title.right
        anchors.leftMargin: 8
        anchors.verticalCenter: parent.verticalCenter
    }
    Row {
        id: buttons
        readonly property real inside: (!banner.named ? shield.x + shield.width : tag.visible ? tag.x + tag.width : title.x + title.width) + 10
        x: banner.buttonsFirst ? inside : close.x - width
        anchors.verticalCenter: parent.verticalCenter

        Btn {
            visible: banner.all.length > 0 && !!banner.row.show
            kind: "quiet"
            icon: banner.now ? "ui-skip" : "ui-play"
            label: (banner.now ? banner.row.stop : banner.row.show) ?? ""
            text: banner.dense ? "" : label
            size: 14
            minHeight: 34
            ringReach: 0
            Target.name: visible ? "hand-over:show" : ""
            onClicked: banner.play()
        }
        Btn {
            visible: (banner.row.logLine ?? -1) >= 0
            kind: "quiet"
            icon: "ui-log"
            label: banner.row.more ?? ""
            text: banner.dense ? "" : label
            size: 14
            minHeight: 34
            ringReach: 0
            Target.name: visible ? "hand-over:more" : ""
            onClicked: banner.moreWanted(banner.row.logLine)
        }
    }
    Btn {
        id: close
        x: banner.width - width - 4
        kind: "quiet"
        icon: "ui-cross"
        label: banner.row.close ?? ""
        minHeight: 34
        ringReach: 0
        anchors.verticalCenter: parent.verticalCenter
        Target.name: "hand-over:close"
        onClicked: banner.closed()
    }
    // The newest news is never cut off: the oldest is.
    Item {
        id: room
        x: banner.buttonsFirst ? buttons.x + buttons.width + 8 : buttons.inside
        width: (banner.buttonsFirst ? close.x : buttons.x) - 6 - x
        height: parent.height
        clip: true

        Row {
            id: news
            visible: banner.spread
            readonly property bool tight: width > room.width
            x: tight ? room.width - width : 0
            spacing: 14
            anchors.verticalCenter: parent.verticalCenter

            Repeater {
                model: banner.now ? [banner.now] : banner.since

                Row {
                    id: one

                    required property var modelData
                    spacing: 6
                    // What would be cut at its beginning is left out.
                    opacity: news.x + x >= -1 ? 1 : 0

                    Ico {
                        visible: name !== ""
                        name: one.modelData.tincture ? "disc-" + one.modelData.tincture : ""
                        size: Theme.px(18)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: one.modelData.text
                        size: 15
                        color: Theme.inkSoft
                        width: Math.min(implicitWidth, room.width - (one.modelData.tincture ? Theme.px(18) + 6 : 0))
                        elide: Text.ElideRight
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
