// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What the thing looked at would do: its name, the price, the gains, and what is asked next. With its rule.
Rectangle {
    id: line

    // {name, text, words, then, veiled, effects: [{icon, text, kind}], rule, ruleNumber}; null: nothing.
    property var told: null
    property bool dense: false
    // There is room for three lines: what is asked next may take two of them.
    property bool tall: false
    readonly property var effects: told?.effects ?? []
    // Pictures and words side by side, as long as there is room.
    readonly property bool roomy: rich.implicitWidth <= words.width
    // What comes first is never cut.
    readonly property string named: told?.name ? told.name + ". " : ""
    readonly property string effectWords: named + (told?.words ?? "")
    // Even in small letters they leave no line for what is asked next, which follows them then.
    readonly property bool crowded: !roomy && smallest.width > (dense ? 1.9 : 2.9) * words.width

    // As wide as it takes to tell what is asked next without cutting it, in its smallest letters.
    readonly property real wanted: 20 + (link.visible ? link.width + 12 : 0) + Math.ceil((effects.length > 0 ? 1 : 0.56) * thenSmallest.width) + (veil.visible ? veil.width + 6 : 0) + 4

    signal ruleAsked(string rule)

    radius: Theme.radiusCard
    color: Theme.verdigrisWash
    border.width: 1
    border.color: Theme.verdigris
    objectName: "preview"
    Accessible.role: Accessible.StaticText
    Accessible.name: told ? named + told.text : ""

    Item {
        id: words
        anchors {
            left: parent.left
            leftMargin: 10
            right: link.visible ? link.left : parent.right
            rightMargin: 10
            top: parent.top
            topMargin: 2
            bottom: parent.bottom
            bottomMargin: 2
        }
        readonly property real upper: line.crowded ? height : line.effects.length > 0 ? Math.round(line.roomy && line.tall ? Math.min(height * 0.54, Theme.px(line.dense ? 20 : 23)) : height * (line.roomy ? 0.54 : 0.66)) : 0

        Row {
            id: rich
            visible: line.roomy && line.effects.length > 0
            height: words.upper
            spacing: line.dense ? 10 : 14

            UiText {
                visible: text !== ""
                text: line.told?.name ?? ""
                size: line.dense ? 15 : 17
                bold: true
                color: Theme.verdigris
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            Repeater {
                model: line.effects
                Row {
                    id: effect
                    required property var modelData
                    height: words.upper
                    spacing: 4

                    Ico {
                        visible: effect.modelData.icon !== ""
                        name: effect.modelData.icon
                        size: Math.min(Theme.px(22), words.upper)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: effect.modelData.text
                        size: line.dense ? 15 : 17
                        bold: true
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
        // Many of them stand in small letters on several lines.
        UiText {
            id: many
            visible: !line.roomy
            text: line.effectWords + (line.crowded ? ". " + (line.told?.then ?? "") : ".")
            width: parent.width
            height: words.upper
            size: line.dense ? 15 : 17
            bold: true
            wrapMode: Text.WordWrap
            maximumLineCount: line.crowded ? 4 : line.dense ? 2 : 3
            lineHeight: 0.8
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        TextMetrics {
            id: smallest
            font.family: many.font.family
            font.bold: true
            font.pixelSize: 12
            text: line.effectWords
        }
        TextMetrics {
            id: thenSmallest
            font.family: then.font.family
            font.bold: then.bold
            font.pixelSize: then.minimumPixelSize
            text: then.text
        }
        Ico {
            id: veil
            visible: !line.crowded && (line.told?.veiled ?? false)
            name: "ui-lock"
            size: Theme.px(17)
            anchors.verticalCenter: then.verticalCenter
        }
        UiText {
            id: then
            visible: !line.crowded
            text: (line.effects.length > 0 ? "" : line.named) + (line.told?.then ?? "")
            size: line.effects.length > 0 ? 15 : line.dense ? 16 : 18
            bold: line.effects.length === 0
            // One line shrinks before it is cut; more wrap, as many as there is room for.
            readonly property bool single: line.effects.length > 0 && !line.tall
            wrapMode: single ? Text.NoWrap : Text.WordWrap
            // More than fit: it shrinks for the height, but for a number of lines it would be cut.
            maximumLineCount: single ? 1 : 6
            lineHeight: 0.92
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            x: veil.visible ? veil.width + 6 : 0
            width: parent.width - x
            y: words.upper
            height: parent.height - y
            Accessible.ignored: true
        }
    }
    RuleLink {
        id: link
        visible: rule !== ""
        // It goes with the thing that is looked at, and would leave the keyboard nowhere; "?" opens the rule from the thing.
        activeFocusOnTab: false
        rule: line.told ? line.told.rule : ""
        number: line.told ? line.told.ruleNumber : ""
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        onOpened: rule => line.ruleAsked(rule)
    }
}
