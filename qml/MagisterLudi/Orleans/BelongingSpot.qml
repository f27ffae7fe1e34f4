// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// How many of something a seat owns. Where it is asked to pay with that, to give it up or to point at it, it can be clicked.
Spot {
    id: belonging

    property string icon
    property string value
    property string name
    property int size: 26
    property int fontSize: 18
    property int gap: 3

    label: name + " " + value
    reachable: offer !== "none" || input.asking
    ringReach: 1
    width: count.width
    height: count.height

    Count {
        id: count
        icon: belonging.icon
        value: belonging.value
        // The spot itself speaks while it can be used.
        name: belonging.reachable ? "" : belonging.name
        size: belonging.size
        fontSize: belonging.fontSize
        spacing: belonging.gap
    }
}
