// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// Layouts, sizes and names of the table, over real games.
MessinaCase {
    id: test

    name: "MessinaComfort"

    // Everything that a model calls possible.
    function legalTargets(table: var): var {
        const names = [];
        const each = (model, look) => {
            for (let i = 0; i < model.count; ++i)
                look(model.row(i));
        };
        const plain = row => {
            if (row.offer === "legal")
                names.push(row.target);
        };
        for (const model of [table.places, table.squares, table.nodes, table.overseers, table.huts, table.workshops, table.scroll, table.markets])
            each(model, plain);
        each(table.docks, row => row.bays.forEach(plain));
        each(table.books, row => row.spaces.forEach(plain));
        each(table.seats, row => {
            if (row.seat === table.viewSeat)
                row.lieutenants.forEach(plain);
        });
        each(table.buttons, row => {
            if (row.enabled)
                names.push(row.target);
        });
        return names;
    }

    function test_theColumnOffersAllThatIsPossible_data() {
        const rows = [];
        for (const players of [1, 2, 3, 4]) {
            for (const moves of [0, 5, 17, 42, 90, 140])
                rows.push({ tag: players + " players, " + moves, players: players, moves: moves });
        }
        return rows;
    }
    function test_theColumnOffersAllThatIsPossible(data) {
        const table = Games.play(data.players, data.moves > 50, data.moves);
        show(table, 1280, 800, { layout: "column" });
        verify(page.column);
        const names = legalTargets(table);
        verify(table.over || names.length > 0);
        for (const name of names) {
            const item = Targets.item(name);
            verify(item !== null, name + " is not in the column");
            verify(item.visible && (item instanceof Spot ? item.reachable : item.activeFocusOnTab), name + " cannot be reached");
        }
    }

    function test_aRowDoesWhatItsHexDoes() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800, { layout: "column" });
        const name = legalTargets(table).find(name => name.startsWith("hex:"));
        const before = table.log.count;
        Targets.item(name).forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        verify(table.log.count > before || table.variants.count > 0 || table.picked > 0, name);
    }

    // The estate grows under the wheel and by keys; what lies outside its room is cut off.
    function test_theEstateIsEnlarged() {
        const table = Games.play(2, false, 17);
        show(table, 1280, 800);
        const estate = Targets.item("seat:" + table.viewSeat + "/estate");
        const huts = Targets.item("seat:" + table.viewSeat + "/huts");
        const before = Targets.rect("seat:" + table.viewSeat + "/huts", page);
        compare(estate.view.zoom, 1);
        mouseWheel(estate, 40, 200, 0, 240);
        verify(estate.view.near);
        verify(Targets.rect("seat:" + table.viewSeat + "/huts", page).width > before.width * 1.2);
        verify(estate.view.clip);
        compare(Theme.closeUps, 1);
        // What lay under the pointer lies there still.
        const there = estate.mapToItem(huts, 40, 200);
        mouseWheel(estate, 40, 200, 0, 120);
        fuzzyCompare(estate.mapToItem(huts, 40, 200).x, there.x, 1);
        fuzzyCompare(estate.mapToItem(huts, 40, 200).y, there.y, 1);

        page.forceActiveFocus();
        keyClick("0");
        compare(estate.view.zoom, 1);
        compare(Theme.closeUps, 0);
        compare(Targets.rect("seat:" + table.viewSeat + "/huts", page), before);
    }
    function test_keysEnlargeWhatHasTheKeyboard() {
        const table = Games.play(2, false, 17);
        show(table, 1280, 800);
        const estate = Targets.item("seat:" + table.viewSeat + "/estate");
        const town = Targets.item("board");
        keyClick(Qt.Key_3);
        verify(estate.holdsFocus());
        keyClick("+");
        verify(estate.view.near && !town.near);
        // Whoever has the keyboard stays in sight.
        const thing = estate.spots.find(spot => spot.activeFocus);
        const box = thing.mapToItem(estate, 0, 0, thing.width, thing.height);
        verify(box.x >= -1 && box.y >= -1 && box.x + box.width <= estate.width + 1, String(box));
        keyClick("-");
        verify(!estate.view.near);
        keyClick(Qt.Key_1);
        keyClick("+");
        verify(town.near && !estate.view.near);
        keyClick("0");
        verify(!town.near);
    }
    function test_theLayoutFollowsTheSetting() {
        const table = Games.play(2, false, 3);
        show(table, 1280, 800);
        verify(!page.column);
        Theme.textScale = 1.5;
        tryVerify(() => page.column && Targets.item("hex:C2") instanceof OneColumnPlace);
        Theme.textScale = 1;
        tryVerify(() => !page.column && Targets.item("hex:C2") instanceof HexTile);
        page.layout = "column";
        wait(20);
        verify(page.column);
        page.layout = "grid";
        wait(20);
        verify(!page.column);
        page.layout = "itself";
        page.width = 1000;
        verify(page.column);
        wait(20);
    }

    function test_focusScrollsTheColumn() {
        const table = Games.play(2, false, 3);
        show(table, 1280, 800, { layout: "column" });
        for (const digit of [Qt.Key_4, Qt.Key_1, Qt.Key_6, Qt.Key_3]) {
            keyClick(digit);
            const item = page.Window.window.activeFocusItem;
            verify(item instanceof Spot);
            wait(20);
            const at = item.mapToItem(page, 0, 0);
            verify(at.y >= 40 && at.y + item.height <= page.height - 50, "row at " + at.y);
        }
    }

    function test_nothingIsCutOffAtTwiceTheSize_data() {
        return ["en", "de", "pl", "cs", "ru"].map(code => ({ tag: code }));
    }
    function test_nothingIsCutOffAtTwiceTheSize(data) {
        const table = Games.play(4, true, 60);
        table.language = data.tag;
        Theme.textScale = 2;
        show(table, 1280, 800);
        verify(page.column);
        const texts = collect(page, item => item.text !== undefined && item.truncated !== undefined && item.opacity > 0, []);
        verify(texts.length > 200);
        for (const text of texts) {
            verify(!text.truncated, "'" + text.text + "' is cut off");
            const at = text.mapToItem(page, 0, 0);
            verify(at.x >= -1 && at.x + Math.min(text.width, text.contentWidth) <= page.width + 1, "'" + text.text + "' leaves the page: " + at.x + " + " + text.contentWidth);
        }
    }

    function test_whatActsHasANameAndARole_data() {
        const rows = [];
        for (const code of ["en", "de", "pl", "cs", "ru"]) {
            for (const layout of ["grid", "column"]) {
                for (const moves of [0, 31, 90])
                    rows.push({ tag: code + " " + layout + " " + moves, language: code, layout: layout, moves: moves });
            }
        }
        return rows;
    }
    function test_whatActsHasANameAndARole(data) {
        const table = Games.play(data.moves === 90 ? 4 : 2, data.moves === 31, data.moves);
        table.language = data.language;
        show(table, data.moves === 31 ? 1280 : 1920, data.moves === 31 ? 800 : 1080, { layout: data.layout, logOpen: data.moves === 90 });
        const acting = collect(page, item => item instanceof Pressable || (item instanceof Spot && item.reachable) || (item.activeFocusOnTab && item.enabled), []);
        verify(acting.length > 40, acting.length + " things");
        for (const item of acting) {
            let name = item.Accessible.name;
            // A list is named by the panel around it.
            for (let up = item.parent; name === "" && up && item instanceof ListView; up = up.parent)
                name = up.Accessible.name;
            verify(name !== "", item + " has no name: " + (item.target ?? item.text ?? ""));
            verify(item.Accessible.role !== Accessible.NoRole || item instanceof ListView, name + " has no role");
        }
    }

    function test_withoutMotionALineStays() {
        const table = Games.play(2, false, 3);
        show(table, 1280, 800);
        table.moved("coin", "hex:A1", "hex:C2");
        const lines = () => collect(page, item => item instanceof MoveTrace, []);
        compare(lines().length, 1);
        const end = Targets.rect("hex:C2", page);
        fuzzyCompare(lines()[0].endX, end.x + end.width / 2, 1);
        wait(1500);
        compare(lines().length, 1);
        tryVerify(() => lines().length === 0, 1500);
        Theme.motion = "normal";
        table.moved("coin", "hex:A1", "hex:C2");
        compare(lines().length, 0);
    }

    function test_calmHexesAndGrowingWorkshops() {
        const table = Games.play(2, false, 90);
        show(table, 1920, 1080, { calm: true, growing: true });
        const faces = collect(Targets.item("hex:C2"), item => item instanceof Picture && item.name.startsWith("hex-"), []);
        verify(faces[0].name.endsWith("-calm"));
        compare(faces[0].status, Image.Ready);
        const built = table.workshops.count;
        const size = () => Targets.rect("seat:" + table.viewSeat + "/workshop/1", page).height;
        const grown = size();
        page.growing = false;
        wait(20);
        if (built > 0 && built < 5)
            verify(size() < grown, built + " workshops: " + size() + ", " + grown);
    }

    function test_theScoreTrackShowsItsOrder_data() {
        return [2, 3, 4].map(players => ({ tag: players + " players", players: players }));
    }
    function test_theScoreTrackShowsItsOrder(data) {
        const table = Games.play(data.players, false, 70);
        const rows = [];
        for (let i = 0; i < data.players; ++i)
            rows.push(table.seats.row(i));
        rows.sort((one, other) => one.rank - other.rank);
        rows.forEach((row, i) => compare(row.rank, i + 1));
        for (let i = 1; i < data.players; ++i)
            verify(rows[i - 1].points >= rows[i].points);
        show(table, 1280, 800);
        const track = collect(page, item => item instanceof ScoreTrack, []);
        compare(track.length, 1);
        verify(track[0].width > 0 && track[0].Accessible.name !== "");
    }

    // An offer that is declined leaves no line in the log: what is asked next is said all the same.
    function test_whatNoSentenceTellsLeadsToTheQuestion() {
        let declined = 0;
        for (let moves = 4; moves < 120 && declined === 0; ++moves) {
            const table = Games.play(2, false, moves);
            if (!Games.isLegal(table, "button:decline"))
                continue;
            show(table, 1280, 800);
            wait(0);
            page.status = "";
            table.activate("button:decline");
            tryVerify(() => page.status.includes(table.prompt.sentence), 5000, "after " + moves + " moves");
            ++declined;
        }
        compare(declined, 1);
    }
    function test_whatHappensIsSaid() {
        const table = Games.play(2, false, 0);
        show(table, 1280, 800);
        const hex = legalTargets(table).find(name => name.startsWith("hex:"));
        table.activate(hex);
        if (table.variants.count > 0)
            table.chooseVariant(0);
        tryVerify(() => page.status !== "");
        page.status = "";
        verify(table.canUndo);
        table.undo();
        tryVerify(() => page.status.includes(table.prompt.sentence));
        page.status = "";
        let refused = "";
        for (let i = 0; i < table.places.count && refused === ""; ++i)
            refused = table.places.row(i).offer === "refused" ? table.places.row(i).target : "";
        if (refused !== "") {
            table.activate(refused);
            tryVerify(() => page.status.includes(table.refusal.what));
        }
    }
}
