// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/network_links.h"

#include <QCoreApplication>
#include <QHash>
#include <QMutex>
#include <QThread>

#include <atomic>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

/// A game for tests of the links, and listeners that keep what they are told.
namespace magister::network {

/// A game of two in which numbers are added; what is in it remains when the game of a host is gone.
struct Numbers {
    mutable QMutex mutex;
    QList<int> added;
    QList<QByteArray> records[2];
    int undos{};
    QThread* usedOn{};
    std::atomic<int> destroyed{};
    std::function<void()> beforeGiving; ///< on the thread of the network

    int sum() const {
        const QMutexLocker lock(&mutex);
        return std::accumulate(added.begin(), added.end(), 0);
    }
    void add(int number) {
        const QMutexLocker lock(&mutex);
        added.append(number);
    }
};

class NumbersGame : public HostedGame {
public:
    explicit NumbersGame(Numbers& numbers) : m_numbers(numbers) {}
    ~NumbersGame() override {
        m_numbers.usedOn = QThread::currentThread();
        ++m_numbers.destroyed;
    }

    QString game() const override { return QStringLiteral("numbers"); }
    int players() const override { return 2; }
    QByteArray packDigest() const override { return QByteArray(32, 'p'); }
    QList<int> asked() const override { return {1, 2}; }
    bool over() const override { return false; }
    int round() const override { return 1; }
    int steps() const override {
        const QMutexLocker lock(&m_numbers.mutex);
        return static_cast<int>(m_numbers.added.size());
    }
    int undos() const override { return m_numbers.undos; }
    int events() const override { return steps(); }
    QByteArray position(int seat) const override {
        return "{\"sum\":" + QByteArray::number(m_numbers.sum()) + ",\"seat\":" + QByteArray::number(seat) + '}';
    }
    QList<QByteArray> events(int, int from, int most) const override {
        const QMutexLocker lock(&m_numbers.mutex);
        QList<QByteArray> told;
        for (const int each : m_numbers.added.mid(from, most))
            told.append("{\"added\":" + QByteArray::number(each) + '}');
        return told;
    }
    QStringList commands(int seat) const override {
        return seat == 0 ? QStringList() : QStringList{QStringLiteral("add 1"), QStringLiteral("add 2")};
    }
    bool mayTakeBack(int) const override { return steps() > 0; }
    const QList<QByteArray>& recordsOf(int seat) const override { return m_numbers.records[seat - 1]; }
    Answer give(int seat, const QByteArray& command) override {
        if (m_numbers.beforeGiving) m_numbers.beforeGiving();
        Answer answer;
        const int number = command.mid(4).toInt();
        if (number == 0) {
            answer.reason = QStringLiteral("nothing");
            answer.rule = QStringLiteral("numbers.add");
            return answer;
        }
        m_numbers.add(number);
        m_numbers.records[seat - 1].append(command);
        return answer;
    }
    Answer takeBack(int seat) override {
        const QMutexLocker lock(&m_numbers.mutex);
        m_numbers.added.removeLast();
        m_numbers.records[seat - 1].append(QByteArray());
        ++m_numbers.undos;
        return {};
    }

private:
    Numbers& m_numbers;
};

/// Counts what it is told, and where.
struct Told {
    int calls{};
    bool elsewhere{}; ///< on another thread than that of the test

    void count() {
        ++calls;
        elsewhere = elsewhere || QThread::currentThread() != QCoreApplication::instance()->thread();
    }
};

struct HostTold : HostListener, Told {
    QList<WayIn> ways;
    QString problem;
    bool meetsLaterSeats{};
    QList<SeatTold> seats;
    QString silence;
    QString shortCode;
    std::optional<BrokerTold> broker;
    std::optional<Unkept> unkept;

    bool isAtBroker() const { return broker && broker->state == BrokerTold::State::Connected; }
    void listening(const QList<WayIn>& told) override { count(), ways = told; }
    void cannotListen(const QString& reason) override { count(), problem = reason; }
    void seatsOfLater() override { count(), meetsLaterSeats = true; }
    void seatsTold(const QList<SeatTold>& told) override { count(), seats = told; }
    void keychainSilent(const QString& reason) override { count(), silence = reason; }
    void announced(const QString& code) override { count(), shortCode = code; }
    void brokerTold(const BrokerTold& told) override { count(), broker = told; }
    void unkeptTold(const Unkept& told) override { count(), unkept = told; }
};

struct GuestTold : GuestListener, Told {
    QList<bool> connections;
    std::optional<TableTold> table;
    QList<int> seats;
    QHash<int, PositionTold> positions;
    QList<QByteArray> events;
    QList<int> dones;
    QStringList refusals;
    QList<std::pair<Error, int>> errors;
    bool meetsAnother{};
    QString silence;
    QStringList codes;
    QList<int> waiting;
    QList<int> lefts;
    bool isConnecting{};
    bool hostIsHere{};
    QStringList brokerRefusals;

    bool isConnected() const { return !connections.isEmpty() && connections.last(); }
    QByteArray seen(int seat) const { return positions.value(seat).position; }

    void connecting() override { count(), isConnecting = true; }
    void connectedChanged(bool connected) override { count(), connections.append(connected); }
    void hostHereChanged(bool here) override { count(), hostIsHere = here; }
    void brokerRefused(const QString& reason) override { count(), brokerRefusals.append(reason); }
    void tableTold(const TableTold& told) override { count(), table = told; }
    void seatsGiven(const QList<int>& given) override { count(), seats = given; }
    void positionTold(const PositionTold& told) override { count(), positions[told.seat] = told; }
    void eventsTold(const EventsTold& told) override { count(), events = told.events; }
    void waitingTold(const QList<int>& told) override { count(), waiting = told; }
    void left(int seat) override { count(), lefts.append(seat); }
    void done(int seat) override { count(), dones.append(seat); }
    void refused(int, const QString& reason, const QString& rule) override { count(), refusals = {reason, rule}; }
    void failed(Error error, int seat) override { count(), errors.append({error, seat}); }
    void otherHost() override { count(), meetsAnother = true; }
    void keychainSilent(const QString& reason) override { count(), silence = reason; }
    void codeFound(const QString& code) override { count(), codes.append(code); }
};

} // namespace magister::network
