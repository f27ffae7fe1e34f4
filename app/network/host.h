// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/hosted_game.h"
#include "app/network/message.h"
#include "app/network/seat_at_host.h"
#include "app/network/seat_book.h"
#include "app/network/transport.h"

#include <QHash>
#include <QSet>
#include <QTimer>

#include <array>
#include <functional>
#include <map>
#include <memory>

namespace magister::network {

/// Many tables, and the guests who sit at them. Knows neither the games nor how messages travel. All on one thread.
class Host : public QObject {
    Q_OBJECT

public:
    static constexpr int mostGuests = 4096;
    static constexpr int mostGuestsOfPlace = 256;    ///< with the same peer()
    static constexpr int mostGuestsOfTable = 20;     ///< then the first of those without a seat has to go
    static constexpr int mostStrangers = 24;         ///< who have not joined a table; then the first of them has to go
    static constexpr int mostStrangersOfPlace = 12;  ///< of the same place
    static constexpr int wrongKeysOfGuest = 3;       ///< then the connection is closed
    static constexpr int messagesAtOnce = 200;       ///< before the pace counts
    static constexpr int messagesPerSecond = 50;
    static constexpr int joinLimit = 15'000;         ///< milliseconds in which a guest must have joined a table
    static constexpr qint64 mostBehind = 32 * 1024;  ///< bytes that wait for a guest before positions are left out
    static constexpr int behindInterval = 50;        ///< milliseconds after which one who was behind is looked at again
    static constexpr qint64 mostWaiting = 8 * 1024 * 1024; ///< bytes for a guest who does not read

    /// `fingerprint`: SHA-256 of the certificate with which guests meet this host.
    /// `clock`: milliseconds from anywhere that only grow, by which guests are slowed down; the system's, unless a test has its
    /// own.
    using Clock = std::function<qint64()>;
    explicit Host(const QByteArray& fingerprint, QObject* parent = nullptr, Clock clock = {});
    ~Host() override;

    void addTable(const QString& id, std::unique_ptr<HostedGame> game, SeatBook seats);
    /// The table is kept no longer: its game is given up, and whoever is at it is told and dismissed. Precondition: it is one
    /// of tables().
    void closeTable(const QString& id);
    /// Everybody's connection ends, in order: what is sent already still arrives.
    void dismissAll();
    /// How the host's own screen has the seats, one each; before, none is played there. A seat that is here again is taken
    /// back: its key is void, and whoever had it is told. Precondition: it is one of tables().
    void setSeats(const QString& table, const QList<SeatAtHost>& seats);
    /// The key of a seat is void, and whoever had it is told: any guest may take it. One that is played on the host's screen
    /// remains there. False: its list of seats could not be written, and the key is good again after the next start.
    /// Precondition: as above.
    bool freeSeat(const QString& table, int seat);
    /// Why the list of seats is not on the disk with all seats that were freed or taken back, in words of the system; empty: it
    /// is. Precondition: as above.
    const QString& seatsProblem(const QString& table) const { return m_tables.value(table)->seats.problem(); }
    /// It is tried again. Precondition: as above.
    void keepSeats(const QString& table) { m_tables.value(table)->seats.keep(); }
    /// Something was done on the host's screen: everybody is told the new position. Precondition: as above.
    void moved(const QString& table);
    /// The seats as guests are told of them. Precondition: as above.
    QList<SeatTold> seatsOf(const QString& table) const;
    QStringList tables() const { return m_tables.keys(); }
    /// Precondition: it is one of tables().
    const HostedGame& gameOf(const QString& table) const { return *m_tables.value(table)->game; }
    /// Whether the guest of that connection has a seat.
    bool isSeated(const Transport& transport) const;
    /// Whether it is the one of a guest who has joined a table.
    bool hasJoined(const Transport& transport) const;
    /// A guest has connected.
    void accept(std::unique_ptr<Transport> transport);

