// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of every model: all roles, keys of their own, nothing that the viewer may not know, and numbers counted by hand.
#include "tests/app/orleans/shown.h"
#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/proofs.h"

#include "app/orleans/table/event_places.h"
#include "app/orleans/table/moves.h"
#include "app/orleans/table/progress.h"
#include "app/orleans/words/prompt_text.h"

#include <QSet>
#include <QtTest>

using namespace magister::orleans;
using told::Model;
using told::rowOf;
using told::Shown;

namespace {

QVariantMap forecastOf(const Position& game, PlayerIndex viewer, int seat) {
    const Shown shown(game.s, viewer, viewer);
    for (const QVariant& line : eventRow(shown.scene()).value("forecast").toList())
        if (line.toMap().value("seat") == seat) return line.toMap();
    return {};
}

} // namespace

class tst_OrleansRows : public QObject {
    Q_OBJECT

private slots:
    void everyRowHasItsRoles() {
        int looked = 0;
        told::visitPositions(12, 37, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            const QString code = told::codes().at(looked % 5);
            const Shown shown(state, player, static_cast<PlayerIndex>((player + looked) % state.playerCount), code);
            ++looked;
            for (const Model& model : shown.models()) {
                QSet<QString> keys;
                for (const QVariantMap& row : model.rows) {
                    QStringList there = row.keys(), wanted = model.roles + QStringList{"key"};
                    there.sort();
                    wanted.sort();
                    QVERIFY2(there == wanted, model.name + QByteArray(": ") + there.join(' ').toUtf8());
                    QVERIFY2(!row.value("key").toString().isEmpty(), model.name);
                    keys.insert(row.value("key").toString());
                    QVERIFY2(told::flaws(row).isEmpty(), told::flaws(row).join(" | ").toUtf8());
                }
                QVERIFY2(keys.size() == model.rows.size(), model.name);
            }
            for (const QVariant& property : shown.properties())
                QVERIFY2(told::flaws(property).isEmpty(), told::flaws(property).join(" | ").toUtf8());
            if (QTest::currentTestFailed()) return;
        });
        for (const QString& code : told::codes())
            QCOMPARE(told::missing(code), QStringList());
        QVERIFY(looked > 100);
    }

    /// Whatever can be done is lit somewhere: on the board of whoever is asked, or on a button.
    void everyAnswerIsLit() {
        told::visitPositions(10, 29, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            const Shown shown(state, player, player);
            QSet<QString> lit;
            const std::function<void(const QVariant&)> collect = [&](const QVariant& value) {
                if (value.typeId() == QMetaType::QVariantMap) {
                    const QVariantMap map = value.toMap();
                    if (map.value("offer") == "legal" || map.value("enabled").toBool())
                        lit.insert(map.value("target").toString());
                    for (const QVariant& inner : map)
                        collect(inner);
                } else if (value.typeId() == QMetaType::QVariantList) {
                    for (const QVariant& inner : value.toList())
                        collect(inner);
                }
            };
            for (const Model& model : shown.models())
                for (const QVariantMap& row : model.rows)
                    collect(row);
            const auto& all = shown.index.choices();
            for (int i = 0; i < static_cast<int>(all.size()); ++i) {
                if (all[static_cast<std::size_t>(i)].refusal) continue;
                const QStringList targets = shown.index.targetsOf(i);
                // Stations, coins, bag, technology and development of a seat have no row of their own: the seat does.
                const bool found = std::any_of(targets.begin(), targets.end(), [&](const QString& target) {
                    return lit.contains(target) || QStringList{"stations", "bag", "technology", "development"}.contains(
                                                       target.section('/', -1));
                });
                QVERIFY2(found, targets.join(' ').toUtf8());
            }
        });
    }

    /// Positions that differ only in what a viewer may not know look the same, whichever board is on view.
    void whatIsHiddenIsNotShown() {
        magister::Random random = magister::Random::seeded(11);
        int compared = 0, planned = 0;
        told::visitPositions(6, 71, [&](const State& state, PlayerIndex, const std::vector<Choice>&) {
            for (PlayerIndex viewer = 0; viewer < state.playerCount; ++viewer) {
                const State twin = twinOf(state, viewer, random);
                for (PlayerIndex board = 0; board < state.playerCount; ++board) {
                    const Shown one(state, viewer, board), two(twin, viewer, board);
                    const auto models = one.models(), others = two.models();
                    for (int i = 0; i < models.size(); ++i)
                        QVERIFY2(models.at(i).rows == others.at(i).rows, models.at(i).name);
                    QCOMPARE(one.properties(), two.properties());
                    ++compared;
                    planned += state.planningTogether() && board != viewer;
                }
            }
            if (QTest::currentTestFailed()) return;
        });
        QVERIFY(compared > 200 && planned > 20);
    }

    /// Not only equal: the bag of another is a number, and a plan of another is not there.
    void othersKeepTheirSecrets() {
        Position game(2);
        game.planning(1).bag(Follower::Knight, 2, 1).market(Follower::Monk, 1);
        game.s.plansBefore[1] = game.player(1).work;
        QVERIFY(game.give(1, PlaceFollower{Token::Monk, false, PlaceId::Ship, 1}));
        const Shown mine(game.s, 1, 1), other(game.s, 0, 1);
        const auto token = [](const Shown& shown) {
            const auto there = rowOf(placeRows(shown.scene()), "ship").value("slots").toList();
            return there.at(1).toMap().value("token").toString();
        };
        QCOMPARE(token(mine), QString("monk"));
        QCOMPARE(token(other), QString());
        QVERIFY(bagRow(mine.scene()).value("mine").toBool());
        const QVariantMap bag = bagRow(other.scene());
        QVERIFY(!bag.value("mine").toBool());
        QCOMPARE(bag.value("tokens").toList(), QVariantList());
        QCOMPARE(bag.value("total").toInt(), 2);
        QCOMPARE(drawOdds(other.scene()), QVariantList());
        QVERIFY(!drawOdds(mine.scene()).isEmpty());
        const Event hidden = FollowerPlaced{.player = 1, .token = Token::Monk, .place = PlaceId::Ship, .hidden = true};
        const Shown own(game.s, 0, 0);
        QVERIFY(pieceMoves(own.scene(), game.s, hidden).isEmpty());
        QVERIFY(!pieceMoves(mine.scene(), game.s, hidden).isEmpty());
    }

    // worked examples
    /// Ten in the bag, four are drawn. At least one of two knights: 1 - C(8,4)/C(10,4) = 1 - 70/210 = 66.7%; of one
    /// monk: 1 - C(9,4)/C(10,4) = 4/10; of seven boatmen: three others cannot fill four draws.
    void oddsAreCounted() {
        Position game(2);
        game.drawing().emptyMarket();
        game.me().bag = {};
        game.me().bag.of(Token::Boatman) = 6;
        game.me().bag.of(Token::OwnBoatman) = 1;
        game.me().bag.of(Token::Knight) = 2;
        game.me().bag.of(Token::Monk) = 1;
        game.me().track(Track::Knight) = 0;
        const Shown shown(game.s, 0, 0);
        QCOMPARE(bagRow(shown.scene()).value("draws").toInt(), 4);
        QHash<QString, int> percent;
        for (const QVariant& line : drawOdds(shown.scene()))
            percent.insert(line.toMap().value("token").toString(), line.toMap().value("percent").toInt());
        QCOMPARE(percent, (QHash<QString, int>{{"boatman", 100}, {"knight", 67}, {"monk", 40}}));
        const auto odds = drawOdds(shown.scene());
        QCOMPARE(odds.at(1).toMap().value("text").toString(), QString("at least one knight: 67%"));
        // With one draw of the four made, three of the nine left.
        game.me().drawn = 1;
        game.me().bag.of(Token::Monk) = 0;
        game.me().work.market[0] = Token::Monk;
        const Shown later(game.s, 0, 0);
        QCOMPARE(bagRow(later.scene()).value("draws").toInt(), 3);
        // 1 - C(7,3)/C(9,3) = 1 - 35/84 = 58.3%
        QCOMPARE(drawOdds(later.scene()).at(1).toMap().value("percent").toInt(), 58);
        // A market with one space left allows one draw: 2 of 9.
        for (std::size_t i = 0; i < 7; ++i)
            game.me().work.market[i] = Token::Monk;
        const Shown full(game.s, 0, 0);
        QCOMPARE(bagRow(full.scene()).value("draws").toInt(), 1);
        QCOMPARE(drawOdds(full.scene()).at(1).toMap().value("percent").toInt(), 22);
    }

    /// A level each; the table pays from the box and has two coins left: the second in turn gets what is left.
    void incomeIsForeseen() {
        Position game(2);
        game.atEvent(EventKind::Income).development(9).development(4, 1);
        QCOMPARE(forecastOf(game, 0, 1).value("delta").toString(), QString("+3"));
        QCOMPARE(forecastOf(game, 0, 2).value("delta").toString(), QString("+2"));
        QCOMPARE(forecastOf(game, 0, 1).value("kind").toString(), QString("gain"));
        QVERIFY(forecastOf(game, 0, 1).value("text").toString().startsWith("Anna gains 3"));
        game.s.rulings.bankSize = ruling::BankSize::BoxTokens;
        game.s.bank = 4;
        QCOMPARE(forecastOf(game, 0, 1).value("delta").toString(), QString("+3"));
        QCOMPARE(forecastOf(game, 0, 2).value("delta").toString(), QString("+1"));
    }

    /// One coin for three goods, whole sets only; seven goods: two coins.
    void taxesAreForeseen() {
        Position game(2);
        game.atEvent(EventKind::Taxes).ware(Ware::Grain, 4).ware(Ware::Wine, 3).coins(5).ware(Ware::Wool, 2, 1);
        const QVariantMap mine = forecastOf(game, 0, 1);
        QCOMPARE(mine.value("delta").toString(), QString("−2"));
        QCOMPARE(mine.value("kind").toString(), QString("loss"));
        QCOMPARE(forecastOf(game, 0, 2).value("kind").toString(), QString("none"));
        game.coins(1);
        QVERIFY(forecastOf(game, 0, 1).value("text").toString().contains("torture"));
        game.fill(PlaceId::Ship).tile(PlaceId::Sacristy).fill(PlaceId::Sacristy);
        QVERIFY(!forecastOf(game, 0, 1).value("spare").toString().isEmpty());
        QVERIFY(forecastOf(game, 0, 2).value("spare").toString().isEmpty());
    }

    /// Food, or a fine of five coins.
    void harvestIsForeseen() {
        Position game(2);
        game.atEvent(EventKind::Harvest).ware(Ware::Wine, 1).ware(Ware::Cheese, 1).coins(7, 1);
        const QVariantMap mine = forecastOf(game, 0, 1);
        QCOMPARE(mine.value("delta").toString(), QString("−1"));
        QCOMPARE(mine.value("icon").toString(), QString("g-cheese"));
        QCOMPARE(forecastOf(game, 0, 2).value("delta").toString(), QString("−5"));
        QCOMPARE(forecastOf(game, 0, 2).value("icon").toString(), QString("coin"));
    }

    /// Three neutral ones among four: 75%. Of another's bag only the number is known.
    void plagueIsForeseen() {
        Position game(2);
        game.atEvent(EventKind::Plague);
        for (PlayerIndex p = 0; p < 2; ++p) {
            game.player(p).bag = {};
            game.player(p).bag.of(Token::OwnFarmer) = 1;
        }
        QCOMPARE(forecastOf(game, 0, 1).value("kind").toString(), QString("none"));
        QCOMPARE(forecastOf(game, 1, 1).value("kind").toString(), QString("loss"));
        game.me().bag.of(Token::Knight) = 2;
        game.me().bag.of(Token::Monk) = 1;
        QVERIFY(forecastOf(game, 0, 1).value("text").toString().contains("75%"));
        QVERIFY(!forecastOf(game, 1, 1).value("text").toString().contains('%'));
        // Once the event has begun there is nothing to foresee.
        Position begun(2);
        begun.atEvent(EventKind::Harvest).ware(Ware::Wine, 1);
        QVERIFY(!forecastOf(begun, 0, 1).isEmpty());
        QVERIFY(begun.give(0, Proceed{}));
        QVERIFY(forecastOf(begun, 0, 1).isEmpty());
    }

    void nothingIsForeseenBeforeTheHourglassTurns() {
        const Position game(2);
        const Shown shown(game.s, 0, 0);
        const QVariantMap event = eventRow(shown.scene());
        QVERIFY(!event.value("known").toBool());
        QCOMPARE(event.value("target").toString(), QString("hourglass"));
        QVERIFY(event.value("forecast").toList().isEmpty());
    }

    /// 5 coins, 2 wine at 3, 1 wool at 4, level 2 times 1 station and 1 citizen: 5 + 6 + 4 + 2 + 2.
    void pointsAreThoseOfTheEnd() {
        Position game(2);
        game.coins(5).ware(Ware::Wine, 2).ware(Ware::Wool, 1).development(4).station("blois");
        game.me().citizens = 1;
        const Shown shown(game.s, 0, 0);
        const QVariantMap seat = rowOf(seatRows(shown.scene()), "1");
        QCOMPARE(seat.value("points").toInt(), 19);
        QCOMPARE(seat.value("level").toInt(), 2);
        QCOMPARE(seat.value("stationsBuilt").toInt(), 1);
    }

    void scoresAddUp() {
        const Session session = told::finished(3, 4);
        std::vector<ScoreLine> lines;
        for (const auto& each : session.events())
            if (const auto* line = std::get_if<ScoreLine>(&each.event)) lines.push_back(*line);
        const Shown shown(session.state(), 0, 0);
        const Rows rows = scoreRows(shown.scene(), lines);
        QCOMPARE(rows.size(), 10); // nine sources with bread, and the total
        for (int seat = 0; seat < 3; ++seat) {
            int sum = 0;
            for (int i = 0; i + 1 < rows.size(); ++i)
                sum += rows.at(i).value("points").toList().at(seat).toInt();
            QCOMPARE(sum, rows.last().value("points").toList().at(seat).toInt());
        }
        for (const QVariantMap& row : rows)
            QVERIFY(!row.value("rule").toString().isEmpty());
        QVERIFY(scoreRows(shown.scene(), {}).isEmpty());
    }

    /// Every event of whole games: its line in the log, what travels and where it was are names of the table.
    void eventsAreShown() {
        for (const std::uint64_t seed : {std::uint64_t{3}, std::uint64_t{6}}) {
            const Session session = told::finished(2, seed);
            const Shown shown(session.state(), 0, 0);
            const Scene scene = shown.scene();
            std::size_t move = 0;
            int travels = 0;
            for (std::size_t i = 0; i < session.events().size(); ++i) {
                while (move + 1 < session.moves().size() && session.moves()[move + 1].firstEvent <= i)
                    ++move;
                const Event& event = session.events()[i].event;
                const State& before = session.moves()[move].before;
                const QVariantMap line = logRow(scene, event);
                for (const QString& role : roles::log)
                    QVERIFY2(line.contains(role), role.toUtf8());
                for (const PieceMove& piece : pieceMoves(scene, before, event)) {
                    QVERIFY(!piece.what.isEmpty() && !piece.from.isEmpty() && !piece.to.isEmpty());
                    QVERIFY2(piece.from != piece.to || piece.what.startsWith("disc-"), piece.from.toUtf8());
                    ++travels;
                }
                QVERIFY(eventPlaces(scene, before, event).size() <= 2);
            }
            QVERIFY2(travels > 150, QByteArray::number(travels));
        }
    }

    void thePickedFollowerIsMarkedOnce() {
        Position game(2);
        game.planning().emptyMarket().market(Follower::Knight).market(Follower::Knight);
        const Shown shown(game.s, 0, 0);
        int marked = 0;
        for (const QVariantMap& row : marketRows(shown.scene(), pieceOf(Token::Knight, false)))
            marked += row.value("picked").toBool();
        QCOMPARE(marked, 1);
        QCOMPARE(marketRows(shown.scene()).size(), 8);
    }

    /// What a place still needs, and who on the market could come.
    void placesTellWhatIsMissing() {
        Position game(2);
        game.planning().emptyMarket().market(Follower::Farmer).market(Follower::Knight);
        QVERIFY(game.give(0, PlaceFollower{Token::Farmer, false, PlaceId::Ship, 0}));
        const Shown shown(game.s, 0, 0);
        const QVariantMap ship = rowOf(placeRows(shown.scene()), "ship");
        QCOMPARE(ship.value("missing").toStringList(), (QStringList{"boatman", "knight"}));
        const QVariantList could = ship.value("could").toList();
        QCOMPARE(could.size(), 1);
        QCOMPARE(could.at(0).toMap().value("slot").toInt(), 2);
        QCOMPARE(could.at(0).toMap().value("token").toString(), QString("knight"));
        QVERIFY(!ship.value("active").toBool());
        QVERIFY(ship.value("slots").toList().at(0).toMap().value("fresh").toBool());
        const QVariantMap town = rowOf(placeRows(shown.scene()), "town_hall");
        QCOMPARE(town.value("missing").toStringList(), QStringList{"any"});
    }

    /// Gold is never the button that gives draws or actions away.
    void goldIsNeverALoss() {
        Position game(2);
        game.drawing().emptyMarket().bag(Follower::Farmer, 3);
        const Shown drawing(game.s, 0, 0);
        const Rows buttons = buttonRows(drawing.scene(), drawing.index);
        QCOMPARE(buttons.last().value("kind").toString(), QString("primary"));
        QVERIFY(buttons.last().value("target").toString().startsWith("button:draw-"));
        QCOMPARE(rowOf(buttons, "button:done").value("kind").toString(), QString("plain"));
        Position acting(2);
        acting.fill(PlaceId::Ship).acting();
        const Shown shown(acting.s, 0, 0);
        QCOMPARE(rowOf(buttonRows(shown.scene(), shown.index), "button:pass").value("kind").toString(),
                 QString("plain"));
        acting.s = Position(2).acting().s;
        const Shown idle(acting.s, 0, 0);
        QCOMPARE(rowOf(buttonRows(idle.scene(), idle.index), "button:pass").value("kind").toString(),
                 QString("primary"));
    }

    /// Every button can be pressed by a key of its own, but draws of fewer followers than can be drawn: no digit, which leads
    /// to a part of the board, and no letter that does something at any time.
    void everyButtonHasAKeyOfItsOwn() {
        int several = 0;
        told::visitPositions(12, 5, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            const Shown shown(state, player, player);
            QStringList keys;
            for (const QVariantMap& row : buttonRows(shown.scene(), shown.index)) {
                const QString key = row.value("letter").toString();
                if (key.isEmpty() && row.value("target").toString().startsWith("button:draw-") && row.value("kind") != "primary") continue;
                QVERIFY2(key.size() == 1 && key.at(0).isLetter() && !QStringLiteral("UZTGLHKIX").contains(key), qPrintable(row.value("target").toString()));
                if (row.value("kind") != "primary") QVERIFY2(!keys.contains(key), qPrintable(row.value("target").toString()));
                if (row.value("kind") != "primary") keys.append(key);
            }
            several += keys.size() > 2;
        });
        QVERIFY(several > 0);
    }

    /// Nobody is told to return followers where none is on a place, or to draw from an empty bag.
    void onlyWhatIsOnOfferIsAskedWhileDrawing() {
        bool withFollowers = false, without = false;
        const Session session = told::finished(2, 3);
        for (const auto& move : session.moves()) {
            if (move.before.kind(move.player) != PromptKind::Draw) continue;
            const Shown shown(move.before, move.player, move.player);
            const QString text = promptText(shown.scene(), move.player);
            const auto legal = choices(realDefinition(), move.before, move.player, Listing::LegalOnly);
            const auto offers = [&]<class Kind>(std::type_identity<Kind>) {
                return std::any_of(legal.begin(), legal.end(), [](const auto& each) { return std::holds_alternative<Kind>(each.command); });
            };
            const bool mayReturn = offers(std::type_identity<Retrieve>{});
            QVERIFY2(text.contains("to the market") == mayReturn, text.toUtf8());
            QVERIFY2(text.startsWith("Draw") == offers(std::type_identity<DrawFollowers>{}), text.toUtf8());
            (mayReturn ? withFollowers : without) = true;
        }
        QVERIFY(withFollowers && without);
    }

    /// Only where the question itself does not tell what is left, and in words that say of what.
    void progressIsTold() {
        const Session session = told::finished(2, 3);
        QStringList seen;
        for (std::size_t step = 0; step < session.moves().size(); ++step) {
            const auto& move = session.moves()[step];
            const Shown shown(move.before, move.player, move.player);
            const QString text = progressText(shown.scene(), session, step);
            const Progress progress = progressOf(realDefinition(), move.before, move.player);
            QVERIFY(progress.done >= 0 && progress.done <= progress.total);
            QCOMPARE(text.isEmpty(), progress.done == 0);
            if (move.before.kind(move.player) != PromptKind::SendFollowers) QVERIFY2(text.isEmpty(), text.toUtf8());
            seen.append(text);
        }
        QVERIFY2(seen.contains("Followers sent: 1 of 2"), seen.join(u'|').toUtf8());
    }

    /// Amounts ascend; gold are all that can be drawn, with one letter whatever their number, and "done" is not among them.
    void drawsStandInOrder() {
        Position game(2);
        game.drawing().emptyMarket().bag(Follower::Farmer, 5);
        const Shown drawing(game.s, 0, 0);
        const Rows buttons = buttonRows(drawing.scene(), drawing.index);
        QStringList targets, letters;
        for (const QVariantMap& row : buttons) {
            targets.append(row.value("target").toString());
            if (targets.last().startsWith("button:draw-")) letters.append(row.value("letter").toString());
        }
        const int most = static_cast<int>(letters.size());
        QVERIFY(most > 2);
        QStringList expected{"button:done"};
        for (int n = 1; n <= most; ++n)
            expected.append("button:draw-" + QString::number(n));
        QCOMPARE(targets.mid(targets.size() - expected.size()), expected);
        QCOMPARE(letters.takeLast(), QString("D"));
        QCOMPARE(letters.join(QString()), QString());
        QCOMPARE(buttons.last().value("kind").toString(), QString("primary"));
        QCOMPARE(std::count_if(buttons.begin(), buttons.end(), [](const QVariantMap& row) { return row.value("kind") == "primary"; }), 1);
    }
};

QTEST_GUILESS_MAIN(tst_OrleansRows)
#include "tst_orleans_rows.moc"
