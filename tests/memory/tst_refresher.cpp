// SPDX-License-Identifier: GPL-3.0-or-later
// What a refresher asks, in which order, how it goes on after a miss, when it ends, and when it is offered.
#include "app/teaching/memory/refresher.h"
#include "app/teaching/memory/refresher_offers.h"

#include <QRandomGenerator>
#include <QSet>
#include <QtTest>

using namespace magister;
using namespace std::chrono_literals;

class TestRefresher : public QObject {
    Q_OBJECT

    using Importance = AskedAtom::Importance;
    const QDate m_day{2026, 5, 3};
    QMap<QString, AskedAtom> m_atoms;

    AskedAtoms atoms() const {
        return [this](const QString& id) { return m_atoms.value(id); };
    }
    /// An atom that was answered rightly long ago: the more days, the more it has faded.
    void fade(LearnerMemory& memory, const QString& id, int days, Importance importance,
              const QStringList& kinds = {"pick", "number"}, const QStringList& related = {}) {
        memory.atoms[id].answer(Outcome::Right, MetIn::Lesson, m_day.addDays(-days));
        m_atoms[id] = {importance, related, kinds};
    }
    static QStringList idsOf(const QList<PlannedItem>& items) {
        QStringList ids;
        for (const PlannedItem& item : items)
            ids.append(item.atom);
        return ids;
    }

private slots:
    void init() { m_atoms.clear(); }

