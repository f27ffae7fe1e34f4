// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture shows is what stands in the position, read by another way.
#include "tests/app/figures/figure_room.h"
#include "app/messina/figures/figure_staging.h"

#include "engine/messina/notation.h"
#include "app/messina/table/targets.h"
#include "app/messina/lessons/query.h"

#include <QTest>

#include <numeric>

using namespace magister;
using namespace magister::messina;
using namespace Qt::StringLiterals;

class TestFigureStaging : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<FigureRoom> m_room;

    const PlayedFigure& played(const QString& id) const { return *m_room->shelf().find(id); }
    const FigurePicture& picture(const QString& id) const { return m_room->shelf().picture(id); }
    template <class Part> static const Part* find(const std::vector<FigurePart>& parts) {
        for (const FigurePart& each : parts)
            if (const auto* part = each.as<Part>()) return part;
        return nullptr;
    }
    static int value(const LessonPosition& position, const QString& path) {
        const auto text = position.value(path);
        if (!text) qFatal("%s", qPrintable(path));
        return text->toInt();
    }
    static const State& stateOf(const PositionPtr& position) { return static_cast<const Position&>(*position).state(); }

    void checkHexes(const PlayedFigure& figure, const TownPart& town, const LessonPosition& position) {
        const QStringList& without = detailsOf(figure.figure).without;
        for (const HexPart& hex : town.hexes) {
            if (hex.target.startsWith(u"dock:")) {
                QCOMPARE(static_cast<int>(hex.ships.size()), value(position, hex.target + u"/ships"_s));
                continue;
            }
            QCOMPARE(hex.cubes, without.contains(u"cubes"_s) ? 0 : value(position, hex.target + u"/cubes"_s));
            int lying = 0;
            int standing = 0;
            for (const PawnPart& pawn : hex.pawns)
                if (!pawn.faint) ++(pawn.upright ? standing : lying);
            const bool pawns = !without.contains(u"lieutenants"_s);
            QCOMPARE(lying, pawns ? value(position, hex.target + u"/lying"_s) : 0);
            QCOMPARE(standing, pawns && !position.value(hex.target + u"/standing"_s)->isEmpty() ? 1 : 0);
            for (const QString& who : {u"nun"_s, u"craftsman"_s, u"aristocrat"_s})
                QCOMPARE(static_cast<int>(hex.citizens.count(who)),
                         without.contains(u"citizens"_s) ? 0 : value(position, hex.target + u"/citizens/"_s + who));
        }
    }

