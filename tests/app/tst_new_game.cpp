// SPDX-License-Identifier: GPL-3.0-or-later
// A new game is played as the household has decided; a lesson never is.
#include "app/desktop/backend.h"
#include "app/messina/table/messina_table.h"
#include "app/household/settings.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace magister;
using messina::MessinaTable;

class tst_NewGame : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath("settings.ini")};
    InterfaceLanguage m_language{&m_settings, nullptr};
    Backend m_house{m_language, m_folder.filePath("games")};

    static QVariantList people() {
        return {QVariantMap{{"name", "Anna"}, {"seat", "ruby"}}, QVariantMap{{"name", "Karl"}, {"seat", "saffron"}}};
    }
    MessinaTable* play(const QVariantMap& rulings) {
        return qobject_cast<MessinaTable*>(m_house.newGame(wish({{"rulings", rulings}})).table);
    }
    /// A sound wish with some of it put otherwise.
    static QVariantMap wish(const QVariantMap& otherwise) {
        QVariantMap map{{"seats", people()}, {"seed", "7"}};
        map.insert(otherwise);
        return map;
    }
    bool refuses(const QVariantMap& otherwise) {
        const auto before = m_house.problems().size();
        const bool refused = !m_house.newGame(wish(otherwise)).table && m_house.problems().size() > before;
        return refused && m_house.newGame(wish({})).table && m_house.problems().size() == before;
    }