    void firstWhatWasRefusedThenByImportance() {
        LearnerMemory memory;
        fade(memory, "rare", 90, Importance::Rare);
        fade(memory, "common", 80, Importance::Common);
        fade(memory, "core", 20, Importance::Core);
        fade(memory, "faded core", 60, Importance::Core);
        fade(memory, "lost core", 3, Importance::Core);
        memory.atoms["lost core"].answer(Outcome::Wrong, MetIn::Drill, m_day.addDays(-1));
        fade(memory, "refused", 1, Importance::Common);
        memory.atoms["refused"].refuse(m_day);
        fade(memory, "not due", 0, Importance::Core);
        QCOMPARE(idsOf(planRefresher(memory, atoms(), m_day)),
                 QStringList({"refused", "lost core", "faded core", "core", "common", "rare"}));
    }
    void whatWasRefusedBeforeTheLastRefresherHasItsTurnByImportance() {
        LearnerMemory memory;
        fade(memory, "core", 20, Importance::Core);
        fade(memory, "refused", 30, Importance::Common);
        memory.atoms["refused"].refuse(m_day.addDays(-5));
        QCOMPARE(idsOf(planRefresher(memory, atoms(), m_day)).first(), QString("refused"));
        memory.refreshed = m_day.addDays(-4);
        QCOMPARE(idsOf(planRefresher(memory, atoms(), m_day)).first(), QString("core"));
    }
    void neverMoreThanEightAndOneRare() {
        LearnerMemory memory;
        for (int i = 0; i < 6; ++i) {
            fade(memory, QString("rare %1").arg(i), 90, Importance::Rare);
            fade(memory, QString("common %1").arg(i), 50, Importance::Common);
        }
        QList<PlannedItem> items = planRefresher(memory, atoms(), m_day);
        QCOMPARE(items.size(), 7);
        QCOMPARE(idsOf(items).filter("rare").size(), 1);
        for (int i = 0; i < 30; ++i)
            fade(memory, QString("core %1").arg(i), 50, Importance::Core);
        items = planRefresher(memory, atoms(), m_day);
        QCOMPARE(items.size(), mostItems);
        QCOMPARE(idsOf(items).filter("core").size(), mostItems);
        // A refused rare one is a rare one.
        for (int i = 0; i < 6; ++i)
            memory.atoms[QString("rare %1").arg(i)].refuse(m_day);
        QCOMPARE(idsOf(planRefresher(memory, atoms(), m_day)).filter("rare").size(), 1);
    }
    void whatCannotBeAskedIsNotPlanned() {
        LearnerMemory memory;
        fade(memory, "a", 50, Importance::Core, {});
        fade(memory, "b", 50, Importance::Core);
        QCOMPARE(idsOf(planRefresher(memory, atoms(), m_day)), QStringList{"b"});
        QVERIFY(planRefresher(LearnerMemory(), atoms(), m_day).isEmpty());
    }
    void relatedAtomsStandApart() {
        LearnerMemory memory;
        fade(memory, "a", 90, Importance::Core, {"pick", "number"}, {"b"});
        fade(memory, "b", 80, Importance::Core);
        // Nothing could stand between them: the second waits.
        QCOMPARE(idsOf(planRefresher(memory, atoms(), m_day)), QStringList{"a"});
        fade(memory, "c", 70, Importance::Rare);
        QCOMPARE(idsOf(planRefresher(memory, atoms(), m_day)), QStringList({"a", "c", "b"}));
    }
    void noTwoOfAKindInARow() {
        LearnerMemory memory;
        fade(memory, "a", 90, Importance::Core, {"number"});
        fade(memory, "b", 80, Importance::Core, {"number"});
        fade(memory, "c", 70, Importance::Core, {"number", "pick"});
        const QList<PlannedItem> items = planRefresher(memory, atoms(), m_day);
        QCOMPARE(items, QList<PlannedItem>({{"a", "number"}, {"c", "pick"}, {"b", "number"}}));
    }
    // Any memory, any atoms: the rules hold, and whatever is left out could not have been put in at the end.
    void theRulesHoldForAnyMemory() {
        const QStringList kinds{"pick", "number", "yes-no", "order", "do"};
        QRandomGenerator random(20260503);
        for (int round = 0; round < 2000; ++round) {
            m_atoms.clear();
            LearnerMemory memory;
            const int count = random.bounded(1, 40);
            for (int i = 0; i < count; ++i) {
                QStringList own;
                for (const QString& kind : kinds)
                    if (random.bounded(4) == 0) own.append(kind);
                QStringList related;
                for (int n = random.bounded(4); n > 0; --n)
                    related.append(QString::number(random.bounded(count)));
                related.removeAll(QString::number(i));
                fade(memory, QString::number(i), random.bounded(60), static_cast<Importance>(random.bounded(3)), own,
                     related);
                if (random.bounded(4) == 0) memory.atoms[QString::number(i)].refuse(m_day.addDays(-random.bounded(3)));
            }
            if (random.bounded(2)) memory.refreshed = m_day.addDays(-1);
            const QList<PlannedItem> items = planRefresher(memory, atoms(), m_day);
            QVERIFY(items.size() <= mostItems);
            const QStringList ids = idsOf(items);
            QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
            int rare = 0;
            for (qsizetype i = 0; i < items.size(); ++i) {
                const AskedAtom& atom = m_atoms[items[i].atom];
                QVERIFY(memory.atoms[items[i].atom].isDue(m_day));
                QVERIFY(atom.kinds.contains(items[i].kind));
                rare += atom.importance == Importance::Rare;
                if (i == 0) continue;
                QVERIFY(items[i].kind != items[i - 1].kind);
                QVERIFY(!atom.related.contains(items[i - 1].atom) &&
                        !m_atoms[items[i - 1].atom].related.contains(items[i].atom));
            }
            QVERIFY(rare <= 1);
            if (items.isEmpty() || items.size() == mostItems) continue;
            for (const QString& id : memory.due(m_day)) {
                const AskedAtom& atom = m_atoms[id];
                const bool related = atom.related.contains(ids.last()) || m_atoms[ids.last()].related.contains(id);
                const bool newKind = std::any_of(atom.kinds.begin(), atom.kinds.end(),
                                                 [&](const QString& kind) { return kind != items.last().kind; });
                QVERIFY(ids.contains(id) || related || !newKind || (atom.importance == Importance::Rare && rare == 1));
            }
        }
    }
    void whatWasMissedInALesson() {
        for (const char* id : {"a", "b", "c", "d"})
            m_atoms[id] = {Importance::Common, {}, {"pick", "number"}};
        QCOMPARE(idsOf(planOf({"c", "a", "d", "b"}, atoms())), QStringList({"c", "a", "d"}));
        QVERIFY(planOf({}, atoms()).isEmpty());
    }

