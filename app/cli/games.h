// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/cli_games.h"

#include <optional>

/// The games of the command line. Each is what its table needs to know (TableOf), and:
///
///   Save Choice Listing                  as the saves are instantiated; types of its engine
///   LessonVocabulary LessonPosition      of its lessons
///   static constexpr bool severalAsked;  several players may be asked at once: commands begin with the seat
///   static constexpr bool playsItself;   `play` without --random and --script plays by weight(), and tells the game
///   static int weight(const Definition&, const State&, player, const Command&);   of such a game: how likely it is given
///   static QStringList switches();       options of `play` that no other game need have, without a value
///   static void lay(Setup&, const QStringList& switches);   the table with those of them that were given
///   static const QStringList& setupFields();                first words of the lines of a setup
///   static QString help();               lines for --help, about its table
///   static void perform(const Definition&, State&, player, const Command&, Events&);
///   static std::variant<Command, NotationError> read(const Definition&, const State&, std::string_view);   a command
///   static std::uint64_t fingerprint(const State&);         the hash that is shown and compared
///   static QString question(const Scene&, player);          what that player is asked
///   static QString label(const Scene&, const ScoreLine&);   what a score line counts
namespace magister::cli {

/// Calls `action` with an object of each of these types.
template <class Action> void forEachGame(Action action) {
    std::apply([&](auto... game) { (action(game), ...); }, Games{});
}

/// The exit code that `action` gives for the game with that id; for the first one if there is none.
template <class Action> int withGame(const QString& id, Action action) {
    std::optional<int> code;
    forEachGame([&]<class Game>(Game game) {
        if (!code && id == QLatin1String(Game::id)) code = action(game);
    });
    return code ? *code : action(std::tuple_element_t<0, Games>{});
}

} // namespace magister::cli