private slots:
    void initTestCase() {
        m_language.use("en");
        QVERIFY(m_house.canPlay());
    }
    void init() { m_settings.applyPreset("messina", "default"); }

    void takesTheAnswersOfTheHousehold() {
        QCOMPARE(play(m_settings.rulingsOf("messina"))->rulings(), m_settings.rulingsOf("messina"));
        QVERIFY(m_settings.applyPreset("messina", "cs"));
        QVERIFY(m_settings.setRuling("messina", "port-corners", "random"));
        const MessinaTable* table = play(m_settings.rulingsOf("messina"));
        QVERIFY(table);
        QCOMPARE(table->rulings(), m_settings.rulingsOf("messina"));
        QCOMPARE(table->rulings().value("port-corners").toString(), "random");
        QCOMPARE(table->rulings().value("big-fire-one-flame").toString(), "two-plus-neighbour");
        QVERIFY(table->session().setup().rulings == table->state().rulings);
    }

    void whatIsMissingIsTheDefault() {
        const MessinaTable* table = play({{"refresh-repeat", "repeat"}});
        QVERIFY(table);
        QCOMPARE(table->rulings().value("refresh-repeat").toString(), "repeat");
        QCOMPARE(table->rulings().value("refresh-price").toString(), "any-token");
    }

    void whatDoesNotExistStartsNoGame() {
        QVERIFY(!play({{"refresh-repeat", "never"}}));
        QVERIFY(!play({{"refresh", "repeat"}}));
    }

    void allThatCanBeChosenReachesTheTable() {
        const QVariantList four{QVariantMap{{"name", "Ada"}, {"seat", "violet"}, {"language", "cs"}, {"help", "none"}},
                                QVariantMap{{"name", "Bo"}, {"seat", "ruby"}}, QVariantMap{{"name", ""}, {"seat", "saffron"}},
                                QVariantMap{{"name", "Di"}, {"seat", "sapphire"}, {"help", "some"}}};
        const Play play = m_house.newGame({{"seats", four}, {"shuffled", false}, {"seed", "12"}, {"boards", "basic"},
                                           {"scrolls", "advanced"}, {"priorityTile", true}, {"dealing", "steps"}});
        const auto* table = qobject_cast<MessinaTable*>(play.table);
        QVERIFY(table && play.inSteps);
        const messina::Setup& setup = table->session().setup();
        QCOMPARE(int(setup.players), 4);
        QCOMPARE(setup.seed, std::uint64_t{12});
        QVERIFY(setup.boards == messina::Side::A && setup.scrolls == messina::Side::B && setup.priorityTile);
        QVERIFY((setup.pinned.order == std::vector<std::uint8_t>{1, 2, 3, 4}));
        const auto wished = messina::Seat{"Ada", "violet", "cs", "none"};
        QVERIFY(table->seatsAtTable().first() == wished);
        QCOMPARE(table->seatsAtTable().at(1).help, "full");
        QCOMPARE(table->seatsAtTable().at(3).help, "some");
    }

    void theSameTableCanPlayAgain() {
        const QVariantMap first = wish({{"boards", "advanced"}, {"priorityTile", true},
                                        {"rulings", QVariantMap{{"refresh-repeat", "repeat"}}}});
        auto* table = qobject_cast<MessinaTable*>(m_house.newGame(first).table);
        QVERIFY(table);
        const auto seats = table->seatsAtTable();
        const messina::Setup setup = table->session().setup();
        const QVariantMap again = m_house.tableAgain();
        table = qobject_cast<MessinaTable*>(m_house.newGame(again).table);
        QVERIFY(table);
        QCOMPARE(table->seatsAtTable().size(), seats.size());
        for (qsizetype i = 0; i < seats.size(); ++i) {
            QCOMPARE(table->seatsAtTable().at(i).name, seats.at(i).name);
            QCOMPARE(table->seatsAtTable().at(i).tincture, seats.at(i).tincture);
        }
        QVERIFY(table->session().setup().seed != setup.seed);
        QCOMPARE(table->session().setup().boards, setup.boards);
        QVERIFY(table->session().setup().priorityTile);
        QVERIFY(table->session().setup().rulings == setup.rulings);
        m_house.leave();
        QVERIFY(m_house.tableAgain().isEmpty());
    }

    void onePersonPlaysAgainstTheOpponent() {
        const Play play = m_house.newGame(wish({{"seats", QVariantList{people().first()}}, {"boards", "advanced"}}));
        const auto* table = qobject_cast<MessinaTable*>(play.table);
        QVERIFY(table && !play.inSteps);
        QCOMPARE(table->playerCount(), 1);
        QVERIFY(!table->targets().choices().empty());
    }

    void aWishThatMakesNoSenseIsAProblem_data() {
        const auto seats = [](int n) {
            QVariantList list;
            for (int i = 0; i < n; ++i)
                list.append(QVariantMap{{"name", "x"}, {"seat", QStringList{"ruby", "sapphire", "saffron", "violet", "ruby"}.at(i)}});
            return list;
        };
        const auto one = [](const QVariantMap& seat) { return QVariantList{people().first(), seat}; };
        QTest::addColumn<QVariantMap>("otherwise");
        QTest::newRow("five seats") << QVariantMap{{"seats", seats(5)}};
        QTest::newRow("no seat") << QVariantMap{{"seats", seats(0)}};
        QTest::newRow("seats are a number") << QVariantMap{{"seats", 3}};
        QTest::newRow("two of a tincture") << QVariantMap{{"seats", one({{"seat", "ruby"}})}};
        QTest::newRow("tincture") << QVariantMap{{"seats", one({{"seat", "green"}})}};
        QTest::newRow("language") << QVariantMap{{"seats", one({{"seat", "violet"}, {"language", "fr"}})}};
        QTest::newRow("help") << QVariantMap{{"seats", one({{"seat", "violet"}, {"help", "much"}})}};
        QTest::newRow("boards") << QVariantMap{{"boards", "expert"}};
        QTest::newRow("scrolls") << QVariantMap{{"scrolls", ""}};
        QTest::newRow("dealing") << QVariantMap{{"dealing", "slowly"}};
        QTest::newRow("seed") << QVariantMap{{"seed", "seven"}};
        QTest::newRow("too big a seed") << QVariantMap{{"seed", "99999999999999999999999"}};
        QTest::newRow("ruling") << QVariantMap{{"rulings", QVariantMap{{"refresh", "repeat"}}}};
        QTest::newRow("a key nobody knows") << QVariantMap{{"board", "basic"}};
    }
    void aWishThatMakesNoSenseIsAProblem() {
        QFETCH(QVariantMap, otherwise);
        QVERIFY(refuses(otherwise));
    }

    void theTableKeepsItsOwn() {
        const MessinaTable* table = play(m_settings.rulingsOf("messina"));
        QVERIFY(m_settings.applyPreset("messina", "pl"));
        QVERIFY(table->rulings() != m_settings.rulingsOf("messina"));
    }

    void aLessonIsPlayedByTheDefault() {
        QVERIFY(m_settings.applyPreset("messina", "ru"));
        const QString lesson = m_house.lessons().constFirst().value("lessonId").toString();
        const Play play = m_house.startLesson(lesson);
        auto* table = qobject_cast<MessinaTable*>(play.table);
        QVERIFY(table && play.lesson);
        m_settings.applyPreset("messina", "default");
        QCOMPARE(table->rulings(), m_settings.rulingsOf("messina"));
        const QVariantMap answers = m_settings.rulingsOf("messina");
        for (auto one = answers.begin(); one != answers.end(); ++one)
            for (const QVariant& change : table->rulingChanges(one.key()))
                QCOMPARE(change.toMap(), QVariantMap({{"possible", false}, {"reason", "lesson"}}));
    }

    void theLogNamesTheRulingInTheLanguageOfTheDay() {
        MessinaTable* table = play({});
        QVERIFY(table->switchRuling("recall-from-estate", "always"));
        const auto last = [&] { return table->log()->row(table->log()->count() - 1); };
        QCOMPARE(last().value("text").toString(), "From now on: Recall from the estate – Whenever it could leave.");
        const QString number = last().value("ruleNumber").toString();
        QVERIFY(!number.isEmpty());
        const RulingWords& words = RuleLibrary::shared(QStringLiteral("messina")).rulingWords("cs");
        m_language.use("cs");
        QVERIFY(last().value("text").toString().contains(words.title("recall-from-estate")));
        QVERIFY(last().value("text").toString().contains(words.label("recall-from-estate", "always")));
        QCOMPARE(last().value("ruleNumber").toString(), number);
        m_language.use("en");
    }
};

QTEST_MAIN(tst_NewGame)
#include "tst_new_game.moc"
