// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui
import MagisterLudi.Teaching

// How the table was laid out, told step by step over the table itself: each step lights its pieces and names its rule.
// It takes no click outside its card. Enter goes on, the left arrow goes back, Esc ends it.
Item {
    id: overlay

    // [{key, title, text, targets, rule, ruleNumber, ruleTitle}]
    required property var steps
    // Other panels on the page that the card should leave readable.
    property list<Item> busyItems
    // Where they are: one may still be on its way when it is opened.
    readonly property string busyPlaces: Array.from(busyItems, item => [item.visible, item.x, item.y, item.width, item.height].join(" ")).join("; ")
    property int at: 0
    readonly property var step: steps[at] ?? ({})
    readonly property bool last: at >= steps.length - 1
    readonly property bool compact: width < 1600
    property bool settled: false
    property string shown
    property bool narrow: false

    signal ruleWanted(string rule)
    // A piece of the new step is not in sight (another tab); the page shows it.
    signal sightWanted(string target)
    // The last step has been read, or the rest is skipped.
    signal ended

    function go(to: int) {
        if (to >= steps.length) {
            ended();
            return;
        }
        at = Math.max(0, to);
        narrow = false;
        card.scrollToTop();
        nextButton.forceActiveFocus(Qt.TabFocusReason);
    }
    function lookSoon() {
        soon.restart();
    }
    function grown(rect: rect, by: real): rect {
        return Qt.rect(rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by);
    }
    function holeOf(name: string): var {
        const rect = Targets.rect(name, overlay);
        if (rect.width <= 0)
            return null;
        const hex = Targets.isHexagonal(name);
        const hole = hex ? rect : grown(rect, 4);
        return { shape: hex ? "hex" : "rect", ring: true, x: hole.x, y: hole.y, width: hole.width, height: hole.height };
    }
    // The first piece is asked for last: where not all of them fit, it stays in sight.
    function askForSight() {
        for (const name of Array.from(step.targets ?? []).reverse()) {
            if (Targets.rect(name, null).width <= 0)
                sightWanted(name);
        }
    }
    // Lights the pieces of the step, and puts the card where it hides none of them.
    function look() {
        if (width <= 0 || !visible)
            return;
        const spots = (step.targets ?? []).map(name => overlay.holeOf(name)).filter(hole => hole !== null);
        const bars = ["bar", "prompt"].map(name => Targets.rect(name, overlay)).filter(bar => bar.width > 0);
        const plain = bars.map(bar => ({ shape: "plain", ring: false, x: bar.x, y: bar.y, width: bar.width, height: bar.height }));
        spot.show(plain.concat(spots), settled && shown !== step.key);
        shown = step.key ?? "";
        const boxes = spots.map(hole => overlay.grown(Qt.rect(hole.x, hole.y, hole.width, hole.height), 10));
        const busy = Array.from(busyItems).filter(item => item && item.visible).map(item => item.mapToItem(overlay, 0, 0, item.width, item.height));
        const place = OverlayPlaces.overlay({
            bounds: Qt.rect(12, 12, width - 24, height - 24),
            keep: bars.map(bar => overlay.grown(bar, 8)).concat(boxes, busy),
            near: settled ? Qt.rect(card.x, card.y, card.width, card.height) : Qt.rect(width / 2, height / 2, 1, 1)
        }, Qt.size(card.width, card.height));
        if (place.covers && !narrow) {
            narrow = true;
            lookSoon();
        }
        card.x = place.x;
        card.y = place.y;
        settled = true;
    }

    onWidthChanged: lookSoon()
    onHeightChanged: lookSoon()
    onBusyPlacesChanged: lookSoon()
    // After the focus, whose own words would cut these short.
    function tell() {
        voice.say([step.title ?? "", step.text ?? ""].filter(words => words !== "").join(" "));
    }
    onStepChanged: {
        sight.begin();
        lookSoon();
        telling.restart();
    }
    Timer {
        id: telling
        interval: 0
        onTriggered: overlay.tell()
    }
    Announcer {
        id: voice
    }
    Component.onCompleted: {
        sight.begin();
        lookSoon();
        nextButton.forceActiveFocus(Qt.TabFocusReason);
    }

    // What scrolls is laid out only with the next frame.
    FrameTimer {
        id: sight
        item: overlay
        onRang: overlay.askForSight()
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: overlay.look()
    }
    Connections {
        target: Targets
        function onChanged() {
            overlay.lookSoon();
        }
    }
    Spotlight {
        id: spot
        anchors.fill: parent
    }
    CardFrame {
        id: card
        objectName: "setupCard"
        width: Math.round(Math.min((overlay.narrow ? 380 : overlay.compact ? 430 : 480) * Math.sqrt(Theme.textScale), overlay.width - 24))
        maxHeight: overlay.height - 150
        movable: false
        name: qsTr("Setup: %1").arg(overlay.step.title ?? "")
        onHeightChanged: overlay.lookSoon()
        onWidthChanged: overlay.lookSoon()
        Target.name: "setup"
        Keys.onEscapePressed: overlay.ended()
        Keys.onLeftPressed: overlay.go(overlay.at - 1)
        Keys.onRightPressed: overlay.go(overlay.at + 1)

        Item {
            width: parent.width
            height: Math.max(line.height, progress.height)

            UiText {
                id: line
                text: qsTr("Setup")
                size: 15
                bold: true
                color: Theme.lapis
                elide: Text.ElideRight
                width: Math.min(implicitWidth, parent.width * 0.55)
                anchors.verticalCenter: parent.verticalCenter
            }
            StepProgress {
                id: progress
                room: parent.width - line.width - 16
                step: overlay.at + 1
                count: overlay.steps.length
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        ReadText {
            width: parent.width
            words: overlay.step.title ?? ""
            title: true
        }
        ReadText {
            width: parent.width
            words: Theme.escaped(overlay.step.text ?? "")
            size: 18
        }
        RuleLink {
            visible: rule !== ""
            width: Math.min(implicitWidth, parent.width)
            rule: overlay.step.rule ?? ""
            number: overlay.step.ruleNumber ?? ""
            text: overlay.step.ruleTitle ?? ""
            onOpened: rule => overlay.ruleWanted(rule)
        }

        footer: Column {
            width: parent.width
            spacing: 10

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.hairline
            }
            Flow {
                id: flow
                width: parent.width
                spacing: 8
                bottomPadding: 4

                TextMetrics {
                    id: words
                    font.family: Theme.sans
                    font.pixelSize: Theme.px(16)
                    text: qsTr("Back")
                }
                Btn {
                    id: backButton
                    // The row wraps only where the words of the other two take more than all of it.
                    text: card.width < 420 || words.advanceWidth + 60 + skipButton.width + nextButton.width + 4 * 8 > flow.width ? "" : qsTr("Back")
                    label: words.text
                    icon: "ui-back"
                    kind: "quiet"
                    available: overlay.at > 0
                    Target.name: "setup:back"
                    onClicked: overlay.go(overlay.at - 1)
                }
                Item {
                    visible: width > 0
                    width: Math.max(0, flow.width - backButton.width - skipButton.width - nextButton.width - 4 * 8)
                    height: 1
                }
                Btn {
                    id: skipButton
                    text: qsTr("Skip")
                    kind: "quiet"
                    key: "Esc"
                    Target.name: "setup:skip"
                    onClicked: overlay.ended()
                }
                Btn {
                    id: nextButton
                    text: overlay.last ? qsTr("Play") : qsTr("Next")
                    kind: "primary"
                    key: "\u23CE"
                    Target.name: "setup:next"
                    onClicked: overlay.go(overlay.at + 1)
                }
            }
        }
    }
}
