// SPDX-License-Identifier: GPL-3.0-or-later
// Learners who live with the scheduler for ninety days, and schedulers that fail them.
#include "tests/memory/scripted_learner.h"

#include <QtTest>

using namespace magister;

namespace {

constexpr int mostMeetings = 5;
constexpr int latestReturn = 2;

/// What is wrong with a scheduler, as three learners see it: one who forgets nothing, one who answers at once besides,
/// and one who has forgotten half after three days, in several lives. Empty: nothing.
QStringList faultsOf(const RuleCatalogue& catalogue, const Scheduler& scheduler) {
    QStringList faults;
    const auto check = [&](bool good, const QString& fault) {
        if (!good && !faults.contains(fault)) faults.append(fault);
    };
    const auto length = [&](const Outlook& outlook) {
        check(outlook.longestRefresher <= mostItems, QStringLiteral("too long"));
    };
    for (const Outcome right : {Outcome::Right, Outcome::RightAtOnce}) {
        const Outlook perfect = ScriptedLearner(catalogue, scheduler, perfectRecall, right).live();
        check(perfect.mostMeetings <= mostMeetings, QStringLiteral("asked too often"));
        check(perfect.leastMeetings >= 2, QStringLiteral("never asked"));
        length(perfect);
    }
    for (unsigned seed = 1; seed <= 5; ++seed) {
        const Outlook forgetful = ScriptedLearner(catalogue, scheduler, threeDaysHalfLife, Outcome::Right, seed).live();
        check(forgetful.lost > 100, QStringLiteral("nothing was lost"));
        check(forgetful.latestReturn <= latestReturn && forgetful.latestRecovery <= latestReturn,
              QStringLiteral("lost for long"));
        check(forgetful.leastMeetings >= 2, QStringLiteral("never asked"));
        length(forgetful);
    }
    return faults;
}

} // namespace

class TestScriptedLearners : public QObject {
    Q_OBJECT

    RuleCatalogue m_catalogue;

private slots:
    void initTestCase() {
        QList<Problem> problems;
        m_catalogue = RuleCatalogue::read(QStringLiteral(MAGISTER_SOURCE_DIR) + "/resources/packs/messina/rules.json",
                                          "rules.json", problems, "messina");
        QVERIFY(problems.isEmpty());
    }
    void oursServesThemAll() { QCOMPARE(faultsOf(m_catalogue, Scheduler()), QStringList()); }
    void whatTheySaw() {
        const Outlook perfect = ScriptedLearner(m_catalogue, Scheduler(), perfectRecall).live();
        const Outlook forgetful = ScriptedLearner(m_catalogue, Scheduler(), threeDaysHalfLife).live();
        for (const Outlook& each : {perfect, forgetful})
            qInfo("%d refreshers, at most %d items; a core atom met %d to %d times; %d lost, asked again within %d, "
                  "known again within %d refreshers",
                  each.refreshers, each.longestRefresher, each.leastMeetings, each.mostMeetings, each.lost,
                  each.latestReturn, each.latestRecovery);
        QCOMPARE(perfect.lost, 0);
        QVERIFY(forgetful.lost > 0);
    }

    void aFixedIntervalFails() {
        Scheduler broken;
        broken.answer = [](AtomMemory& atom, Outcome outcome, MetIn where, const QDate& day) {
            atom.answer(outcome, where, day);
            atom.due = day.addDays(1);
        };
        QVERIFY(faultsOf(m_catalogue, broken).contains("asked too often"));
    }
    void neverForgettingALapseFails() {
        Scheduler broken;
        broken.answer = [](AtomMemory& atom, Outcome, MetIn where, const QDate& day) {
            atom.answer(Outcome::Right, where, day);
        };
        QVERIFY(faultsOf(m_catalogue, broken).contains("lost for long"));
    }
    void waitingAfterALapseFails() {
        Scheduler broken;
        broken.answer = [](AtomMemory& atom, Outcome outcome, MetIn where, const QDate& day) {
            atom.answer(outcome, where, day);
            if (outcome == Outcome::Wrong) atom.due = day.addDays(5);
        };
        // Those that come back in the same refresher hide most of it, but not all.
        QVERIFY(faultsOf(m_catalogue, broken).contains("lost for long"));
    }
    void askingByTheChanceOfRecallFails_data() {
        QTest::addColumn<bool>("leastFirst");
        QTest::newRow("what is best remembered first") << false;
        // Where more is due than can be asked, what fades slowly never has its turn.
        QTest::newRow("what is least remembered first") << true;
    }
    void askingByTheChanceOfRecallFails() {
        QFETCH(bool, leastFirst);
        Scheduler broken;
        broken.plan = [leastFirst](const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day) {
            QList<PlannedItem> items;
            QStringList due;
            for (const QString& id : memory.due(day))
                if (atoms(id).importance == AskedAtom::Importance::Core) due.append(id);
            std::sort(due.begin(), due.end(), [&](const QString& one, const QString& other) {
                const double first = memory.atoms[one].retrievability(day);
                const double second = memory.atoms[other].retrievability(day);
                return leastFirst ? first < second : second < first;
            });
            for (const QString& id : due.mid(0, mostItems))
                items.append({id, atoms(id).kinds.first()});
            return items;
        };
        QVERIFY(faultsOf(m_catalogue, broken).contains("never asked"));
    }
    void commonBeforeCoreFails() {
        Scheduler broken;
        broken.plan = [](const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day) {
            const AskedAtoms upsideDown = [&](const QString& id) {
                AskedAtom atom = atoms(id);
                atom.importance = atom.importance == AskedAtom::Importance::Core ? AskedAtom::Importance::Common
                                                                                 : AskedAtom::Importance::Core;
                return atom;
            };
            return planRefresher(memory, upsideDown, day);
        };
        QVERIFY(!faultsOf(m_catalogue, broken).isEmpty());
    }
    void neverAskingFails() {
        Scheduler broken;
        broken.plan = [](const LearnerMemory&, const AskedAtoms&, const QDate&) { return QList<PlannedItem>(); };
        QVERIFY(faultsOf(m_catalogue, broken).contains("never asked"));
    }
    void askingNineFails() {
        Scheduler broken;
        broken.plan = [](const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day) {
            return planRefresher(memory, atoms, day, mostItems + 1);
        };
        broken.bounded = false;
        QVERIFY(faultsOf(m_catalogue, broken).contains("too long"));
    }
    // Eight are planned, and what was missed is asked on top of them.
    void askingOnUntilAllIsRightFails() {
        Scheduler broken;
        broken.bounded = false;
        QVERIFY(faultsOf(m_catalogue, broken).contains("too long"));
    }
};

QTEST_APPLESS_MAIN(TestScriptedLearners)
#include "tst_scripted_learners.moc"
