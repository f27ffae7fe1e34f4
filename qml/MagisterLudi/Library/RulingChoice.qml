// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One answer to what a table can decide: a few words with their tags, then how it is played. choosable: it is one of a
// row of radio buttons; one that is not possible stays focusable and says why.
Item {
    id: row

    // {choice, label, text, isDefault, isChosen, editions, possible?, reason?}
    required property var choice
    property int size: 20
    property bool atTable: false
    property bool choosable: false
    readonly property bool chosen: choice.isChosen === true
    readonly property bool open: choosable && (!atTable || choice.possible === true)
    readonly property string refusal: {
        if (!choosable || chosen)
            return "";
        if (choice.reason === "secret")
            return qsTr("Not now: others are deciding in secret. This can be changed once everybody has finished.");
        if (choice.reason === "elsewhere")
            return qsTr("Not while somebody plays on another device. This can be changed once everybody plays on this screen.");
        return choice.reason === "too-late" ? qsTr("Too late for this game: this ruling has already come into play.") : "";
    }
    readonly property list<string> tags: [choice.isDefault ? qsTr("Default") : atTable && !choosable ? qsTr("Not the default") : ""]
                                    .concat((choice.editions ?? []).map(code => edition(code))).filter(text => text !== "")
    readonly property string spoken: [choice.label].concat(tags, choice.text).filter(text => text).join(", ")

    signal picked
    // An arrow was pressed: to the choice after this one (1) or before it (-1).
    signal stepped(int by)

    function focusHere() {
        press.forceActiveFocus(Qt.TabFocusReason);
    }

    function edition(code: string): string {
        switch (code) {
        case "pl":
            return qsTr("Polish edition");
        case "cs":
            return qsTr("Czech edition");
        case "ru":
            return qsTr("Russian edition");
        case "de":
            return qsTr("German edition");
        }
        return "";
    }

    height: words.height
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: choosable

    Pressable {
        id: press
        visible: row.choosable
        anchors.fill: parent
        available: row.open || row.chosen
        label: row.spoken
        detail: row.choice.reason === "lesson" && !row.chosen ? qsTr("Lessons always use the default ruling.") : row.refusal
        ringReach: 6
        activeFocusOnTab: row.chosen || activeFocus
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: row.chosen
        Accessible.onToggleAction: press.act()
        Keys.onUpPressed: row.stepped(-1)
        Keys.onLeftPressed: row.stepped(-1)
        Keys.onDownPressed: row.stepped(1)
        Keys.onRightPressed: row.stepped(1)
        onClicked: row.picked()
    }
    Rectangle {
        id: knob
        visible: row.choosable
        y: 3
        width: Theme.px(20)
        height: width
        radius: width / 2
        color: row.open || row.chosen ? Theme.leaf : "transparent"
        border.width: row.chosen ? 2.5 : 1.5
        border.color: row.chosen ? Theme.goldInk : Theme.edge

        Rectangle {
            visible: row.chosen
            anchors.centerIn: parent
            width: Math.round(parent.width / 2)
            height: width
            radius: width / 2
            color: Theme.goldInk
        }
        Ico {
            visible: !row.open && !row.chosen
            anchors.centerIn: parent
            name: "ui-lock"
            size: Math.round(parent.width * 0.7)
        }
    }
    Column {
        id: words
        x: row.choosable ? knob.width + 12 : 0
        width: row.width - x
        spacing: 6

        Flow {
            width: parent.width
            spacing: 6

            UiText {
                width: Math.min(implicitWidth, words.width)
                height: Math.max(implicitHeight, Theme.px(13) + 10)
                text: row.choice.label ?? ""
                size: 18
                bold: true
                wrapMode: Text.WordWrap
                verticalAlignment: Text.AlignVCenter
                rightPadding: 6
                Accessible.ignored: true
            }
            Repeater {
                model: row.tags

                Tag {
                    required property string modelData
                    required property int index
                    text: modelData
                    strong: index === 0 && (row.choice.isDefault || (row.atTable && !row.choosable))
                    tint: strong ? Theme.goldInk : Theme.inkSoft
                    wash: Theme.leaf
                }
            }
        }
        ReadText {
            width: parent.width
            words: row.choice.text ?? ""
            size: row.size - 1
            soft: row.choosable && !row.open && !row.chosen
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        UiText {
            visible: text !== ""
            width: parent.width
            text: row.refusal
            size: 15
            bold: true
            color: Theme.rubric
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}
