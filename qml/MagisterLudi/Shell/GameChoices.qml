// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// Which game is played: boards, tile, how the setup is shown; folded away: turn order, rulings, seed.
Column {
    id: choices

    // Keys as in Settings.table.
    required property var table
    property alias seed: seedField.text
    property bool unfolded: false
    readonly property bool mixed: Settings.rulingPreset === ""
    readonly property bool solo: table.players === 1

    signal picked(string what, var value)
    signal rulingsWanted
    signal ruleAsked(string rule)

    // A name, the rule that says more, and what can be chosen.
    component Choice: Column {
        id: one

        property string title
        property string rule
        default property alias content: below.data

        width: choices.width
        spacing: 4

        Row {
            spacing: 8

            UiText {
                text: one.title
                size: 15
                bold: true
                anchors.verticalCenter: parent.verticalCenter
            }
            RuleLink {
                visible: one.rule !== ""
                rule: one.rule
                size: 14
                label: qsTr("Rule: %1").arg(one.title)
                anchors.verticalCenter: parent.verticalCenter
                onOpened: rule => choices.ruleAsked(rule)
            }
        }
        Column {
            id: below
            width: parent.width
            spacing: 6
        }
    }

    spacing: 12

    PanelTitle {
        width: parent.width
        text: qsTr("The game")
        size: 20
    }
    Choice {
        title: qsTr("Player boards")
        rule: "messina.advanced.b-sides"

        SegmentRow {
            label: qsTr("Player boards")
            width: parent.width
            target: "boards"
            value: choices.table.boards
            options: [
                { value: "basic", text: qsTr("Side a, all the same") },
                { value: "advanced", text: qsTr("Side b, all different") }
            ]
            onPicked: value => choices.picked("boards", value)
        }
    }
    Choice {
        title: qsTr("Scroll boards")
        rule: "messina.advanced.scroll-boards"

        SegmentRow {
            label: qsTr("Scroll boards")
            width: parent.width
            target: "scrolls"
            value: choices.table.scrolls
            options: [
                { value: "basic", text: qsTr("Side a, all the same") },
                { value: "advanced", text: qsTr("Side b, all different") }
            ]
            onPicked: value => choices.picked("scrolls", value)
        }
    }
    Choice {
        title: qsTr("Setup")

        SegmentRow {
            label: qsTr("Setup")
            width: parent.width
            target: "dealing"
            value: choices.table.dealing
            options: [
                { value: "steps", text: qsTr("Step by step") },
                { value: "once", text: qsTr("All at once") }
            ]
            onPicked: value => choices.picked("dealing", value)
        }
    }
    Row {
        width: parent.width
        spacing: 6

        CheckRow {
            id: tile
            width: Math.min(implicitWidth, parent.width - 40)
            implicitWidth: words.implicitWidth + Theme.px(22) + 24
            label: qsTr("With the book priority tile")
            checked: choices.table.priorityTile
            Target.name: "priority-tile"
            onClicked: choices.picked("priorityTile", !checked)

            UiText {
                id: words
                visible: false
                text: tile.label
                bold: true
            }
        }
        RuleLink {
            rule: "messina.priority.tile"
            size: 14
            label: qsTr("Rule: %1").arg(tile.label)
            anchors.verticalCenter: parent.verticalCenter
            onOpened: rule => choices.ruleAsked(rule)
        }
    }
    Btn {
        kind: "quiet"
        icon: choices.unfolded ? "ui-up" : "ui-down"
        text: choices.unfolded ? qsTr("Fewer options") : qsTr("More options: turn order, editions, seed")
        Target.name: "button:more"
        Accessible.checkable: true
        Accessible.checked: choices.unfolded
        onClicked: choices.unfolded = !choices.unfolded
    }
    Choice {
        visible: choices.unfolded && !choices.solo
        title: qsTr("Turn order in the first round")
        rule: "messina.setup.order.random"

        SegmentRow {
            label: qsTr("Turn order in the first round")
            width: parent.width
            target: "order"
            value: choices.table.shuffled
            options: [
                { value: true, text: qsTr("Random"), icon: "ui-shuffle" },
                { value: false, text: qsTr("As listed") }
            ]
            onPicked: value => choices.picked("shuffled", value)
        }
    }
    Choice {
        visible: choices.unfolded
        title: qsTr("Where the editions differ")

        SegmentRow {
            label: qsTr("Where the editions differ")
            width: parent.width
            target: "preset"
            value: Settings.rulingPreset
            options: [
                { value: "default", text: qsTr("Default") },
                { value: "pl", text: "PL", name: qsTr("Polish edition") },
                { value: "cs", text: "CS", name: qsTr("Czech edition") },
                { value: "ru", text: "RU", name: qsTr("Russian edition") },
                { value: "de", text: "DE", name: qsTr("German edition") },
                ...choices.mixed ? [{ value: "", text: qsTr("Custom"), name: qsTr("Your own choices") }] : []
            ]
            onPicked: value => {
                if (value !== "")
                    Settings.applyPreset(value);
            }
        }
        UiText {
            width: parent.width
            text: Settings.rulingDepartures === 0 ? qsTr("Every open rules question uses the default ruling.")
                                                  : qsTr("%n ruling(s) differ from the default.", "", Settings.rulingDepartures)
            size: 14
            soft: true
            wrapMode: Text.WordWrap
        }
        Btn {
            kind: "quiet"
            icon: "ui-scales"
            text: qsTr("One by one in the rules")
            Target.name: "button:rulings"
            onClicked: choices.rulingsWanted()
        }
    }
    Choice {
        visible: choices.unfolded
        title: qsTr("Seed")

        TextField {
            id: seedField
            label: qsTr("Seed")
            placeholder: qsTr("Random seed")
            width: Math.min(Theme.px(240), parent.width)
            maximumLength: 18
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]*/
            }
            Target.name: "seed"
        }
        UiText {
            width: parent.width
            text: qsTr("The same number always gives the same town and the same random draws.")
            size: 14
            soft: true
            wrapMode: Text.WordWrap
        }
    }
}
