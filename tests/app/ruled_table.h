// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/position.h"
#include "tests/app/fixture.h"

#include "app/messina/words/command_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/words/refusal_text.h"
#include "app/messina/table/resolve.h"

namespace magister::messina {

/// The words of a position, in English.
class Told {
public:
    explicit Told(const Position& game)
        : m_game(game), m_index(game.def, game.s, game.s.toAct(), choices(game.def, game.s, game.s.toAct())),
          m_offers(m_index.offers(game.def, game.s, game.s.toAct(), none)) {}

    Scene scene() const {
        return {m_game.def, m_game.s, fixture::seats(), fixture::language("en"), m_offers, m_game.s.toAct(), {}};
    }
    /// What a click means.
    Meaning click(const QString& target) const { return resolve(scene(), m_index, target, none); }
    QString prompt() const { return promptText(scene()); }
    QString button(const Command& command) const { return buttonText(scene(), command); }
    QString command(const Command& command) const { return commandText(scene(), command); }
    /// Why the command is refused; empty when it is not.
    QString why(const Command& command) const {
        const auto no = refuse(m_game.def, m_game.s, m_game.s.toAct(), command);
        return no ? refusalText(scene(), *no, command).why : QString();
    }
    QString what(const Command& command) const {
        const auto no = refuse(m_game.def, m_game.s, m_game.s.toAct(), command);
        return no ? refusalText(scene(), *no, command).what : QString();
    }

private:
    const Position& m_game;
    TargetIndex m_index;
    Offers m_offers;
};

/// Two players at a table that plays so; nobody has to answer anything first.
inline Position table(const Rulings& rulings) {
    Setup setup;
    setup.players = 2;
    setup.seed = 7;
    setup.rulings = rulings;
    Position game(setup);
    game.quiet();
    return game;
}

} // namespace magister::messina
