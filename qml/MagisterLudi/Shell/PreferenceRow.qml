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
    property var shared: Settings.household[preference]
    readonly property string sharedText: options.find(one => one.value === shared)?.text ?? ""

    signal picked(var value)

    onPicked: value => Settings.decide(whose, preference, value)

    ChoiceRow {
        width: parent.width
        label: row.note === "" ? row.title : row.note + ": " + row.title
        value: row.whose === "" ? row.shared : row.own[row.preference] ?? row.unset
        options: row.whose === "" || !row.common ? row.options
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
