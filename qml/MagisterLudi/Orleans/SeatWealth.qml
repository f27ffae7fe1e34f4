// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What a seat owns, in four numbers: coins, trading stations left, citizens, followers in the bag.
Row {
    id: wealth

    required property string home
    required property string tincture
    required property int coins
    required property int stationsLeft
    required property int citizens
    required property int bag
    property int size: 22
    property int fontSize: 16

    Figure {
        icon: "coin"
        value: wealth.coins
        name: qsTr("Coins")
        Target.name: wealth.home + "/coins"
    }
    Figure {
        icon: wealth.tincture === "" ? "" : "house-" + wealth.tincture
        value: wealth.stationsLeft
        name: qsTr("Trading stations left")
        Target.name: wealth.home + "/stations"
    }
    Figure {
        icon: "citizen"
        value: wealth.citizens
        name: qsTr("Citizens")
        Target.name: wealth.home + "/citizens"
    }
    Figure {
        icon: "bag"
        value: wealth.bag
        name: qsTr("Followers in the bag")
        Target.name: wealth.home + "/bag"
    }

    component Figure: Count {
        size: wealth.size
        fontSize: wealth.fontSize
        spacing: 3
    }
}
