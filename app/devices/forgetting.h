// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/devices/remembered_tables.h"
#include "app/network/network_links.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>

namespace magister {

/// Gives seats up at a table that is not joined: comes back to them and leaves them. Where that cannot be, their keys are
/// forgotten all the same. Deletes itself when it has ended.
class Forgetting : public QObject, private network::GuestListener {
public:
    enum class Outcome {
        Freed,   ///< the host has the seats back
        Waits,   ///< the host is away, and will hear of it through the broker
        Unheard, ///< the host cannot be reached: only there the seats can be freed
    };
    /// `patience`: milliseconds from the beginning of a connection; `ended` is told once.
    Forgetting(network::NetworkLinks& links, const RememberedTable& table, int patience, std::function<void(Outcome)> ended, QObject* parent);
    ~Forgetting() override;

private:
    // GuestListener
    void connecting() override;
    void connectedChanged(bool connected) override;
    void seatsGiven(const QList<int>& seats) override;
    void left(int seat) override;
    void failed(network::Error error, int seat) override;
    void otherHost() override { end(Outcome::Unheard); }
    void brokerRefused(const QString& /*reason*/) override { end(Outcome::Unheard); }
    void hostHereChanged(bool /*here*/) override {}
    void tableTold(const network::TableTold& /*told*/) override {}
    void positionTold(const network::PositionTold& /*told*/) override {}
    void eventsTold(const network::EventsTold& /*told*/) override {}
    void waitingTold(const QList<int>& /*seats*/) override {}
    void done(int /*seat*/) override {}
    void refused(int /*seat*/, const QString& /*reason*/, const QString& /*rule*/) override {}
    void keychainSilent(const QString& /*reason*/) override {}
    void codeFound(const QString& /*code*/) override {}

    void leave(int seat);
    void leaveRest();
    void end(Outcome outcome);

    QList<int> m_seats;  ///< of which the host has not said that it has them back
    QSet<int> m_asked;   ///< those that were given up
    bool m_connected{};
    bool m_throughBroker{};
    QTimer m_patience;
    std::function<void(Outcome)> m_ended;
    std::unique_ptr<network::GuestLink> m_link;
};

} // namespace magister
