// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// Tab with a piece in hand: from where the piece was picked up it comes to the nearest place where it may be put, from there to
// the others as they are read, and on to the question; Shift+Tab back the same way.
Item {
    id: hand

    required property InputController input
    required property PromptBar prompt
    readonly property Table table: input.table

    // False where Tab does as always.
    function carry(from: Item, back: bool): bool {
        const places = table.picked > 0 && input.lights ? placesInSight() : [];
        if (places.length === 0)
            return false;
        const at = places.findIndex(place => place.spot === from);
        if (at < 0 && from === Targets.item(input.taken))
            nearest(from, places).forceActiveFocus(Qt.TabFocusReason);
        else if (at < 0 && from instanceof Spot)
            return false;
        else if (at < 0 || (back ? at > 0 : at < places.length - 1))
            places[at < 0 ? places.length - 1 : back ? at - 1 : at + 1].spot.forceActiveFocus(Qt.TabFocusReason);
        else if (!back && prompt.canEnter())
            prompt.enter();
        else
            return false;
        return true;
    }

    // Line by line: [{spot, x, y}], the middle of each.
    function placesInSight(): var {
        const places = [];
        for (const name of Array.from(table.placesInHand())) {
            const spot = Targets.item(name) as Spot;
            if (spot && spot.visible && spot.takesKeys && spot.legal)
                places.push(middleOf(spot));
        }
        // What overlaps the first of a line by half its height stands in that line.
        const lines = [];
        for (const place of places.sort((a, b) => a.y - b.y)) {
            const line = lines[lines.length - 1];
            if (line && place.y - line[0].y < line[0].spot.height / 2)
                line.push(place);
            else
                lines.push([place]);
        }
        return Array.of().concat(...lines.map(line => line.sort((a, b) => a.x - b.x)));
    }
    function middleOf(item: Item): var {
        const at = item.mapToItem(hand, item.width / 2, item.height / 2);
        return { spot: item, x: at.x, y: at.y };
    }
    function nearest(from: Item, places: var): Item {
        const here = middleOf(from);
        const far = place => Math.hypot(place.x - here.x, place.y - here.y);
        return places.reduce((best, place) => far(place) < far(best) ? place : best, places[0]).spot;
    }
}