    void aRunToTheEnd() {
        m_atoms = {{"a", {Importance::Core, {}, {"pick"}}}, {"b", {Importance::Core, {}, {"number"}}}};
        Refresher run({{"a", "pick"}, {"b", "number"}}, atoms());
        QCOMPARE(run.current()->atom, QString("a"));
        QCOMPARE(run.number(), 1);
        QCOMPARE(run.count(), 2);
        run.answered(Outcome::Right, 10s);
        run.answered(Outcome::WithHint, 30s);
        QVERIFY(run.over());
        QCOMPARE(run.asked(), 2);
        QCOMPARE(run.right(), 2);
        QVERIFY(Refresher({}, atoms()).over());
    }
    void whatIsMissedComesBackOnceAtTheEnd() {
        m_atoms = {{"a", {Importance::Core, {}, {"pick", "number"}}}, {"b", {Importance::Core, {}, {"pick"}}}};
        Refresher run({{"a", "number"}, {"b", "pick"}}, atoms());
        run.answered(Outcome::Wrong, 10s);
        QCOMPARE(run.count(), 3);
        QCOMPARE(run.missed(), QStringList{"a"});
        run.answered(Outcome::Right, 20s);
        QCOMPARE(*run.current(), (PlannedItem{"a", "number", true}));
        Refresher twice = run;
        run.answered(Outcome::Right, 30s);
        QVERIFY(run.over());
        QVERIFY(run.missed().isEmpty());
        QCOMPARE(run.right(), 2);
        twice.answered(Outcome::Wrong, 30s);
        QVERIFY(twice.over());
        QCOMPARE(twice.missed(), QStringList{"a"});
        // In another kind than the item before it, if it has one; if not, it comes back all the same.
        Refresher other({{"b", "pick"}, {"a", "pick"}}, atoms());
        other.answered(Outcome::Right, 10s);
        other.answered(Outcome::Wrong, 20s);
        QCOMPARE(*other.current(), (PlannedItem{"a", "number", true}));
        Refresher same({{"b", "pick"}}, atoms());
        same.answered(Outcome::Wrong, 10s);
        QCOMPARE(*same.current(), (PlannedItem{"b", "pick", true}));
    }
    void neverMoreThanEightWhateverIsMissed() {
        QList<PlannedItem> plan;
        for (int i = 0; i < 12; ++i)
            plan.append({QString::number(i), i % 2 ? "pick" : "number"});
        for (int wrong = 0; wrong < 256; ++wrong) {
            Refresher run(plan, atoms());
            int asked = 0;
            for (; !run.over(); ++asked)
                run.answered(wrong >> asked & 1 ? Outcome::Wrong : Outcome::Right, 0s);
            QCOMPARE(asked, run.asked());
            QVERIFY(asked <= mostItems);
            QCOMPARE(asked, mostItems);
        }
    }
    void theLastOnePlannedGivesWay() {
        QList<PlannedItem> plan;
        for (int i = 0; i < mostItems; ++i)
            plan.append({QString::number(i), i % 2 ? "pick" : "number"});
        Refresher run(plan, atoms());
        run.answered(Outcome::Wrong, 0s);
        run.answered(Outcome::Wrong, 0s);
        QStringList order;
        while (!run.over()) {
            order.append(run.current()->atom);
            run.answered(Outcome::Right, 0s);
        }
        QCOMPARE(order, QStringList({"2", "3", "4", "5", "0", "1"}));
    }
    void theClockIsSoft() {
        QList<PlannedItem> plan;
        for (int i = 0; i < mostItems; ++i)
            plan.append({QString::number(i), "pick"});
        Refresher run(plan, atoms());
        for (int i = 1; i <= 3; ++i)
            run.answered(Outcome::Right, i * 45s);
        QVERIFY(!run.over());
        // The item that was on the screen when the time was up is asked to its end, and is the last.
        run.answered(Outcome::Right, 200s);
        QVERIFY(run.over());
        QCOMPARE(run.asked(), 4);
        Refresher lesson(plan, atoms(), Refresher::lessonEnd);
        lesson.answered(Outcome::Right, 61s);
        QVERIFY(lesson.over());
    }
    void whatHasNoDrillIsLeftOut() {
        Refresher run({{"a", "pick"}, {"b", "number"}}, atoms());
        run.leaveOut();
        QCOMPARE(run.current()->atom, QString("b"));
        run.leaveOut();
        QVERIFY(run.over());
        QCOMPARE(run.asked(), 0);
    }
    void howAnAnswerCounts() {
        QCOMPARE(Refresher::outcomeOf(false, false, 1s), Outcome::Wrong);
        QCOMPARE(Refresher::outcomeOf(true, true, 1s), Outcome::WithHint);
        QCOMPARE(Refresher::outcomeOf(true, false, 5999ms), Outcome::RightAtOnce);
        QCOMPARE(Refresher::outcomeOf(true, false, 6s), Outcome::Right);
    }

    void whenItIsOffered() {
        LearnerMemory memory;
        QVERIFY(!isOfferedOnReturn(memory, atoms(), m_day.addDays(-30), m_day));
        for (int i = 1; i <= dueForStart; ++i) {
            QVERIFY(!isOfferedAtStart(memory, atoms(), m_day));
            fade(memory, QString::number(i), 30, Importance::Core);
        }
        QVERIFY(isOfferedAtStart(memory, atoms(), m_day));
        QCOMPARE(askableDue(memory, atoms(), m_day), dueForStart);
        // Of what cannot be asked nothing is offered.
        m_atoms["1"].kinds.clear();
        QVERIFY(!isOfferedAtStart(memory, atoms(), m_day));
        QVERIFY(isOfferedOnReturn(memory, atoms(), m_day.addDays(-7), m_day));
        QVERIFY(!isOfferedOnReturn(memory, atoms(), m_day.addDays(-6), m_day));
        QVERIFY(!isOfferedOnReturn(memory, atoms(), {}, m_day));
    }

