// SPDX-License-Identifier: GPL-3.0-or-later
// A click with several meanings opens a menu; each line of it can be told from the others and gives its command.
#include "tests/app/offered_letters.h"
#include "tests/app/orleans/played_table.h"

#include "tests/engine/orleans/position.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace magister::orleans;

namespace {

QStringList textsOf(OrleansTable& table) {
    QStringList texts;
    for (const QVariantMap& row : table.variants()->rows())
        texts.append(row.value("text").toString());
    return texts;
}

/// A table at that position, which need not be one that a game reaches.
told::TablePtr tableWith(const Position& game, const QString& code = QStringLiteral("en")) {
    Setup setup{.players = game.s.playerCount, .seed = 7, .pinned = {}, .rulings = {}};
    setup.extraTiles = game.s.extraTiles;
    const Session session(realDefinition(), setup);
    return told::tableAt(session.branched(0, game.s), code);
}

} // namespace

class tst_OrleansMenus : public QObject {
    Q_OBJECT

    QMap<QString, int> m_menus; ///< by question and thing clicked

    /// Opens the menu, chooses each of its lines in turn, and looks at what it gave.
    void everyLineGivesItsCommand(OrleansTable& table, const QString& target) {
        const Session session = table.session();
        const auto player = static_cast<PlayerIndex>(table.activeSeat() - 1);
        table.activate(target);
        const QVector<Command> lines = table.openVariants();
        if (lines.isEmpty()) {
            if (table.session().moves().size() != session.moves().size()) table.restore(session);
            return;
        }
        QVERIFY(lines.size() > 1);
        QCOMPARE(table.variants()->count(), static_cast<int>(lines.size()));
        const QStringList texts = textsOf(table);
        QVERIFY2(QSet<QString>(texts.begin(), texts.end()).size() == texts.size(), qPrintable(target + ": " + texts.join(" | ")));
        ++m_menus[QString::number(static_cast<int>(session.state().kind(player))) + u' ' + target.section(u'/', -1).remove(QRegularExpression("\\d+$"))];
        for (int i = 0; i < lines.size(); ++i) {
            if (table.openVariants().isEmpty()) {
                table.restore(session);
                table.askSeat(player + 1);
                table.activate(target);
                QVERIFY(table.openVariants() == lines);
            }
            QVERIFY(!table.variantPreview(i).isEmpty());
            QVERIFY(table.ruleAt(QStringLiteral("variant:%1").arg(i)).startsWith("orleans."));
            table.chooseVariant(i);
            QVERIFY(table.openVariants().isEmpty() && table.variants()->count() == 0);
            QVERIFY2(!table.refusal().active, qPrintable(table.refusal().what));
            QCOMPARE(table.session().moves().size(), session.moves().size() + 1);
            QVERIFY(table.session().moves().back().command == lines.at(i));
            QCOMPARE(table.session().moves().back().player, player);
        }
        table.restore(session);
        table.askSeat(player + 1);
        table.activate(target);
        table.chooseVariant(-1);
        table.chooseVariant(static_cast<int>(lines.size()));
        QVERIFY(table.openVariants() == lines);
        table.closeVariants();
        QCOMPARE(table.session().moves().size(), session.moves().size());
    }

private slots:
    void everyMeaningOfAClickCanBeChosen() {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Setup setup{.players = static_cast<std::uint8_t>(2 + seed % 3), .seed = seed, .pinned = {}, .rulings = {}};
            setup.extraTiles = seed % 2 == 0;
            const auto table = told::tableOf(setup);
            magister::Random random = magister::Random::seeded(seed);
            for (int n = 0; !table->over(); ++n) {
                told::wander(*table, 1, random);
                if (table->activeSeat() == 0 || n % 5 != 0) continue;
                QSet<QString> clicked;
                for (int i = 0; i < static_cast<int>(table->targets().choices().size()); ++i)
                    if (!table->targets().choices()[static_cast<std::size_t>(i)].refusal)
                        for (const QString& target : table->targets().targetsOf(i))
                            clicked.insert(target);
                QStringList names(clicked.begin(), clicked.end());
                std::sort(names.begin(), names.end());
                everyLineGivesItsCommand(*table, names.at(static_cast<int>(random.below(static_cast<std::uint32_t>(names.size())))));
                if (QTest::currentTestFailed()) return;
            }
        }
        qInfo() << m_menus;
        int menus = 0;
        QSet<QString> questions;
        for (auto it = m_menus.cbegin(); it != m_menus.cend(); ++it) {
            menus += it.value();
            questions.insert(it.key().section(u' ', 0, 0));
        }
        QVERIFY(menus > 40 && questions.size() >= 2);
    }

    void theatre() {
        Setup setup{.players = 2, .seed = 7, .pinned = {}, .rulings = {}};
        setup.extraTiles = true;
        Position game(setup);
        game.tile(PlaceId::Theatre).market(Follower::Monk).market(Follower::Monk).technology(1).planning();
        const QString row = "seat:1/place:theatre/open";
        const auto table = tableWith(game);
        // Any follower may go there: with empty hands a menu asks which, one line for each kind.
        QVERIFY(table->preview(row).value("text").toString().contains("5"));
        for (const QString& target : {row, QStringLiteral("seat:1/place:theatre")}) {
            table->activate(target);
            QCOMPARE(textsOf(*table), (QStringList{"Place the starting farmer (Theatre)", "Place the starting boatman (Theatre)",
                                                   "Place the starting craftsman (Theatre)", "Place the starting trader (Theatre)",
                                                   "Place the monk (Theatre)"}));
            everyLineGivesItsCommand(*table, target);
        }
        // A tile that was picked up does not, and the card says so of the Theatre.
        table->activate("seat:1/technology");
        QVERIFY(table->picked() > 0);
        table->activate(row);
        QVERIFY(table->refusal().active);
        QCOMPARE(table->refusal().rule, "orleans.extra-tiles.theatre-details");
        QVERIFY2(table->refusal().what.contains("Theatre"), qPrintable(table->refusal().what));
        for (const QVariant& offer : table->refusal().instead)
            QVERIFY(!offer.toMap().value("target").toString().contains("theatre"));
        table->pickUp(0);
        // In hand it is clear who is meant; a click on the guest takes it back.
        table->activate("seat:1/market/4");
        table->activate(row);
        QCOMPARE(table->state().players[0].work.theatre.of(Token::Monk), std::uint8_t{1});
        table->activate(row + "/monk");
        QCOMPARE(table->state().players[0].work.theatre.total(), 0);
    }

    /// Two goods tiles alike on one route have a number, and a click on the route does not ask which is meant.
    void goodsAlikeAreToldApart() {
        for (const bool alike : {true, false}) {
            Position game(4); // with fewer players not all slots are used
            const char* const road = "orleans--vierzon--road";
            game.event(EventKind::Income).tile(PlaceId::HorseWagon).fill(PlaceId::HorseWagon).good(road, 0, Good::Wine);
            game.good(road, 1, alike ? Good::Wine : Good::Wool).acting();
            const auto table = tableWith(game);
            table->activate("seat:1/place:horse_wagon");
            const QString way = QStringLiteral("way:") + road;
            table->activate(way);
            QCOMPARE(table->state().kind(0), PromptKind::TakeGood);
            QStringList read;
            for (const QVariantMap& row : table->mapGoods()->rows())
                if (row.value("offer") == "legal") read.append(row.value("accessible").toString());
            QCOMPARE(read.size(), 2);
            QCOMPARE(read.removeDuplicates(), 0);
            QVERIFY2(read.filter("of the route").size() == (alike ? 2 : 0), qPrintable(read.join(" | ")));
            table->activate(way);
            QCOMPARE(textsOf(*table), alike ? QStringList{} : (QStringList{"Take wine", "Take wool"}));
            QCOMPARE(int(table->state().players[0].ware(Ware::Wine)), alike ? 1 : 0);
        }
    }

    /// Guests of an earlier round stay: what is offered instead is done as it says.
    void guestsOfTheTheatreStay() {
        Setup setup{.players = 2, .seed = 7, .pinned = {}, .rulings = {}};
        setup.extraTiles = true;
        Position game(setup);
        game.tile(PlaceId::Theatre).on(PlaceId::Theatre, 0, Token::OwnCraftsman).on(PlaceId::Theatre, 0, Token::OwnFarmer).planning();
        const QString row = "seat:1/place:theatre/open";
        const auto table = tableWith(game);
        table->activate(row + "/own-craftsman");
        QVERIFY(table->refusal().active);
        const QVariantMap offer = table->refusal().instead.at(0).toMap();
        QCOMPARE(offer.value("target").toString(), row);
        QCOMPARE(offer.value("text").toString(), "Place the starting boatman (Theatre)");
        table->pickUp(offer.value("piece").toInt());
        table->activate(offer.value("target").toString());
        QCOMPARE(table->state().players[0].work.theatre.of(Token::OwnBoatman), std::uint8_t{1});

        // Giving up a draw takes one of them back; which one, a menu asks.
        Position drawing(setup);
        drawing.tile(PlaceId::Theatre).on(PlaceId::Theatre, 0, Token::OwnCraftsman).on(PlaceId::Theatre, 0, Token::OwnFarmer).drawing();
        const auto other = tableWith(drawing);
        for (const QString& target : {row, QStringLiteral("button:retrieve")})
            everyLineGivesItsCommand(*other, target);
        other->activate(row + "/own-craftsman");
        QCOMPARE(other->state().players[0].work.theatre.total(), 1);

        Position acting(setup);
        acting.tile(PlaceId::Theatre).event(EventKind::Income).acting();
        const auto idle = tableWith(acting);
        idle->activate(row);
        QCOMPARE(idle->refusal().reason, "place-not-active");
    }

    /// Whatever is refused: no key means two things, the one that was refused least of all.
    void noLetterMeansTwoThings() {
        int cards = 0, shared = 0;
        magister::Random random = magister::Random::seeded(11);
        for (int players = 2; players <= 4; ++players) {
            const Setup setup{.players = static_cast<std::uint8_t>(players), .seed = 60u + static_cast<unsigned>(players), .pinned = {}, .rulings = {}};
            const auto table = told::tableOf(setup);
            for (int i = 0; i < 60 && table->activeSeat() != 0; ++i, told::wander(*table, 9, random)) {
                const auto all = table->targets().choices();
                for (int k = 0; k < static_cast<int>(all.size()); ++k) {
                    const Choice& choice = all[static_cast<std::size_t>(k)];
                    if (!choice.refusal || !table->tryForbidden(table->targets().targetOf(k), choice.command)) continue;
                    ++cards;
                    const QString fault = magister::faultOfLetters(*table, shared);
                    QVERIFY2(fault.isEmpty(), fault.toUtf8());
                    table->closeRefusal();
                }
            }
        }
        qInfo("%d cards, %d letters of buttons", cards, shared);
        QVERIFY(cards > 1000 && shared > 100);
    }
};

QTEST_GUILESS_MAIN(tst_OrleansMenus)
#include "tst_orleans_menus.moc"
