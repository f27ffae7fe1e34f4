// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/content/sample_journal.h"

#include "app/content/save_head.h"

#include "app/table/journaled_session.h"

#include <QFile>
#include <QtTest>

/// What the tests of journals have in common; the game is the one that the program is about.
namespace magister {

using Game = MAGISTER_SAMPLE::SampleGame;
using GameSaves = Game::Saves;
using SavedGame = GameSaves::SavedGame;
using OpenGame = GameSaves::OpenGame;
using GameSession = Game::Session;
using Journaled = JournaledSession<Game>;

/// A session whose commands go into the file.
inline Journaled journaled(OpenGame&& opened) {
    return Journaled(std::move(*opened.game.session), std::move(opened.file));
}

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
}

inline void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
}

/// The first choice of somebody who is asked.
struct Legal {
    std::uint8_t player{};
    Game::Command command;
};
inline Legal legal(const GameSession& session) {
    Random random = Random::seeded(session.moves().size());
    const auto player = Game::asked(session.state(), random);
    return {player, Game::choices(session.definition(), session.state(), player, true).front().command};
}
/// Gives it.
inline auto giveLegal(Journaled& game) {
    const Legal next = legal(game.session());
    return game.give(next.player, next.command);
}

/// The first problem; a kind that no save has when there is none.
inline ProblemKind firstKind(const SavedGame& game) {
    return game.problems.isEmpty() ? ProblemKind::FileEmpty : game.problems.first().kind;
}
inline std::uint64_t hashOf(const SavedGame& game) { return Game::positionHash(*game.definition, game.session->state()); }

} // namespace magister
