// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_in_force.h"
#include "app/content/provenance.h"
#include "app/content/save_game.h"
#include "tests/games/race/engine/session.h"

namespace magister::race {

/// What reading the pack gives. It has one file, pack.json: {"format": "race-pack/1", "spaces", "cards", "deck"}.
struct Pack {
    std::optional<Definition> definition; ///< nothing after a problem
    QList<Problem> problems;
    Provenance provenance{}; ///< every value is ours: nobody has printed this game
};

/// What the shared Saves need to know of Race.
struct SaveGame : SaveGameOf<SaveGame, SessionGame> {
    using Pack = race::Pack;
    static constexpr const char* id = "race";

    static Pack readPack(const PackFiles& files);
    static QByteArray setupText(const Setup& setup);
    static SetupReading<Setup> setupFromText(QByteArrayView text, bool whole);
    static std::string toText(const Definition&, const State&, const Command& command) { return race::toText(command); }
    static std::optional<Command> commandFromText(const Definition&, const State&, std::string_view text) {
        return race::commandFromText(text);
    }
    static std::optional<Session> ruledOtherwise(const Session& session, const Rulings& rulings);
    static std::span<const RulingOption> rulingOptions() { return race::rulingOptions(); }
};

} // namespace magister::race

extern template struct magister::Saves<magister::race::SaveGame>;
