// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// A calm band over the board while the table does not show the game as it stands: it shows the past, or something is
// tried out, or what a try has led to; or while the game can only be looked at.
Item {
    id: band

    readonly property bool arrowKeys: true
    required property Table table
    required property TableParts parts
    property bool dense: false
    // The game belongs to another window, or was opened only to look.
    property bool looking: false
    // What a line of the log told, while its position is shown.
    property string line
    readonly property bool past: !!table?.past
    readonly property bool trying: !!table?.trying
    readonly property var tried: table?.tried.lines ? table.tried : null
    readonly property bool open: past || trying || tried !== null || looking
    readonly property string where: open && past ? place(table.moment) : ""
    readonly property string words: {
        if (past)
            return (line !== "" ? qsTr("%1: %2").arg(where).arg(line) : where + ".") + " "
                + (trying ? qsTr("Trial: nothing here counts.") : qsTr("The game has moved on since then."));
        if (trying)
            return parts.trialWords || qsTr("Trial: nothing here counts. Hidden tiles are drawn afresh.");
        return looking ? qsTr("View only: the game stays as it is.") : "";
    }

    signal nowAsked
    signal gameAsked
    signal ruleAsked(string rule)

    function place(moment: var): string {
        if (moment.turn > 0)
            return qsTr("Round %1 · %2, turn %3", "A name, and which of that person's turns in the round").arg(moment.round).arg(moment.name).arg(moment.turn);
        if (parts.endsRound(moment.stage))
            return qsTr("Round %1 · end of the round").arg(moment.round);
        return qsTr("Round %1").arg(moment.round);
    }
    function gain(line: var): string {
        const by = line.after - line.before;
        return by > 0 ? "+" + by : by < 0 ? "\u2212" + -by : "\u00B10";
    }
    function spoken(): string {
        const told = tried.lines.map(line => qsTr("%1 %2", "What, and how many more or fewer: rats +2").arg(band.parts.triedWords(line.what)).arg(gain(line)));
        return qsTr("Result of the trial") + ", " + tried.name + ": " + told.join(", ");
    }
    // What one of its numbers counts, from how many to how many, and its rule.
    function meaning(line: var): string {
        const rule = line.ruleNumber ? "\u00A7\u202F" + line.ruleNumber + " " + line.ruleTitle : "";
        return [qsTr("%1: %2 \u2192 %3", "What, how many before, how many after").arg(parts.triedWords(line.what)).arg(line.before).arg(line.after),
                parts.triedMeaning(line.what), rule].filter(words => words !== "").join("\n");
    }

    visible: open
    implicitHeight: open ? Math.max(Theme.px(dense ? 40 : 44), said.implicitHeight + 12, results.visible ? results.height + 12 : 0) : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: tried !== null && !past && !trying ? spoken() : words

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: Theme.well
        border.width: 1.5
        border.color: Theme.edge
    }
    Ico {
        id: sign
        name: band.past && !band.trying ? "hourglass" : "quill"
        size: Math.round(Theme.px(26))
        x: 12
        anchors.verticalCenter: parent.verticalCenter
    }
    UiText {
        id: said
        visible: band.past || band.trying || band.tried === null
        text: band.words
        size: band.dense ? 16 : 18
        bold: true
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: 0.95
        x: sign.x + sign.width + 10
        width: buttons.x - x - 12
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    Flow {
        id: results
        readonly property int line: Math.round(Theme.px(30))
        visible: !said.visible && band.tried !== null
        x: said.x
        width: buttons.x - x - 12
        spacing: band.dense ? 14 : 18
        anchors.verticalCenter: parent.verticalCenter

        UiText {
            text: qsTr("Result of the trial")
            size: band.dense ? 16 : 18
            bold: true
            height: results.line
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Item {
            width: shield.width
            height: results.line
            Ico {
                id: shield
                name: band.tried ? "shield-" + band.tried.tincture : ""
                size: Math.round(Theme.px(26))
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        // Each says what it counts; a click opens its rule.
        Repeater {
            model: band.tried ? band.tried.lines : []

            Pressable {
                id: entry
                required property var modelData
                label: qsTr("%1 %2", "What, and how many more or fewer: rats +2").arg(band.parts.triedWords(modelData.what)).arg(band.gain(modelData))
                detail: band.meaning(modelData)
                ringReach: 1
                implicitWidth: shown.width
                implicitHeight: results.line
                Target.name: "tried:" + modelData.what
                onClicked: if (modelData.rule)
                    band.ruleAsked(modelData.rule)

                Row {
                    id: shown
                    height: parent.height
                    spacing: 5
                    Ico {
                        name: entry.modelData.icon
                        size: Math.round(Theme.px(24))
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: entry.label
                        size: band.dense ? 16 : 17
                        bold: true
                        font.underline: entry.hovered
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
                Hook {
                    source: entry.hovered || (entry.activeFocus && Keyboard.leads) ? tips : null
                }
                Component {
                    id: tips
                    Tip {
                        about: entry
                        pointed: entry.hovered
                        text: entry.detail
                    }
                }
            }
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        Btn {
            visible: band.past
            text: band.trying ? qsTr("To the end of the trial") : qsTr("Back to the present")
            key: "Esc"
            minHeight: 32
            size: 15
            ringReach: 2
            onClicked: band.nowAsked()
            Target.name: visible ? "button:now" : ""
        }
        Btn {
            visible: band.trying
            text: qsTr("Back to the game")
            key: "T"
            kind: "plain"
            minHeight: 32
            size: 15
            ringReach: 2
            onClicked: band.gameAsked()
            Target.name: visible ? "button:game" : ""
        }
        Btn {
            visible: !band.past && !band.trying
            kind: "quiet"
            icon: "ui-cross"
            label: qsTr("Close")
            minHeight: 32
            ringReach: 2
            onClicked: band.table.closeTried()
        }
    }
}
