// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// The way back: the places where a rule applies are lit.
MessinaCase {
    id: test

    name: "MessinaRuleLights"

    function lights(item) {
        if (item instanceof RuleLights)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = lights(item.children[i]);
            if (found)
                return found;
        }
        return null;
    }

    function test_showRule_data() {
        return [{ tag: "esc", how: "esc" }, { tag: "click", how: "click" }, { tag: "command", how: "command" }, { tag: "undo", how: "undo" }];
    }
    function test_showRule(data) {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        if (data.how === "undo")
            table.activate("hex:B2");
        const rule = data.how === "undo" ? "messina.rescue.clean" : "messina.move.estate-anywhere";
        verify(page.showRule(rule));
        const layer = lights(page);
        const seen = table.placesOf(rule).filter(name => Targets.has(name));
        verify(layer.names.length > 0);
        for (const name of layer.names)
            verify(seen.includes(name), name);
        // What is not lit lies under a light: another name of the same thing.
        for (const name of seen)
            verify(layer.names.some(lit => layer.same(Targets.rect(lit, page), Targets.rect(name, page))), name);
        compare(new Set(layer.names.map(name => String(Targets.rect(name, page)))).size, layer.names.length);
        verify(page.status.includes(String(layer.names.length)), page.status);
        switch (data.how) {
        case "esc":
            page.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            break;
        case "click":
            const box = Targets.rect("wheel", page);
            mouseClick(page, box.x + 3, box.y + 3);
            break;
        case "command":
            table.activate("hex:B2");
            break;
        case "undo":
            table.undo();
        }
        verify(!layer.lit);
        compare(layer.names.length, 0);
    }

    function test_aClickDoesItsDeedAsWell() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        verify(page.showRule("messina.move.estate-anywhere"));
        const log = table.log.count;
        const box = Targets.rect("hex:B2", page);
        mouseClick(page, box.x + box.width / 2, box.y + box.height / 2);
        verify(table.log.count > log);
        verify(!lights(page).lit);
    }

    function test_theSignInTheBarLeadsBackToTheRule() {
        show(Games.play(2, false, 0), 1280, 800);
        const rule = "messina.move.estate-anywhere";
        verify(page.showRule(rule));
        const way = lights(page).way;
        verify(way && way.visible);
        const at = way.mapToItem(page, way.width / 2, way.height / 2);
        const asked = [];
        page.openRule.connect(of => asked.push(of));
        mouseClick(page, at.x, at.y);
        compare(asked, [rule]);
        verify(!lights(page).lit);
    }

    function test_ringsStandWhereTheThingsAre() {
        failOnWarning(/./);
        const table = Games.play(2, false, 0);
        show(table, 1920, 1080);
        verify(page.showRule("messina.rats.points"));
        const layer = lights(page);
        compare(layer.names.length, 2);
        page.width = 1280;
        page.height = 800;
        wait(60);
        for (const name of layer.names) {
            const box = Targets.rect(name, layer);
            const ring = layer.where(name, layer.revision);
            compare(ring, box);
        }
    }

    // My lieutenants are lit as mine, those of the others bear a name.
    function test_whatIsAnothersBearsItsOwnersName() {
        const table = Games.play(3, false, 0);
        show(table, 1280, 800);
        verify(page.showRule("messina.flow.turns-per-round"));
        const layer = lights(page);
        const own = "seat:" + table.activeSeat + "/";
        compare(layer.names.filter(name => name.startsWith(own)).length, 3);
        compare(layer.names.filter(name => /^seat:.\/pawns$/.test(name)).length, 2);
        for (let i = 0; i < layer.names.length; ++i) {
            const seat = Number(layer.names[i].match(/^seat:(.)\//)?.[1] ?? table.activeSeat);
            compare(layer.owners[i], seat === table.activeSeat ? "" : table.seats.row(seat - 1).name);
        }
        const badges = [];
        const look = item => {
            if (item.Accessible.role === Accessible.StaticText && item.Accessible.name !== "")
                badges.push(item);
            for (let i = 0; i < item.children.length; ++i)
                look(item.children[i]);
        };
        look(layer);
        compare(badges.length, layer.names.length);
        for (let i = 0; i < badges.length; ++i) {
            verify(badges[i].Accessible.name.includes(layer.owners[i]));
            const left = badges[i].mapToItem(page, 0, 0).x;
            verify(left >= 0 && left + badges[i].width <= page.width);
        }
    }

    function test_nowhere() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        for (const rule of ["messina.win.shared", "messina.no.such", ""]) {
            verify(!page.showRule(rule));
            compare(lights(page).names.length, 0);
            verify(page.status !== "");
        }
    }

    function test_whatHidesThePlaceIsPutAside() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        const active = table.activeSeat;
        for (let i = 0; i < table.places.count; ++i) {
            const place = table.places.row(i);
            if (place.citizens.length > 0 && place.cubes === 0) {
                table.activate(place.target);
                break;
            }
        }
        // The squares for the rescued citizen are on the estate of the seat that plays.
        compare(table.prompt.step, 2);
        table.viewSeat = 3 - active;
        page.logOpen = true;
        verify(page.showRule("messina.rescue.clean"));
        compare(table.viewSeat, active);
        verify(!page.logOpen);
        verify(lights(page).names.some(name => name.startsWith("seat:" + active + "/square/")));
    }

    function test_theFinalScoreMakesWay() {
        const table = Games.play(2, false, 9999);
        show(table, 1280, 800);
        verify(page.scored);
        verify(page.showRule("messina.prep.new-hex"));
        verify(!page.scored);
        verify(page.showRule("messina.score.leftovers"));
        verify(page.scored);
        compare(lights(page).names, ["score:leftovers"]);
    }

    function test_anotherLanguageKeepsTheLights() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        verify(page.showRule("messina.move.estate-anywhere"));
        table.language = "cs";
        verify(lights(page).lit);
        table.language = "en";
    }
}
