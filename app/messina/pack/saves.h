// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/save_game.h"
#include "app/messina/pack/pack.h"
#include "app/messina/pack/setup.h"

#include "engine/messina/notation.h"
#include "engine/messina/ruled_otherwise.h"
#include "engine/messina/session.h"

namespace magister::messina {

/// What the shared Saves need to know of Messina 1347.
struct SaveGame : SaveGameOf<SaveGame, SessionGame> {
    using Pack = PackResult;
    static constexpr const char* id = "messina";

    static Pack readPack(const PackFiles& files) { return readMessinaPack(files); }
    static QByteArray setupText(const Setup& setup) { return messina::setupText(setup); }
    static ReadSetup setupFromText(QByteArrayView text, bool whole) { return messina::setupFromText(text, whole); }
    static std::span<const RulingOption> rulingOptions() { return messina::rulingOptions(); }
    static std::string toText(const Definition& definition, const State& state, const Command& command) {
        return messina::toText(definition, state, command);
    }
    static std::optional<Command> commandFromText(const Definition& definition, const State& state, std::string_view text) {
        const auto read = messina::commandFromText(definition, state, text);
        const auto* command = std::get_if<Command>(&read);
        return command ? std::optional(*command) : std::nullopt;
    }
};

} // namespace magister::messina

extern template struct magister::Saves<magister::messina::SaveGame>;
