// SPDX-License-Identifier: GPL-3.0-or-later
// A run through drills: every kind answered rightly and wrongly at its table, and what the memory keeps of it.
#include "app/content/vocabulary.h"
#include "app/desktop/practice_drills.h"
#include "app/language/catalogue_language.h"
#include "app/library/rule_library.h"
#include "app/drills/pose_drill.h"
#include "app/messina/drills/play.h"
#include "app/messina/lessons/lesson_targets.h"
#include "app/messina/table/messina_table.h"
#include "app/teaching/drill_player.h"

#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace magister;

namespace {

const QString anna = QStringLiteral("anna");

} // namespace

class tst_DrillPlayer : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    GameModules m_games = makeGames(DataFolder::find());
    DrillContent m_content{DataFolder::find(), m_games};
    Catalogues m_catalogues{DataFolder::find(), QStringLiteral("messina")};
    std::map<QString, std::unique_ptr<CatalogueLanguage>> m_languages;
    std::unique_ptr<MemoryStore> m_memory;

    const Language& language(const QString& code) {
        auto& known = m_languages[code];
        if (!known)
            known = std::make_unique<CatalogueLanguage>(m_catalogues.of(code), [code](const QString& rule) {
                const RuleLibrary& library = RuleLibrary::shared(QStringLiteral("messina"));
                return RuleTitle{library.number(rule), library.title(code, rule)};
            });
        return *known;
    }
    std::unique_ptr<DrillPlayer> play(const QList<PlannedItem>& plan, bool refreshes = false, int most = practiceItems) {
        auto player = std::make_unique<DrillPlayer>(
            Refresher(plan, m_content.lookUp(), std::chrono::hours(1), most),
            std::make_unique<PracticeDrills>(
                m_content, *m_memory, anna, [this](const QString&, const QString& code) -> const Language& { return language(code); },
                7, refreshes),
            QStringLiteral("en"));
        found(*player);
        return player;
    }
    /// Until the question that is looked for is there.
    static void found(const DrillPlayer& player) {
        if (!QTest::qWaitFor([&] { return !player.looking(); }, 30000)) qFatal("no question comes");
    }
    static void goOn(DrillPlayer& player) {
        player.next();
        found(player);
    }
    const DrillGame& drills() const { return *m_games.front()->drills(); }
    DrillQuestion posed(const DrillPlayer& player) const { return *drills().pose(*player.drill()); }
    static messina::MessinaTable& tableOf(const DrillPlayer& player) {
        return *qobject_cast<messina::MessinaTable*>(player.table());
    }
    /// Names of all that the table shows.
    static QStringList onTable(const DrillPlayer& player) {
        const auto& table = tableOf(player);
        return messina::lessonTargets(table.definition(), table.state(), static_cast<messina::PlayerIndex>(player.drill()->seat - 1));
    }
    AtomMemory kept(const QString& atom) { return m_memory->of(anna).atoms.value(atom); }
    /// The first atoms of that kind.
    QStringList atomsOf(DrillKind kind, int most) const {
        QStringList atoms;
        for (const DrillGame::AtomDrills& atom : drills().atoms())
            if (atom.kinds.contains(kind) && atoms.size() < most) atoms.append(atom.atom);
        return atoms;
    }
    /// Clicks as a person would: the plainest thing of the command, and its line if a menu opens. False: nothing came of it.
    static bool makeMove(const DrillPlayer& player, const QString& command) {
        auto& table = tableOf(player);
        const auto read = messina::commandFromText(table.definition(), table.state(), command.toStdString());
        const auto* wanted = std::get_if<messina::Command>(&read);
        if (!wanted) return false;
        for (const QString& target : messina::targetsOf(table.definition(), table.state(), table.state().toAct(), *wanted)) {
            const int piece = messina::lieutenantOf(*wanted);
            if (piece != messina::none) table.pickUp(piece + 1);
            table.activate(target);
            if (const auto line = table.openVariants().indexOf(*wanted); line >= 0) table.chooseVariant(static_cast<int>(line));
            if (player.isAnswered()) return player.given() == QStringList(command);
            table.closeVariants();
            table.closeRefusal();
        }
        return false;
    }
    static void answer(DrillPlayer& player, const DrillQuestion& question, bool rightly) {
        QStringList ids = question.rightIds();
        switch (question.kind) {
        case DrillKind::Pick:
        case DrillKind::Order:
            QVERIFY(!player.canSubmit());
            // Of kind Pick one too few or the wrong one, of kind Order the other way round.
            if (!rightly && question.kind == DrillKind::Order) std::reverse(ids.begin(), ids.end());
            if (!rightly && question.kind == DrillKind::Pick)
                for (const DrillOption& option : question.options)
                    if (!option.right) ids = {option.id};
            for (const QString& id : std::as_const(ids))
                player.choose(id);
            QVERIFY(player.canSubmit());
            QVERIFY(!player.isAnswered());
            return player.submit();
        case DrillKind::Number:
            return player.answerNumber(ids.front().toInt() + (rightly ? 0 : 1));
        case DrillKind::Do:
            for (const DrillOption& option : question.options)
                if (option.right == rightly && makeMove(player, option.id)) return;
            return;
        default:
            for (const DrillOption& option : question.options)
                if (option.right == rightly) return player.choose(option.id);
        }
    }

