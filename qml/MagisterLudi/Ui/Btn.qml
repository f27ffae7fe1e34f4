// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Button. kind: "primary" (gold, one a view), "plain", "quiet", "teach" (lapis), "rubric" (opens a rule).
// available: false looks pale, stays focusable and emits why() on click and Enter.
// One without words tells its name, and the key that does the same, when the pointer rests on it or the keyboard comes.
Pressable {
    id: button

    property string text
    property string icon
    // Several keys have spaces between them.
    property string key
    // The key where the button itself has no room for it.
    property string tipKey: key
    property string tip: text !== "" ? "" : tipKey === "" ? label : qsTr("%1 (%2)", "name of a button, its key").arg(label).arg(tipKey)
    // Whoever has pressed it knows what it does, and its tip would lie over what came of it: it comes with the next visit.
    property bool used: false
    // What is read stands below the button: its tip keeps above.
    property bool tipAbove: false
    property string kind: "plain"
    property int size: 16
    property int minHeight: 40
    property bool wraps: false
    // Pressed, and at work: see SlowBtn.
    property bool busy: false

    readonly property bool raised: kind !== "quiet"
    readonly property bool voiced: kind === "teach" || kind === "rubric"
    readonly property color fill: {
        switch (kind) {
        case "primary": return Theme.goldFill;
        case "teach": return Theme.lapis;
        case "rubric": return Theme.rubric;
        case "quiet": return hovered ? (overBar ? Theme.barUp : Theme.well) : "transparent";
        }
        return overBar ? Theme.barUp : Theme.leaf;
    }
    readonly property color tint: kind === "primary" ? Theme.goldFillInk : voiced ? Theme.voiceInk : overBar ? Theme.barInk : Theme.ink
    readonly property int sink: raised && (pressed || busy) && available ? 3 : 0

    label: text
    implicitHeight: Math.max(Theme.px(minHeight), face.implicitHeight + 14)
    implicitWidth: Math.max(implicitHeight, face.implicitWidth + (text === "" ? 16 : 28))
    onClicked: used = true
    onHoveredChanged: if (!hovered)
        used = false
    onActiveFocusChanged: if (activeFocus && !hovered)
        used = false
    onVisibleChanged: draw()
    Component.onCompleted: draw()

    // Half the buttons of a table are never seen: one gets its face when it comes into sight.
    function draw() {
        if (visible)
            face.source = drawn;
    }

    Hook {
        source: button.tip !== "" && !button.used && (button.hovered || (button.activeFocus && Keyboard.leads)) ? tips : null
    }
    Component {
        id: tips
        Tip {
            about: button
            pointed: button.hovered
            text: button.tip
            above: button.tipAbove
        }
    }
    Hook {
        id: face
    }
    Component {
        id: drawn
        Item {
            // As wide as the words are by themselves, however they wrap.
            implicitWidth: button.wraps ? words.implicitWidth + (sign.visible ? sign.width + row.spacing : 0) : row.implicitWidth
            implicitHeight: row.implicitHeight

            Rectangle {
                visible: button.raised && button.available
                y: 3
                width: button.width
                height: button.height
                radius: Theme.radiusCard
                color: button.kind === "primary" ? Theme.goldShade : button.overBar ? "transparent" : Theme.pageEdge
            }
            Rectangle {
                y: button.sink
                width: button.width
                height: button.height
                radius: Theme.radiusCard
                color: button.available ? button.fill : "transparent"
                border.width: button.raised ? 1.5 : 0
                border.color: !button.available ? button.tint : button.kind === "primary" ? Theme.goldEdge
                              : button.voiced ? "transparent" : button.overBar ? Theme.barSoft : Theme.edge
                opacity: button.available ? 1 : 0.55
            }
            Row {
                id: row
                x: Math.round((button.width - width) / 2)
                y: Math.round((button.height - height) / 2) + button.sink
                spacing: 8
                opacity: button.busy ? 0.35 : button.available ? 1 : 0.7

                Ico {
                    id: sign
                    visible: button.icon !== ""
                    name: button.icon
                    size: Math.round(Theme.px(button.minHeight) * 0.55)
                    anchors.verticalCenter: parent.verticalCenter
                    lit: (button.kind === "primary" && button.available) || (button.voiced && Theme.night)
                    overBar: button.overBar || (button.voiced && !Theme.night)
                }
                UiText {
                    id: words
                    visible: button.text !== ""
                    text: button.text
                    size: button.size
                    bold: button.raised
                    color: button.available ? button.tint : button.overBar ? Theme.barInk : Theme.ink
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: button.wraps ? Text.WordWrap : Text.NoWrap
                    horizontalAlignment: Text.AlignHCenter
                    width: button.wraps ? Math.max(0, Math.min(implicitWidth, button.width - 28 - (sign.visible ? sign.width + row.spacing : 0))) : implicitWidth
                    Accessible.ignored: true
                }
                // Many buttons have no key.
                Hook {
                    source: button.key !== "" ? cap : null
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
    Component {
        id: cap
        Row {
            spacing: 4

            Repeater {
                model: button.key.split(" ")

                KeyCap {
                    required property string modelData
                    key: modelData
                    tint: button.available ? button.tint : button.overBar ? Theme.barInk : Theme.ink
                }
            }
        }
    }
}
