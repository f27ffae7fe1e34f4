// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/shared_table.h"
#include "app/network/told_game_of.h"

#include <QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace magister {

/// A table of a game that guests play at, too. `Network` is the game as the network knows it (see ToldGameOf), `GameTable`
/// its table. Table and network do not wait for each other but in one place: what a guest gives waits for the table.
template <class Network, class GameTable> class SharedTableOf : public SharedTable {
public:
    using Session = typename Network::Session;
    using Command = typename Network::Command;
    using Answer = network::HostedGame::Answer;

    /// `packDigest` and `journal`: of the file that the table is recorded in. The table must outlive this.
    SharedTableOf(GameTable& table, const QByteArray& packDigest, const QByteArray& journal)
        : m_packDigest(packDigest), m_journal(journal), m_bridge(std::make_shared<Bridge>()) {
        m_bridge->table = &table;
        m_bridge->now = std::make_shared<const Session>(table.session());
        // What is recorded is done right afterwards, and told once the table shows it.
        table.setListener([bridge = m_bridge](std::uint8_t player, RecordKind kind, const QByteArray& text) {
            bridge->recorded.push_back({player + 1, kind, text});
        });
        QObject::connect(&table, &Table::changed, &m_context, [this] {
            if (m_bridge->serving || m_bridge->recorded.empty()) return;
            m_bridge->publish();
            if (moved) moved();
        });
    }
    ~SharedTableOf() override {
        m_bridge->table->setListener({});
        const std::lock_guard lock(m_bridge->mutex);
        m_bridge->closed = true;
        m_bridge->woken.notify_all();
    }

    std::unique_ptr<network::HostedGame> game() override {
        return std::make_unique<Game>(m_bridge, &m_context, m_packDigest, m_journal);
    }

private:
    struct Record {
        int seat{};
        RecordKind kind{};
        QByteArray text;
    };
    /// What both threads know. The table is touched on its own thread only.
    struct Bridge {
        std::mutex mutex;
        std::condition_variable woken;
        std::shared_ptr<const Session> now;
        std::vector<Record> records; ///< that the thread of the network has not taken yet
        bool closed{};
        // Of the table's thread:
        GameTable* table{};
        std::vector<Record> recorded; ///< not published yet
        bool serving{};               ///< the table does what a guest has given

        void publish() {
            auto present = std::make_shared<const Session>(table->session());
            const std::lock_guard lock(mutex);
            now = std::move(present);
            records.insert(records.end(), recorded.begin(), recorded.end());
            recorded.clear();
        }
    };

    /// The game on the thread of the network.
    class Game : public network::ToldGameOf<Network> {
        using Base = network::ToldGameOf<Network>;

    public:
        Game(std::shared_ptr<Bridge> bridge, QObject* context, const QByteArray& packDigest, const QByteArray& journal)
            : Base(packDigest, bridge->now->setup().players), m_bridge(std::move(bridge)), m_context(context), m_now(m_bridge->now) {
            this->readRecords(journal);
        }
        void update() override {
            const std::lock_guard lock(m_bridge->mutex);
            take();
        }
        Answer give(int seat, const QByteArray& text) override {
            update();
            const auto command = this->read(text);
            if (!command) {
                Answer answer;
                answer.unreadable = true;
                return answer;
            }
            return atTable([player = Base::viewer(seat), given = *command](GameTable& table) {
                return Base::answerOf(table.giveFrom(player, given));
            });
        }
        Answer takeBack(int seat) override {
            return atTable([player = Base::viewer(seat)](GameTable& table) {
                const auto& session = table.session();
                if (!session.canUndo() || session.moves().back().player != player) return notKept();
                return Base::answerOf(table.takeBackFrom(player));
            });
        }

    private:
        static Answer notKept() {
            Answer answer;
            answer.problem = Problem{};
            return answer;
        }
        const Session& session() const override { return *m_now; }
        void take() {
            m_now = m_bridge->now;
            for (const Record& record : m_bridge->records)
                this->note(record.seat, record.kind, record.text);
            m_bridge->records.clear();
        }
        /// Has the table do that, on its thread, and waits.
        template <class Deed> Answer atTable(Deed deed) {
            struct Job {
                Answer answer;
                bool done{};
            };
            const auto job = std::make_shared<Job>();
            std::unique_lock lock(m_bridge->mutex);
            if (m_bridge->closed) return notKept();
            // The context lives as long as the bridge is open.
            QMetaObject::invokeMethod(
                m_context,
                [bridge = m_bridge, job, deed] {
                    bridge->serving = true;
                    const Answer answer = deed(*bridge->table);
                    bridge->serving = false;
                    bridge->publish();
                    const std::lock_guard told(bridge->mutex);
                    job->answer = answer;
                    job->done = true;
                    bridge->woken.notify_all();
                },
                Qt::QueuedConnection);
            m_bridge->woken.wait(lock, [&] { return job->done || m_bridge->closed; });
            take();
            return job->done ? job->answer : notKept();
        }

        std::shared_ptr<Bridge> m_bridge;
        QObject* m_context; ///< of the table's thread
        std::shared_ptr<const Session> m_now;
    };

    QByteArray m_packDigest;
    QByteArray m_journal;
    std::shared_ptr<Bridge> m_bridge;
    QObject m_context;
};

} // namespace magister
