// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/pack.h"
#include "app/orleans/pack/setup.h"
#include "app/content/saves.h"

#include "engine/orleans/session.h"

namespace magister::orleans {

/// What the shared Saves need to know of Orléans.
struct SaveGame : SessionGame {
    using Session = orleans::Session;
    using Rulings = orleans::Rulings;
    using Pack = OrleansPack;
    static constexpr const char* id = "orleans";

    static Pack readPack(const PackFiles& files);
    static std::vector<std::string> validate(const Definition& definition, const Setup& setup);
    static QByteArray setupText(const Setup& setup);
    static SetupReading<Setup> setupFromText(QByteArrayView text, bool whole);
    static std::string toText(const Definition& definition, const State& state, const Command& command);
    static std::optional<Command> commandFromText(const Definition& definition, const State& state, std::string_view text);
    static std::string_view reasonOf(const Refusal& refusal);
    static std::optional<Session> ruledOtherwise(const Session& session, const Rulings& rulings);
    static QStringList setRuling(Rulings& rulings, const QString& option, const QString& choice);
    static std::span<const RulingOption> rulingOptions() { return orleans::rulingOptions(); }
    static std::size_t rulingIndex(const QString& option);
    static std::uint8_t answer(const Rulings& rulings, std::size_t question);
};

#include "app/content/save_functions.inc"

} // namespace magister::orleans

extern template struct magister::Saves<magister::orleans::SaveGame>;
