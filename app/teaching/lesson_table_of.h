// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/target_index.h"
#include "app/teaching/lesson_table.h"

#include "engine/core/state_hash.h"

#include <QObject>
#include <QPointer>
#include <QScopedValueRollback>

namespace magister {

/// Lets a lesson play on the table of a game. `Game` as for TableOf, `GameTable` is its table, and `Position` its
/// LessonPosition, which knows the way it came:
///   const Position* previous() const;  the position before; null at the start of the game
///   const Command& command() const;    what led here. Precondition: previous()
///   std::uint8_t asked() const;        who has to act; nobody when nobody is asked
///   Session session() const;           the whole game up to here
/// Found in the namespace of the game: targetsOf(definition, state, player, command).
template <class Game, class GameTable, class Position>
class LessonTableOf : public LessonTable, private GameTable::Referee {
public:
    /// The table must outlive this, or be gone for good before the next call.
    explicit LessonTableOf(GameTable* table) : m_table(table), m_moves(table->session().moves().size()) {
        m_table->setReferee(this);
        m_table->setFollowing(false);
        QObject::connect(m_table, &Table::changed, &m_watcher, [this] { watch(); });
    }
    ~LessonTableOf() override {
        if (m_table) m_table->setReferee(nullptr);
    }

    void setListener(LessonListener* listener) override { m_listener = listener; }
    void show(const PositionPtr& position) override {
        const auto* wanted = dynamic_cast<const Position*>(position.get());
        if (!m_table || !wanted) return;
        const QScopedValueRollback<bool> guard(m_ours, true);
        if (stateHash(m_table->state()) != wanted->hash()) {
            const Position* before = wanted->previous();
            const bool oneFurther = before && before->hash() == stateHash(m_table->state());
            if (!oneFurther || m_table->playFor(before->asked(), wanted->command(), wanted->asked()))
                m_table->restore(wanted->session());
            m_moves = m_table->session().moves().size();
        }
        // Where several are asked at once, the screen asks whoever has the card.
        m_table->turnTo(wanted->asked());
    }
    void activate(const QString& target) override {
        if (m_table) m_table->activate(target);
    }
    bool tryForbidden(const QString& target, const QString& command) override {
        if (!m_table) return false;
        const auto wanted = Game::commandFromText(m_table->definition(), m_table->state(), command.toStdString());
        return wanted && m_table->tryForbidden(target, *wanted);
    }
    void closeRefusal() override {
        if (m_table) m_table->closeRefusal();
    }
    QString meant(const QString& target) const override { return target; }
    QStringList targetsOf(const QString& command) const override {
        if (!m_table) return {};
        const auto& definition = m_table->definition();
        const auto& state = m_table->state();
        const auto wanted = Game::commandFromText(definition, state, command.toStdString());
        return wanted ? targeting::named(definition, state, static_cast<std::uint8_t>(m_table->activeSeat() - 1), *wanted) : QStringList{};
    }
    void setBusy(bool busy) override {
        if (m_table) m_table->setBusy(busy);
    }
    void look(int seat) override {
        if (!m_table) return;
        // Also while only others are still asked, whose plans are not for the eyes of whoever learns.
        m_table->setLooker(seat > 0 ? static_cast<std::uint8_t>(seat - 1) : nobody);
        m_table->setViewSeat(seat);
    }

protected:
    /// Null when it is gone.
    GameTable* table() const { return m_table; }

private:
    using Command = typename GameTable::Command;

    bool admits(const Command& command) override {
        const bool admitted = !m_listener || m_listener->admits(textOf(command));
        m_ours = admitted; // until carriedOut: the change that comes is known to the lesson
        return admitted;
    }
    void carriedOut(const Command&) override {
        m_ours = false;
        m_moves = m_table->session().moves().size();
        if (m_listener) m_listener->carriedOut();
    }
    bool answers(const typename GameTable::Refused& refused) override {
        m_ours = false;
        if (!m_listener || !refused.command || !refused.refusal) return false;
        if (m_listener->answersRefusal(textOf(*refused.command), refused.card.target)) return true;
        if (m_listener->offersInstead()) return false;
        RefusalCard card = refused.card;
        card.instead.clear();
        m_table->showRefusal(card);
        return true;
    }
    void watch() {
        const std::size_t moves = m_table->session().moves().size();
        const bool fewer = moves < m_moves;
        if (m_ours) return;
        m_moves = moves;
        if (fewer && m_listener) m_listener->takenBack();
    }
    QString textOf(const Command& command) const {
        return QString::fromStdString(Game::toText(m_table->definition(), m_table->state(), command));
    }

    QPointer<GameTable> m_table;
    LessonListener* m_listener{};
    bool m_ours{};         ///< the change that is under way is the lesson's or a referee's
    std::size_t m_moves{}; ///< commands on the table after the last change
    QObject m_watcher;     ///< while it lives, the table tells of its changes
};

} // namespace magister
