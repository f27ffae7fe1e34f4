// SPDX-License-Identifier: GPL-3.0-or-later
// Games of Orléans on the shelf: kept, left, listed, taken up again, looked at, damaged.
#include "tests/content/short_saves.h"

#include "app/desktop/backend.h"
#include "app/household/settings.h"
#include "app/orleans/table/orleans_table.h"

#include <QImage>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

using namespace magister;
using orleans::OrleansTable;

class tst_OrleansSavedGames : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    Settings m_settings{m_home.filePath("settings.ini")};
    InterfaceLanguage m_language{&m_settings, nullptr};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Backend> m_house;
    Random m_random = Random::seeded(5);

    QString shelf() const { return m_folder->filePath("games"); }
    QStringList files() const { return QDir(shelf()).entryList({"*.game"}, QDir::Files, QDir::Name); }
    QString only() const { return shelf() + u'/' + files().value(0); }

    static QVariantMap wish(int seats, const QVariantMap& otherwise = {}) {
        const QVariantList people{QVariantMap{{"name", "Anna"}, {"seat", "violet"}, {"language", "pl"}, {"help", "some"}},
                                  QVariantMap{{"name", "Božena K."}, {"seat", "ruby"}},
                                  QVariantMap{{"name", ""}, {"seat", "saffron"}}, QVariantMap{{"name", "100%"}, {"seat", "sapphire"}}};
        QVariantMap map{{"game", "orleans"}, {"seats", people.mid(0, seats)}, {"seed", "7"}};
        map.insert(otherwise);
        return map;
    }
    OrleansTable* begin(const QVariantMap& setup) { return qobject_cast<OrleansTable*>(m_house->newGame(setup).table); }
    OrleansTable* open(const QString& key) { return qobject_cast<OrleansTable*>(m_house->openGame(key).table); }
    OrleansTable* cameBack() {
        m_house = std::make_unique<Backend>(m_language, shelf());
        return open(files().value(0));
    }
    void play(OrleansTable& table, int commands) {
        while (commands-- > 0 && !table.over()) {
            const auto player = static_cast<orleans::PlayerIndex>(table.activeSeat() - 1);
            const auto list = orleans::choices(table.definition(), table.state(), player, orleans::Listing::LegalOnly);
            QVERIFY(!table.play(list[m_random.below(static_cast<std::uint32_t>(list.size()))].command));
        }
    }
    QVariantMap row(const QString& key) {
        m_house->games();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!m_house->isLooking(), 60'000); }();
        for (const QVariantMap& each : m_house->games())
            if (each.value("key") == key) return each;
        return {};
    }
    static std::uint64_t hashOf(const OrleansTable& table) { return orleans::positionHash(table.state()); }
    void damage(qint64 at) {
        QFile file(only());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(at));
        const QByteArray byte = file.read(1);
        file.seek(at);
        file.write(byte == "x" ? "y" : "x");
    }