    void practiceAsksWhatIsDueThenWhatIsWeak() {
        LearnerMemory memory;
        fade(memory, "mastered", 0, Importance::Core);
        for (int i = 0; i < 5; ++i)
            memory.atoms["mastered"].answer(Outcome::RightAtOnce, MetIn::Drill, memory.atoms["mastered"].due);
        QCOMPARE(memory.atoms["mastered"].mastery(), Mastery::Full);
        fade(memory, "weak", 0, Importance::Rare);
        fade(memory, "due", 60, Importance::Common);
        fade(memory, "missed today", 0, Importance::Common);
        memory.atoms["missed today"].answer(Outcome::Wrong, MetIn::Lesson, m_day);
        m_atoms["never met"] = {Importance::Core, {}, {"pick"}};
        fade(memory, "cannot be asked", 60, Importance::Core, {});
        const QStringList all{"never met", "mastered", "weak", "due", "missed today", "cannot be asked"};
        const QStringList ranked = rankForPractice(memory, all, atoms(), m_day, 1);
        QCOMPARE(QSet<QString>(ranked.begin(), ranked.begin() + 2), (QSet<QString>{"due", "missed today"}));
        QCOMPARE(ranked.mid(2), QStringList({"weak", "mastered"}));
    }
    void whoHasMetNothingIsAskedAboutTheCore() {
        for (int i = 0; i < 30; ++i)
            m_atoms[QString("core %1").arg(i)] = {Importance::Core, {}, {"pick", "number"}};
        m_atoms["common"] = {Importance::Common, {}, {"pick", "number"}};
        const QStringList all = m_atoms.keys();
        const QStringList ranked = rankForPractice({}, all, atoms(), m_day, 1);
        QCOMPARE(ranked.size(), 30);
        QVERIFY(!ranked.contains("common"));
        // Another time others come first.
        QVERIFY(ranked != rankForPractice({}, all, atoms(), m_day, 2));
        const QList<PlannedItem> items = planPractice(ranked, atoms());
        QCOMPARE(items.size(), practiceItems);
        const QStringList ids = idsOf(items);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), practiceItems);
    }
    void fewRulesComeRoundAgain() {
        m_atoms["a"] = {Importance::Rare, {}, {"pick", "number"}};
        m_atoms["b"] = {Importance::Rare, {}, {"pick", "yes-no"}};
        m_atoms["c"] = {Importance::Core, {}, {}};
        const QList<PlannedItem> items = planPractice({"a", "c", "b"}, atoms(), 6);
        QCOMPARE(items.size(), 6);
        for (int i = 1; i < items.size(); ++i)
            QVERIFY(items[i].atom != items[i - 1].atom);
        QCOMPARE(idsOf(items).count("a"), 3);
        // In all its kinds.
        QVERIFY(items.contains(PlannedItem{"a", "number"}) && items.contains(PlannedItem{"a", "pick"}));
        QCOMPARE(idsOf(planPractice({"a"}, atoms(), 3)), QStringList({"a", "a", "a"}));
        QVERIFY(planPractice({"c"}, atoms()).isEmpty());
    }
    void aLongerRunStaysAsLongAsItWasPlanned() {
        QList<PlannedItem> plan;
        for (int i = 0; i < practiceItems; ++i) {
            const QString id = QString::number(i);
            m_atoms[id] = {Importance::Core, {}, {"pick", "number"}};
            plan.append({id, "pick"});
        }
        Refresher run(plan, atoms(), 24h, practiceItems);
        QCOMPARE(run.count(), practiceItems);
        for (int i = 0; i < practiceItems; ++i)
            run.answered(Outcome::Wrong, 20h);
        QVERIFY(run.over());
        QCOMPARE(run.asked(), practiceItems);
    }
    /// Where every planned rule is wanted, none gives way to one that was missed.
    void whereNoneGivesWayNothingComesBack() {
        QList<PlannedItem> plan;
        for (int i = 0; i < practiceItems; ++i) {
            const QString id = QString::number(i);
            m_atoms[id] = {Importance::Core, {}, {"pick", "number"}};
            plan.append({id, "pick"});
        }
        Refresher run(plan, atoms(), 24h, practiceItems, Refresher::Last::Stays);
        for (const PlannedItem& item : plan) {
            QCOMPARE(*run.current(), item);
            run.answered(Outcome::Wrong, 1s);
        }
        QVERIFY(run.over());
        // Where there is room, it comes back all the same.
        Refresher shorter(plan.first(2), atoms(), 24h, practiceItems, Refresher::Last::Stays);
        shorter.answered(Outcome::Wrong, 1s);
        QCOMPARE(shorter.count(), 3);
    }
};

QTEST_APPLESS_MAIN(TestRefresher)
#include "tst_refresher.moc"
