// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The bar over the table: back, title, rounds or neighbours, tools, language.
Rectangle {
    id: bar

    readonly property bool arrowKeys: true
    required property TableState shared
    required property TableParts parts
    readonly property bool dense: shared.dense
    property Component languageMenu: null
    default property alias content: middle.data
    readonly property alias middle: middle

    // Other devices can be invited to the table.
    property bool invites: false

    signal leave
    signal invite
    signal toggleLog
    signal hint
    signal rules
    signal settings
    signal toggleHistory
    signal ruleAsked(string rule)

    Target.name: "bar"
    height: Math.max(dense ? 50 : 56, Theme.px(36) + 12)
    color: Theme.bar

    Rectangle {
        width: parent.width
        height: 2
        anchors.bottom: parent.bottom
        color: Theme.goldFill
    }
    Btn {
        id: back
        kind: "quiet"
        overBar: true
        icon: "ui-back"
        label: qsTr("Leave the table")
        x: bar.dense ? 4 : 10
        anchors.verticalCenter: parent.verticalCenter
        minHeight: 36
        ringReach: 1
        onClicked: bar.leave()
    }
    ReadText {
        id: name
        words: bar.parts.title
        title: true
        size: bar.dense ? 19 : 25
        font.pixelSize: bar.dense ? 19 : 25
        color: Theme.barInk
        wrapMode: Text.NoWrap
        anchors.left: back.right
        anchors.leftMargin: bar.dense ? 6 : 8
        anchors.verticalCenter: parent.verticalCenter
    }
    Item {
        id: middle
        anchors {
            left: name.right
            leftMargin: bar.dense ? 10 : 24
            right: tools.left
            rightMargin: 8
            top: parent.top
            bottom: parent.bottom
            bottomMargin: 2
        }
    }
    Row {
        id: tools
        spacing: bar.dense ? 0 : 4
        anchors.right: parent.right
        anchors.rightMargin: bar.dense ? 6 : 14
        anchors.verticalCenter: parent.verticalCenter

        UndoTools {
            table: bar.shared.table
            dense: bar.dense
            onRuleAsked: rule => bar.ruleAsked(rule)
        }
        BarTool {
            // A lesson has its own way back.
            visible: bar.shared.lesson === null
            dense: bar.dense
            icon: "ui-time"
            shortcut: "Z"
            label: bar.shared.historyOpen ? qsTr("Close the game history") : qsTr("Game history")
            onClicked: bar.toggleHistory()
            Target.name: visible ? "button:history" : ""
        }
        BarTool {
            visible: bar.invites
            dense: bar.dense
            icon: "ui-device"
            label: qsTr("Invite devices")
            onClicked: bar.invite()
            Target.name: visible ? "button:invite-devices" : ""
        }
        BarTool {
            dense: bar.dense
            icon: "ui-log"
            shortcut: "G"
            label: bar.shared.logOpen ? qsTr("Close the log") : qsTr("Open the log")
            onClicked: bar.toggleLog()
        }
        BarTool {
            dense: bar.dense
            // Outside a lesson nobody knows a better move: there the key opens the rule of what is asked.
            icon: bar.shared.lesson ? "ui-candle" : "ui-info"
            shortcut: "H"
            label: bar.shared.lesson ? qsTr("Hint") : qsTr("Rule for this step")
            Target.name: "button:hint"
            onClicked: bar.hint()
        }
        BarTool {
            dense: bar.dense
            icon: "ui-rules"
            shortcut: "?"
            label: qsTr("Rules")
            onClicked: bar.rules()
        }
        BarTool {
            dense: bar.dense
            icon: "ui-settings"
            label: qsTr("Settings")
            onClicked: bar.settings()
        }
        Hook {
            visible: item !== null
            source: bar.languageMenu
            width: implicitWidth
            height: implicitHeight
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
