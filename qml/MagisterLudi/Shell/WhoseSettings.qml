// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// The people of the household: whose settings are shown, somebody new, another name, and whose screen this is.
Column {
    id: people

    // "" for the household, or the id of a person.
    property string whose
    readonly property var all: Settings.people.all
    readonly property string name: all.find(one => one.id === whose)?.name ?? ""
    property bool adding: false
    // Why the name that was written cannot be taken.
    property string trouble

    // The reader wants to see the settings of somebody else.
    signal picked(string who)
    signal removalWanted

    function add() {
        trouble = "";
        const id = Settings.people.idOf(newName.text) === "" ? Settings.people.meet(newName.text) : "";
        if (id === "")
            trouble = whyNot(newName.text);
        else {
            newName.text = "";
            adding = false;
            trouble = "";
            picked(id);
            takeFocus();
        }
    }
    // The keyboard goes to the row of people.
    function takeFocus() {
        row.forceActiveFocus(Qt.TabFocusReason);
    }
    function rename() {
        trouble = "";
        if (!Settings.people.rename(whose, otherName.text))
            trouble = whyNot(otherName.text);
    }
    function whyNot(wanted: string): string {
        return wanted.trim() === "" ? qsTr("Enter a name.") : Settings.people.idOf(wanted) !== "" ? qsTr("This name is already in use.")
                                                                                                            : qsTr("This name cannot be saved now.");
    }

    spacing: 24
    onWhoseChanged: {
        trouble = "";
        otherName.text = name;
    }
    onNameChanged: otherName.text = name

    Setting {
        width: parent.width
        title: qsTr("Whose settings")

        ChoiceRow {
            id: row
            width: parent.width
            label: qsTr("Whose settings")
            focus: true
            value: people.whose
            options: [{
                    value: "",
                    text: qsTr("The household"),
                    icon: "ui-home"
                }, ...people.all.map(one => ({
                            value: one.id,
                            text: one.name,
                            icon: one.own.tincture ? "disc-" + one.own.tincture : ""
                        }))]
            onPicked: value => people.picked(value)
        }
        UiText {
            width: parent.width
            text: people.whose === "" ? qsTr("These settings apply to everybody who has not made other choices. Anyone who enters a name at a table is remembered from then on.")
                                      : qsTr("Anything not set here follows the household’s settings.")
            size: 15
            soft: true
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: 12

            TextField {
                id: otherName
                visible: people.whose !== ""
                width: Theme.px(230)
                label: qsTr("Name of this person")
                maximumLength: 20
                Target.name: visible ? "person:name" : ""
                onAccepted: people.rename()
            }
            Btn {
                visible: people.whose !== ""
                text: qsTr("Rename")
                available: otherName.text.trim() !== people.name
                Target.name: visible ? "person:rename" : ""
                onClicked: people.rename()
                onWhy: otherName.forceActiveFocus(Qt.OtherFocusReason)
            }
            Btn {
                visible: people.whose !== ""
                icon: "ui-cross"
                text: qsTr("Remove")
                label: qsTr("Remove %1").arg(people.name)
                Target.name: visible ? "person:remove" : ""
                onClicked: people.removalWanted()
            }
            TextField {
                id: newName
                visible: people.adding && people.whose === ""
                width: Theme.px(230)
                label: qsTr("Name of the new person")
                placeholder: qsTr("Name")
                maximumLength: 20
                Target.name: visible ? "person:new-name" : ""
                onAccepted: people.add()
            }
            Btn {
                visible: people.whose === ""
                icon: people.adding ? "ui-check" : ""
                text: people.adding ? qsTr("Add") : qsTr("Add a person")
                Target.name: visible ? "person:add" : ""
                onClicked: {
                    if (people.adding)
                        return people.add();
                    people.adding = true;
                    newName.forceActiveFocus(Qt.TabFocusReason);
                }
            }
        }
        StatusText {
            width: parent.width
            text: people.trouble
            size: 15
            bold: true
        }
    }
    Setting {
        visible: people.all.length > 0
        width: parent.width
        title: qsTr("This screen belongs to")

        ChoiceRow {
            width: parent.width
            label: qsTr("This screen belongs to")
            value: Settings.people.owner
            options: [{
                    value: "",
                    //: This screen is ...
                    text: qsTr("everybody"),
                    icon: "ui-home"
                }, ...people.all.map(one => ({
                            value: one.id,
                            text: one.name
                        }))]
            onPicked: value => Settings.people.owner = value
        }
        UiText {
            width: parent.width
            text: qsTr("Theme, text size and layout follow the person playing alone, or otherwise the person this screen belongs to. When several people share a table, nothing moves as the turn passes: only the language, the explanations and the question before a turn ends follow the current player, and the animation is the calmest that anyone there has chosen.")
            size: 15
            soft: true
            wrapMode: Text.WordWrap
        }
    }
}
