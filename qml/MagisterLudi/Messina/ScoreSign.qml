// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import MagisterLudi.Table

// The icon of a source of points. A scroll has the icon of what it counts, where its tracks are known.
QtObject {
    // Rows of the scroll tracks, or null.
    property Rows tracks: null
    readonly property var kinds: ({
        "buildings": "workshop", "ships": "ship", "repopulated": "repopulate", "goods": "silk", "workshops": "workshop",
        "wood": "wood", "huts": "hut", "coins": "coin", "book": "book-city", "overseers": "overseer-any"
    })
    readonly property var names: ({
        "before": "vp", "rats": "rat-standing", "city-book": "book-city", "church-book": "book-church", "popularity-book": "book-merit",
        "popularity-rank": "banner", "solo-popularity": "banner", "districts": "district", "repopulation-rank": "banner",
        "solo-repopulated": "repopulate", "leftovers": "coin"
    })

    function of(source: string): string {
        const track = source.startsWith("scroll-") ? tracks?.find("track", Number(source.slice(7))) : null;
        return kinds[track?.kind ?? ""] ?? names[source] ?? (source.startsWith("scroll-") ? "scroll" : "vp-end");
    }
}
