// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// What seats are called in the reader's language.
QtObject {
    // Stands in for the name of a person who gave none.
    function tincture(seat: string): string {
        switch (seat) {
        case "ruby": return qsTr("Ruby");
        case "sapphire": return qsTr("Sapphire");
        case "saffron": return qsTr("Saffron");
        }
        return qsTr("Violet");
    }
    // With the charge that tells the seat apart besides its colour.
    function charged(seat: string): string {
        switch (seat) {
        case "ruby": return qsTr("Ruby, lozenge");
        case "sapphire": return qsTr("Sapphire, crescent");
        case "saffron": return qsTr("Saffron, star");
        }
        return qsTr("Violet, ring");
    }
}
