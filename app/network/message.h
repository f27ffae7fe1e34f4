// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

/// The messages of PROTOCOL.md as values, and their one bounded reader. Reading is a function without any state: it runs on
/// the thread of whoever holds the connection, which is never the one of the screen.
namespace magister::network {

/// The latest version of the protocol.
inline constexpr int protocolVersion = 2;
/// The oldest one that this program still speaks: there, neither a command nor a claim has an attempt.
inline constexpr int oldestProtocolVersion = 1;
inline constexpr qsizetype biggestFromGuest = 4 * 1024;
inline constexpr qsizetype biggestFromHost = 1024 * 1024;
/// Seats of a table, from 1; 0 is an onlooker.
inline constexpr int mostSeats = 9;
/// Longest word of a tincture.
inline constexpr int longestTincture = 20;
/// Highest attempt of a command or of a claim to a seat.
inline constexpr int mostAttempt = 1'000'000;
/// Longest command.
inline constexpr int longestCommand = 500;
/// Events in one message.
inline constexpr int mostEvents = 200;

// From a guest

struct Join {
    int version{protocolVersion};
    QString table; ///< id, as in the join code
    friend bool operator==(const Join&, const Join&) = default;
};
/// Takes a free seat. The key stays with the guest: the host gets what it needs to know it again.
struct Take {
    int seat{};
    QString name;     ///< canonical, may be empty
    QByteArray hash;  ///< storedHash() of the key, 32 bytes
    QByteArray proof; ///< that the guest has the key, 32 bytes
    int attempt{};    ///< repeated by an error that answers it, so that none is taken for one to another claim; 0: none
    friend bool operator==(const Take&, const Take&) = default;
};
/// Comes back to a seat that was taken with that key.
struct Return {
    int seat{};
    QByteArray proof;
    int attempt{}; ///< as that of Take
    friend bool operator==(const Return&, const Return&) = default;
};
/// Gives the seat up: its key is void, and it is free.
struct Leave {
    int seat{};
    friend bool operator==(const Leave&, const Leave&) = default;
};
/// Wants to see what anybody may see.
struct Look {
    friend bool operator==(const Look&, const Look&) = default;
};
struct Give {
    int seat{};
    int number{}; ///< of the command among those of its seat, from 1; the same again is the same command
    QString command;
    int attempt{}; ///< repeated by the answer, so that none is taken for one to another command; 0: none
    friend bool operator==(const Give&, const Give&) = default;
};
struct TakeBack {
    int seat{};
    int number{}; ///< counts with the commands
    int attempt{};
    friend bool operator==(const TakeBack&, const TakeBack&) = default;
};
/// Asks what happened, from that event on.
struct Tell {
    int seat{};
    int from{};
    friend bool operator==(const Tell&, const Tell&) = default;
};

// From the host

struct Welcome {
    QList<int> versions; ///< that the host speaks
    QByteArray challenge; ///< 32 fresh random bytes, of this connection
    friend bool operator==(const Welcome&, const Welcome&) = default;
};
/// How it is with a seat.
enum class Presence { Free, Away, Here };
struct SeatTold {
    QString name;
    QString tincture; ///< small letters, may be empty: the usual one
    Presence presence{};
    friend bool operator==(const SeatTold&, const SeatTold&) = default;
};
/// The table, when it is joined and whenever somebody comes or goes.
struct TableTold {
    QString table;
    QString game;
    QByteArray pack; ///< SHA-256 of the pack that it is played with
    QList<SeatTold> seats;
    friend bool operator==(const TableTold&, const TableTold&) = default;
};
/// The seat is the guest's.
struct SeatGiven {
    int seat{};
    int next{}; ///< number of its next command
    friend bool operator==(const SeatGiven&, const SeatGiven&) = default;
};
/// What a seat may know of the present position.
struct PositionTold {
    int seat{};
    int step{};   ///< commands that stand
    int undos{};  ///< commands that were taken back, ever: when it grows, what was told of events may no longer be true
    int events{}; ///< so many can be asked for
    int next{};   ///< number of the next command of the seat
    int round{};
    bool over{};
    bool mayTakeBack{};
    QList<int> asked;
    QStringList commands; ///< every legal one of that seat
    QByteArray position;  ///< an object, as the game writes it
    friend bool operator==(const PositionTold&, const PositionTold&) = default;
};
struct EventsTold {
    int seat{};
    int from{};
    QList<QByteArray> events; ///< objects, as the game writes them
    friend bool operator==(const EventsTold&, const EventsTold&) = default;
};
/// The command is on the disk of the host.
struct Done {
    int seat{};
    int number{};
    int attempt{};
    friend bool operator==(const Done&, const Done&) = default;
};
/// The rules do not allow it.
struct Refused {
    int seat{};
    int number{};
    QString reason; ///< id of the engine
    QString rule;   ///< id of the atom
    int attempt{};
    friend bool operator==(const Refused&, const Refused&) = default;
};

/// Why something could not be done; each has its word in PROTOCOL.md.
enum class Error {
    Malformed,    ///< not a message; the connection is closed
    TooLarge,     ///< the same
    TooFast,      ///< the same
    OtherVersion, ///< the same
    UnknownTable,
    NoTable,      ///< none was joined yet
    NoSuchSeat,
    SeatTaken,
    SeatFree,     ///< nobody has taken it: there is nothing to come back to
    WrongKey,
    SlowDown,     ///< too many wrong keys: not judged
    NotYourSeat,
    OutOfTurn,    ///< the number of a command is not the next one
    UsedNumber,   ///< another command bore that number
    Unreadable,   ///< a command that is not in the notation of the game
    NoUndo,
    NotKept,      ///< the host cannot write to its disk: nothing has happened
    Busy,         ///< the host has as many guests as it can serve; the connection is closed
};
struct Failed {
    Error error{};
    int seat{};   ///< 0: of none
    int number{}; ///< 0: of none
    int attempt{}; ///< of what it answers; 0: that had none, or it is news
    friend bool operator==(const Failed&, const Failed&) = default;
};

using FromGuest = std::variant<Join, Take, Return, Leave, Look, Give, TakeBack, Tell>;
using FromHost = std::variant<Welcome, TableTold, SeatGiven, PositionTold, EventsTold, Done, Refused, Failed>;

/// Equal messages give equal bytes: UTF-8, without a byte that could be left out.
QByteArray toBytes(const FromGuest& message);
QByteArray toBytes(const FromHost& message);

/// Any bytes may come. An Error is Malformed or TooLarge.
std::variant<FromGuest, Error> readFromGuest(const QByteArray& bytes);
std::variant<FromHost, Error> readFromHost(const QByteArray& bytes);

/// "wrong-key"
QByteArray wordOf(Error error);

} // namespace magister::network
