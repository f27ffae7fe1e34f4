// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/lessons/lesson_vocabulary.h"
#include "app/orleans/lessons/position.h"
#include "app/orleans/table/game.h"
#include "app/orleans/table/history.h"
#include "app/orleans/words/event_text.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_text.h"
#include "app/orleans/words/score_text.h"
#include "engine/orleans/notation.h"

namespace magister::orleans {

/// What magister-cli needs to know of Orléans; see app/cli/games.h.
struct CliGame : TableGame {
    using Save = SaveGame;
    using LessonVocabulary = orleans::LessonVocabulary;
    using LessonPosition = Position;
    using Choice = orleans::Choice;
    using Listing = orleans::Listing;
    static constexpr bool severalAsked = true;
    static constexpr bool playsItself = true;

    static QStringList switches() { return {QStringLiteral("extra-tiles"), QStringLiteral("fewer-tiles")}; }
    static void lay(Setup& setup, const QStringList& switches);
    static const QStringList& setupFields() { return orleans::setupFields(); }
    static QString help();

    static void perform(const Definition& definition, State& state, PlayerIndex player, const Command& command,
                        Events& events) {
        orleans::perform(definition, state, player, command, events);
    }
    static std::variant<Command, NotationError> read(const Definition& definition, const State&,
                                                     std::string_view text) {
        return orleans::commandFromText(definition, text);
    }
    static std::uint64_t fingerprint(const State& state) { return orleans::positionHash(state); }
    static QString question(const Scene& scene, PlayerIndex player) { return promptText(scene, player); }
    static QString label(const Scene& scene, const ScoreLine& line) { return scoreLabel(scene, line.source); }

    /// Fills the places it can fill and takes nothing back.
    static int weight(const Definition& definition, const State& state, PlayerIndex player, const Command& command);
};

} // namespace magister::orleans
