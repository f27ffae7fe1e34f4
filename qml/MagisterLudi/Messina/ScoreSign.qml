// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// The icon of a source of points.
QtObject {
    readonly property var names: ({
        "before": "vp", "rats": "rat-stand", "city-book": "book-city", "church-book": "book-church", "popularity-book": "book-merit",
        "popularity-rank": "banner", "solo-popularity": "banner", "districts": "repopulate", "repopulation-rank": "banner",
        "solo-repopulated": "repopulate", "scroll-1": "scroll", "scroll-2": "scroll", "scroll-3": "scroll", "leftovers": "coin"
    })

    function of(source: string): string {
        return names[source] ?? "vp-end";
    }
}
