// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// Where the name and the pieces of each town stand beside its ring: chosen once for this map, so that at every size of it, in
// every language, no name lies on a good, on another name or on pieces, and no piece on a good. `tst_map_names` proves it.
QtObject {
    // side: above "n", below "s", or beside "e", "w" the ring. lean: how far the name is moved along that side; above and below
    // 1: it begins at the ring, -1: it ends there; beside in heights of a line. x, y, width: where the pieces begin, from the
    // middle of the town, and how wide they may stand, in px of the style guide.
    readonly property var places: ({
        "town:le_mans": { side: "w", lean: -0.25, x: -84, y: 8, width: 76 },
        "town:chartres": { side: "n", lean: 0.5, x: 12, y: -12, width: 76 },
        "town:etampes": { side: "e", lean: 0, x: -80, y: -48, width: 76 },
        "town:chateaudun": { side: "n", lean: -1, x: -28, y: 12, width: 76 },
        "town:vendome": { side: "s", lean: -0.75, x: -52, y: 36, width: 76 },
        "town:orleans": { side: "n", lean: 1, x: 0, y: -94, width: 150 },
        "town:montargis": { side: "e", lean: 0.25, x: 4, y: -48, width: 76 },
        "town:blois": { side: "n", lean: -1, x: -56, y: -80, width: 76 },
        "town:briare": { side: "w", lean: 1, x: 12, y: -24, width: 76 },
        "town:tours": { side: "w", lean: -1, x: -28, y: 12, width: 64 },
        "town:chinon": { side: "n", lean: -1, x: -44, y: -80, width: 76 },
        "town:montrichard": { side: "n", lean: 0.25, x: -8, y: 16, width: 76 },
        "town:vierzon": { side: "e", lean: -0.5, x: 16, y: -64, width: 76 },
        "town:loches": { side: "s", lean: 0, x: -37, y: -43, width: 48 },
        "town:bourges": { side: "n", lean: 1, x: -16, y: -80, width: 76 },
        "town:sancerre": { side: "e", lean: 0.25, x: 4, y: -48, width: 76 },
        "town:chatellerault": { side: "s", lean: -0.75, x: -76, y: 40, width: 76 },
        "town:le_blanc": { side: "w", lean: 0.25, x: -48, y: -52, width: 64 },
        "town:chateauroux": { side: "e", lean: 1, x: -52, y: -52, width: 64 },
        "town:nevers": { side: "s", lean: 0, x: 24, y: -32, width: 76 },
        "town:argenton": { side: "s", lean: -1, x: 12, y: -48, width: 48 },
        "town:la_chatre": { side: "s", lean: 0, x: -52, y: -28, width: 40 },
        "town:st_amand": { side: "e", lean: 0.75, x: -56, y: 12, width: 64 }
    })

    function of(target: string): var {
        return places[target] ?? { side: "n", lean: 0, x: 14, y: -42, width: 76 };
    }
}
