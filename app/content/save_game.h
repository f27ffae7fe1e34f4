// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/saves.h"
#include "app/content/setup_lines.h"

#include "engine/core/session.h"

#include <string>

namespace magister {

/// Functions of an engine that bear the name of a member of SaveGameOf, which would hide them.
namespace of_engine {
template <class Definition, class Setup>
std::vector<std::string> faults(const Definition& definition, const Setup& setup) {
    return validate(definition, setup);
}
template <class Session, class Rulings> std::optional<Session> ruled(const Session& session, const Rulings& rulings) {
    return ruledOtherwise(session, rulings);
}
template <class Rulings> std::uint8_t answered(const Rulings& rulings, std::size_t question) {
    return answer(rulings, question);
}
} // namespace of_engine

/// What games say alike of what the Saves need to know, from the functions of their engines: validate, reasonId,
/// ruledOtherwise, answer, setAnswer. `Game` is the SaveGame that derives from it, `Play` what its Session is made
/// over.
template <class Game, class Play> struct SaveGameOf : Play {
    using Session = magister::Session<Play>;
    using Rulings = decltype(Play::Setup::rulings);

    static std::vector<std::string> validate(const typename Play::Definition& definition,
                                             const typename Play::Setup& setup) {
        return of_engine::faults(definition, setup);
    }
    static std::string_view reasonOf(const typename Play::Refusal& refusal) { return reasonId(refusal.reason); }
    static std::optional<Session> ruledOtherwise(const Session& session, const Rulings& rulings) {
        return of_engine::ruled(session, rulings);
    }
    static QStringList setRuling(Rulings& rulings, const QString& option, const QString& choice) {
        return magister::setRuling(rulings, Game::rulingOptions(), option.toUtf8(), choice.toUtf8());
    }
    /// One past the last for no question.
    static std::size_t rulingIndex(const QString& option) {
        const auto options = Game::rulingOptions();
        std::size_t index = 0;
        while (index < options.size() && option != QString::fromUtf8(options[index].id))
            ++index;
        return index;
    }
    static std::uint8_t answer(const Rulings& rulings, std::size_t question) {
        return of_engine::answered(rulings, question);
    }
};

} // namespace magister
