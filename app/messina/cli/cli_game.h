// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/lessons/lesson_vocabulary.h"
#include "app/messina/lessons/position.h"
#include "app/messina/table/game.h"
#include "app/messina/table/history.h"
#include "app/messina/words/event_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/words/refusal_text.h"
#include "app/messina/words/score_text.h"
#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"

namespace magister::messina {

/// What magister-cli needs to know of Messina 1347; see app/cli/games.h.
struct CliGame : TableGame {
    using Save = SaveGame;
    using LessonVocabulary = messina::LessonVocabulary;
    using LessonPosition = Position;
    using Choice = messina::Choice;
    using Listing = messina::Listing;
    static constexpr bool severalAsked = false;
    static constexpr bool playsItself = false;

    static QStringList switches() { return {QStringLiteral("advanced"), QStringLiteral("priority-tile")}; }
    static void lay(Setup& setup, const QStringList& switches);
    static const QStringList& setupFields() { return messina::setupFields(); }
    static QString help();

    static void perform(const Definition& definition, State& state, PlayerIndex, const Command& command,
                        Events& events) {
        messina::perform(definition, state, command, events);
    }
    static std::variant<Command, NotationError> read(const Definition& definition, const State& state,
                                                     std::string_view text) {
        return messina::commandFromText(definition, state, text);
    }
    static std::uint64_t fingerprint(const State& state) { return stateHash(state); }
    static QString question(const Scene& scene, PlayerIndex) { return promptText(scene); }
    static QString label(const Scene& scene, const ScoreLine& line) {
        return scoreLabel(scene, line.source, line.player);
    }
};

} // namespace magister::messina
