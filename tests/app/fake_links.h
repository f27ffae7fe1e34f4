// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/shared_table.h"
#include "app/network/join_code.h"
#include "app/network/network_links.h"

#include <QColor>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <utility>

namespace magister::test {

/// The network as a test plays it: what is asked of it is written down, and the test tells the listeners.
class FakeLinks : public network::NetworkLinks {
public:
    QStringList asked;                     ///< in order, as "host", "seats 10" (1: here), "free 2", "moved", "want 1,2 Anna", ...
    network::HostListener* host_{};        ///< null: nobody listens
    network::GuestListener* guest{};       ///< null: nobody joins
    network::FindListener* finder{};       ///< null: nobody looks for tables
    QString seatsFile;
    QList<network::SeatAtHost> seats;      ///< at the host, as told last
    std::unique_ptr<network::HostedGame> game;

    /// What was asked since the last call.
    QStringList take() { return std::exchange(asked, {}); }

    std::unique_ptr<network::HostLink> host(std::unique_ptr<network::HostedGame> hosted, const QString& file,
                                            const QList<network::SeatAtHost>& atHost, network::HostListener& listener) override {
        game = std::move(hosted);
        seatsFile = file;
        host_ = &listener;
        asked.append("host");
        note(atHost);
        return std::make_unique<Host>(*this);
    }
    std::unique_ptr<network::GuestLink> join(const QString& code, const network::BrokerLogin& login, network::GuestListener& listener) override {
        if (!network::anyCodeFromText(code)) return nullptr;
        guest = &listener;
        asked.append("join " + code + (login == network::BrokerLogin() ? QString() : ' ' + login.user + '/' + login.password) +
                     (login.authorities.isEmpty() ? QString() : " by " + login.authorities));
        return std::make_unique<Guest>(*this, listener);
    }

    std::unique_ptr<network::GuestLink> joinNearby(const QString& code, const QString& key, network::GuestListener& listener) override {
        if (!network::shortCodeFromText(code)) return nullptr;
        guest = &listener;
        asked.append("near " + code + ' ' + key);
        return std::make_unique<Guest>(*this, listener);
    }
    void forgetPassword(const network::Broker& broker) override { asked.append("forget " + broker.user + '@' + broker.host); }
    std::unique_ptr<network::FindLink> find(network::FindListener& listener) override {
        finder = &listener;
        return std::make_unique<Find>(*this);
    }

    static network::WayIn way(const QString& address, const QString& code) {
        QImage square(4, 4, QImage::Format_Grayscale8);
        square.fill(Qt::white);
        square.setPixelColor(1, 1, Qt::black);
        square.setPixelColor(2, 2, Qt::black);
        return {address, 4711, code, square};
    }
    /// One that reads as a code; others for other numbers, of the same table for the same one.
    static QString code(int table = 1, const QString& address = QStringLiteral("192.168.1.5")) {
        return network::codeText({QHostAddress(address), 4711, QByteArray(network::pinnedBytes, char(table)),
                                  QString(network::tableIdLength, QChar(u'0' + table))});
    }

    /// An invitation to the same table through a broker.
    static QString letterCode(int table = 1, const QString& host = QStringLiteral("broker.example.org")) {
        network::Broker broker;
        broker.host = host;
        return network::codeText(broker, QByteArray(network::pinnedBytes, char(table)), QString(network::tableIdLength, QChar(u'0' + table)));
    }
    /// The short code of the same table.
    static QString shortCode(int table = 1) {
        return network::shortCodeText({QString(network::tableIdLength, QChar(u'0' + table)), QByteArray(network::stretchedBytes, char(table))});
    }

private:
    class Find : public network::FindLink {
    public:
        explicit Find(FakeLinks& links) : m_links(links) {}
        ~Find() override { m_links.finder = nullptr; }

