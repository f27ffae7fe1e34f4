// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/pack/pack.h"
#include "app/messina/pack/setup.h"
#include "app/content/saves.h"

#include "engine/messina/session.h"

namespace magister::messina {

/// What the shared Saves need to know of Messina 1347.
struct SaveGame : SessionGame {
    using Session = messina::Session;
    using Rulings = messina::Rulings;
    using Pack = PackResult;
    static constexpr const char* id = "messina";

    static Pack readPack(const PackFiles& files);
    static std::vector<std::string> validate(const Definition& definition, const Setup& setup);
    static QByteArray setupText(const Setup& setup);
    static SetupReading<Setup> setupFromText(QByteArrayView text, bool whole);
    static std::string toText(const Definition& definition, const State& state, const Command& command);
    static std::optional<Command> commandFromText(const Definition& definition, const State& state, std::string_view text);
    static std::string_view reasonOf(const Refusal& refusal);
    static std::optional<Session> ruledOtherwise(const Session& session, const Rulings& rulings);
    static QStringList setRuling(Rulings& rulings, const QString& option, const QString& choice);
    static std::span<const RulingOption> rulingOptions() { return messina::rulingOptions(); }
    static std::size_t rulingIndex(const QString& option);
    static std::uint8_t answer(const Rulings& rulings, std::size_t question);
};

#include "app/content/save_functions.inc"

} // namespace magister::messina

extern template struct magister::Saves<magister::messina::SaveGame>;
