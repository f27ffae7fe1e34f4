// SPDX-License-Identifier: GPL-3.0-or-later
// A guest at the table of a host, that plays at random or from a script.
#include "app/cli/network_verbs.h"
#include "app/cli/options.h"
#include "app/cli/text_file.h"

#include "app/content/person_name.h"
#include "app/game/network_games.h"
#include "app/language/problem_text.h"
#include "app/network/mqtt_guest.h"
#include "app/network/no_core.h"
#include "app/network/web_guest.h"

#include "engine/core/random.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QTextStream>

#include <utility>

namespace magister::cli {

namespace {

using namespace network;

const QString takeBackWord = QStringLiteral("take-back");

/// Why the guest cannot go on, as one sentence; empty for what passes by itself or is only about one command.
QString sentenceOf(Error error, int seat) {
    switch (error) {
    case Error::UnknownTable: return QStringLiteral("The host does not keep that table.");
    case Error::OtherVersion: return QStringLiteral("The host speaks another version of the protocol.");
    case Error::NoSuchSeat: return QStringLiteral("The table has no seat %1.").arg(seat);
    case Error::SeatTaken: return QStringLiteral("Somebody else has taken seat %1.").arg(seat);
    case Error::WrongKey: return QStringLiteral("The key of seat %1 is no longer the right one.").arg(seat);
    case Error::NotYourSeat: return QStringLiteral("Seat %1 has moved to another device.").arg(seat);
    case Error::NotKept: return QStringLiteral("The host cannot write to its disk.");
    case Error::Busy: return QStringLiteral("The host has as many guests as it can serve.");
    case Error::Malformed:
    case Error::TooLarge:
    case Error::TooFast:
    case Error::NoTable:
    case Error::SeatFree:
    case Error::SlowDown:
    case Error::OutOfTurn:
    case Error::UsedNumber:
    case Error::Unreadable:
    case Error::NoUndo: break;
    }
    return {};
}

class PlayerByItself : public QObject {
public:
    PlayerByItself(const NetworkOptions& options, Guest& guest, const QStringList& script)
        : m_options(options), m_guest(guest), m_script(script), m_random(Random::seeded(options.seed)) {
        m_next.setSingleShot(true);
        connect(&m_next, &QTimer::timeout, this, &PlayerByItself::act);
        connect(&guest, &Guest::tableTold, this, &PlayerByItself::sitDown);
        connect(&guest, &Guest::positionTold, this, &PlayerByItself::see);
        connect(&guest, &Guest::given, this, [this](int seat, int number, const QString& command) {
            say(QStringLiteral("given %1 %2 %3").arg(seat).arg(number).arg(command.isEmpty() ? takeBackWord : command));
        });
        connect(&guest, &Guest::done, this, [this](int seat, int number, const QString& command) {
            say(QStringLiteral("done %1 %2 %3").arg(seat).arg(number).arg(command.isEmpty() ? takeBackWord : command));
            soon();
        });
        connect(&guest, &Guest::refused, this, [this](int seat, const QString& reason, const QString& rule) {
            say(QStringLiteral("refused %1 %2 %3").arg(QString::number(seat), shownForeign(reason), shownForeign(rule)));
            soon();
        });
        connect(&guest, &Guest::failed, this, [this](Error error, int seat) {
            if (const QString why = sentenceOf(error, seat); !why.isEmpty()) return fail(why);
            say(QStringLiteral("error %1 %2").arg(seat).arg(QString::fromLatin1(wordOf(error))));
            soon();
        });
        connect(&guest, &Guest::otherHost, this, [this] { fail(QStringLiteral("Another host answers at that address.")); });
    }

private:
    void say(const QString& line) { m_out << line << '\n' << Qt::flush; }
    void fail(const QString& why) {
        complain(why);
        QCoreApplication::exit(Failed);
    }
    /// With the rules of this program, whatever the host then says.
    void sitDown() {
        if (m_game) return;
        m_game = guestGameOf(*m_guest.table(), DataFolder::find());
        if (!m_game) fail(QStringLiteral("The table is played with values that this device does not have."));
    }
    void see(int seat) {
        const PositionTold& told = m_guest.positions()[seat];
        if (!m_game || !m_game->see(told)) return fail(QStringLiteral("The host tells of a position that cannot be read."));
        if (m_game->commands(seat) != told.commands)
            return fail(QStringLiteral("The host allows other commands than the rules of this program."));
        soon();
    }
    void soon() {
        if (!m_next.isActive()) m_next.start(m_options.pace);
    }
    /// Every seat of ours, or the onlooker, has seen the end.
    bool sawTheEnd() const {
        for (const int seat : m_options.seats.isEmpty() ? QList<int>{0} : m_options.seats)
            if (!m_guest.positions().value(seat).over) return false;
        return true;
    }
    void act() {
        if (sawTheEnd()) return end();
        if (!m_script.isEmpty()) return actByScript();
        if (!m_options.random) return;
        for (const int seat : m_guest.seats())
            if (const PositionTold& told = m_guest.positions()[seat]; !m_guest.isWaiting(seat) && told.seat == seat) choose(told);
    }
    /// Now and then the last command is taken back.
    void choose(const PositionTold& told) {
        if (told.mayTakeBack && m_random.below(20) == 0) return m_guest.takeBack(told.seat);
        if (told.commands.isEmpty() || !told.asked.contains(told.seat)) return;
        const auto which = m_random.below(static_cast<std::uint32_t>(told.commands.size()));
        m_guest.give(told.seat, told.commands[which]);
    }
    void actByScript() {
        const QString line = m_script.first();
        const int seat = line.section(u' ', 0, 0).toInt();
        const QString command = line.section(u' ', 1);
        if (!m_guest.seats().contains(seat) || m_guest.isWaiting(seat)) return;
        const PositionTold told = m_guest.positions().value(seat);
        if (command == takeBackWord ? !told.mayTakeBack : !told.commands.contains(command)) return;
        m_script.removeFirst();
        m_guest.give(seat, command == takeBackWord ? QString() : command);
    }
    void end() {
        for (const PositionTold& told : m_guest.positions())
            say(QStringLiteral("end %1 %2 %3").arg(told.seat).arg(told.step).arg(QString::fromLatin1(
                QCryptographicHash::hash(told.position, QCryptographicHash::Sha256).toHex())));
        m_guest.close();
        QCoreApplication::exit(Fine);
    }

