// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// The bar on top of every page: the way back, where one is, and at its right end light, settings and language.
// plain: no bar is drawn, only the tools at the right.
Item {
    id: bar

    property bool plain: false
    property bool toolsOffered: true
    property string title
    property string crumb
    property Item middle: null
    readonly property Item languageButton: languageTool
    readonly property bool narrow: width < 1500
    readonly property bool worded: plain && width >= Theme.px(1180)

    signal back
    // The keyboard has come to one of its tools.
    signal entered
    signal settings
    signal languages

    onMiddleChanged: if (middle) {
        middle.parent = slot;
        middle.anchors.fill = slot;
    }
    height: Math.max(width < 1600 ? 48 : 56, Theme.px(36) + 12)

    Rectangle {
        anchors.fill: parent
        visible: !bar.plain
        color: Theme.bar

        Rectangle {
            width: parent.width
            height: 2
            anchors.bottom: parent.bottom
            color: Theme.goldFill
        }
    }
    Row {
        id: place
        visible: !bar.plain
        x: 10
        height: parent.height
        spacing: 12

        Btn {
            kind: "quiet"
            icon: "ui-back"
            label: qsTr("Back")
            overBar: true
            minHeight: 36
            anchors.verticalCenter: parent.verticalCenter
            onClicked: bar.back()
        }
        ReadText {
            words: bar.title
            title: true
            size: bar.narrow ? 21 : 25
            color: Theme.barInk
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
        Rectangle {
            visible: bar.crumb !== ""
            width: 1
            height: 26
            color: Theme.barSoft
            opacity: 0.5
            anchors.verticalCenter: parent.verticalCenter
        }
        UiText {
            visible: bar.crumb !== ""
            text: bar.crumb
            color: Theme.barSoft
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Item {
        id: slot
        visible: !bar.plain
        anchors {
            left: place.right
            leftMargin: 16
            right: tools.left
            rightMargin: 12
            top: parent.top
            bottom: parent.bottom
            bottomMargin: 2
        }
    }
    Row {
        id: tools
        spacing: 8
        anchors {
            right: parent.right
            rightMargin: bar.plain ? 16 : 10
            top: parent.top
            topMargin: bar.plain ? 16 : Math.round((bar.height - 2 - height) / 2)
        }

        Btn {
            visible: bar.toolsOffered
            kind: bar.plain ? "plain" : "quiet"
            icon: Theme.night ? "ui-sun" : "ui-moon"
            text: bar.worded ? label : ""
            label: Theme.night ? qsTr("Daylight") : qsTr("Candlelight")
            overBar: true
            minHeight: 36
            size: 15
            onActiveFocusChanged: if (activeFocus)
                bar.entered()
            onClicked: Settings.theme = Theme.night ? "parchment" : "candle"
        }
        Btn {
            visible: bar.toolsOffered
            kind: bar.plain ? "plain" : "quiet"
            icon: "ui-settings"
            text: bar.worded ? label : ""
            label: qsTr("Settings")
            overBar: true
            minHeight: 36
            size: 15
            onActiveFocusChanged: if (activeFocus)
                bar.entered()
            onClicked: bar.settings()
        }
        Btn {
            id: languageTool
            icon: "ui-language"
            text: Language.current.toUpperCase()
            key: "X"
            label: qsTr("Language: %1").arg(Language.name)
            overBar: true
            minHeight: 36
            size: 15
            onActiveFocusChanged: if (activeFocus)
                bar.entered()
            onClicked: bar.languages()
            Target.name: "button:language"
        }
    }
}
