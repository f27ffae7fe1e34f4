// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/messina_situations.h"

#include "tests/app/fixture.h"
#include "tests/qml/situations/messina_room.h"
#include "app/messina/table/resolve.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

namespace magister::test {

using namespace messina;
using messina::Session;

namespace {

std::vector<Choice> legal(const Session& session) {
    return choices(session.definition(), session.state(), session.state().toAct(), Listing::LegalOnly);
}

template <class Kind> int count(const Session& session) {
    const auto all = legal(session);
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [](const Choice& c) { return std::holds_alternative<Kind>(c.command); }));
}

bool asks(const Session& session, PromptKind kind) {
    return session.state().hasPrompt() && session.state().prompt().kind == kind;
}

const Player& acting(const Session& session) { return session.state().players[session.state().toAct()]; }

/// Not before that round.
bool late(const Session& session, int round) { return session.state().round >= round; }

bool hutsFull(const Session& session) {
    const auto& huts = acting(session).huts;
    return std::all_of(huts.begin(), huts.end(), [](const Hut& hut) { return hut.field > 0; });
}

int squaresToRescueTo(const Session& session) {
    const auto all = legal(session);
    return static_cast<int>(std::count_if(all.begin(), all.end(), [](const Choice& choice) {
        const auto* rescue = std::get_if<RescueCitizen>(&choice.command);
        return rescue && rescue->to.kind == Spot::Square;
    }));
}

bool bigFireReachesNextDoor(const Session& session) {
    const auto all = legal(session);
    return std::any_of(all.begin(), all.end(), [](const Choice& choice) {
        const auto* burn = std::get_if<BurnCubes>(&choice.command);
        return burn && burn->payment == FirePayment::BigFire && burn->neighbour != none;
    });
}

bool atFork(const Session& session) {
    std::array<std::set<int>, classCount> branches;
    for (const Choice& choice : legal(session))
        if (const auto* step = std::get_if<AdvanceOverseer>(&choice.command))
            branches[static_cast<std::size_t>(step->citizenClass)].insert(step->branch);
    return std::any_of(branches.begin(), branches.end(), [](const auto& ways) { return ways.size() > 1; });
}

/// The first target whose click means what is wanted; empty when there is none.
template <class Wanted> QString targetMeaning(const Session& session, Wanted wanted) {
    const fixture::Look look(session, QStringLiteral("en"));
    for (std::size_t i = 0; i < look.index.choices().size(); ++i) {
        const QString target = look.index.targetOf(static_cast<int>(i));
        if (wanted(resolve(look.scene(), look.index, target, none))) return target;
    }
    return {};
}

QString refusedTarget(const Session& session) {
    return targetMeaning(session, [](const Meaning& meaning) {
        const auto* refused = std::get_if<Refused>(&meaning);
        return refused && refused->card.target.startsWith("hex:") && refused->card.instead.size() == 3;
    });
}

QString menuTarget(const Session& session) {
    return targetMeaning(session, [](const Meaning& meaning) {
        const auto* several = std::get_if<Several>(&meaning);
        return several && several->commands.size() >= 3;
    });
}

int lyingLieutenant(const Session& session) {
    const auto& all = acting(session).lieutenants;
    const auto found = std::find_if(all.begin(), all.end(), [](const Lieutenant& l) { return l.status == LieutenantStatus::Lying; });
    return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
}

QString pickUp(TableRoom& room) {
    room.table().pickUp(lyingLieutenant(tableIn(room).session()));
    room.settle();
    return room.table().picked() > 0 ? QString() : QStringLiteral("no lieutenant was picked up");
}

QString openRefusal(TableRoom& room) {
    const QString target = refusedTarget(tableIn(room).session());
    if (!room.press(target)) return target + QStringLiteral(" is not in sight");
    return room.table().refusal().active ? QString() : target + QStringLiteral(" was not refused");
}

QString openMenu(TableRoom& room) {
    const QString target = menuTarget(tableIn(room).session());
    if (!room.press(target)) return target + QStringLiteral(" is not in sight");
    return tableIn(room).openVariants().isEmpty() ? target + QStringLiteral(" opened no menu") : QString();
}

QString openLog(TableRoom& room) {
    QTest::keyClick(&room.window(), Qt::Key_G);
    // Lines get their height when they are drawn; only then does the list know where its end is.
    for (int drawn = 0; drawn < 4; ++drawn)
        room.picture();
    return room.page()->property("logOpen").toBool() ? QString() : QStringLiteral("the log did not open");
}

QString openRule(TableRoom& room) {
    room.openRule(QStringLiteral("messina.fire.big"));
    room.settle();
    return {};
}

Setup game(int players, Side boards = Side::A) {
    Setup setup = fixture::setup(players, 1);
    setup.boards = setup.scrolls = boards;
    return setup;
}

