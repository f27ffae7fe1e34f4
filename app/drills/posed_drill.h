// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill.h"
#include "app/drills/drill_about.h"
#include "engine/core/random.h"

#include <algorithm>
#include <variant>
#include <vector>

/// A drill of any game as its engine sees it, and the forms of answers that all games offer.
namespace magister {

/// `GameType` is the game as drills play it (random_play.h). `Values` are what answers may stand for beside numbers,
/// events and commands.
template <class GameType, class... Values> struct PosedOf {
    using Game = GameType;
    using Definition = typename Game::Definition;
    using Event = typename Game::Event;
    using Command = typename Game::Command;
    /// One answer; what it stands for beside its id.
    struct Answer {
        QString id;
        bool right{};
        std::variant<std::monostate, int, Event, Command, Values...> value{};
    };

    DrillKind kind{};
    typename Game::Rule rule{};
    DrillAbout about;
    typename Game::PlayerIndex seat{};
    Random random; ///< for everything that is chosen
    Random mixing; ///< for the order of the answers: apart from `random`, so that what is chosen says nothing of it
    typename Game::State before{};
    std::optional<Command> command;
    typename Game::State after{};                  ///< of a legal command
    typename Game::Events events;                  ///< of a legal command
    std::optional<typename Game::Refusal> refusal; ///< of one that is not
    std::vector<Answer> answers;                   ///< of kind Order as offered
    QStringList order;                             ///< of kind Order: ids as they should stand
    typename Game::Events given;                   ///< what is drawn meanwhile and has to be told
    typename Game::Events reasons;                 ///< events that say why
    int looks{1};
};

/// "a", "b" ...: the ids of answers that are nothing on the board.
QString answerLetter(std::size_t index);

/// Four numbers in order, the right one among them: beside it those that come of counting one too many or too few, or
/// of doubling.
std::vector<int> numbersAround(int right, Random random);

template <class Posed> void offerNumbers(Posed& posed, int right) {
    for (const int n : numbersAround(right, posed.random))
        posed.answers.push_back({QString::number(n), n == right, n});
}

/// Offers things, which come here in the right order, in any order, that one included: to leave it out would tell that
/// it is not the right one. False for fewer than two.
template <class Posed, class Value> bool offerInOrder(Posed& posed, const std::vector<Value>& right) {
    if (right.size() < 2) return false;
    std::vector<std::size_t> offered(right.size());
    for (std::size_t i = 0; i < offered.size(); ++i)
        offered[i] = i;
    Random mixing = posed.mixing;
    mixing.shuffle(offered);
    for (std::size_t i = 0; i < offered.size(); ++i)
        posed.answers.push_back({answerLetter(i), true, right[offered[i]]});
    for (std::size_t place = 0; place < right.size(); ++place)
        posed.order.append(
            answerLetter(static_cast<std::size_t>(std::find(offered.begin(), offered.end(), place) - offered.begin())));
    posed.looks = static_cast<int>(right.size());
    return true;
}

/// Begins the answers anywhere and goes round: neighbours on the board stay neighbours, and a right answer is as likely
/// to stand at one place as at any other.
template <class Posed> void turnAnswers(Posed& posed) {
    if (posed.answers.empty()) return;
    Random mixing = posed.mixing;
    const auto first = mixing.below(static_cast<std::uint32_t>(posed.answers.size()));
    std::rotate(posed.answers.begin(), posed.answers.begin() + first, posed.answers.end());
}

/// Why a question has no clear answer: options must differ, there must be something to choose, and one right answer
/// where one is asked for. Empty for a clear one.
QString unclear(const DrillQuestion& question);

} // namespace magister
