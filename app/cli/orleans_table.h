// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "app/cli/setup_file.h"

#include "engine/orleans/game.h"

#include <optional>
#include <vector>

/// Tables and files of Orléans on the command line.
namespace magister::cli {

/// The pack of Orléans in force, with the user's own values if their pack is sound; problems, and that values of the
/// user's are played with, go to standard error.
std::optional<orleans::Definition> orleansDefinition();
/// The printed pack, for figures that should be the same for everybody; problems go to standard error.
std::optional<orleans::Definition> printedOrleans();

/// The table that the command line asks for: setup lines from a file, or players, seed, extra and fewer tiles, single
/// rulings. Problems go to standard error.
std::optional<orleans::Setup> orleansTable(const Options& options, const orleans::Definition& definition);

/// A game as text: "game orleans" and lines of the setup (see content/orleans_setup.h), then "SEAT COMMAND" a line,
/// seats from 1, and "hash HEX" wherever the position is to be compared. # begins a remark.
struct OrleansFile {
    orleans::Setup setup;
    std::vector<NumberedLine> lines;
    QString problem; ///< "FILE:LINE: what is wrong"; empty when the file was read
};
/// Lines of the setup are optional; a file without any is played at the table given.
OrleansFile readOrleansFile(const QString& path, const orleans::Setup& table);
/// Whether a file of commands calls itself a game of Orléans.
bool isOrleansFile(const QString& path);

struct OrleansPlayed {
    orleans::State state;
    orleans::Events events; ///< of the whole game
    QString problem;        ///< the first line that cannot be read or breaks an invariant, with its place
    /// The first line that the rules do not allow: `state` is the position it was judged in.
    struct Refused {
        int line{};
        orleans::Refusal refusal;
        orleans::Command command;
    };
    std::optional<Refused> refused{};
};
/// Plays the lines of a file; check: every invariant after every command.
OrleansPlayed playOrleansFile(const orleans::Definition& definition, const OrleansFile& file, const QString& path,
                              bool check);

QString hashText(const orleans::State& state);

} // namespace magister::cli