/// A legal command at random, of those that get on with something three times of four.
Command drawn(const Session& session, Random& random) {
    auto list = legal(session);
    const auto givesUp = [](const Choice& choice) {
        const Command& c = choice.command;
        return std::holds_alternative<EndTurn>(c) || std::holds_alternative<Decline>(c) || std::holds_alternative<EndFight>(c)
               || std::holds_alternative<Recall>(c);
    };
    const bool eager = random.below(4) != 0;
    if (eager && !std::all_of(list.begin(), list.end(), givesUp)) std::erase_if(list, givesUp);
    return list[random.below(static_cast<std::uint32_t>(list.size()))].command;
}

using Wanted = std::function<bool(const Session&)>;

/// The first position of the random games of that setup, seed after seed, that is wanted.
TableMaker played(const char* id, Setup setup, const Wanted& wanted) {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        setup.seed = seed;
        Session session(fixture::definition(), setup);
        Random random = Random::seeded(seed);
        while (!wanted(session)) {
            if (session.state().over()) break;
            session.give(session.state().toAct(), drawn(session, random));
        }
        if (wanted(session)) return tableAt(session);
    }
    qFatal("%s: no game has such a position", id);
}

Situation found(const char* id, const Setup& setup, const Wanted& wanted) {
    return {QString::fromLatin1(id), [=] { return played(id, setup, wanted); }, {}};
}

/// A game in which that is asked.
Situation asked(const char* id, const Setup& setup, PromptKind kind, const Wanted& more = {}) {
    return found(id, setup, [kind, more](const Session& s) { return asks(s, kind) && (!more || more(s)); });
}

Situation posed(Situation situation, std::function<QString(TableRoom&)> pose) {
    situation.pose = std::move(pose);
    return situation;
}

} // namespace

std::vector<Situation> messinaSituations() {
    using enum PromptKind;
    return {
        asked("first-prompt", game(2), ChooseTurn),
        posed(asked("lieutenant-picked-up", game(2), ChooseTurn,
                    [](const Session& s) { return late(s, 2) && lyingLieutenant(s) > 0; }),
              pickUp),
        posed(asked("refusal-with-offers", game(2), ChooseTurn,
                    [](const Session& s) { return late(s, 2) && !refusedTarget(s).isEmpty(); }),
              openRefusal),
        asked("rescue-squares", game(2), Rescue, [](const Session& s) { return squaresToRescueTo(s) >= 4; }),
        asked("huts-full", game(3), Rescue, hutsFull),
        asked("big-fire", game(2), Fight, bigFireReachesNextDoor),
        asked("choice-of-effects", game(2), ChooseEffect),
        asked("overseer-fork", game(2), AdvanceOverseer, atFork),
        asked("activation-centre", game(2), Activate,
              [](const Session& s) { return s.state().prompt().node == NodeKind::Centre; }),
        asked("market", game(4), Build,
              [](const Session& s) { return count<TakeHutUpgrade>(s) > 1 && count<TakeWorkshop>(s) > 1; }),
        asked("workshop-choice", game(3), Act, [](const Session& s) { return count<MoveIntoWorkshop>(s) > 1; }),
        asked("ship-visit", game(2), FightShip),
        asked("recall", game(2), ChooseTurn, [](const Session& s) { return late(s, 3) && count<Recall>(s) > 1; }),
        asked("repopulation", game(2), ReturnCitizens, [](const Session& s) { return count<ReturnCitizen>(s) > 1; }),
        asked("book-payment", game(2), Act, [](const Session& s) { return count<BuyBookStep>(s) > 1; }),
        asked("book-action", game(2), Act, [](const Session& s) { return count<UseBookAction>(s) > 0; }),
        posed(asked("variants-menu", game(2), Fight, [](const Session& s) { return !menuTarget(s).isEmpty(); }), openMenu),
        posed(asked("log-open", game(2), ChooseTurn, [](const Session& s) { return late(s, 3); }), openLog),
        posed(asked("rules-drawer", game(2), Fight, bigFireReachesNextDoor), openRule),
        found("production", game(2), [](const Session& s) { return s.state().stage == Stage::Production && s.state().hasPrompt(); }),
        asked("quarantine", game(2), LeaveQuarantine),
        found("round-end", game(2), [](const Session& s) { return s.state().stage == Stage::Plague && s.state().hasPrompt(); }),
        asked("three-players", game(3), ChooseTurn, [](const Session& s) { return late(s, 4); }),
        asked("four-players", game(4), ChooseTurn, [](const Session& s) { return late(s, 5); }),
        asked("advanced-boards", game(2, Side::B), ChooseTurn, [](const Session& s) { return late(s, 4); }),
        asked("solo", game(1), ChooseTurn, [](const Session& s) { return late(s, 3) && s.state().soloOut != 0; }),
        found("final-score", game(3), [](const Session& s) { return s.state().over(); }),
    };
}

} // namespace magister::test