private slots:
    void initTestCase() { m_room = std::make_unique<FigureRoom>(); }

    void everyHexShowsWhatLiesThere() {
        int towns = 0;
        for (const QString& id : m_room->shelf().ids()) {
            const FigurePicture& shown = picture(id);
            if (const auto* town = find<TownPart>(shown.before)) checkHexes(played(id), *town, *played(id).before);
            if (const auto* town = find<TownPart>(shown.after)) checkHexes(played(id), *town, *played(id).after);
            towns += find<TownPart>(shown.before) != nullptr;
        }
        QVERIFY(towns >= 12);
    }

    void everyCounterIsThatOfTheSeat() {
        static const QMap<QString, QString> paths{{u"coin"_s, u"coins"_s},     {u"wood"_s, u"wood"_s},
                                                  {u"fire"_s, u"fire"_s},      {u"greatfire"_s, u"bigFire"_s},
                                                  {u"rat-right"_s, u"rats"_s}, {u"vp"_s, u"points"_s}};
        int counters = 0;
        for (const QString& id : m_room->shelf().ids()) {
            for (const QString& target : played(id).figure.show) {
                const auto seat = seatTargetOf(target);
                if (!seat || !paths.values().contains(seat->part)) continue;
                const QString icon = paths.key(seat->part);
                const auto& all = picture(id).counters;
                const auto it = std::find_if(all.begin(), all.end(), [&](const Counter& c) { return c.icon == icon; });
                QVERIFY2(it != all.end(), qPrintable(id));
                QCOMPARE(it->before, value(*played(id).before, target));
                QCOMPARE(it->after, value(*played(id).after, target));
                ++counters;
            }
        }
        QVERIFY(counters >= 10);
    }

    void thePriceOfAWayIsThatOfTheEngine() {
        const auto* town = find<TownPart>(picture(u"move-past-others"_s).before);
        QVERIFY(town);
        QVERIFY(town->way.stops.size() >= 3);
        QCOMPARE(town->way.coins.size() + 1, town->way.stops.size());
        QCOMPARE(town->way.coins.front(), 0);
        const PlayedFigure& figure = played(u"move-past-others"_s);
        const int paid = value(*figure.before, u"seat:1/coins"_s) - value(*figure.after, u"seat:1/coins"_s);
        QVERIFY(paid > 0);
        QCOMPARE(std::accumulate(town->way.coins.begin(), town->way.coins.end(), 0), paid);
    }

    void everyPriceOfAMoveIsThatOfTheEngine() {
        const PlayedFigure& figure = played(u"move-prices"_s);
        const State& state = stateOf(figure.before);
        const auto& definition = static_cast<const Position&>(*figure.before).definition();
        const auto* town = find<TownPart>(picture(u"move-prices"_s).before);
        QVERIFY(town);
        QList<int> prices;
        for (const HexPart& hex : town->hexes) {
            const QString name = hex.target.startsWith(u"hex:") ? hex.target.mid(4) : hex.target;
            const auto place = placeFromText(definition, state.playerCount, name.toStdString());
            QVERIFY(place && hex.price);
            QCOMPARE(hex.accent, Accent::Offered);
            QCOMPARE(*hex.price, *moveCost(definition, state, state.toAct(),
                                           static_cast<std::uint8_t>(detailsOf(figure.figure).lieutenant - 1), *place));
            prices.append(*hex.price);
        }
        QVERIFY(prices.contains(0) && prices.contains(1) && prices.contains(2));
    }

    void whatIsRefusedIsMarked() {
        const auto* town = find<TownPart>(picture(u"hex-blocked"_s).before);
        QVERIFY(town);
        int refused = 0;
        for (const HexPart& hex : town->hexes) {
            refused += hex.accent == Accent::Refused;
            const bool tried = !hex.pawns.empty() && hex.pawns.back().faint;
            QCOMPARE(tried, hex.accent == Accent::Refused);
        }
        QCOMPARE(refused, 1);
        QVERIFY(!picture(u"hex-blocked"_s).happens);
        QVERIFY(picture(u"hex-blocked"_s).after.empty());
    }

    void citizensWhoMayActAreRinged() {
        for (const QString& id : {u"overseer-region"_s, u"overseer-border"_s, u"overseer-upgraded"_s}) {
            const State& state = stateOf(played(id).after);
            const auto& definition = static_cast<const Position&>(*played(id).after).definition();
            int legal = 0;
            for (const Choice& choice : choices(definition, state, state.toAct(), Listing::LegalOnly))
                legal += std::holds_alternative<ActivateCitizen>(choice.command);
            const auto* estate = find<EstatePart>(picture(id).after);
            QVERIFY(estate);
            int ringed = 0;
            for (const SquarePart& square : estate->squares) {
                QVERIFY(square.accent == Accent::None || !square.citizen.isEmpty());
                ringed += square.accent == Accent::Offered;
            }
            QVERIFY(legal >= 2);
            QCOMPARE(ringed, legal);
        }
    }

    void anOverseerStandsOnItsSpaceBeforeAndAfter() {
        const auto* before = find<EstatePart>(picture(u"overseer-region"_s).before);
        const auto* after = find<EstatePart>(picture(u"overseer-region"_s).after);
        QVERIFY(before && after);
        QCOMPARE(before->frame, after->frame);
        QVERIFY(before->overseers.front().centre != after->overseers.front().centre);
        for (const EstatePart* part : {before, after})
            QVERIFY(part->frame.contains(part->overseers.front().centre));
    }

    void onlyWhatChangesIsShownTwice() {
        for (const QString& id : m_room->shelf().ids()) {
            const FigurePicture& shown = picture(id);
            QVERIFY2(!shown.before.empty(), qPrintable(id));
            QVERIFY2(shown.after.size() <= shown.before.size() + 1, qPrintable(id));
            if (!played(id).figure.repeat)
                for (const FigurePart& part : shown.after)
                    QVERIFY2(std::find(shown.before.begin(), shown.before.end(), part) == shown.before.end(),
                             qPrintable(id));
            QCOMPARE(shown.happens, !played(id).figure.command.isEmpty() && played(id).figure.refused.isEmpty());
            if (!shown.happens) QVERIFY2(shown.after.empty(), qPrintable(id));
        }
    }

    void whatHappensIsSeen() {
        // A figure in which nothing changes and nothing is gained would show an arrow to nowhere.
        for (const QString& id : m_room->shelf().ids()) {
            const FigurePicture& shown = picture(id);
            if (!shown.happens) continue;
            const bool counts = std::any_of(shown.counters.begin(), shown.counters.end(),
                                            [](const Counter& c) { return c.before != c.after; });
            QVERIFY2(!shown.after.empty() || counts, qPrintable(id));
        }
    }
};

QTEST_GUILESS_MAIN(TestFigureStaging)
#include "tst_figure_staging.moc"
