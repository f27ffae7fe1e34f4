// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A page that another room draws. The guest may have title, crumb, barItem and the signals leave() and opened(page).
Page {
    id: page

    required property url source
    // First values of the guest's properties.
    property var first: ({})
    readonly property var guest: loader.item

    title: guest?.title ?? ""
    crumb: guest?.crumb ?? ""
    barItem: guest?.barItem ?? null

    Component.onCompleted: loader.setSource(source, first)

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        onLoaded: {
            page.guest.leave.connect(page.leave);
            item.forceActiveFocus();
        }
    }
    UiText {
        visible: loader.status === Loader.Error
        anchors.centerIn: parent
        width: Math.min(implicitWidth, page.width - 80)
        wrapMode: Text.WordWrap
        text: qsTr("This page could not be opened. A part of the program is missing or damaged; please install it again.")
        size: 18
    }
}
