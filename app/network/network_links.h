// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"
#include "app/network/hosted_game.h"
#include "app/network/message.h"
#include "app/network/seat_at_host.h"

#include <QImage>
#include <QList>
#include <QString>
#include <QtPlugin>

#include <memory>

/// The network as a program with a screen needs it. Whatever needs TLS, WebSockets or the keychain is behind these
/// interfaces, in a plug-in that is loaded when somebody first wants it, and on a thread of its own. Every function is
/// called, and every listener told, on the thread of the screen; nothing here makes it wait.
namespace magister::network {

/// One way in which guests can come in.
struct WayIn {
    QString address; ///< of this device, as people read it
    quint16 port{};
    QString code;    ///< as codeText() writes it
    QImage square;   ///< the code as a QR code, one pixel a module, with its quiet zone
};

/// How it is with the broker through which guests of a table come in as well.
struct BrokerTold {
    enum class State {
        Connecting,
        Connected,
        Unreachable, ///< it is tried again
        Refused      ///< likewise
    };
    State state{State::Connecting};
    QString invitation; ///< "mqtts://...", as codeText() writes it
    QString reason;     ///< why it does not let this device in, in words of the system; may be empty
};

/// What a host cannot write to its disk, and why, in words of the system; empty: it can. Both are tried again.
struct Unkept {
    QString seats;   ///< that a guest has lost a seat: its key is good again after the next start
    QString letters; ///< which ones it has read: they wait at the broker
    friend bool operator==(const Unkept&, const Unkept&) = default;
};

/// Is told what happens at a host.
class HostListener {
public:
    virtual ~HostListener() = default;
    /// Guests can come in; again whenever the ways have changed.
    virtual void listening(const QList<WayIn>& ways) = 0;
    /// Nobody can come in; nothing listens. `reason`: in words of the system.
    virtual void cannotListen(const QString& reason) = 0;
    /// The same, because a later version of the program has written who has which seat, and that is left as it is.
    virtual void seatsOfLater() = 0;
    /// Who has taken which seat, and who is there. Seats on the host's screen are Presence::Here.
    virtual void seatsTold(const QList<SeatTold>& seats) = 0;
    /// No keychain answers: the host's certificate holds for this run only. `reason`: in words of the system.
    virtual void keychainSilent(const QString& reason) = 0;
    /// Guests on this network find the table by themselves, and need only this short code; empty: they do not, or no longer.
    virtual void announced(const QString& shortCode) = 0;
    /// After HostLink::openAt(), and whenever it has changed.
    virtual void brokerTold(const BrokerTold& told) = 0;
    /// Once there is a host, and whenever it has changed.
    virtual void unkeptTold(const Unkept& unkept) = 0;
};

/// A table of this device that others can join. When it is destroyed, nothing listens any more, and guests are told by the
/// end of their connections.
class HostLink {
public:
    virtual ~HostLink() = default;
    /// One a seat. A seat that is here again is taken back from its guest: that key is void.
    virtual void setSeats(const QList<SeatAtHost>& seats) = 0;
    /// Whoever has the seat has it no more: it is free for any guest. One on the host's screen remains there.
    virtual void freeSeat(int seat) = 0;
    /// Something was done on the host's screen: guests are told the new position.
    virtual void moved() = 0;
    /// Guests can come in through this broker as well, in place of any before. Without a password the one of the keychain is
    /// used; one that the broker has taken is kept there, and nowhere else.
    virtual void openAt(const Broker& broker) = 0;
    /// Guests can come in through no broker any more; what is told of it later was on its way.
    virtual void closeBroker() = 0;
};

/// By what a guest is let in at a broker.
struct BrokerLogin {
    QString user;        ///< empty: nobody in particular
    QString password;    ///< empty: the one that the keychain has
    QString authorities; ///< as of Broker
    friend bool operator==(const BrokerLogin&, const BrokerLogin&) = default;
};

/// Is told what happens to a guest; as the signals of Guest.
class GuestListener {
public:
    virtual ~GuestListener() = default;
    /// Through a broker: it is asked from now on, again and again. Until then the keychain was, which may ask somebody.
    virtual void connecting() = 0;
    virtual void connectedChanged(bool connected) = 0;
    /// Whether the host itself is there; if not, whatever is done waits for it as long as this guest is connected. Told
    /// after each connectedChanged(), and whenever it has changed.
    virtual void hostHereChanged(bool here) = 0;
    /// The broker does not let this device in; it is tried again. `reason`: in words of the system.
    virtual void brokerRefused(const QString& reason) = 0;
    virtual void tableTold(const TableTold& told) = 0;
    /// The seats that are this guest's have changed.
    virtual void seatsGiven(const QList<int>& seats) = 0;
    virtual void positionTold(const PositionTold& told) = 0;
    virtual void eventsTold(const EventsTold& told) = 0;
    /// The seats of which a command has not been answered, perhaps one of an earlier run: for them nothing else can be given.
    virtual void waitingTold(const QList<int>& seats) = 0;
    /// The host has a seat back that was given up.
    virtual void left(int seat) = 0;
    virtual void done(int seat) = 0;
    virtual void refused(int seat, const QString& reason, const QString& rule) = 0;
    virtual void failed(Error error, int seat) = 0;
    virtual void otherHost() = 0;
    /// No keychain answers: the keys of the seats hold for this run only. `reason`: in words of the system.
    virtual void keychainSilent(const QString& reason) = 0;
    /// The host of a short code was found, or the one that was joined answers at another address: by this code, as codeText()
    /// writes it, it is to be remembered. Empty: no host on this network has that short code, and nothing more is tried.
    virtual void codeFound(const QString& code) = 0;
};

/// A table on this network to which others are invited, as its host announces it: nothing of it is proven.
struct FoundTable {
    QString key;  ///< by which it is told from the others
    QString host; ///< what the other device calls itself
    QString game; ///< id of the game, which this device need not know
    friend bool operator==(const FoundTable&, const FoundTable&) = default;
};

/// Is told of the tables on this network.
class FindListener {
public:
    virtual ~FindListener() = default;
    /// All that are there now; never told where nothing finds them.
    virtual void tablesFound(const QList<FoundTable>& tables) = 0;
};

/// As long as it is there, tables are looked for.
class FindLink {
public:
    virtual ~FindLink() = default;
};

/// This device at a table that stands on another one; as the functions of Guest. When it is destroyed the connection is
/// closed; seats stay with this device until leave().
class GuestLink {
public:
    virtual ~GuestLink() = default;
    virtual void wantSeats(const QList<int>& seats, const QString& name) = 0;
    virtual void wantToLook() = 0;
    /// Precondition: the seat is this guest's, and no other command of it waits.
    virtual void give(int seat, const QString& command) = 0;
    virtual void takeBack(int seat) = 0;
    virtual void tell(int seat, int from) = 0;
    /// Gives the seat up and forgets its key: "forget this table". GuestListener::left() tells when the host has heard of it.
    virtual void leave(int seat) = 0;
};

/// What the plug-in gives.
class NetworkLinks {
public:
    virtual ~NetworkLinks() = default;
    /// Opens a table for guests. `game` is used on the thread of the network only. `seatsFile`: where the hashes of keys are
    /// kept, beside the saved game, with the id and the port of the table, so that codes of earlier times remain good. The
    /// listener must outlive the link.
    virtual std::unique_ptr<HostLink> host(std::unique_ptr<HostedGame> game, const QString& seatsFile,
                                           const QList<SeatAtHost>& seats, HostListener& listener) = 0;
    /// Connects to the host of a code, or of an invitation through a broker, which is what `login` is for; its password is
    /// kept in the keychain once the broker has taken it. Null: it is no join code.
    virtual std::unique_ptr<GuestLink> join(const QString& code, const BrokerLogin& login, GuestListener& listener) = 0;
    /// The same by a short code, with the host of this network that proves to have it; one that was found with that key is
    /// tried first. Before codeFound() nothing that is asked of the link has an effect. Null: it is no short code.
    virtual std::unique_ptr<GuestLink> joinNearby(const QString& shortCode, const QString& key, GuestListener& listener) = 0;
    /// The password of that user at that broker is kept no longer.
    virtual void forgetPassword(const Broker& broker) = 0;
    /// Looks for tables on this network. The listener must outlive the link.
    virtual std::unique_ptr<FindLink> find(FindListener& listener) = 0;
};

} // namespace magister::network

Q_DECLARE_INTERFACE(magister::network::NetworkLinks, "magister.NetworkLinks/5")
