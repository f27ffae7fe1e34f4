// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Asks once before a person of the household is removed.
Overlay {
    id: removing

    // Who is to be removed.
    property string person

    signal confirmed

    //: %1 is the name of a person of the household
    title: qsTr("Remove %1?").arg(removing.person)

    UiText {
        width: parent.width
        text: qsTr("This person’s settings and learning progress will be deleted. Saved games stay as they are.")
        size: 18
        wrapMode: Text.WordWrap
    }
    Flow {
        width: parent.width
        spacing: 12

        Btn {
            kind: "primary"
            text: qsTr("Keep")
            onClicked: removing.close()
        }
        Btn {
            icon: "ui-cross"
            text: qsTr("Remove")
            Target.name: removing.open ? "person:remove-confirmed" : ""
            onClicked: removing.confirmed()
        }
    }
}
