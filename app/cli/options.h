// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace magister::cli {

/// What the command line asked for. Ranges are checked when it is read.
struct Options {
    QString verb;
    QString game;          ///< "messina" or "orleans"
    int players{2};        ///< 1..4; 1 is the solo game of Messina
    bool advanced{};       ///< player boards and scroll boards with side b up
    bool priorityTile{};
    bool extraTiles{};     ///< Orléans: with the six extra place tiles
    bool fewerTiles{};     ///< Orléans: players take place tiles out first
    QString preset;        ///< rulings as in an edition: default, pl, cs, ru, de
    QStringList rulings;   ///< "option=choice", each
    quint64 seed{1};
    int games{1};          ///< 1..10,000,000
    QString language{QStringLiteral("en")};
    bool random{};
    QString script;        ///< file of commands
    QString record;        ///< file to write the last game to
    bool check{};
    bool legalOnly{};
    QString file;          ///< replay, paper
    QString journal;       ///< play: file to write every command to
    QString setup;         ///< file of setup lines, instead of players, seed and the rest of the table
    QStringList files;     ///< verify
    QString data;          ///< content, stamp, search: another data folder
    QString source;        ///< coverage, review: the source tree; empty for the data folder
    QString format{QStringLiteral("text")}; ///< coverage: "text" or "json"
    QStringList rules;     ///< stamp: only these; empty for all
    QStringList accept;    ///< review: these were read again; "all" alone for all
    QString query;         ///< search: what was typed
    int most{10};          ///< search: hits, 1..1000
    bool explain{};        ///< search: scores and lines too
    bool bench{};          ///< search: the time a key takes
    QString pack;          ///< content: folder of a user's pack to check
    bool aid{};            ///< paper: the player aid instead of chapters
    QString second;        ///< paper: language beside the first; empty for none
    QStringList chapters;  ///< paper: ids of chapters; empty for all
};

/// Exit codes of the program.
enum Exit : int {
    Fine = 0,
    Failed = 1,    ///< a violation, a problem in content, a script that does not play
    WrongUsage = 2,
};

/// The options, or one line that says what is wrong with them.
struct ReadOptions {
    std::optional<Options> options;
    QString problem;
};
ReadOptions readOptions(const QStringList& arguments);

/// Everything the program can do, for --help.
QString helpText();

} // namespace magister::cli
