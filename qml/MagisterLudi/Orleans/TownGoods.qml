// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The goods of a seat, a number for each kind.
Row {
    id: goods

    // [{ware, icon, n, target}]
    required property var wares
    property int size: 26
    property int fontSize: 18
    property bool overBar: false

    spacing: 8

    Repeater {
        model: goods.wares.length
        Count {
            required property int index
            readonly property var ware: goods.wares[index] ?? ({})
            icon: ware.icon ?? ""
            value: ware.n ?? 0
            size: goods.size
            fontSize: goods.fontSize
            spacing: 2
            overBar: goods.overBar
            opacity: (ware.n ?? 0) === 0 ? 0.5 : 1
            tint: goods.overBar ? Theme.barInk : Theme.ink
            Target.name: ware.target ?? ""
        }
    }
}
