// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The whole of a name that had to be cut or says more, while the pointer or the keyboard is on the thing it names.
Hook {
    id: full

    required property Spot about
    required property string name
    // Whether it is cut, says more, or is not written at all.
    required property bool cut

    source: cut && (about.hovered || about.activeFocus) ? words : null

    Component {
        id: words
        Tip {
            about: full.about
            pointed: full.about.hovered
            text: full.name
        }
    }
}
