// SPDX-License-Identifier: GPL-3.0-or-later
// What is done in lessons and refused in games is kept for the person it belongs to, and told in that person's language.
#include "app/desktop/backend.h"
#include "app/household/settings.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace magister;

namespace {

QVariantMap seat(const char* name, const char* tincture) {
    return {{"name", name}, {"seat", tincture}, {"language", ""}, {"help", "full"}};
}

} // namespace

class tst_Learnt : public QObject {
    Q_OBJECT

    /// A household; another one over the same folder is the program started again.
    struct Home {
        explicit Home(const QString& folder) : settings(folder + "/settings.ini"), language(&settings, nullptr), house(language, folder + "/games") {
            language.use("en");
        }
        QString anna() { return settings.people()->meet("Anna"); }
        QVariantList told(const QString& who, const char* what) { return house.learnt(who).value(what).toList(); }

        Settings settings;
        InterfaceLanguage language;
        Backend house;
    };

    std::unique_ptr<QTemporaryDir> m_folder;

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_folder->filePath("data").toUtf8());
    }

    void aLessonIsWhoseScreenItIs() {
        QString anna;
        {
            Home home(m_folder->path());
            anna = home.anna();
            home.settings.people()->setOwner(anna);
            const QString lesson = home.house.lessons().constFirst().value("lessonId").toString();
            Play play = home.house.startLesson(lesson);
            QVERIFY(play.lesson);
            play.lesson->setPause(0);
            play.lesson->skip();
            play.lesson->skip();
            QVERIFY(home.told(anna, "lessons").isEmpty());
            home.house.leave();
            QVERIFY(!home.told(anna, "lessons").isEmpty());
            QCOMPARE(home.told(anna, "lessons").first().toMap().value("finished"), false);
            const qsizetype rules = home.told(anna, "rules").size();
            play = home.house.resumeLesson(lesson);
            QVERIFY(play.lesson);
            play.lesson->setPause(0);
            for (int i = 0; i < 200 && !play.lesson->finished(); ++i)
                play.lesson->skip();
            QVERIFY(play.lesson->finished());
            QVERIFY(home.told(anna, "rules").size() > rules);
        }
        Home home(m_folder->path());
        const QVariantMap lesson = home.told(anna, "lessons").first().toMap();
        QCOMPARE(lesson.value("finished"), true);
        QCOMPARE(lesson.value("times"), 1);
        QCOMPARE(lesson.value("game"), home.house.taughtGame());
        QCOMPARE(lesson.value("day").toString(), QLocale("en").toString(QDate::currentDate(), QLocale::ShortFormat));
        // Rules have words, and those that were met by doing say so.
        const QVariantList rules = home.told(anna, "rules");
        int practised = 0;
        for (const QVariant& rule : rules) {
            QVERIFY(!rule.toMap().value("title").toString().isEmpty());
            practised += rule.toMap().value("practised").toBool();
        }
        QVERIFY(practised > 0 && practised < rules.size());
        // In the language of whoever has learnt them.
        QVERIFY(home.settings.people()->decide(anna, "language", "pl"));
        QVERIFY(home.told(anna, "rules").first().toMap().value("title") != rules.first().toMap().value("title"));
        // To nobody else, but that somebody has finished it.
        QVERIFY(home.told("", "rules").isEmpty());
        QCOMPARE(home.told("", "lessons").first().toMap().value("day").toString(), QString());
        home.house.forgetLearnt(anna);
        QVERIFY(home.told(anna, "lessons").isEmpty());
        QVERIFY(home.told(anna, "rules").isEmpty());
    }
    void aRefusalIsWhoseTurnItIs() {
        Home home(m_folder->path());
        const Play play = home.house.newGame({{"game", "messina"}, {"seats", QVariantList{seat("Anna", "ruby"), seat("", "saffron")}}, {"seed", "7"}, {"shuffled", false}});
        QVERIFY(play.table);
        const QString anna = home.settings.people()->idOf("Anna");
        QVERIFY(home.told(anna, "refused").isEmpty());
        QString rule;
        for (int i = 0; i < play.table->seats()->count() && rule.isEmpty(); ++i)
            for (const char* target : {"button:end-turn", "hut:1", "square:nun-lower-inner", "dock:upper-left/1", "hex:A1", "hex:C2"}) {
                if (play.table->whyNot(target).value("rule").toString().isEmpty()) continue;
                play.table->activate(target);
                rule = play.table->refusal().rule;
                if (!rule.isEmpty()) break;
            }
        QVERIFY(!rule.isEmpty());
        const QVariantList refused = home.told(anna, "refused");
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.first().toMap().value("rule").toString(), rule);
        QCOMPARE(refused.first().toMap().value("times"), 1);
        QVERIFY(home.told("", "refused").isEmpty());
    }
    // A look at the step that teaches a rule is no lesson.
    void aLookIsNotKept() {
        Home home(m_folder->path());
        QVERIFY(home.house.teach("messina.move.estate-anywhere").lesson);
        home.house.leave();
        QVERIFY(home.told("", "lessons").isEmpty());
    }
};

QTEST_MAIN(tst_Learnt)
#include "tst_learnt.moc"
