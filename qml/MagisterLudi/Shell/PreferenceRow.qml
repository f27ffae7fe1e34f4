// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// A heading and the choices under it, for the household or for one person. A person may leave it as the household has
// it: that is the first choice.
Setting {
    id: row

    // As in Settings.decide.
    required property string preference
    // "" for the household, or the id of a person; what that person has decided, {preference: value}.
    required property string whose
    required property var own
    // [{value, text, icon?}]
    required property var options
    // A sentence below the choices.
    property string explained
    // Whether the household decides it, too; if not, what is shown where a person has not.
    property bool common: true
    property var unset: ""
    // Whether the household may leave it as the desktop has it.
    property bool followsDesktop: false
    property var shared: Settings.household[preference]
    readonly property string desktopText: options.find(one => one.value === Settings.undecided[preference])?.text ?? ""
    readonly property string sharedText: options.find(one => one.value === shared)?.text ?? ""

    signal picked(var value)

    onPicked: value => Settings.decide(whose, preference, value)

    ChoiceRow {
        width: parent.width
        label: row.note === "" ? row.title : row.note + ": " + row.title
        value: row.whose !== "" ? row.own[row.preference] ?? row.unset : row.followsDesktop ? Settings.decided[row.preference] ?? "" : row.shared
        options: !row.common || (row.whose === "" && !row.followsDesktop) ? row.options
                 : row.whose === "" ? [{
                        value: "",
                        //: the first choice of a household: to leave it as the desktop has it, which is %1
                        text: qsTr("As on the desktop: %1").arg(row.desktopText)
                    }, ...row.options]
                 : [{
                        value: "",
                        //: the first choice of a person: to leave it as the household has it, which is %1
                        text: qsTr("Household setting: %1").arg(row.sharedText),
                        icon: "ui-home"
                    }, ...row.options]
        onPicked: value => row.picked(value)
    }
    UiText {
        visible: text !== ""
        width: parent.width
        text: row.explained
        size: 15
        soft: true
        wrapMode: Text.WordWrap
    }
}
