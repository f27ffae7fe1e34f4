// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A heading and what can be chosen under it.
Column {
    id: setting

    property string title
    property string note
    default property alias content: body.data

    spacing: 8

    PanelTitle {
        width: parent.width
        text: setting.title
        note: setting.note
        size: 20
    }
    Column {
        id: body
        width: parent.width
        spacing: 10
    }
}