    private:
        FakeLinks& m_links;
    };
    class Host : public network::HostLink {
    public:
        explicit Host(FakeLinks& links) : m_links(links) {}
        ~Host() override {
            m_links.host_ = nullptr;
            m_links.asked.append("end of host");
        }
        void setSeats(const QList<network::SeatAtHost>& seats) override { m_links.note(seats); }
        void freeSeat(int seat) override { m_links.asked.append(QStringLiteral("free %1").arg(seat)); }
        void moved() override { m_links.asked.append("moved"); }
        void openAt(const network::Broker& broker) override {
            m_links.asked.append(QStringLiteral("broker %1:%2 %3/%4").arg(broker.host).arg(broker.port).arg(broker.user, broker.password) +
                                 (broker.authorities.isEmpty() ? QString() : " by " + broker.authorities));
        }
        void closeBroker() override { m_links.asked.append("no broker"); }

    private:
        FakeLinks& m_links;
    };
    class Guest : public network::GuestLink {
    public:
        Guest(FakeLinks& links, network::GuestListener& listener) : m_links(links), m_listener(listener) {}
        ~Guest() override {
            if (m_links.guest == &m_listener) m_links.guest = nullptr;
            m_links.asked.append("end of guest");
        }
        void wantSeats(const QList<int>& seats, const QString& name) override {
            QStringList numbers;
            for (const int seat : seats)
                numbers.append(QString::number(seat));
            m_links.asked.append("want " + numbers.join(',') + ' ' + name);
        }
        void wantToLook() override { m_links.asked.append("look"); }
        void give(int seat, const QString& command) override { m_links.asked.append(QStringLiteral("give %1 ").arg(seat) + command); }
        void takeBack(int seat) override { m_links.asked.append(QStringLiteral("take back %1").arg(seat)); }
        void tell(int seat, int from) override { m_links.asked.append(QStringLiteral("tell %1 %2").arg(seat).arg(from)); }
        void leave(int seat) override { m_links.asked.append(QStringLiteral("leave %1").arg(seat)); }

    private:
        FakeLinks& m_links;
        network::GuestListener& m_listener;
    };

    void note(const QList<network::SeatAtHost>& atHost) {
        seats = atHost;
        QString here;
        for (const network::SeatAtHost& seat : atHost)
            here += seat.here ? '1' : '0';
        asked.append("seats " + here);
    }
};

/// A shared table that shares nothing.
class FakeShared : public SharedTable {
public:
    std::unique_ptr<network::HostedGame> game() override { return nullptr; }
};

/// The guest's half of a table that only writes down what it is told.
class FakeGuest : public GuestTable {
public:
    explicit FakeGuest(QStringList& told) : m_told(told) {}
    ~FakeGuest() override { m_told.append("end"); }
    bool sound = true; ///< what is told fits

    void setSeats(const QList<int>& seats) override {
        QString text = "seats";
        for (const int seat : seats)
            text += QStringLiteral(" %1").arg(seat);
        m_told.append(text);
    }
    bool see(const network::PositionTold& told) override {
        m_told.append(QStringLiteral("see %1 %2").arg(told.seat).arg(told.step));
        return sound;
    }
    bool tell(const network::EventsTold& told) override {
        m_told.append(QStringLiteral("tell %1 %2").arg(told.seat).arg(told.from));
        return sound;
    }
    void waitFor(int seat) override { m_told.append(QStringLiteral("wait for %1").arg(seat)); }
    void done(int seat) override { m_told.append(QStringLiteral("done %1").arg(seat)); }
    void refused(int seat, const QString& reason, const QString& rule) override {
        m_told.append(QStringLiteral("refused %1 ").arg(seat) + reason + ' ' + rule);
    }
    void failed(int seat) override { m_told.append(QStringLiteral("failed %1").arg(seat)); }
    void setConnected(bool connected) override { m_told.append(connected ? "connected" : "not connected"); }

private:
    QStringList& m_told;
};

} // namespace magister::test
