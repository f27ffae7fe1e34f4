// SPDX-License-Identifier: GPL-3.0-or-later
import MagisterLudi.Table

// A row of the seats, as far as the estate shows it.
RowHolder {
    required property int seat
    required property string name
    required property string tincture
    required property int ordinal
    required property int points
    required property int coins
    required property int wood
    required property int fire
    required property int bigFire
    required property int rats
    required property int ratPoints
    required property int districts
    // [{n, status, place, where, target, offer}]
    required property var lieutenants
}
