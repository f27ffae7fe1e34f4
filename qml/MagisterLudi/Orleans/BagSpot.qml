// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The bag of the town on view. A click looks inside, unless something is asked of it or a lesson wants it tried.
Spot {
    id: bag

    required property int followers

    signal opened

    function act() {
        if (offer === "legal" || input.asking || (offer === "refused" && (input.lesson?.wanted ?? []).includes(target)))
            input.activate(target);
        else
            opened();
    }

    label: qsTr("Bag, followers: %1. Look inside").arg(followers)
    ringReach: 0

    Ico {
        name: "bag"
        size: Math.round(Math.min(parent.width, parent.height - 20))
        anchors.horizontalCenter: parent.horizontalCenter
    }
    UiText {
        text: "\u00D7" + bag.followers
        size: 16
        font.family: Theme.sans
        font.pixelSize: 16
        bold: true
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height
        Accessible.ignored: true
    }
}