private slots:
    void initTestCase() { m_language.use("en"); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_house = std::make_unique<Backend>(m_language, shelf());
    }
    void cleanup() { m_house.reset(); }

    void canBeStarted() {
        for (const QVariant& game : m_house->playable())
            if (game.toMap().value("game") == "orleans") {
                QCOMPARE(game.toMap().value("leastPlayers").toInt(), 2);
                QCOMPARE(game.toMap().value("mostPlayers").toInt(), 4);
                QCOMPARE(game.toMap().value("options").toMap().keys(), QStringList({"extraTiles", "fewerTiles"}));
                return;
            }
        QFAIL("Orléans cannot be started");
    }

    void allThatCanBeChosenReachesTheTable() {
        const Play given = m_house->newGame(wish(4, {{"extraTiles", "true"}, {"fewerTiles", "true"}, {"shuffled", false},
                                                     {"dealing", "steps"}, {"seed", "12"},
                                                     {"rulings", QVariantMap{{"planning-order", "one-by-one"}}}}));
        const auto* table = qobject_cast<OrleansTable*>(given.table);
        QVERIFY(table && given.inSteps && !given.looking);
        QCOMPARE(table->game(), "orleans");
        const orleans::Setup& setup = table->session().setup();
        QCOMPARE(int(setup.players), 4);
        QCOMPARE(setup.seed, std::uint64_t{12});
        QVERIFY(setup.extraTiles && setup.fewerTiles);
        QCOMPARE(int(setup.startPlayer), 0);
        QCOMPARE(table->rulings().value("planning-order").toString(), "one-by-one");
        QCOMPARE(table->seatsAtTable().first().language, "pl");
        QVERIFY(!table->viewsOnly());
        const orleans::SavedGame game = orleans::readSaveFile(only());
        QVERIFY(game.sound() && game.session->state() == table->state());
        QVERIFY(!begin(wish(2))->session().setup().extraTiles);
    }

    void comesBackAndIsListed_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("commands");
        for (const int seats : {2, 4})
            for (const int commands : {0, 200, 100000})
                QTest::addRow("%d seats, %d commands", seats, commands) << seats << commands;
    }
    void comesBackAndIsListed() {
        QFETCH(int, seats);
        QFETCH(int, commands);
        OrleansTable* table = begin(wish(seats, {{"extraTiles", "true"}, {"seed", QString::number(commands + seats)}}));
        QVERIFY(table);
        play(*table, commands);
        const bool over = commands == 100000;
        QCOMPARE(table->over(), over);
        const std::uint64_t hash = hashOf(*table);
        const int told = table->log()->count(), round = table->round(), steps = table->steps();
        const int asked = table->activeSeat(), viewed = table->viewSeat();
        int best = 0;
        for (const QVariant& seat : table->growth())
            best = std::max(best, seat.toMap().value("rounds").toList().last().toInt());
        m_house->leave();
        const QVariantMap left = row(files().first());
        QCOMPARE(left.value("game").toString(), "orleans");
        QCOMPARE(left.value("round").toInt(), std::max(round, 1));
        QCOMPARE(left.value("rounds").toInt(), 18);
        QCOMPARE(left.value("over").toBool(), over);
        QCOMPARE(left.value("points").toInt(), best);
        QCOMPARE(left.value("players").toList().size(), seats);
        QCOMPARE(left.value("players").toList().at(1).toMap(), QVariantMap({{"name", "Božena K."}, {"tincture", "ruby"}}));
        QCOMPARE(left.value("problem").toString(), QString());
        QVERIFY(left.value("known").toBool() && !left.value("inUse").toBool());
        const QImage picture(QUrl(left.value("picture").toString()).toLocalFile());
        QVERIFY2(!picture.isNull(), qPrintable(left.value("picture").toString()));

        table = cameBack();
        QVERIFY(table);
        QCOMPARE(hashOf(*table), hash);
        // Everybody is told something else.
        table->askSeat(asked);
        table->setViewSeat(viewed);
        QCOMPARE(table->log()->count(), told);
        QCOMPARE(table->steps(), steps);
        QCOMPARE(table->seatsAtTable().first().help, "some");
        QCOMPARE(files().size(), 1);
        // The list looked into the file alone says the same as the one that was left.
        m_house->leave();
        const QVariantMap again = row(files().first());
        for (const char* role : {"round", "rounds", "over", "points", "players", "game"})
            QCOMPARE(again.value(role), left.value(role));
    }

    void undoAndRulingsAreKept() {
        OrleansTable* table = begin(wish(3));
        do play(*table, 1);
        while (!table->canUndo());
        QVERIFY(table->switchRuling("barracks-direction", "knight-as-any"));
        const orleans::State before = table->session().moves().back().before;
        const int told = table->log()->count();
        table = cameBack();
        QCOMPARE(table->log()->count(), told);
        QCOMPARE(table->rulings().value("barracks-direction").toString(), "knight-as-any");
        QVERIFY(table->canUndo());
        table->undo();
        QCOMPARE(table->state().rulings.barracksDirection, orleans::ruling::BarracksDirection::KnightAsAny);
        table = cameBack();
        QCOMPARE(table->steps(), static_cast<int>(table->session().moves().size()));
        QCOMPARE(table->state().asked(), before.asked());
        QCOMPARE(table->rulings().value("barracks-direction").toString(), "knight-as-any");
    }

    void lookedAtNothingIsDone() {
        OrleansTable* table = begin(wish(2));
        play(*table, 60);
        const std::uint64_t hash = hashOf(*table);
        m_house->leave();
        const qint64 size = QFileInfo(only()).size();
        const Play look = m_house->lookAt(files().first());
        table = qobject_cast<OrleansTable*>(look.table);
        QVERIFY(table && look.looking && table->viewsOnly());
        QCOMPARE(hashOf(*table), hash);
        const auto list = orleans::choices(table->definition(), table->state(), static_cast<orleans::PlayerIndex>(table->activeSeat() - 1),
                                           orleans::Listing::LegalOnly);
        table->play(list.front().command);
        QVERIFY(table->refusal().active);
        QCOMPARE(hashOf(*table), hash);
        table->showStep(10);
        QVERIFY(table->past());
        QCOMPARE(QFileInfo(only()).size(), size);
    }

    void aDamagedGameIsToldOf() {
        OrleansTable* table = begin(wish(2));
        play(*table, 80);
        m_house.reset();
        damage(QFileInfo(only()).size() * 2 / 3);
        m_house = std::make_unique<Backend>(m_language, shelf());
        const QString key = files().first();
        const QVariantMap broken = row(key);
        QVERIFY(!broken.value("problem").toString().isEmpty());
        QVERIFY(broken.value("partlySound").toBool());
        QVERIFY(!open(key));
        QVERIFY(!m_house->problems().isEmpty());
        const Play look = m_house->lookAt(key);
        QVERIFY(look.table && look.looking);
        const int steps = look.table->steps();
        QVERIFY(steps > 20 && steps < 80);
        m_house->leave();
        QCOMPARE(m_house->copySound(key), QString());
        QCOMPARE(files().size(), 2);
        for (const QString& file : files()) {
            if (file == key) continue;
            QCOMPARE(row(file).value("problem").toString(), QString());
            table = open(file);
            QVERIFY(table);
            QCOMPARE(table->steps(), steps);
            play(*table, 5);
            QCOMPARE(table->steps(), steps + 5);
        }
    }

    void theSameTableCanPlayAgain() {
        OrleansTable* table = begin(wish(3, {{"extraTiles", "true"}, {"rulings", QVariantMap{{"bank-size", "box-tokens"}}}}));
        QVERIFY(table);
        const auto seats = table->seatsAtTable();
        const orleans::Setup setup = table->session().setup();
        const QVariantMap again = m_house->tableAgain();
        QCOMPARE(again.value("game").toString(), "orleans");
        table = begin(again);
        QVERIFY2(table, qPrintable(m_house->problems().isEmpty() ? QString() : m_house->problems().first().value("expected").toString()));
        QVERIFY(table->session().setup().rulings == setup.rulings);
        QVERIFY(table->session().setup().extraTiles && !table->session().setup().fewerTiles);
        QVERIFY(table->session().setup().seed != setup.seed);
        for (qsizetype i = 0; i < seats.size(); ++i)
            QCOMPARE(table->seatsAtTable().at(i).name, seats.at(i).name);
        m_house->leave();
        QVERIFY(m_house->tableAgain().isEmpty());
    }

    void whatDoesNotExistStartsNoGame_data() {
        QTest::addColumn<QVariantMap>("otherwise");
        QTest::addColumn<QString>("place");
        const QVariantList one{QVariantMap{{"name", "x"}, {"seat", "ruby"}}};
        QTest::newRow("one seat") << QVariantMap{{"seats", one}} << "$.seats";
        QTest::newRow("an option of the other game") << QVariantMap{{"boards", "basic"}} << "$.boards";
        QTest::newRow("a word of an option") << QVariantMap{{"extraTiles", "some"}} << "$.extraTiles";
        QTest::newRow("a number for an option") << QVariantMap{{"fewerTiles", 3}} << "$.fewerTiles";
        QTest::newRow("ruling") << QVariantMap{{"rulings", QVariantMap{{"refresh-repeat", "repeat"}}}} << "$.rulings.refresh-repeat";
        QTest::newRow("choice") << QVariantMap{{"rulings", QVariantMap{{"bank-size", "small"}}}} << "$.rulings.bank-size";
    }
    void whatDoesNotExistStartsNoGame() {
        QFETCH(QVariantMap, otherwise);
        QFETCH(QString, place);
        QVERIFY(!m_house->newGame(wish(2, otherwise)).table);
        QStringList places;
        for (const QVariantMap& problem : m_house->problems())
            places.append(problem.value("place").toString());
        QVERIFY2(places.contains(place), qPrintable(places.join('|')));
        QVERIFY(files().isEmpty());
        QVERIFY(begin(wish(2)));
        QVERIFY(m_house->problems().isEmpty());
    }
};

QTEST_MAIN(tst_OrleansSavedGames)
#include "tst_orleans_saved_games.moc"
