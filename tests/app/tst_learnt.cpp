// SPDX-License-Identifier: GPL-3.0-or-later
// What is done in lessons and refused in games is kept for the person it belongs to, and told in that person's language.
#include "app/desktop/backend.h"
#include "app/household/settings.h"
#include "app/messina/table/messina_table.h"
#include "app/messina/words/names.h"
#include "app/teaching/memory/memory_store.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace magister;

namespace {

QVariantMap seat(const char* name, const char* tincture) {
    return {{"name", name}, {"seat", tincture}, {"language", ""}, {"help", "full"}};
}

/// Random legal commands.
void wander(Table& table, int commands, quint64 seed = 1) {
    auto* messina = qobject_cast<messina::MessinaTable*>(&table);
    QVERIFY(messina);
    Random random = Random::seeded(seed);
    for (int i = 0; i < commands && messina->state().toAct() != messina::none; ++i) {
        const auto legal = choices(messina->definition(), messina->state(), messina->state().toAct(), messina::Listing::LegalOnly);
        QVERIFY(!messina->play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command));
    }
}

/// A hex with citizens and plague where whoever has to act may go.
QString plagueHex(const Table& table) {
    const auto& messina = static_cast<const messina::MessinaTable&>(table);
    const messina::State& state = messina.state();
    for (const messina::Choice& choice : choices(messina.definition(), state, state.toAct(), messina::Listing::LegalOnly)) {
        const auto* go = std::get_if<messina::ChooseHex>(&choice.command);
        if (!go || state.places[go->place].cubes == 0) continue;
        for (const auto lying : state.places[go->place].citizens)
            if (lying > 0) return messina::placeTarget(messina.definition().layout(state.playerCount).places[go->place]);
    }
    return {};
}

