// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Before a turn ends with something left to do: what it is, each time. Esc or Enter goes back, E ends.
Overlay {
    id: ending

    required property InputController input
    required property TableParts parts
    property string target
    property var deeds: []

    signal ruleAsked(string rule)

    function end() {
        const what = target;
        close();
        input.end(what, quiet.checked);
    }

    title: qsTr("You can still do something")
    objectName: "ending"
    z: 70

    Connections {
        target: ending.input
        function onEndingAsked(target: string, left: var) {
            ending.target = target;
            ending.deeds = left;
            quiet.checked = false;
            ending.open = true;
            later.start();
        }
    }
    Timer {
        id: later
        interval: 0
        onTriggered: back.forceActiveFocus(Qt.PopupFocusReason)
    }
    Column {
        // Room for the ring of the focus.
        x: 8
        width: parent.width - 16
        bottomPadding: 8
        spacing: 6
        Keys.onPressed: event => {
            if (!Keyboard.means(event.text, event.modifiers) || Keyboard.letterOf(event.text) !== "e")
                return;
            event.accepted = true;
            ending.end();
        }

        Repeater {
            model: ending.deeds
            Item {
                id: deed
                required property var modelData
                width: parent.width
                height: Math.max(words.implicitHeight, link.height) + 4

                UiText {
                    id: words
                    text: deed.modelData.cost ? qsTr("%1 (%2)", "a deed, then its price").arg(deed.modelData.text).arg(deed.modelData.cost) : deed.modelData.text
                    size: 17
                    width: parent.width - link.width - 14
                    wrapMode: Text.WordWrap
                    anchors.verticalCenter: parent.verticalCenter
                }
                RuleLink {
                    id: link
                    rule: deed.modelData.rule
                    number: deed.modelData.ruleNumber
                    anchors.right: parent.right
                    anchors.rightMargin: 6
                    anchors.verticalCenter: parent.verticalCenter
                    onOpened: rule => {
                        ending.close();
                        ending.ruleAsked(rule);
                    }
                }
            }
        }
        CheckRow {
            id: quiet
            width: parent.width
            label: qsTr("Do not ask me again in this game")
            onClicked: checked = !checked
            objectName: "ending-quiet"
        }
        Flow {
            width: parent.width
            spacing: 12

            Btn {
                id: back
                kind: "primary"
                text: qsTr("Go back")
                key: "Esc"
                onClicked: ending.close()
                objectName: "ending-back"
                Target.name: ending.open ? "button:ending-back" : ""
            }
            Btn {
                text: ending.parts.endingWords(ending.target)
                key: "E"
                onClicked: ending.end()
                objectName: "ending-end"
                Target.name: ending.open ? "button:ending-end" : ""
            }
        }
    }
}
