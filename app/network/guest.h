// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/join_code.h"
#include "app/network/keychain.h"
#include "app/network/message.h"
#include "app/network/transport.h"

#include <QHash>
#include <QMap>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace magister::network {

/// A connection that is being made, and the certificate that was met.
struct Met {
    std::unique_ptr<Transport> transport; ///< null: there is none
    QByteArray fingerprint;               ///< SHA-256 of the certificate of the host; that of another host, where its pin is another
};
/// Connects to the host of a code and calls `met` once.
using Connector = std::function<void(const JoinCode& code, std::function<void(Met)> met)>;

/// A device at a table that stands on another one. Comes back by itself when the connection breaks, to the same question:
/// a command is given again under its number until the host has answered. By letters that may take days, so that a command
/// is kept with the secrets of its seat: whoever starts the program anew still waits for the answer. It is kept until the next
/// one, since what lies at the broker may be older than an answer that an earlier run has heard; then it is given once more.
class Guest : public QObject {
    Q_OBJECT

public:
    static constexpr int firstWait = 100;    ///< milliseconds before it tries again, each time twice as long
    static constexpr int longestWait = 5'000;

    /// Neither is owned; they must outlive it. The store may answer after this guest is gone.
    Guest(const JoinCode& code, Connector connector, SecretStore& secrets, QObject* parent = nullptr);

    /// These seats are to be taken, or come back to, by that name: at once if it is connected. Others that are this guest's
    /// remain so until leave().
    void wantSeats(const QList<int>& seats, const QString& name);
    /// What anybody may see is wanted.
    void wantToLook();
    /// Connects, and goes on doing so until close().
    void open();
    void close();

    bool isConnected() const { return m_transport && m_transport->isUp(); }
    /// The host itself is there; if not, whatever is done waits for it as long as there is a connection.
    bool isHostHere() const { return m_transport && m_transport->isHere(); }
    const std::optional<TableTold>& table() const { return m_table; }
    /// What was told of each seat last.
    const QMap<int, PositionTold>& positions() const { return m_positions; }
    /// Seats that are this guest's.
    QList<int> seats() const { return m_next.keys(); }
    /// A command of that seat waits for its answer, perhaps one of an earlier run.
    bool isWaiting(int seat) const { return m_given.contains(seat); }
    /// The seats of which that is true.
    QList<int> waiting() const { return m_given.keys(); }

    /// Gives a command. Precondition: the seat is this guest's, and no other command of it waits.
    void give(int seat, const QString& command);
    /// The same for taking the last command back.
    void takeBack(int seat);
    /// Asks for the events from that one on.
    void tell(int seat, int from);
    /// Gives the seat up, and forgets its key; left() tells when the host has heard of it.
    void leave(int seat);

signals:
    void connectedChanged();
    /// isHostHere() is another, while the connection has remained.
    void hostHereChanged();
    void tableTold();
    /// seats() are others.
    void seatsGiven();
    void positionTold(int seat);
    void eventsTold(const magister::network::EventsTold& told);
    /// waiting() are others; told before what has ended the waiting.
    void waitingChanged();
    /// A command goes out, perhaps once more; no text: the last one is taken back.
    void given(int seat, int number, const QString& command);
    /// A command is on the disk of the host. `number` counts the commands of the seat.
    void done(int seat, int number, const QString& command);
    /// A command of an earlier run need not be waited for: the host has recorded one under its number, as a rule that one.
    void settled(int seat);
    void refused(int seat, const QString& reason, const QString& rule);
    /// The host has the seat back.
    void left(int seat);
    /// Something could not be done.
    void failed(magister::network::Error error, int seat);
    /// Another host answers at that address: nothing was sent to it.
    void otherHost();

private:
    /// A command that has not been answered yet; no text: the last one is taken back.
    struct Given {
        int number{};
        QString command;
        int attempt{};  ///< which the host repeats when it answers; 0: none
        bool kept{};    ///< it outlives the program, where it has to, and may go out
        bool earlier{}; ///< of an earlier run, which may have been told the answer
    };

    void connectNow();
    void met(Met met);
    void lost();
    void take(const QByteArray& bytes);
    void hear(const FromHost& message);
    /// It is about a seat, and comes before the table or before it is known what an earlier run has given there.
    bool isEarly(const FromHost& message);
    void hearEarly();
    /// Whether it is known what an earlier run has given for that seat; if not, the store is asked.
    bool isRecalled(int seat);
    void recall(int seat, const QByteArray& kept);
    void send(const FromGuest& message);
    void handle(const Welcome& message);
    void handle(const TableTold& message);
    void handle(const SeatGiven& message);
    void handle(const PositionTold& message);
    void handle(const EventsTold& message);
    void handle(const Done& message);
    void handle(const Refused& message);
    void handle(const Failed& message);
    /// Asks for what is wanted, once in a connection.
    void beginAtTable();
    /// With the key that is kept of the seat, or a new one.
    void approach(int seat);
    void removeSeat(int seat);
    void askFor(int seat, const QByteArray& key, bool isNew);
    void giveAgain(int seat);
    /// Another one than the last; 0 where none is needed.
    int nextAttempt();
    /// Under which attempt it goes out to this host.
    int attemptOf(const Given& given) const { return m_attempts ? given.attempt : 0; }
    /// What the host says is about the command that waits, and not about another one under the same number.
    bool isAnswered(int seat, int number, int attempt) const;
    /// It is answered, or will not be.
    void endWaiting(int seat);
    /// The same, and its number is free: no later run gives it once more.
    void forgetGiven(int seat);
    /// For what tell() has asked, once the host can know whose seat it is.
    void askForEvents(int seat);

    JoinCode m_code;
    Connector m_connector;
    SecretStore& m_secrets;
    QList<int> m_wanted;
    QString m_name;
    bool m_looks{};
    bool m_open{};
    int m_tries{}; ///< to connect: only the last one counts
    std::unique_ptr<Transport> m_transport;
    QByteArray m_fingerprint;
    QByteArray m_challenge;
    QTimer m_again;
    int m_wait{firstWait};
    bool m_approached{}; ///< in this connection
    QSet<int> m_seated;        ///< seats that the host has given in this connection: only for them it takes commands
    QHash<int, int> m_claimed; ///< attempt of the latest claim to a seat in this connection
    QMap<int, int> m_offered; ///< seats that this device had and that are not wanted, with the number of the next command
    QSet<int> m_left;    ///< seats that were given up, of which the host has not heard yet
    QSet<int> m_void;    ///< seats whose kept key opens nothing any more
    QSet<int> m_reading; ///< seats whose keys the store was asked for
    std::optional<TableTold> m_table;
    QList<FromHost> m_early; ///< as isEarly() says: a letter repeats what holds by its age
    bool m_keeps{};          ///< commands outlive this program: the host may answer in another run
    bool m_attempts{};       ///< the host repeats them
    int m_lastAttempt;       ///< begins anywhere: earlier runs have given commands, too
    QMap<int, bool> m_recalled; ///< seats for which the store was asked what was given, and whether it has answered
    QMap<int, int> m_next; ///< number of the next command, of the seats that are ours
    QMap<int, PositionTold> m_positions;
    QMap<int, Given> m_given;
    QMap<int, int> m_asked; ///< from which event on, by seat, as long as it is not sent
};

} // namespace magister::network
