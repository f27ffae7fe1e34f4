// SPDX-License-Identifier: GPL-3.0-or-later
// The list of rulings: the same as the catalogue of rules asks for, readable and writable by index, and sound. Then
// those that lay the table: the corners of the ports.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

using namespace magister::messina;
using namespace Qt::StringLiterals;

class TestRulingsTable : public QObject {
    Q_OBJECT

private:
    /// Entries of the catalogue that name an option, in its order.
    static QList<QJsonObject> catalogue() {
        QFile file(QStringLiteral(MAGISTER_SOURCE_DIR "/resources/packs/messina/rules.json"));
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(file.fileName()));
        QList<QJsonObject> found;
        for (const auto& atom : QJsonDocument::fromJson(file.readAll())[u"atoms"].toArray())
            if (atom[u"editions"][u"option"].isString()) found.append(atom.toObject());
        return found;
    }
    static Setup table(std::uint8_t players, std::uint64_t seed = 1) {
        Setup setup;
        setup.players = players;
        setup.seed = seed;
        return setup;
    }
    static QString text(std::string_view id) { return QString::fromUtf8(id.data(), qsizetype(id.size())); }

private slots:
    /// Hashes of games that name no later question stay as they were; each answer still has a hash of its own, and each
    /// question a number of its own.
    void answersInHashes() {
        const Rulings earlier = earlierRulings();
        std::uint64_t numbers = 0;
        for (std::size_t i = 0; i < rulingCount; ++i) {
            QCOMPARE(hashedAnswer(earlier, i), 0);
            numbers |= std::uint64_t{1} << rulingOptions()[i].number;
            std::uint32_t seen = 0;
            for (std::uint8_t choice = 0; choice < rulingOptions()[i].choices.size(); ++choice) {
                Rulings rulings;
                setAnswer(rulings, i, choice);
                seen |= 1u << hashedAnswer(rulings, i);
            }
            QCOMPARE(seen, (1u << rulingOptions()[i].choices.size()) - 1);
        }
        QCOMPARE(numbers, (std::uint64_t{1} << rulingCount) - 1);
    }

    void theListIsThatOfTheCatalogue() {
        const QList<QJsonObject> atoms = catalogue();
        const auto options = rulingOptions();
        QCOMPARE(rulingCount, 28u);
        QCOMPARE(options.size(), rulingCount);
        QCOMPARE(std::size_t(atoms.size()), rulingCount);
        for (std::size_t i = 0; i < rulingCount; ++i) {
            const QJsonObject editions = atoms[qsizetype(i)][u"editions"].toObject();
            QCOMPARE(text(options[i].id), editions[u"option"].toString());
            QCOMPARE(text(ruleId(options[i].rule)), atoms[qsizetype(i)][u"id"].toString());
            QStringList choices;
            for (const std::string_view choice : options[i].choices)
                choices += text(choice);
            QStringList expected;
            for (const auto& choice : editions[u"choices"].toArray())
                expected += choice.toString();
            QCOMPARE(choices, expected);
            QVERIFY(choices.size() >= 2);
            QCOMPARE(choices.front(), editions[u"default"].toString());
        }
    }

    void questionsAreFoundByIdAndByAtom() {
        const auto options = rulingOptions();
        for (std::size_t i = 0; i < rulingCount; ++i) {
            QCOMPARE(rulingIndex(options[i].id), i);
            QCOMPARE(rulingIndex(options[i].rule), i);
        }
        QCOMPARE(rulingIndex("no-such-question"), rulingCount);
        QCOMPARE(rulingIndex(""), rulingCount);
        QCOMPARE(rulingIndex(Rule::MoveStandingBlocks), rulingCount);
    }

    void everyAnswerIsKeptByItself() {
        const Rulings defaults;
        QVERIFY(isSound(defaults));
        for (std::size_t i = 0; i < rulingCount; ++i) {
            QCOMPARE(int(answer(defaults, i)), 0);
            for (std::uint8_t choice = 0; choice < rulingOptions()[i].choices.size(); ++choice) {
                Rulings rulings;
                setAnswer(rulings, i, choice);
                QVERIFY(isSound(rulings));
                QCOMPARE(rulings == defaults, choice == 0);
                for (std::size_t k = 0; k < rulingCount; ++k)
                    QCOMPARE(int(answer(rulings, k)), k == i ? int(choice) : 0);
                setAnswer(rulings, i, 0);
                QVERIFY(rulings == defaults);
            }
        }
        // The first, the last and one in between by name: the table and the members are in step.
        Rulings named;
        named.portCorners = ruling::PortCorners::Random;
        named.bigFireOneFlame = ruling::BigFireOneFlame::TwoPlusNeighbour;
        named.soloRepopFive = ruling::SoloRepopFive::NotAwarded;
        QCOMPARE(int(answer(named, rulingIndex("port-corners"))), 1);
        QCOMPARE(int(answer(named, rulingIndex("big-fire-one-flame"))), 2);
        QCOMPARE(int(answer(named, rulingIndex("solo-repop-five"))), 1);
    }

    void answersThatNobodyOfferedAreTurnedDown() {
        for (std::size_t i = 0; i < rulingCount; ++i)
            for (const std::size_t wrong : {rulingOptions()[i].choices.size(), std::size_t{255}}) {
                Setup setup = table(2);
                QCOMPARE(validate(realDefinition(), setup).size(), 0u);
                setAnswer(setup.rulings, i, static_cast<std::uint8_t>(wrong));
                QVERIFY(!isSound(setup.rulings));
                const auto problems = validate(realDefinition(), setup);
                QCOMPARE(problems.size(), 1u);
                QVERIFY2(problems[0].starts_with("rulings: "), problems[0].c_str());
            }
    }

    void theGameRemembersItsRulings() {
        for (std::size_t i = 0; i < rulingCount; ++i) {
            Setup setup = table(3);
            setAnswer(setup.rulings, i, static_cast<std::uint8_t>(rulingOptions()[i].choices.size() - 1));
            Position game(setup);
            QVERIFY(game.s.rulings == setup.rulings);
            QVERIFY(game.hash() != Position(table(3)).hash()); // a save under other rules is another game
        }
    }

    void portsKeepTheirCorners() {
        ATOMS("messina.setup.city.ports");
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Position game(2, {}, seed);
            QCOMPARE(game.s.portAt, (std::array<std::uint8_t, 4>{0, 1, 2, 3}));
        }
        Setup setup = table(2);
        setup.pinned.ports = {"port-lower-left"};
        const auto problems = validate(realDefinition(), setup);
        QCOMPARE(problems.size(), 1u);
        QVERIFY2(problems[0].starts_with("draws.ports: "), problems[0].c_str());
        setup.rulings.portCorners = ruling::PortCorners::Random;
        QCOMPARE(validate(realDefinition(), setup).size(), 0u);
        setup.pinned.ports = {"port-lower-left", "port-lower-left"};
        QCOMPARE(validate(realDefinition(), setup).size(), 1u);
        setup.pinned.ports = {"port-nowhere"};
        QCOMPARE(validate(realDefinition(), setup).size(), 1u);
    }

    void portsAreDrawnForTheCorners() {
        ATOMS("messina.setup.city.ports");
        std::set<std::array<std::uint8_t, 4>> seen;
        for (std::uint8_t players = 1; players <= 4; ++players)
            for (std::uint64_t seed = 1; seed <= 60; ++seed) {
                Setup setup = table(players, seed);
                setup.rulings.portCorners = ruling::PortCorners::Random;
                const State s = newGame(realDefinition(), setup).state;
                QVERIFY(check(realDefinition(), s).empty());
                QVERIFY(newGame(realDefinition(), setup).state == s); // by the seed alone
                seen.insert(s.portAt);
            }
        QCOMPARE(seen.size(), 24u); // every order comes up
    }

    /// With the port to its corner goes its action; the way to its dock and the number of the corner stay.
    void theActionMovesWithThePort() {
        ATOMS("messina.setup.city.ports", "messina.action.overseer-class");
        for (const bool random : {false, true}) {
            Setup setup = table(2);
            if (random) {
                setup.rulings.portCorners = ruling::PortCorners::Random;
                setup.pinned.ports = {"port-lower-left", "port-upper-left"};
            }
            Position game(setup);
            game.quiet().lieutenant(0, 0, LieutenantStatus::Lying, game.dock("upper-left"));
            if (random)
                QCOMPARE(std::pair(game.s.portAt[0], game.s.portAt[1]), (std::pair<std::uint8_t, std::uint8_t>(3, 0)));
            QCOMPARE(*moveCost(game.def, game.s, 0, 0, game.port("upper-left")), 0);
            GIVE(ChooseHex{0, game.port("upper-left")});
            GIVE(UseHexAction{});
            if (!random) {
                QVERIFY(game.asks() == PromptKind::AdvanceOverseer); // the aristocrats'
                GIVE(AdvanceOverseer{CitizenClass::Aristocrat, 0, false});
            } else {
                QVERIFY(game.asks() == PromptKind::ChooseEffect); // build, or a big fire
                GIVE(ChooseEffect{1});
                QCOMPARE(int(game.me().token(Token::BigFire)), 1);
            }
            GIVE(EndTurn{});
            if (!random) continue;
            // Any hex of the town, by way of the book, is the port as it lies now.
            GIVE(ChooseHex{0, game.port("upper-right")});
            game.player(1).pending.push({Book::City, 10});
            GIVE(UseBookAction{Book::City, 10});
            GIVE(UseAnyHex{game.port("upper-right")});
            QVERIFY(game.asks() == PromptKind::AdvanceOverseer);
            QVERIFY(game.lists(AdvanceOverseer{CitizenClass::Aristocrat, 0, false}));
            QVERIFY(!game.lists(AdvanceOverseer{CitizenClass::Craftsman, 0, false}));
        }
    }
};

QTEST_GUILESS_MAIN(TestRulingsTable)
#include "tst_rulings_table.moc"
