// SPDX-License-Identifier: GPL-3.0-or-later
import MagisterLudi.Table

// A row of the seats, as far as the town of the seat shows it.
RowHolder {
    required property int seat
    required property string name
    required property string tincture
    required property bool start
    required property int coins
    required property int level
    required property int citizens
    required property int stationsLeft
    required property int technologies
    required property int bag
    required property int drawNumber
    // [{ware, icon, n, target}]
    required property var goods
}