    /// What has happened since the start, for whoever looks after the host.
    struct Figures {
        quint64 accepted{};  ///< connections
        quint64 messages{};  ///< read
        quint64 commands{};  ///< acknowledged
        quint64 refused{};   ///< by the rules
        quint64 malformed{}; ///< or too large
        quint64 wrongKeys{};
        quint64 slowedDown{}; ///< keys that were not judged
        quint64 tooFast{};
        quint64 busy{};       ///< connections beyond the limits
        /// From a command to its answer and everybody's new position, of those acknowledged: how many took at most so many
        /// milliseconds each, not counting those before; one more for the rest.
        static constexpr std::array moveBounds{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
        std::array<quint64, moveBounds.size() + 1> moves{};
        quint64 moveNanoseconds{}; ///< of all of them together
    };
    const Figures& figures() const { return m_figures; }
    /// How things stand now, for the same person.
    struct Standing {
        qsizetype guests{};
        int seatsHere{}, seatsAway{}, seatsFree{};
        qint64 waiting{}; ///< bytes for guests who do not read them
    };
    Standing standing() const;

signals:
    /// Somebody has come, gone, taken a seat or given one up: seatsOf() that table may be another.
    void seatsChanged(const QString& table);

private:
    struct Guest;
    struct HostedTable {
        QString id;
        std::unique_ptr<HostedGame> game;
        SeatBook seats;
        QList<SeatAtHost> atHost; ///< one a seat
        QList<Guest*> guests;     ///< who have joined it
    };
    struct Guest {
        std::unique_ptr<Transport> transport;
        QString place;
        QByteArray challenge;
        HostedTable* table{};
        QSet<int> seats; ///< from 1; 0 when the guest looks on
        int wrongKeys{};
        double allowance{messagesAtOnce};
        qint64 since{};      ///< the allowance was counted last
        QSet<int> owed;      ///< of its seats: their position was left out, and is told once the guest has read the others
        bool leaving{};      ///< nothing more is read
        QTimer joining;      ///< until it must have joined
    };
    /// What an answer repeats of a command, or of a claim to a seat (number 0), so that the guest knows to which one.
    struct Question {
        int seat{};
        int number{};
        int attempt{};
    };
    /// How a place has tried keys.
    struct Tries {
        int wrong{};
        qint64 since{}; ///< the last one
    };

    void take(Guest& guest, const QByteArray& bytes);
    void gone(Guest* guest);
    /// Those who have been strangers for longest have to go where there are too many. `place`: of the latest one.
    void limitStrangers(const QString& place);
    void send(Guest& guest, const FromHost& message);
    void fail(Guest& guest, Error error, int seat = 0) { send(guest, Failed{error, seat, 0}); }
    void fail(Guest& guest, Error error, const Question& question) {
        send(guest, Failed{error, question.seat, question.number, question.attempt});
    }
    void dismiss(Guest& guest, Error error);

    void handle(Guest& guest, const Join& message);
    void handle(Guest& guest, const Take& message);
    void handle(Guest& guest, const Return& message);
    void handle(Guest& guest, const Leave& message);
    void handle(Guest& guest, const Look& message);
    void handle(Guest& guest, const Give& message);
    void handle(Guest& guest, const TakeBack& message);
    void handle(Guest& guest, const Tell& message);

    /// Whether there is such a seat for guests; tells the guest otherwise.
    bool hasSeat(Guest& guest, const Question& claim);
    /// Whether the seat is the guest's; it is told otherwise by whoever asks.
    static bool holds(const Guest& guest, int seat) { return guest.seats.contains(seat); }
    /// Whether the proof is right; counts and tells otherwise.
    bool proves(Guest& guest, const Question& claim, const QByteArray& hash, const QByteArray& proof);
    /// The guest sits there from now on, and nobody else does.
    void seat(Guest& guest, int seat);
    /// Nobody sits there any more but this guest; whoever did is told.
    void unseat(const HostedTable& table, int seat, const Guest* but = nullptr);
    /// The seat is the guest's, and the number of its command is the next one; otherwise it is told so. A command that was done
    /// already is acknowledged again.
    bool isNext(Guest& guest, const Question& command, const QByteArray& record);
    void answer(Guest& guest, const Question& command, const HostedGame::Answer& answer);

    void tellTable(const HostedTable& table);
    FromHost tableTold(const HostedTable& table) const;
    QList<SeatTold> seatsTold(const HostedTable& table) const;
    void tellPosition(Guest& guest, int seat);
    void tellPositions(const HostedTable& table);
    /// What was left out for guests who have read the rest by now.
    void tellOwed();

    QByteArray m_fingerprint;
    Clock m_clock;
    QHash<QString, std::shared_ptr<HostedTable>> m_tables;
    std::map<Guest*, std::unique_ptr<Guest>> m_guests;
    QHash<QString, int> m_guestsOfPlace;
    QTimer m_behind;           ///< while a position is owed to anybody
    QList<Guest*> m_strangers; ///< have joined no table; in the order in which they came
    QHash<QString, Tries> m_tries;
    Figures m_figures;
};

} // namespace magister::network
