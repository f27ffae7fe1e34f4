// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/setup_file.h"

#include "app/messina/pack/user_pack.h"
#include "engine/messina/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace magister::cli {

/// The pack of Messina 1347 in force, with the user's own values if their pack is sound; problems, and that values of
/// the user's are played with, go to standard error.
std::optional<messina::Definition> messinaDefinition();
/// The printed pack, for figures that should be the same for everybody; problems go to standard error.
std::optional<messina::Definition> printedDefinition();

/// A game as text: head lines "game messina" and those of a setup (see content/save_setup.h), then one command a line, and "hash HEX" wherever
/// the position is to be compared. # begins a remark.
struct GameFile {
    messina::Setup setup;
    std::vector<NumberedLine> lines;
    QString problem; ///< "FILE:LINE: what is wrong"; empty when the file was read
};
/// Head lines are optional; a file without any is played at the table given.
GameFile readGameFile(const QString& path, const messina::Setup& table);

struct Played {
    messina::State state;
    messina::Events events; ///< of the whole game
    QString problem;        ///< the first line that cannot be read or breaks an invariant, with its place
    /// The first line that the rules do not allow: `state` is the position it was judged in.
    struct Refused {
        int line{};
        messina::Refusal refusal;
        messina::Command command;
    };
    std::optional<Refused> refused{};
};
/// Plays the lines of a file; check: every invariant after every command.
Played playFile(const messina::Definition& definition, const GameFile& file, const QString& path, bool check);

QString hashText(const messina::State& state);

} // namespace magister::cli