private slots:
    void init() { m_memory = std::make_unique<MemoryStore>(m_folder.filePath(QTest::currentDataTag() ? QTest::currentDataTag() : QTest::currentTestFunction())); }

    void everyKind_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("rightly");
        for (const DrillKind kind : allOf<DrillKind>)
            for (const bool rightly : {true, false})
                QTest::addRow("%s-%s", qPrintable(wordOf(kind)), rightly ? "right" : "wrong") << static_cast<int>(kind) << rightly;
    }
    void everyKind() {
        QFETCH(int, kind);
        QFETCH(bool, rightly);
        const auto wanted = static_cast<DrillKind>(kind);
        const QStringList atoms = atomsOf(wanted, 3);
        QVERIFY(!atoms.isEmpty());
        for (const QString& atom : atoms) {
            const auto player = play({{atom, wordOf(wanted)}}, false, 1);
            QVERIFY(player->table());
            QCOMPARE(player->kind(), wordOf(wanted));
            QCOMPARE(player->drill()->atom, atom);
            QVERIFY(!player->question().isEmpty());
            // Nothing tells the answer before it is given.
            QCOMPARE(player->answerState(), QString("none"));
            QVERIFY(player->right().isEmpty() && player->reason().isEmpty() && player->ruleTitle().isEmpty());
            const auto hash = stateHash(tableOf(*player).state());
            const auto position = positionOf<messina::PlayGame>(tableOf(*player).definition(), *player->drill());
            QCOMPARE(hash, stateHash(*position));
            QCOMPARE(tableOf(*player).viewSeat(), player->drill()->seat);

            const DrillQuestion question = posed(*player);
            answer(*player, question, rightly);
            QCOMPARE(player->answerState(), QString(rightly ? "right" : "wrong"));
            QCOMPARE(player->right(), question.rightIds());
            QVERIFY(!player->reason().isEmpty() && !player->ruleTitle().isEmpty() && !player->ruleNumber().isEmpty());
            QCOMPARE(stateHash(tableOf(*player).state()), hash);
            const AtomMemory memory = kept(atom);
            QCOMPARE(memory.last.constLast() == Outcome::Wrong, !rightly);
            QVERIFY(memory.seen.contains(player->drill()->position()));
            QVERIFY(memory.met.testFlag(MetIn::Drill));
            // A second answer counts for nothing.
            player->giveUp();
            player->submit();
            for (const DrillOption& option : question.options)
                player->choose(option.id);
            QCOMPARE(kept(atom).last.size(), memory.last.size());
            QCOMPARE(player->asked(), 1);
            goOn(*player);
            QVERIFY(player->finished());
            QVERIFY(!player->table());
            QCOMPARE(player->answeredRightly(), rightly ? 1 : 0);
            const QVariantMap line = player->summary().front().toMap();
            QCOMPARE(line.value("right").toBool(), rightly);
            QVERIFY(line.value("days").toInt() >= 0);
            QVERIFY(!line.value("title").toString().isEmpty());
        }
    }
    void theTableTellsNoAnswer() {
        for (const DrillKind kind : allOf<DrillKind>) {
            const auto player = play({{atomsOf(kind, 1).front(), wordOf(kind)}});
            auto& table = tableOf(*player);
            const bool moves = kind == DrillKind::Do;
            QCOMPARE(!table.targets().choices().empty(), moves);
            if (moves) continue;
            QCOMPARE(table.buttons()->count(), 0);
            for (int i = 0; i < table.places()->count(); ++i)
                QCOMPARE(table.places()->row(i).value("offer").toString(), QString("none"));
        }
    }
    /// Whatever is to be tapped is something on the table, and a click on a part of it means it.
    void whatIsPickedLiesOnTheTable() {
        int looked = 0;
        for (const QString& atom : atomsOf(DrillKind::Pick, 100)) {
            const auto player = play({{atom, wordOf(DrillKind::Pick)}});
            if (player->finished()) continue;
            QVERIFY(player->options().size() >= 2);
            const QStringList targets = onTable(*player);
            for (const QVariant& option : player->options())
                QVERIFY2(targets.contains(option.toMap().value("id").toString()),
                         qPrintable(atom + u' ' + option.toMap().value("id").toString()));
            // What is chosen for is marked, and is no answer.
            for (const QString& target : player->shown()) {
                QVERIFY2(targets.contains(target), qPrintable(atom + u' ' + target));
                QVERIFY(!posed(*player).rightIds().contains(target));
            }
            const QString first = player->options().front().toMap().value("id").toString();
            QVERIFY(player->pick(first + "/part"));
            QCOMPARE(player->given(), QStringList(first));
            QVERIFY(player->pick(first));
            QVERIFY(player->given().isEmpty());
            QVERIFY(!player->pick("round-table"));
            ++looked;
        }
        QVERIFY(looked >= 20);
    }
    void whatTheQuestionSpeaksOfLiesOnTheTable() {
        int shown = 0;
        for (const QString& atom : atomsOf(DrillKind::YesNo, 60)) {
            const auto player = play({{atom, wordOf(DrillKind::YesNo)}});
            for (const QString& target : player->shown()) {
                QVERIFY2(onTable(*player).contains(target), qPrintable(atom + u' ' + target));
                ++shown;
            }
        }
        QVERIFY(shown > 20);
    }
    /// Whoever asks for the answer is not told that one was wrong, no refusal stays, and it is not known.
    void anAnswerThatIsAskedForIsNoWrongOne() {
        const QString atom = atomsOf(DrillKind::Do, 1).front();
        const auto player = play({{atom, "do"}}, false, 1);
        auto& table = tableOf(*player);
        const auto& choices = table.targets().choices();
        const auto no = std::find_if(choices.begin(), choices.end(), [](const auto& choice) { return choice.refusal.has_value(); });
        QVERIFY(no != choices.end());
        table.activate(table.targets().targetOf(static_cast<int>(no - choices.begin())));
        QVERIFY(table.refusal().active);
        player->giveUp();
        QCOMPARE(player->answerState(), QString("shown"));
        QVERIFY(!table.refusal().active);
        QVERIFY(!player->rightText().isEmpty() && !player->reason().isEmpty());
        QCOMPARE(kept(atom).last, QList<Outcome>{Outcome::Wrong});
    }
    void aWrongOrderIsToldTheRightOne() {
        const auto player = play({{atomsOf(DrillKind::Order, 1).front(), "order"}}, false, 1);
        answer(*player, posed(*player), false);
        QCOMPARE(player->answerState(), QString("wrong"));
        QVERIFY(player->rightText().startsWith("1. "));
        for (const QVariant& option : player->options())
            QVERIFY(player->rightText().contains(option.toMap().value("text").toString()));
    }
    /// Whoever leaves while it looks ends the search, and nothing comes afterwards.
    void leavingEndsTheSearch() {
        const QStringList atoms = atomsOf(DrillKind::Do, 100);
        for (const QString& atom : atoms) {
            auto player = play({{atom, "do"}, {atom, "do"}}, false, 2);
            if (player->finished()) continue;
            player->giveUp();
            player.reset(); // waits for the thread that looks
        }
        QCoreApplication::processEvents();
    }
    void whatWentWrongComesBackInAnotherPosition() {
        const QStringList atoms = atomsOf(DrillKind::YesNo, 3);
        const auto player = play({{atoms[0], "yes-no"}, {atoms[1], "yes-no"}});
        const QString position = player->drill()->position();
        player->giveUp();
        QCOMPARE(player->answerState(), QString("shown"));
        goOn(*player);
        answer(*player, posed(*player), true);
        goOn(*player);
        QVERIFY(!player->finished());
        QCOMPARE(player->count(), 3);
        QCOMPARE(player->drill()->atom, atoms[0]);
        QVERIFY(player->drill()->position() != position);
        answer(*player, posed(*player), true);
        goOn(*player);
        QVERIFY(player->finished());
        QCOMPARE(player->summary().size(), 2);
        QCOMPARE(player->asked(), 3);
        QCOMPARE(player->answeredRightly(), 2);
    }
    void onlyAFinishedRefresherIsOne() {
        const QString atom = atomsOf(DrillKind::YesNo, 1).front();
        {
            const auto left = play({{atom, "yes-no"}}, true);
            left->giveUp();
        }
        // Who leaves keeps the answer.
        QCOMPARE(kept(atom).last, QList<Outcome>{Outcome::Wrong});
        QVERIFY(!m_memory->of(anna).refreshed.isValid());
        const auto player = play({{atom, "yes-no"}}, true, 1);
        answer(*player, posed(*player), true);
        goOn(*player);
        QVERIFY(player->finished());
        QCOMPARE(m_memory->of(anna).refreshed, QDate::currentDate());
    }
    void anotherLanguageChangesOnlyTheWords() {
        const auto player = play({{atomsOf(DrillKind::Order, 1).front(), "order"}});
        player->choose(player->options().front().toMap().value("id").toString());
        const QStringList given = player->given();
        const QString line = player->drill()->line();
        QStringList told;
        for (const char* code : {"pl", "cs", "ru", "de", "en"}) {
            player->setLanguage(code);
            QVERIFY(!told.contains(player->question()));
            told.append(player->question());
            QCOMPARE(player->given(), given);
            QCOMPARE(player->drill()->line(), line);
            QCOMPARE(player->table()->spoken(), QString(code));
        }
    }
    /// A drill in a lesson may have more seats than its game: their pieces have a colour as well.
    void everySeatOfADrillInALessonHasItsColour() {
        const LessonShelf shelf = m_games.front()->readLessons(DataFolder::find());
        int larger = 0;
        for (const LessonHead& head : shelf.lessons()) {
            const auto lesson = shelf.find(head.id);
            const LessonSeat laid = m_games.front()->layLesson(
                *lesson, {[this](const QString& code) -> const Language& { return language(code); }, "en"});
            QStringList tinctures;
            for (const Seat& seat : laid.table->seatsAtTable())
                tinctures.append(seat.tincture);
            QVERIFY(!tinctures.contains(QString()) && tinctures.removeDuplicates() == 0);
            for (const LessonStep& step : lesson->steps)
                for (const auto& start : {step.start, step.drill ? std::optional(step.drill->start) : std::nullopt})
                    if (start && start->players > lesson->start.players) {
                        QVERIFY2(tinctures.size() >= start->players, qPrintable(lesson->id + u' ' + step.id));
                        ++larger;
                    }
        }
        QVERIFY(larger > 0);
    }
    void whereNothingCanBeAskedTheRunIsOver() {
        const auto player = play({{"messina.no-such-rule", "yes-no"}});
        QVERIFY(player->finished());
        QCOMPARE(player->asked(), 0);
        goOn(*player);
        player->giveUp();
        QVERIFY(player->summary().isEmpty());
    }
};

QTEST_MAIN(tst_DrillPlayer)
#include "tst_drill_player.moc"
