// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/hosted_game.h"
#include "app/network/plain_json.h"

#include "app/content/saves.h"
#include "app/table/journaled_session.h"

#include <QCryptographicHash>

#include <bit>
#include <vector>

namespace magister::network {

/// A hosted game over the journaled session of a game. `Game` is its SaveGame, and:
///
///   Observation observe(const State&, viewer), Event observe(const Event&, viewer)   of its engine, with `onlooker`
///   static std::uint8_t allAsked(const State&);                                   bit per player
///   static std::vector<Command> legal(const Definition&, const State&, player);   over an observed position
///   static std::string_view ruleOf(const Refusal&);                              id of the atom
///   static QByteArray json(const State&);   static QByteArray json(const Event&);   of what is observed
template <class Game> class HostedGameOf : public HostedGame {
public:
    using Saves = magister::Saves<typename Game::Save>;
    using State = typename Game::State;

    /// A new game in a new file. Precondition: the setup is valid.
    static OpenedGame begin(const QString& path, const typename Game::Setup& setup, const PackFiles& pack) {
        return hosted(Saves::beginGame(path, setup, pack));
    }
    static OpenedGame open(const QString& path) { return hosted(Saves::openGame(path)); }
    /// Recorded nowhere and of no known pack, for proofs. The definition must outlive it.
    explicit HostedGameOf(const typename Game::Session& session)
        : m_packDigest(QByteArray(32, '\0')), m_session(session), m_records(static_cast<std::size_t>(session.setup().players)) {}

    QString game() const override { return QLatin1String(Game::id); }
    int players() const override { return session().setup().players; }
    QByteArray packDigest() const override { return m_packDigest; }

    QList<int> asked() const override {
        QList<int> seats;
        for (unsigned bits = Game::allAsked(state()); bits != 0; bits &= bits - 1)
            seats.append(std::countr_zero(bits) + 1);
        return seats;
    }
    bool over() const override { return state().over(); }
    int round() const override { return state().round; }
    int steps() const override { return static_cast<int>(session().moves().size()); }
    int undos() const override { return m_undos; }
    int events() const override { return static_cast<int>(session().events().size()); }

    QByteArray position(int seat) const override { return Game::json(seen(seat)); }
    QList<QByteArray> events(int seat, int from, int most) const override {
        QList<QByteArray> told;
        const auto& all = session().events();
        for (auto i = static_cast<std::size_t>(from); i < all.size() && told.size() < most; ++i)
            told.append(Game::json(observe(all[i].event, viewer(seat))));
        return told;
    }
    QStringList commands(int seat) const override {
        QStringList texts;
        if (seat < 1 || seat > players() || over()) return texts;
        const State position = seen(seat);
        for (const auto& command : Game::legal(session().definition(), position, viewer(seat)))
            texts.append(QString::fromStdString(Game::toText(session().definition(), position, command)));
        return texts;
    }
    bool mayTakeBack(int seat) const override {
        return session().canUndo() && session().moves().back().player + 1 == seat;
    }
    const QList<QByteArray>& recordsOf(int seat) const override { return m_records[static_cast<std::size_t>(seat - 1)]; }

    Answer give(int seat, const QByteArray& text) override {
        Answer answer;
        const auto& definition = session().definition();
        const auto command = Game::commandFromText(definition, state(), text.toStdString());
        if (!command || Game::toText(definition, state(), *command) != text.toStdString()) {
            answer.unreadable = true;
            return answer;
        }
        const auto given = m_session.give(viewer(seat), *command);
        answer.problem = given.problem;
        if (given.refusal) {
            answer.reason = plain(Game::reasonOf(*given.refusal));
            answer.rule = plain(Game::ruleOf(*given.refusal));
        }
        if (answer) m_records[static_cast<std::size_t>(seat - 1)].append(text);
        return answer;
    }
    Answer takeBack(int seat) override {
        Answer answer;
        answer.problem = m_session.undo().problem;
        if (answer.problem) return answer;
        m_session.forgetUndone();
        m_records[static_cast<std::size_t>(seat - 1)].append(QByteArray());
        ++m_undos;
        return answer;
    }

private:
    explicit HostedGameOf(typename Saves::OpenGame opened)
        : m_pack(opened.game.content), m_definition(opened.game.definition),
          m_packDigest(QCryptographicHash::hash(opened.game.pack.toBytes(), QCryptographicHash::Sha256)),
          m_session(std::move(*opened.game.session), std::move(opened.file)),
          m_records(static_cast<std::size_t>(session().setup().players)) {
        JournalReader reader(opened.game.records);
        reader.head();
        while (const auto record = reader.next()) {
            const bool undo = record->kind == RecordKind::Undo;
            if ((!undo && record->kind != RecordKind::Command) || record->seat > m_records.size()) continue;
            m_records[record->seat - 1u].append(undo ? QByteArray() : record->command);
            m_undos += undo;
        }
    }
    static OpenedGame hosted(typename Saves::OpenGame opened) {
        if (!opened.file) return {nullptr, opened.game.problems};
        return {std::unique_ptr<HostedGame>(new HostedGameOf(std::move(opened))), {}};
    }
    static QString plain(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }
    static std::uint8_t viewer(int seat) { return seat > 0 ? static_cast<std::uint8_t>(seat - 1) : Game::nobody; }
    const auto& session() const { return m_session.session(); }
    const State& state() const { return session().state(); }
    State seen(int seat) const { return observe(state(), viewer(seat)).state; }

    std::shared_ptr<const void> m_pack;       ///< kept as long as the session
    std::shared_ptr<const void> m_definition; ///< the same
    QByteArray m_packDigest;
    JournaledSession<Game> m_session;
    std::vector<QList<QByteArray>> m_records; ///< by player
    int m_undos{};
};

} // namespace magister::network
