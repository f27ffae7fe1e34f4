// SPDX-License-Identifier: GPL-3.0-or-later
// What is told when the turn passes: whose it is, what has happened, and nothing that is secret.
#include "tests/app/orleans/look.h"

#include "app/orleans/table/hand_over.h"
#include "app/orleans/words/event_text.h"
#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/random_game.h"

#include <QtTest>

using namespace magister::orleans;
using told::Look;

namespace {

const magister::Language& german(PlayerIndex) {
    return told::language("de");
}

/// A game played step by step with the random commands of another.
template <class Visit> void everyStep(const Setup& setup, int oneIn, Visit visit) {
    RandomGame game(realDefinition(), setup, Policy::Builder);
    QVERIFY(game.play());
    Session session(realDefinition(), setup);
    int n = 0;
    for (const auto& [player, command] : game.commands()) {
        if (n++ % oneIn == 0) visit(session, player);
        if (QTest::currentTestFailed()) return;
        QVERIFY(!session.give(player, command));
    }
}

QString everything(const QVariantMap& row) {
    QString all;
    for (const char* list : {"since", "all"})
        for (const QVariant& one : row.value(list).toList())
            all += one.toMap().value("text").toString() + u'\n';
    return all;
}

} // namespace

class tst_OrleansHandOver : public QObject {
    Q_OBJECT

private slots:
    void isWordedInFiveLanguages() {
        int told = 0, most = 0;
        everyStep(Setup{.players = 3, .seed = 8, .pinned = {}, .rulings = {}}, 7,
                  [&](const Session& session, PlayerIndex player) {
                      for (const QString& code : told::codes()) {
                          const Look seen(session.state(), player, code);
                          const QVariantMap row = handOverRow(seen.scene(), session, german);
                          QVERIFY2(told::flaws(row).isEmpty(), told::flaws(row).join('|').toUtf8());
                          for (const char* role : {"title", "note", "sinceTitle", "show", "stop", "more", "open",
                                                   "close", "covered", "name"})
                              QVERIFY2(!row.value(role).toString().isEmpty(), role);
                          QCOMPARE(row.value("seat").toInt(), player + 1);
                          QVERIFY(row.value("since").toList().size() <= 4);
                          for (const QVariant& one : row.value("all").toList())
                              QVERIFY(!one.toMap().value("text").toString().isEmpty());
                          told += static_cast<int>(row.value("since").toList().size());
                          most = std::max(most, static_cast<int>(row.value("all").toList().size()));
                          const bool news = !row.value("since").toList().isEmpty();
                          QCOMPARE(row.value("firstEvent").toInt() >= 0, news);
                          const QVariantMap from = row.value("from").toMap();
                          if (!from.isEmpty()) QCOMPARE(from.value("language").toString(), QString("de"));
                      }
                  });
        for (const QString& code : told::codes())
            QCOMPARE(told::missing(code), QStringList());
        qInfo("%d headlines, at most %d news", told, most);
        QVERIFY(told > 100 && most > 3);
    }

    /// planning.together
    void plansStaySecret() {
        Position game(2);
        game.planning(0);
        QVERIFY(game.s.planningTogether());
        int checked = 0;
        everyStep(Setup{.players = 2, .seed = 4, .pinned = {}, .rulings = {}}, 1,
                  [&](const Session& session, PlayerIndex player) {
                      if (!session.state().planningTogether() || checked > 300) return;
                      const Look seen(session.state(), player, "en");
                      const QVariantMap row = handOverRow(seen.scene(), session, german);
                      QVERIFY2(!everything(row).contains(" plans"), everything(row).toUtf8());
                      QVERIFY2(!everything(row).contains("places a technology"), everything(row).toUtf8());
                      QVERIFY(row.value("note").toString().contains("Nobody sees your plan"));
                      ++checked;
                  });
        QVERIFY(checked > 40);
    }

    void theFirstToActBegins() {
        const Session session(realDefinition(), Setup{.players = 2, .seed = 3, .pinned = {}, .rulings = {}});
        const Look seen(session.state(), 0, "en");
        const QVariantMap row = handOverRow(seen.scene(), session, german);
        QCOMPARE(row.value("title").toString(), QString("Anna, you begin"));
        QCOMPARE(row.value("note").toString(), QString("Round 1"));
        QVERIFY(row.value("since").toList().isEmpty() && row.value("from").toMap().isEmpty());
        QCOMPARE(row.value("firstEvent").toInt(), -1);
    }

    void whatHitTheReaderIsNews() {
        bool told = false;
        everyStep(
            Setup{.players = 2, .seed = 12, .pinned = {}, .rulings = {}}, 1,
            [&](const Session& session, PlayerIndex player) {
                if (told || session.moves().empty() || session.moves().back().player == player) return;
                bool lost = false;
                for (std::size_t i = session.moves().back().firstEvent; i < session.events().size(); ++i)
                    if (const auto* drawn = std::get_if<PlagueDrawn>(&session.events()[i].event))
                        lost = lost || (drawn->player == player && !isOwn(drawn->token));
                if (!lost) return;
                const Look seen(session.state(), player, "en");
                QVERIFY(
                    everything(handOverRow(seen.scene(), session, german)).contains("loses a follower to the Plague"));
                told = true;
            });
        QVERIFY(told);
    }

    /// Coins, followers and whatever else a player loses while somebody else decides is never left to the log alone.
    void everyLossOfTheReaderIsAHeadline() {
        int told = 0;
        for (std::uint64_t seed : {12, 13, 14, 15})
            everyStep(Setup{.players = 3, .seed = seed, .pinned = {}, .rulings = {}}, 1, [&](const Session& session, PlayerIndex player) {
                if (session.moves().empty() || session.moves().back().player == player) return;
                const Look seen(session.state(), player, "en");
                QStringList lost;
                for (std::size_t i = session.moves().size(); i-- > 0 && session.moves()[i].player != player;) {
                    const std::size_t end = i + 1 < session.moves().size() ? session.moves()[i + 1].firstEvent : session.events().size();
                    for (std::size_t e = end; e-- > session.moves()[i].firstEvent;) {
                        const Event& event = session.events()[e].event;
                        const auto* paid = std::get_if<CoinsPaid>(&event);
                        const auto* drawn = std::get_if<PlagueDrawn>(&event);
                        const auto* owed = std::get_if<DebtArisen>(&event);
                        if ((paid && paid->player == player) || (owed && owed->player == player) || (drawn && drawn->player == player && !isOwn(drawn->token)))
                            lost.append(eventText(seen.scene(), event));
                    }
                }
                const QVariantMap row = handOverRow(seen.scene(), session, german);
                QStringList since;
                for (const QVariant& one : row.value("since").toList())
                    since.append(one.toMap().value("text").toString());
                for (const QString& text : lost)
                    QVERIFY2(since.contains(text), (text + " is not among " + since.join(u'|')).toUtf8());
                QVERIFY(lost.isEmpty() || row.value("lost").toBool());
                // Where there is no room for all, the last one is read.
                QVERIFY2(lost.isEmpty() || lost.contains(since.last()), since.join(u'|').toUtf8());
                told += static_cast<int>(lost.size());
            });
        QVERIFY(told > 20);
    }

    void nobodyToActNothingToTell() {
        const Session session = told::finished(2, 5);
        const Look seen(session.state(), 0, "en");
        QVERIFY(handOverRow(seen.scene(), session, german).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_OrleansHandOver)
#include "tst_orleans_hand_over.moc"
