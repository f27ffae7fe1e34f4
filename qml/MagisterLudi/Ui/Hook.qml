// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A place for an item that another module brings as a Component. (A Loader cannot make bound components of another
// file in Qt 6.4.)
Item {
    id: hook

    property Component source: null
    property Item item: null

    implicitWidth: item ? item.implicitWidth : 0
    implicitHeight: item ? item.implicitHeight : 0

    function fill() {
        // It goes only when events are handled again; until then nothing of it may follow what happens here.
        if (item) {
            item.visible = false;
            item.parent = null;
            item.destroy();
        }
        // Not createObject(), after which the component would hold on to all that it built with, some 8 KiB.
        item = source ? source.incubateObject(hook, {}, Qt.Synchronous).object as Item : null;
    }

    onSourceChanged: fill()
    Component.onCompleted: if (!item)
        fill()
}
