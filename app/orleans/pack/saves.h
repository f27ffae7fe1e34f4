// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/save_game.h"
#include "app/orleans/pack/pack.h"
#include "app/orleans/pack/setup.h"

#include "engine/orleans/notation.h"
#include "engine/orleans/ruled_otherwise.h"
#include "engine/orleans/session.h"

namespace magister::orleans {

/// What the shared Saves need to know of Orléans.
struct SaveGame : SaveGameOf<SaveGame, SessionGame> {
    using Pack = OrleansPack;
    static constexpr const char* id = "orleans";

    static Pack readPack(const PackFiles& files) { return readOrleansPack(files); }
    static QByteArray setupText(const Setup& setup) { return orleans::setupText(setup); }
    static ReadSetup setupFromText(QByteArrayView text, bool whole) { return orleans::setupFromText(text, whole); }
    static std::span<const RulingOption> rulingOptions() { return orleans::rulingOptions(); }
    static std::string toText(const Definition& definition, const State&, const Command& command) {
        return orleans::toText(definition, command);
    }
    static std::optional<Command> commandFromText(const Definition& definition, const State&, std::string_view text) {
        const auto read = orleans::commandFromText(definition, text);
        const auto* command = std::get_if<Command>(&read);
        return command ? std::optional(*command) : std::nullopt;
    }
};

} // namespace magister::orleans

extern template struct magister::Saves<magister::orleans::SaveGame>;
