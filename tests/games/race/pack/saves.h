// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_in_force.h"
#include "app/content/provenance.h"
#include "app/content/saves.h"
#include "app/content/setup_lines.h"
#include "tests/games/race/engine/session.h"

namespace magister::race {

/// What reading the pack gives. It has one file, pack.json: {"format": "race-pack/1", "spaces", "cards", "deck"}.
struct Pack {
    std::optional<Definition> definition; ///< nothing after a problem
    QList<Problem> problems;
    Provenance provenance{}; ///< every value is ours: nobody has printed this game
};

/// What the shared Saves need to know of Race.
struct SaveGame : SessionGame {
    using Session = race::Session;
    using Rulings = race::Rulings;
    using Pack = race::Pack;
    static constexpr const char* id = "race";

    static Pack readPack(const PackFiles& files);
    static std::vector<std::string> validate(const Definition& definition, const Setup& setup) {
        return race::validate(definition, setup);
    }
    static QByteArray setupText(const Setup& setup);
    static SetupReading<Setup> setupFromText(QByteArrayView text, bool whole);
    static std::string toText(const Definition&, const State&, const Command& command) { return race::toText(command); }
    static std::optional<Command> commandFromText(const Definition&, const State&, std::string_view text) {
        return race::commandFromText(text);
    }
    static std::string_view reasonOf(const Refusal& refusal) { return reasonId(refusal.reason); }
    static std::optional<Session> ruledOtherwise(const Session& session, const Rulings& rulings);
    static QStringList setRuling(Rulings& rulings, const QString& option, const QString& choice) {
        return magister::setRuling(rulings, rulingOptions(), option.toUtf8(), choice.toUtf8());
    }
    static std::span<const RulingOption> rulingOptions() { return race::rulingOptions(); }
    static std::size_t rulingIndex(const QString& option);
    static std::uint8_t answer(const Rulings& rulings, std::size_t question) { return race::answer(rulings, question); }
};

} // namespace magister::race

extern template struct magister::Saves<magister::race::SaveGame>;
