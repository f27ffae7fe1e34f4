// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/host.h"
#include "app/network/mqtt_host.h"
#include "app/network/network_links.h"
#include "app/network/plugin/announcement.h"
#include "app/network/plugin/ear.h"
#include "app/network/plugin/network_room.h"
#include "app/network/web_host.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace magister::network {

/// A table that others can join, on the thread of the network. Made on another one; everything else is called there.
class HostSide : public QObject {
    Q_OBJECT

public:
    /// The room must outlive it.
    HostSide(NetworkRoom& room, std::unique_ptr<HostedGame> game, const QString& seatsFile,
             const QList<SeatAtHost>& seats, std::shared_ptr<Ear<HostListener>> ear);

    void start();
    void setSeats(const QList<SeatAtHost>& seats);
    void freeSeat(int seat);
    void moved();
    void openAt(const Broker& broker);
    void closeBroker();

private:
    void open(const NetworkRoom::OwnIdentity& own);
    bool listen(quint16 port);
    /// Tells of the ways in if they are others than before.
    void lookAround();
    /// Guests of this network are to find the table by themselves.
    void announce();
    void tellShortCode();
    /// Lets guests in through the broker that is wanted, once there is a host.
    void openLetters();
    void tellBroker(BrokerTold::State state, const QString& reason = {});
    /// What is not on the disk, if that is another than before, and sees to it that it is tried again.
    void tellUnkept();
    void keepSeats();

    NetworkRoom& m_room;
    std::unique_ptr<HostedGame> m_game; ///< until the host has it
    QString m_seatsFile;
    QList<SeatAtHost> m_seats;
    QList<int> m_freed; ///< before there is a host
    std::shared_ptr<Ear<HostListener>> m_ear;
    QString m_table;
    Identity m_identity;
    QByteArray m_fingerprint;
    bool m_listens{};
    std::optional<Broker> m_broker; ///< that is wanted; with its password as it was typed
    int m_brokers{};                ///< counts them: only the last one is opened
    std::unique_ptr<Host> m_host;
    std::unique_ptr<WebHost> m_web;
    std::unique_ptr<QTimer> m_looking;
    std::unique_ptr<QTimer> m_keeping; ///< as long as seats are not on the disk
    std::optional<Unkept> m_unkept;    ///< as told last
    QList<QHostAddress> m_told;
    std::unique_ptr<Announcement> m_announcement;
    std::unique_ptr<MqttHost> m_letters;
};

} // namespace magister::network
