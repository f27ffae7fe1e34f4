// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/network_plugin.h"

#include "app/network/plugin/find_side.h"
#include "app/network/plugin/guest_side.h"
#include "app/network/plugin/host_side.h"

#include <QCoreApplication>
#include <QDeadlineTimer>

#include <utility>

namespace magister::network {

namespace {

constexpr int endPatience = 3'000; ///< milliseconds at the end of the program
constexpr int endStep = 10;        ///< milliseconds between two looks at what waits for the thread of the screen

/// Whose thread is to be ended; there is one plug-in in a program.
NetworkPlugin* running = nullptr;

/// The near end of a link: calls go to the side on the thread of the network, in order.
template <class Side, class Listener> class NearEnd {
public:
    NearEnd(Side* side, std::shared_ptr<Ear<Listener>> ear, QThread* thread) : m_side(side), m_ear(std::move(ear)) {
        m_side->moveToThread(thread);
        post([](Side& there) { there.start(); });
    }
    /// Waits for nothing: whoever is busy over there ends later.
    ~NearEnd() { m_ear->close(); }
    NearEnd(const NearEnd&) = delete;
    NearEnd& operator=(const NearEnd&) = delete;

    template <class Do> void post(Do what) {
        QMetaObject::invokeMethod(
            m_side, [side = m_side, what = std::move(what)] { what(*side); }, Qt::QueuedConnection);
    }
    Side* side() const { return m_side; }

private:
    Side* m_side; ///< deletes itself when it is told to, and not before
    std::shared_ptr<Ear<Listener>> m_ear;
};

class HostEnd : public HostLink {
public:
    HostEnd(HostSide* side, std::shared_ptr<Ear<HostListener>> ear, QThread* thread)
        : m_end(side, std::move(ear), thread) {}
    ~HostEnd() override { m_end.side()->deleteLater(); }

    void setSeats(const QList<SeatAtHost>& seats) override {
        m_end.post([seats](HostSide& there) { there.setSeats(seats); });
    }
    void freeSeat(int seat) override {
        m_end.post([seat](HostSide& there) { there.freeSeat(seat); });
    }
    void moved() override {
        m_end.post([](HostSide& there) { there.moved(); });
    }
    void openAt(const Broker& broker) override {
        m_end.post([broker](HostSide& there) { there.openAt(broker); });
    }
    void closeBroker() override {
        m_end.post([](HostSide& there) { there.closeBroker(); });
    }

private:
    NearEnd<HostSide, HostListener> m_end;
};

class GuestEnd : public GuestLink {
public:
    GuestEnd(GuestSide* side, std::shared_ptr<Ear<GuestListener>> ear, QThread* thread)
        : m_end(side, std::move(ear), thread) {}
    ~GuestEnd() override {
        m_end.post([](GuestSide& there) { there.end(); });
    }

    void wantSeats(const QList<int>& seats, const QString& name) override {
        m_end.post([seats, name](GuestSide& there) { there.wantSeats(seats, name); });
    }
    void wantToLook() override {
        post([](Guest& guest) { guest.wantToLook(); });
    }
    void give(int seat, const QString& command) override {
        post([seat, command](Guest& guest) { guest.give(seat, command); });
    }
    void takeBack(int seat) override {
        post([seat](Guest& guest) { guest.takeBack(seat); });
    }
    void tell(int seat, int from) override {
        post([seat, from](Guest& guest) { guest.tell(seat, from); });
    }
    void leave(int seat) override {
        post([seat](Guest& guest) { guest.leave(seat); });
    }

private:
    /// Of the guest, once it is there.
    template <class Do> void post(Do what) {
        m_end.post([what = std::move(what)](GuestSide& there) {
            if (Guest* const guest = there.guest()) what(*guest);
        });
    }

    NearEnd<GuestSide, GuestListener> m_end;
};

class FindEnd : public FindLink {
public:
    FindEnd(FindSide* side, std::shared_ptr<Ear<FindListener>> ear, QThread* thread)
        : m_end(side, std::move(ear), thread) {}
    ~FindEnd() override { m_end.side()->deleteLater(); }

private:
    NearEnd<FindSide, FindListener> m_end;
};

} // namespace

NetworkRoom& NetworkPlugin::room() {
    if (!m_thread) {
        m_thread = new QThread;
        m_thread->setObjectName(QStringLiteral("network"));
        m_room = new NetworkRoom;
        m_room->moveToThread(m_thread);
        connect(m_thread, &QThread::finished, m_room, &QObject::deleteLater);
        running = this;
        qAddPostRoutine(&NetworkPlugin::endThread);
        m_thread->start();
    }
    return *m_room;
}

void NetworkPlugin::endThread() {
    NetworkPlugin* plugin = std::exchange(running, nullptr);
    if (!plugin) return;
    QMetaObject::invokeMethod(plugin->m_room, &NetworkRoom::finish, Qt::QueuedConnection);
    const QDeadlineTimer patience(endPatience);
    while (!plugin->m_thread->wait(endStep)) {
        if (patience.hasExpired()) return; // it waits for something that does not come, and ends with the process
        QCoreApplication::sendPostedEvents();
    }
    delete std::exchange(plugin->m_thread, nullptr);
    plugin->m_room = nullptr;
}

std::unique_ptr<HostLink> NetworkPlugin::host(std::unique_ptr<HostedGame> game, const QString& seatsFile,
                                              const QList<SeatAtHost>& seats, HostListener& listener) {
    auto ear = std::make_shared<Ear<HostListener>>(*this, listener);
    NetworkRoom& there = room();
    return std::make_unique<HostEnd>(new HostSide(there, std::move(game), seatsFile, seats, ear), ear, m_thread);
}

std::unique_ptr<GuestLink> NetworkPlugin::join(const QString& code, const BrokerLogin& login, GuestListener& listener) {
    auto letters = brokerCodeFromText(code);
    const auto read = letters ? std::optional(letters->code) : codeFromText(code);
    if (!read) return nullptr;
    auto ear = std::make_shared<Ear<GuestListener>>(*this, listener);
    NetworkRoom& there = room();
    if (!letters) return std::make_unique<GuestEnd>(new GuestSide(there, *read, ear), ear, m_thread);
    letters->broker.user = login.user;
    letters->broker.password = login.password;
    letters->broker.authorities = login.authorities;
    return std::make_unique<GuestEnd>(new GuestSide(there, *letters, ear), ear, m_thread);
}

std::unique_ptr<GuestLink> NetworkPlugin::joinNearby(const QString& shortCode, const QString& key, GuestListener& listener) {
    const auto read = shortCodeFromText(shortCode);
    if (!read) return nullptr;
    auto ear = std::make_shared<Ear<GuestListener>>(*this, listener);
    NetworkRoom& there = room();
    return std::make_unique<GuestEnd>(new GuestSide(there, *read, key, ear), ear, m_thread);
}

void NetworkPlugin::forgetPassword(const Broker& broker) {
    QMetaObject::invokeMethod(
        &room(), [there = &room(), broker] { there->keychain().remove(brokerSecret(broker)); }, Qt::QueuedConnection);
}

std::unique_ptr<FindLink> NetworkPlugin::find(FindListener& listener) {
    auto ear = std::make_shared<Ear<FindListener>>(*this, listener);
    NetworkRoom& there = room();
    return std::make_unique<FindEnd>(new FindSide(there, ear), ear, m_thread);
}

} // namespace magister::network

#include "moc_network_plugin.cpp"
