// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/journal.h"
#include "app/network/hosted_game.h"

#include <bit>
#include <optional>
#include <vector>

namespace magister::network {

/// What guests are told of a game, over a session of it, wherever that lies. `Game` is its SaveGame, and:
///
///   Observation observe(const State&, viewer), Event observe(const Event&, viewer)   of its engine, with `onlooker`
///   static std::uint8_t allAsked(const State&);                                   bit per player
///   static std::vector<Command> legal(const Definition&, const State&, player);   over an observed position
///   static std::string_view ruleOf(const Refusal&);                              id of the atom
///   static QByteArray json(const State&);   static QByteArray json(const Event&);   of what is observed
template <class Game> class ToldGameOf : public HostedGame {
public:
    using Session = typename Game::Session;
    using State = typename Game::State;
    using Command = typename Game::Command;

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

protected:
    /// With `packDigest` as packDigest() gives it; nothing is recorded yet.
    ToldGameOf(const QByteArray& packDigest, int players) : m_packDigest(packDigest), m_records(static_cast<std::size_t>(players)) {}

    virtual const Session& session() const = 0;
    const State& state() const { return session().state(); }

    /// What a journal holds of each seat, from its first record.
    void readRecords(const QByteArray& journal) {
        JournalReader reader(journal);
        reader.head();
        while (const auto record = reader.next())
            note(record->seat, record->kind, record->command);
    }
    /// A record of a seat, from 1; others than commands and undos do not count.
    void note(int seat, RecordKind kind, const QByteArray& text) {
        const bool undo = kind == RecordKind::Undo;
        if ((!undo && kind != RecordKind::Command) || seat < 1 || seat > static_cast<int>(m_records.size())) return;
        m_records[static_cast<std::size_t>(seat - 1)].append(undo ? QByteArray() : text);
        m_undos += undo;
    }
    /// Nothing, unless it is the one form in which the game itself writes a command.
    std::optional<Command> read(const QByteArray& text) const {
        const auto command = Game::commandFromText(session().definition(), state(), text.toStdString());
        if (!command || Game::toText(session().definition(), state(), *command) != text.toStdString()) return std::nullopt;
        return command;
    }
    /// What JournaledSession and the tables over it answer.
    template <class Given> static Answer answerOf(const Given& given) {
        Answer answer;
        answer.problem = given.problem;
        if (given.refusal) {
            answer.reason = plain(Game::reasonOf(*given.refusal));
            answer.rule = plain(Game::ruleOf(*given.refusal));
        }
        return answer;
    }
    static std::uint8_t viewer(int seat) { return seat > 0 ? static_cast<std::uint8_t>(seat - 1) : Game::nobody; }

private:
    static QString plain(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }
    State seen(int seat) const { return observe(state(), viewer(seat)).state; }

    QByteArray m_packDigest;
    std::vector<QList<QByteArray>> m_records; ///< by player
    int m_undos{};
};

} // namespace magister::network
