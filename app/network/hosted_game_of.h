// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plain_json.h"
#include "app/network/told_game_of.h"

#include "app/content/saves.h"
#include "app/table/journaled_session.h"

#include <QCryptographicHash>

namespace magister::network {

/// A hosted game over the journaled session of a game, without a screen. `Game` as for ToldGameOf.
template <class Game> class HostedGameOf : public ToldGameOf<Game> {
    using Base = ToldGameOf<Game>;

public:
    using Saves = magister::Saves<typename Game::Save>;
    using Answer = HostedGame::Answer;

    /// A new game in a new file. Precondition: the setup is valid.
    static OpenedGame begin(const QString& path, const typename Game::Setup& setup, const PackFiles& pack) {
        return hosted(Saves::beginGame(path, setup, pack));
    }
    static OpenedGame open(const QString& path) { return hosted(Saves::openGame(path)); }
    /// Recorded nowhere and of no known pack, for proofs. The definition must outlive it.
    explicit HostedGameOf(const typename Game::Session& session)
        : Base(QByteArray(32, '\0'), session.setup().players), m_session(session) {}

    Answer give(int seat, const QByteArray& text) override {
        const auto command = this->read(text);
        if (!command) return unreadable();
        const Answer answer = Base::answerOf(m_session.give(Base::viewer(seat), *command));
        if (answer) this->note(seat, RecordKind::Command, text);
        return answer;
    }
    Answer takeBack(int seat) override {
        Answer answer;
        answer.problem = m_session.undo().problem;
        if (answer.problem) return answer;
        m_session.forgetUndone();
        this->note(seat, RecordKind::Undo, {});
        return answer;
    }

private:
    explicit HostedGameOf(typename Saves::OpenGame opened)
        : Base(QCryptographicHash::hash(opened.game.pack.toBytes(), QCryptographicHash::Sha256), opened.game.session->setup().players),
          m_pack(opened.game.content), m_definition(opened.game.definition),
          m_session(std::move(*opened.game.session), std::move(opened.file)) {
        this->readRecords(opened.game.records);
    }
    static OpenedGame hosted(typename Saves::OpenGame opened) {
        if (!opened.file) return {nullptr, opened.game.problems};
        return {std::unique_ptr<HostedGame>(new HostedGameOf(std::move(opened))), {}};
    }
    static Answer unreadable() {
        Answer answer;
        answer.unreadable = true;
        return answer;
    }
    const typename Game::Session& session() const override { return m_session.session(); }

    std::shared_ptr<const void> m_pack;       ///< kept as long as the session
    std::shared_ptr<const void> m_definition; ///< the same
    JournaledSession<Game> m_session;
};

} // namespace magister::network
