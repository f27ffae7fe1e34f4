// SPDX-License-Identifier: GPL-3.0-or-later
// The drills of every game that has some: each atom has those it is said to have, and a judge who finds what is wrong.
#include "app/content/game_facts.h"
#include "app/content/vocabulary.h"
#include "app/drills/drill_about.h"
#include "app/drills/drill_source.h"
#include "app/game/game_drills.h"

#include <QTest>

#include <array>
#include <cmath>
#include <vector>

using namespace magister;
using namespace Qt::StringLiterals;

class TestDrills : public QObject {
    Q_OBJECT

    std::unique_ptr<DrillGame> m_game;
    DrillSeeds m_seeds;
    std::vector<std::pair<Drill, DrillQuestion>> m_drills; ///< of this game, once they are looked for

    /// A drill of each kind about each atom, with its question; walks on where nothing was found.
    template <class Look> void eachDrill(Look look) {
        DrillSource source(*m_game, m_seeds, 11);
        if (m_drills.empty())
            for (const DrillGame::AtomDrills& atom : m_game->atoms())
                for (const DrillKind kind : atom.kinds)
                    if (const auto drill = source.next({atom.atom, kind}, {}))
                        if (const auto question = m_game->pose(*drill)) m_drills.emplace_back(*drill, *question);
        for (const auto& [drill, question] : m_drills)
            look(drill, question);
    }

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : gamesWithDrills())
            QTest::newRow(qPrintable(game)) << game;
    }
    void init() {
        QFETCH_GLOBAL(QString, game);
        if (m_game && m_game->game() == game) return;
        m_drills.clear();
        QList<Problem> problems;
        m_game = makeDrills(game, DataFolder::find(), problems);
        QVERIFY(m_game);
        m_seeds = DrillSeeds::read(DataFolder::find(), *m_game, problems);
        QVERIFY(problems.isEmpty());
    }

    void everyAtomHasADrillOrAReason() {
        for (const DrillGame::AtomDrills& atom : m_game->atoms())
            QVERIFY2(atom.kinds.isEmpty() != atom.why.isEmpty(), qPrintable(atom.atom));
        QVERIFY(m_game->atoms().size() > 220);
    }
    void everyAtomHasEachOfItsKinds() {
        QStringList missing;
        DrillSource source(*m_game, m_seeds, 3);
        for (const DrillGame::AtomDrills& atom : m_game->atoms())
            for (const DrillKind kind : atom.kinds) {
                const auto drill = source.next({atom.atom, kind}, {});
                if (!drill || drill->atom != atom.atom || drill->kind != kind || !m_game->pose(*drill))
                    missing.append(atom.atom + u' ' + wordOf(kind));
            }
        QCOMPARE(missing, QStringList{});
    }
    void everyKindIsAsked() {
        QSet<DrillKind> kinds;
        for (const DrillGame::AtomDrills& atom : m_game->atoms())
            kinds.unite(QSet<DrillKind>(atom.kinds.begin(), atom.kinds.end()));
        QCOMPARE(kinds.size(), static_cast<qsizetype>(countOf<DrillKind>));
    }
    void theJudgeAgrees() {
        int judged = 0;
        eachDrill([&](const Drill& drill, const DrillQuestion& question) {
            const DrillVerdict verdict = m_game->judge(drill, question);
            QVERIFY2(verdict.kind == DrillVerdict::Kind::Sound, qPrintable(verdict.why + u": "_s + drill.line()));
            ++judged;
        });
        QVERIFY(judged > 300);
    }
    /// Of every drill, each answer is falsified by itself.
    void theJudgeFindsWhatIsFalse() {
        eachDrill([&](const Drill& drill, const DrillQuestion& question) {
            if (question.kind == DrillKind::Order) {
                DrillQuestion turned = question;
                std::swap(turned.order.first(), turned.order.last());
                QVERIFY2(m_game->judge(drill, turned).kind != DrillVerdict::Kind::Sound, qPrintable(drill.line()));
                return;
            }
            for (qsizetype i = 0; i < question.options.size(); ++i) {
                DrillQuestion turned = question;
                turned.options[i].right = !turned.options[i].right;
                QVERIFY2(m_game->judge(drill, turned).kind != DrillVerdict::Kind::Sound, qPrintable(drill.line()));
            }
            // Another single answer is as wrong as none.
            if (question.rightIds().size() != 1 || question.kind == DrillKind::Pick || question.kind == DrillKind::Do)
                return;
            DrillQuestion moved = question;
            for (DrillOption& option : moved.options)
                option.right = false;
            for (DrillOption& option : moved.options)
                if (!question.rightIds().contains(option.id)) {
                    option.right = true;
                    break;
                }
            QCOMPARE(m_game->judge(drill, moved).kind, DrillVerdict::Kind::Wrong);
        });
    }
    /// Whoever counts one too many or too few is found out, whatever is counted.
    void theJudgeFindsAWrongCount() {
        const QMap<QString, QStringList> forms{
            {u"messina"_s,
             {u"activations"_s, u"after-rats"_s, u"count"_s, u"gain"_s, u"lost"_s, u"overseer"_s, u"pay"_s, u"points"_s,
              u"produces"_s, u"rats"_s, u"score"_s, u"space"_s, u"visit"_s}},
            {u"orleans"_s,
             {u"count"_s, u"develop"_s, u"gain"_s, u"level"_s, u"missing"_s, u"pay"_s, u"returned"_s, u"space"_s,
              u"worth"_s}},
        };
        QMap<QString, int> counted;
        DrillSource source(*m_game, m_seeds, 17);
        for (const DrillGame::AtomDrills& atom : m_game->atoms()) {
            if (!atom.kinds.contains(DrillKind::Number)) continue;
            for (int i = 0; i < 4; ++i) {
                const auto drill = source.next({atom.atom, DrillKind::Number}, {});
                QVERIFY2(drill, qPrintable(atom.atom));
                const auto question = m_game->pose(*drill);
                QVERIFY(question);
                const int right = question->rightIds().constFirst().toInt();
                for (const int wrong : {right - 1, right + 1}) {
                    DrillQuestion miscounted = *question;
                    // That number may be among the others.
                    miscounted.options.removeIf(
                        [&](const DrillOption& option) { return option.id == QString::number(wrong); });
                    for (DrillOption& option : miscounted.options)
                        if (option.right) option.id = QString::number(wrong);
                    while (miscounted.options.size() < question->options.size())
                        miscounted.options.append({QString::number(right + 100), false});
                    const DrillVerdict verdict = m_game->judge(*drill, miscounted);
                    QVERIFY2(verdict.kind == DrillVerdict::Kind::Wrong, qPrintable(drill->line()));
                    QCOMPARE(verdict.why, u"counted again: "_s + QString::number(right));
                }
                ++counted[QString::fromStdString(DrillAbout::fromText(drill->about).form)];
            }
        }
        QCOMPARE(QStringList(counted.keys()), forms.value(m_game->game()));
    }
    void theJudgeFindsWhatIsNotClear() {
        DrillSource source(*m_game, m_seeds, 4);
        const auto drill = source.next({{}, DrillKind::Number}, {});
        DrillQuestion question = *m_game->pose(*drill);
        question.options[1].id = question.options[0].id;
        QCOMPARE(m_game->judge(*drill, question).kind, DrillVerdict::Kind::Ambiguous);
    }
    void theSameLineIsPosedTheSameWay() {
        eachDrill([&](const Drill& drill, const DrillQuestion& question) {
            const auto read = Drill::fromLine(drill.line());
            QVERIFY(read);
            QVERIFY(m_game->pose(*read) == question);
        });
    }
    void aLineThatNamesNothingIsNotPosed() {
        DrillSource source(*m_game, m_seeds, 8);
        const auto drill = source.next({{}, DrillKind::YesNo}, {});
        Drill other = *drill;
        other.moves = 1'000'000;
        QVERIFY(!m_game->pose(other));
        other = *drill;
        other.table = u"9"_s;
        QVERIFY(!m_game->pose(other));
        other = *drill;
        other.atom += u'x';
        QVERIFY(!m_game->pose(other));
        other = *drill;
        other.about = u"may fly"_s;
        QVERIFY(!m_game->pose(other));
        other = *drill;
        other.seat = 9;
        QVERIFY(!m_game->pose(other));
    }
    void noPositionComesTwice() {
        DrillSource source(*m_game, m_seeds, 21);
        QSet<QString> seen;
        for (int i = 0; i < 500; ++i) {
            const auto drill = source.next({}, seen);
            QVERIFY(drill);
            QVERIFY(!seen.contains(drill->position()));
            seen.insert(drill->position());
        }
    }
    /// Who always says yes is right about half of the time.
    void yesAndNoAreAskedAlikeOften() {
        DrillSource source(*m_game, m_seeds, 31);
        int yes = 0;
        constexpr int all = 200;
        for (int i = 0; i < all; ++i) {
            const auto drill = source.next({{}, DrillKind::YesNo}, {});
            QVERIFY(drill);
            const auto question = m_game->pose(*drill);
            QVERIFY(question);
            for (const DrillOption& option : question->options)
                yes += option.right && option.id == u"yes"_s;
        }
        QVERIFY2(yes > all * 2 / 5 && yes < all * 3 / 5, qPrintable(QString::number(yes)));
    }
    /// An option is right as often as chance wants it, wherever it stands. Of what is to be put in order, the one that
    /// comes first counts as right.
    void noPlaceTellsTheAnswer_data() {
        QTest::addColumn<int>("kind");
        for (const DrillKind kind : {DrillKind::Pick, DrillKind::Order, DrillKind::Mistake, DrillKind::WhatNow})
            QTest::newRow(qPrintable(wordOf(kind))) << static_cast<int>(kind);
    }
    void noPlaceTellsTheAnswer() {
        QFETCH(int, kind);
        DrillSource source(*m_game, m_seeds, 41);
        constexpr qsizetype places = 4;
        std::array<double, places> more{}, variance{};
        for (int i = 0; i < 200; ++i) {
            const auto drill = source.next({{}, static_cast<DrillKind>(kind)}, {});
            QVERIFY(drill);
            const auto question = m_game->pose(*drill);
            QVERIFY(question);
            const QStringList right =
                question->kind == DrillKind::Order ? question->order.first(1) : question->rightIds();
            const double share = static_cast<double>(right.size()) / static_cast<double>(question->options.size());
            for (qsizetype place = 0; place < std::min(places, question->options.size()); ++place) {
                const auto at = static_cast<std::size_t>(place);
                more[at] += right.contains(question->options[place].id) - share;
                variance[at] += share * (1 - share);
            }
        }
        for (std::size_t place = 0; place < places; ++place)
            QVERIFY2(std::abs(more[place]) < 3 * std::sqrt(variance[place]),
                     qPrintable(u"place %1: %2 more than expected"_s.arg(place + 1).arg(more[place])));
    }
    /// Most by far are found in no time; the seeds are for the rest.
    void everyListedSeedLeadsToItsDrill() {
        QVERIFY(!m_seeds.all().isEmpty());
        for (auto list = m_seeds.all().begin(); list != m_seeds.all().end(); ++list)
            for (const quint64 seed : list.value())
                QVERIFY2(m_game->find(list.key().first, list.key().second, seed),
                         qPrintable(list.key().first + u' ' + QString::number(seed)));
    }
};

QTEST_GUILESS_MAIN(TestDrills)
#include "tst_drills.moc"
