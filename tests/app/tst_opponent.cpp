// SPDX-License-Identifier: GPL-3.0-or-later
// The opponent of the solo game on screen: what it has, what its tile tells it to do, and the rule behind each part.
#include "tests/app/fixture.h"

#include "app/messina/words/icons.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/target_rules.h"

#include <QtTest>

#include <algorithm>

using namespace magister::messina;
using fixture::Look;
using fixture::Wanderer;

namespace {

/// The tile turned up last, with the event that told of it; nothing if none has been since `first`.
const SoloTileTurned* turnedSince(const Session& session, std::size_t first) {
    const SoloTileTurned* last = nullptr;
    for (std::size_t i = first; i < session.events().size(); ++i)
        if (const auto* one = std::get_if<SoloTileTurned>(&session.events()[i].event)) last = one;
    return last;
}

} // namespace

class tst_Opponent : public QObject {
    Q_OBJECT

private slots:
    void severalHaveNone() {
        const Wanderer w(2, 3);
        QVERIFY(opponentRow(Look(w.session, "en").scene()).isEmpty());
    }

    void everyTurnShowsItsTile() {
        int used = 0;
        QSet<int> actions;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Wanderer w(1, seed);
            for (std::size_t seen = 0; !w.session.state().over();) {
                if (!w.step()) break;
                const auto* turned = turnedSince(w.session, seen);
                seen = w.session.events().size();
                const State& state = w.session.state();
                if (!turned || !turned->used || state.stage != Stage::Turns) continue;
                const Look look(w.session, "en");
                const QVariantMap row = opponentRow(look.scene());
                const SoloTile& tile = fixture::definition().solo.tiles[turned->tile];
                const QVariantMap shown = row.value("tile").toMap();
                QCOMPARE(shown.value("hex").toList(),
                         effectIcons(fixture::definition(), fixture::definition().hexes[tile.hex].action));
                QCOMPARE(shown.value("action").toList().isEmpty(), tile.action == OpponentAction::Nothing);
                QVERIFY(shown.value("used").toBool());
                const QString place = shown.value("place").toString();
                QVERIFY(!place.isEmpty());
                QVERIFY2(row.value("deed").toString().contains(place), qPrintable(row.value("deed").toString()));
                QVERIFY(row.value("accessible").toString().contains(row.value("deed").toString()));
                QCOMPARE(row.value("pile").toInt(), static_cast<int>(state.soloPile.size()));
                QCOMPARE(row.value("popularity").toInt(),
                         static_cast<int>(state.players[opponent].book(Book::Popularity)));
                actions.insert(static_cast<int>(tile.action));
                ++used;
            }
        }
        QVERIFY(used > 100);
        QCOMPARE(actions.size(), 5);
    }

    void beforeItsFirstTurnNothingIsTurnedUp() {
        const Wanderer w(1, 4);
        const QVariantMap row = opponentRow(Look(w.session, "en").scene());
        QVERIFY(row.value("tile").toMap().isEmpty());
        QVERIFY(!row.value("deed").toString().isEmpty());
        QCOMPARE(row.value("pile").toInt(), 14);
        QCOMPARE(row.value("ordinal").toInt(), 2);
    }

    void theLogDrawsTheTile() {
        Wanderer w(1, 2);
        while (!turnedSince(w.session, 0) && w.step()) {
        }
        const auto* turned = turnedSince(w.session, 0);
        QVERIFY(turned);
        const Look look(w.session, "en");
        const QVariantMap tile = logRow(look.scene(), *turned).value("tile").toMap();
        QCOMPARE(tile.value("hex").toList(), soloTileRow(look.scene(), turned->tile, true).value("hex").toList());
        QVERIFY(logRow(look.scene(), TurnStarted{}).value("tile").toMap().isEmpty());
    }

    void eachPartLeadsToItsRule() {
        const Wanderer w(1, 2);
        const Look look(w.session, "en");
        const auto rule = [&](const char* target) { return ruleOfThing(look.scene(), QLatin1String(target)); };
        QCOMPARE(rule("seat:2"), Rule::SoloChooseHex);
        QCOMPARE(rule("seat:2/tile"), Rule::SoloAction);
        QCOMPARE(rule("seat:2/pile"), Rule::SoloDeck);
        QCOMPARE(rule("seat:2/popularity"), Rule::SoloFight);
        QCOMPARE(rule("seat:2/huts"), Rule::SoloTakeBuild);
        QCOMPARE(rule("seat:2/ships"), Rule::SoloTakeShip);
        QCOMPARE(rule("seat:2/pawns"), Rule::SoloLieutenants);
    }
};

QTEST_GUILESS_MAIN(tst_Opponent)
#include "tst_opponent.moc"
