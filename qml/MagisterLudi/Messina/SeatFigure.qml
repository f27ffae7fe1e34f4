// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// One number of a seat: how much it has of one supply, of one kind of people or of property. part: its name in the seat's row.
Count {
    id: figure

    required property string part
    required property int number
    // Of the seat, for what bears it.
    property string tincture

    value: number
    tint: overBar ? (number > 0 ? Theme.barInk : Theme.barSoft) : number > 0 ? Theme.ink : Theme.inkMute
    icon: {
        switch (part) {
        case "coins":
            return "coin";
        case "bigFire":
            return "greatfire";
        case "rats":
            return "rat-standing";
        case "points":
            return "vp";
        case "craftsmen":
            return "craftsman";
        case "aristocrats":
            return "aristocrat";
        case "nuns":
            return "nun";
        case "ships":
            return "ship";
        case "carts":
            return "cart";
        case "districts":
            return tincture === "" ? "" : "tile-" + tincture;
        default:
            return part;
        }
    }
    name: {
        switch (part) {
        case "coins":
            return qsTr("Coins");
        case "wood":
            return qsTr("Wood");
        case "fire":
            return qsTr("Fire");
        case "bigFire":
            return qsTr("Big fire");
        case "rats":
            return qsTr("Rats");
        case "craftsmen":
            return qsTr("Craftsmen");
        case "aristocrats":
            return qsTr("Aristocrats");
        case "nuns":
            return qsTr("Nuns");
        case "ships":
            return qsTr("Ships");
        case "carts":
            return qsTr("Carts");
        case "points":
            return qsTr("Points");
        default:
            return qsTr("Repopulated districts");
        }
    }
}
