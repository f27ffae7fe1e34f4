// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table

// One place of the town as its row tells it, with what its parts share. Everything scales with the radius r (px).
Spot {
    required target
    required offer
    required property string name
    required property string kind
    required property string tile
    required property string colour
    required property string rat
    required property string owner
    required property string acting
    required property string accessible
    // Centre of the hex, in radii.
    required property real across
    required property real down
    required property int vp
    required property int cubes
    required property int look
    required property int offerCost
    required property bool ours
    required property bool yours
    required property list<string> citizens
    // Icons of the action, of what resettling costs and of whom it takes; {tincture, standing} of each lieutenant.
    required property var action
    required property var cost
    required property var people
    required property var pawns
    required property real r
    property bool coords: false
    // A plain face behind the signs.
    property bool calm: false
    readonly property real u: r / 80
    readonly property bool isPort: kind === "port"
    readonly property bool ghost: kind === "extension" && tile === ""
}