/// Random legal commands, sparing fire, until that seat (1..) chooses a turn with fire in hand and such a hex in reach.
void wanderToFire(Table& table, int seat) {
    auto& messina = static_cast<messina::MessinaTable&>(table);
    Random random = Random::seeded(5);
    for (int i = 0; i < 3000 && messina.state().toAct() != messina::none; ++i) {
        const messina::State& state = messina.state();
        const bool asked = state.toAct() == seat - 1 && state.prompt().kind == messina::PromptKind::ChooseTurn;
        if (asked && state.players[state.toAct()].token(messina::Token::Fire) > 0 && !plagueHex(table).isEmpty()) return;
        auto legal = choices(messina.definition(), state, state.toAct(), messina::Listing::LegalOnly);
        const auto burns = [](const messina::Choice& one) { return std::holds_alternative<messina::BurnCubes>(one.command); };
        if (!std::all_of(legal.begin(), legal.end(), burns)) legal.erase(std::remove_if(legal.begin(), legal.end(), burns), legal.end());
        QVERIFY(!messina.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command));
    }
    QFAIL("nobody gets there");
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
        QCOMPARE(lesson.value("day").toString(), InterfaceLanguage::localeOf("en").toString(QDate::currentDate(), QLocale::ShortFormat));
        // Rules have words, and those that were met by doing are asked again; what was only told never is.
        const QVariantList rules = home.told(anna, "rules");
        int entered = 0;
        for (const QVariant& rule : rules) {
            const QVariantMap row = rule.toMap();
            QVERIFY(!row.value("title").toString().isEmpty());
            QCOMPARE(row.value("due").toString().isEmpty(), row.value("mastery") == 0);
            entered += row.value("mastery") == 1;
        }
        QVERIFY(entered > 0 && entered < rules.size());
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
        QCOMPARE(home.house.learnt(anna).value("due"), 1);
        QCOMPARE(refused.first().toMap().value("mastery"), 1);
        // What is tried out is no mistake.
        play.table->tryOut();
        QVERIFY(play.table->trying());
        play.table->activate("dock:upper-left/1");
        play.table->activate("button:end-turn");
        QCOMPARE(home.told(anna, "refused").size(), 1);
    }
    void aTipComesOnceToEachAndAtMostOneATurn() {
        QString anna, id;
        {
            Home home(m_folder->path());
            const Play play = home.house.newGame({{"game", "messina"}, {"seats", QVariantList{seat("Anna", "ruby"), seat("", "saffron")}}, {"seed", "7"}, {"shuffled", false}});
            QVERIFY(play.table);
            Table& table = *play.table;
            anna = home.settings.people()->idOf("Anna");
            QVERIFY(home.settings.decide({}, "tips", false));
            wanderToFire(table, 1);
            QVERIFY(home.settings.decide({}, "tips", true));
            QSignalSpy told(&table, &Table::tipTold);
            const QString hex = plagueHex(table);
            if (!table.tip().active) table.pointAt(hex);
            QVERIFY(table.tip().active);
            id = table.tip().id;
            QVERIFY(!table.tip().text.isEmpty() && !table.tip().rule.isEmpty() && !table.tip().ruleTitle.isEmpty());
            // As long as it is not in sight it has not been shown.
            QCOMPARE(home.house.learnt(anna).value("tips").toInt(), 0);
            table.tipSeen();
            table.tipSeen();
            QCOMPARE(told.size(), 1);
            QCOMPARE(home.house.learnt(anna).value("tips").toInt(), 1);
            // It stays, wherever the pointer goes, in the language of the seat, until it is folded away.
            table.pointAt({});
            QCOMPARE(table.tip().id, id);
            const QString english = table.tip().text;
            QVERIFY(home.settings.people()->decide(anna, "language", "pl"));
            QVERIFY(table.tip().active && table.tip().text != english);
            table.closeTip();
            QVERIFY(!table.tip().active);
            table.pointAt(hex);
            QVERIFY(!table.tip().active);
            // The other player has not seen it.
            QVERIFY(home.settings.decide({}, "tips", false));
            wanderToFire(table, 2);
            QVERIFY(home.settings.decide({}, "tips", true));
            if (!table.tip().active) table.pointAt(plagueHex(table));
            QVERIFY(table.tip().active);
            // Who wants none, has none; nor does anybody who tries something out or looks back.
            QVERIFY(home.settings.decide({}, "tips", false));
            QVERIFY(!table.tip().active);
            QVERIFY(home.settings.decide({}, "tips", true));
            QVERIFY(table.tip().active);
            table.tryOut();
            QVERIFY(!table.tip().active);
            table.backToGame();
            QVERIFY(table.tip().active);
            table.showStep(0);
            QVERIFY(!table.tip().active);
            table.showNow();
            QVERIFY(table.tip().active);
        }
        // The program started again knows it; in her next turn all may come once more, if she likes.
        Home home(m_folder->path());
        QCOMPARE(home.house.learnt(anna).value("tips").toInt(), 1);
        const Play play = home.house.newGame({{"game", "messina"}, {"seats", QVariantList{seat("Anna", "ruby"), seat("", "saffron")}}, {"seed", "7"}, {"shuffled", false}});
        QVERIFY(home.settings.decide({}, "tips", false));
        wanderToFire(*play.table, 1);
        const auto isThere = [&] {
            home.settings.decide({}, "tips", false); // another one that was there goes
            home.settings.decide({}, "tips", true);
            if (!play.table->tip().active) play.table->pointAt(plagueHex(*play.table));
            const QString shown = play.table->tip().id;
            play.table->pointAt({});
            return shown == id;
        };
        QVERIFY(!isThere());
        QVERIFY(home.house.rearmTips(anna));
        QCOMPARE(home.house.learnt(anna).value("tips").toInt(), 0);
        QVERIFY(isThere());
        // Only looked at, the game gives none.
        play.table->pointAt({});
        const QString key = home.house.games().constFirst().value("key").toString();
        home.house.leave();
        const Play seen = home.house.lookAt(key);
        QVERIFY(seen.table && seen.table->viewsOnly());
        seen.table->pointAt(plagueHex(*seen.table));
        QVERIFY(!seen.table->tip().active);
        // Nor does a lesson.
        const Play lesson = home.house.startLesson(home.house.lessons().constFirst().value("lessonId").toString());
        QVERIFY(lesson.table);
        const QString hex = plagueHex(*lesson.table);
        lesson.table->pointAt(hex);
        QVERIFY(!lesson.table->tip().active);
    }
    // What was skipped, shown or done with a hint is less sure than what was done unaided.
    void helpIsHeardOf() {
        Home home(m_folder->path());
        const QString lesson = home.house.lessons().constFirst().value("lessonId").toString();
        const Play play = home.house.startLesson(lesson);
        play.lesson->setPause(0);
        for (int i = 0; i < 200 && !play.lesson->finished(); ++i)
            play.lesson->skip();
        home.house.leave();
        const LearnerMemory memory = MemoryStore(MemoryStore::usualFolder()).of("");
        QVERIFY(!memory.atoms.isEmpty());
        for (const AtomMemory& atom : memory.atoms)
            QCOMPARE(atom.last, QList<Outcome>{Outcome::WithHint});
    }
    // A rule that was learnt and used rightly twice in a sitting is an answer without a question, for whoever used it.
    void rightUseCounts() {
        QString game;
        QString anna;
        QMap<QString, int> used; // by Anna
        QSet<QString> told;
        const QDate before = QDate::currentDate().addDays(-10);
        // All of it was learnt ten days ago.
        const auto learnAll = [&] {
            MemoryStore(MemoryStore::usualFolder()).change(anna, [&](LearnerMemory& memory) {
                memory = {};
                memory.answeredLesson({told, {}, {}}, before);
            });
        };
        {
            Home home(m_folder->path());
            const Play play = home.house.newGame({{"game", "messina"}, {"seats", QVariantList{seat("Anna", "ruby"), seat("", "saffron")}}, {"seed", "7"}, {"shuffled", false}});
            QVERIFY(play.table);
            anna = home.settings.people()->idOf("Anna");
            wander(*play.table, 60);
            for (int i = 0; i < play.table->log()->count(); ++i) {
                const QVariantMap row = play.table->log()->row(i);
                told.insert(row.value("rule").toString());
                if (row.value("seat") == 1) ++used[row.value("rule").toString()];
            }
            told.remove({});
            QVERIFY(std::any_of(used.begin(), used.end(), [](int times) { return times > 1; }));
            QVERIFY(std::any_of(told.begin(), told.end(), [&](const QString& rule) { return used.value(rule) < 2; }));
            learnAll();
            game = home.house.games().constFirst().value("key").toString();
            home.house.leave();
        }
        const LearnerMemory kept = MemoryStore(MemoryStore::usualFolder()).of(anna);
        for (const QString& rule : std::as_const(told)) {
            const AtomMemory& atom = kept.atoms[rule];
            QVERIFY2(atom.met.testFlag(MetIn::Play) == (used.value(rule) > 1), qPrintable(rule));
            QCOMPARE(atom.answered, used.value(rule) > 1 ? QDate::currentDate() : before);
        }
        QVERIFY(MemoryStore(MemoryStore::usualFolder()).of("").atoms.isEmpty());
        // What lay there when the game was taken up again counts no second time, and what is taken back not at all.
        learnAll();
        const LearnerMemory learnt = MemoryStore(MemoryStore::usualFolder()).of(anna);
        Home home(m_folder->path());
        const Play play = home.house.openGame(game);
        QVERIFY(play.table);
        int takenBack = 0;
        for (int seed = 1; seed <= 3; ++seed) {
            wander(*play.table, 1, seed);
            if (!play.table->canUndo()) break;
            play.table->undo();
            ++takenBack;
        }
        QCOMPARE(takenBack, 3);
        home.house.leave();
        QCOMPARE(MemoryStore(MemoryStore::usualFolder()).of(anna), learnt);
    }
    // Twice looked up: it is asked from now on.
    void anArticleOpenedTwiceEnters() {
        Home home(m_folder->path());
        const QString rule = "messina.fight.rats";
        home.house.openedArticle("nothing.of.ours");
        home.house.openedArticle(rule);
        QVERIFY(home.told("", "rules").isEmpty());
        home.house.openedArticle(rule);
        QCOMPARE(home.told("", "rules").size(), 1);
        QCOMPARE(home.house.learnt("").value("due"), 1);
    }
    void chaptersAddUp() {
        Home home(m_folder->path());
        QVERIFY(home.house.mastery().value("rules").toMap().isEmpty());
        QVERIFY(home.house.mastery().value("chapters").toMap().isEmpty());
        const QDate today = QDate::currentDate();
        MemoryStore(MemoryStore::usualFolder()).change("", [&](LearnerMemory& memory) {
            memory.refusedRule("messina.overview.players", QDateTime::currentDateTime());
            memory.answeredDrill("messina.overview.aim", {}, Outcome::RightAtOnce, today);
            for (const char* rule : {"messina.fight.rats", "messina.fire.big"})
                memory.answeredDrill(rule, {}, Outcome::Right, today);
        });
        Home again(m_folder->path());
        const QVariantMap rules = again.house.mastery().value("rules").toMap();
        QCOMPARE(rules, QVariantMap({{"messina.overview.aim", 2}, {"messina.overview.players", 1}, {"messina.fight.rats", 1}, {"messina.fire.big", 1}}));
        const QVariantMap chapters = again.house.mastery().value("chapters").toMap();
        QCOMPARE(chapters.value("messina.overview").toMap(), QVariantMap({{"mastery", 1}, {"full", 1}, {"count", 2}}));
        again.house.openedArticle("messina.overview.aim");
        QVERIFY(MemoryStore(MemoryStore::usualFolder()).change("", [&](LearnerMemory& memory) {
            AtomMemory& atom = memory.atoms["messina.overview.players"];
            for (int i = 0; i < 9 && atom.mastery() != Mastery::Full; ++i)
                atom.answer(Outcome::Right, MetIn::Drill, atom.due);
        }));
        Home full(m_folder->path());
        QCOMPARE(full.house.mastery().value("chapters").toMap().value("messina.overview").toMap().value("mastery"), 2);
    }
    // What could not be read is named, with the place.
    void aBrokenMemoryIsAProblem() {
        const QString file = MemoryStore(MemoryStore::usualFolder()).fileOf("");
        QVERIFY(QDir().mkpath(QFileInfo(file).absolutePath()));
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"format\": \"magister-memory/1\",\n \"lessons\": {}, \"refused\": 7, \"atoms\": {}}");
        broken.close();
        Home home(m_folder->path());
        const qsizetype before = home.house.problems().size();
        QVERIFY(home.told("", "rules").isEmpty());
        QCOMPARE(home.house.problems().size(), before + 1);
        const QVariantMap row = home.house.problems().constLast();
        QCOMPARE(row.value("file").toString(), file + ".broken");
        QVERIFY(row.value("place").toString().startsWith("2:"));
        QVERIFY(row.value("place").toString().contains("$.refused"));
    }
    // Earlier programs kept everybody in one file, and what was missed with the places in lessons.
    void earlierFilesAreTakenOver() {
        const QString data = QFileInfo(MemoryStore::usualFolder()).absolutePath();
        QVERIFY(QDir().mkpath(data));
        const auto put = [&](const char* name, const char* bytes) {
            QFile file(data + '/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        put("learnt.json", R"({"format": "magister-learnt/1", "people": {"": {"lessons": {}, "refused": [{"rule": "messina.fire.big", "times": 2, "last": "2026-05-03T12:00:00Z"}]}}})");
        put("learning.json", R"({"format": "magister-learning/1", "lessons": {"01-first-round": {"trace": [], "done": 31, "finished": true, "missed": ["messina.fight.rats"]}}})");
        Home home(m_folder->path());
        QCOMPARE(home.told("", "refused").size(), 1);
        QCOMPARE(home.house.learnt("").value("due"), 2);
        QVERIFY(home.house.forgetLearnt(""));
        QVERIFY(home.house.problems().isEmpty());
        // Once.
        Home again(m_folder->path());
        QCOMPARE(again.house.learnt("").value("due"), 0);
        QCOMPARE(again.told("", "lessons").first().toMap().value("finished"), true);
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
