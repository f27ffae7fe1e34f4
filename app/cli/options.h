// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace magister::cli {

/// What the command line asked for. Ranges are checked when it is read.
struct Options {
    QString verb;
    QString game;          ///< its id; empty for verbs that are about none
    int players{2};        ///< as many as the game allows
    QStringList switches;  ///< those of the game that were given, see games.h
    QString preset;        ///< rulings as in an edition: "default" or the code of its language
    QStringList rulings;   ///< "option=choice", each
    quint64 seed{1};
    int games{1};          ///< 1..10,000,000
    QString language{QStringLiteral("en")};
    bool random{};
    QString script;        ///< file of commands
    QString record;        ///< file to write the last game to
    bool check{};
    bool legalOnly{};
    QString file;          ///< replay, paper; lesson preview: the picture, empty for a window
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
    QString action;        ///< lesson: "start", "list", "draft", "check" or "preview"
    QStringList words;     ///< lesson check: ids, empty for all; draft: a saved game, unless there is a script; start: lesson; list, preview: lesson and step
    QString size;          ///< lesson preview: WIDTHxHEIGHT; empty for the usual one
    QString id;            ///< lesson draft: of the lesson; empty for the name of the file
    int learner{1};        ///< lesson draft: seat
    int from{};            ///< lesson draft: moves before the lesson begins
    bool languageGiven{};  ///< lesson check: only that language
    bool rest{};           ///< lesson check: what has no answer of its own
    bool bench{};          ///< search: the time a key takes
    QString atom;          ///< drill: only about this one
    QString kind;          ///< drill: only of this kind
    int count{1};          ///< drill: how many, 1..1,000,000
    int prove{};           ///< drill: so many are made and judged again, 1..10,000,000; 0: none
    int seeds{};           ///< drill: so many seeds each of what is rare are listed, 1..1000; 0: none
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