    const NetworkOptions& m_options;
    Guest& m_guest;
    std::unique_ptr<GuestGame> m_game; ///< once the table was told of
    QStringList m_script;
    Random m_random;
    QTimer m_next;
    QTextStream m_out{stdout};
};

} // namespace

int joinTable(const NetworkOptions& options) {
    closeMemory();
    const auto letters = brokerCodeFromText(options.code);
    const auto code = letters ? std::optional(letters->code) : codeFromText(options.code);
    if (code && !letters && code->port == 0) {
        complain(QStringLiteral("That is only the end of an invitation through a broker; give all of it, from mqtts:// on."));
        return Failed;
    }
    if (!code) {
        complain(QStringLiteral("That is no join code: a letter is missing or wrong."));
        return Failed;
    }
    const QString name = canonicalName(options.name);
    if (!fitsName(name)) {
        complain(QStringLiteral("--name: expected at most %1 characters").arg(longestName));
        return WrongUsage;
    }
    QStringList script;
    if (!options.script.isEmpty()) {
        QString problem;
        const auto lines = readLines(options.script, problem);
        if (!lines) {
            complain(problem);
            return Failed;
        }
        for (const QString& line : *lines)
            if (const QString bare = bareLine(line); !bare.isEmpty()) script.append(bare);
    }
    Keychain keychain;
    QObject::connect(&keychain, &Keychain::silent, [](const QString& reason) {
        complain(QStringLiteral("No keychain answers (%1): the keys of the seats are kept for this run only.").arg(shownForeign(reason)));
    });
    Connector connector = webConnector();
    if (letters) {
        const auto broker = brokerWith(letters->broker, options);
        if (!broker) return Failed;
        QStringList seats;
        for (const int seat : options.seats)
            seats.append(QString::number(seat));
        connector = mqttConnector(*broker, keychain, seats.join(u','), [told = QString()](const QString& why) mutable {
            // It is tried again: a broker that is ended while one shakes hands is refused by the same words as a wrong one.
            if (std::exchange(told, why) != why) complain(QStringLiteral("The broker does not let this guest in: %1").arg(shownForeign(why)));
        });
    }
    Guest guest(*code, connector, keychain);
    if (options.seats.isEmpty()) guest.wantToLook();
    else guest.wantSeats(options.seats, name);
    const PlayerByItself player(options, guest, script);
    guest.open();
    return QCoreApplication::exec();
}

} // namespace magister::cli
