// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A hex standing on its corner.
QtObject {
    // About the centre, in units of the radius; the first once more at the end.
    readonly property list<point> corners: {
        const list = [];
        for (let i = 0; i <= 6; ++i) {
            const angle = (-90 + 60 * i) * Math.PI / 180;
            list.push(Qt.point(Math.cos(angle), Math.sin(angle)));
        }
        return list;
    }
}
