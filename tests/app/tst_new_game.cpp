// SPDX-License-Identifier: GPL-3.0-or-later
// A new game is played as the household has decided; a lesson never is.
#include "desktop/house.h"
#include "household/settings.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace magister;
using messina::MessinaTable;

class tst_NewGame : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath("settings.ini")};
    InterfaceLanguage m_language{&m_settings, nullptr};
    House m_house{m_language};

    static QVariantList people() {
        return {QVariantMap{{"name", "Anna"}, {"seat", "ruby"}}, QVariantMap{{"name", "Karl"}, {"seat", "saffron"}}};
    }
    MessinaTable* play(const QVariantMap& rulings) {
        return qobject_cast<MessinaTable*>(m_house.newGame(people(), "7", true, rulings).table);
    }

private slots:
    void initTestCase() {
        m_language.use("en");
        QVERIFY(m_house.canPlay());
    }
    void init() { m_settings.applyPreset("default"); }

    void takesTheAnswersOfTheHousehold() {
        QCOMPARE(play(m_settings.rulings())->rulings(), m_settings.rulings());
        QVERIFY(m_settings.applyPreset("cs"));
        QVERIFY(m_settings.setRuling("port-corners", "random"));
        const MessinaTable* table = play(m_settings.rulings());
        QVERIFY(table);
        QCOMPARE(table->rulings(), m_settings.rulings());
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

    void theTableKeepsItsOwn() {
        const MessinaTable* table = play(m_settings.rulings());
        QVERIFY(m_settings.applyPreset("pl"));
        QVERIFY(table->rulings() != m_settings.rulings());
    }

    void aLessonIsPlayedByTheDefault() {
        QVERIFY(m_settings.applyPreset("ru"));
        const QString lesson = m_house.lessons().constFirst().value("lessonId").toString();
        const Play play = m_house.startLesson(lesson);
        auto* table = qobject_cast<MessinaTable*>(play.table);
        QVERIFY(table && play.lesson);
        m_settings.applyPreset("default");
        QCOMPARE(table->rulings(), m_settings.rulings());
        const QVariantMap answers = m_settings.rulings();
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
        const RulingWords& words = RuleLibrary::shared().rulingWords("cs");
        m_language.use("cs");
        QVERIFY(last().value("text").toString().contains(words.title("recall-from-estate")));
        QVERIFY(last().value("text").toString().contains(words.label("recall-from-estate", "always")));
        QCOMPARE(last().value("ruleNumber").toString(), number);
        m_language.use("en");
    }
};

QTEST_MAIN(tst_NewGame)
#include "tst_new_game.moc"
