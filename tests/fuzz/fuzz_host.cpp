// SPDX-License-Identifier: GPL-3.0-or-later
// Guests who say anything to a host, in any order: lines, each of one guest of four. The first byte of a line says which, and
// what: "a" to "d" say the rest of the line as it stands, "A" to "D" take the seat that the next digit names, with a good
// proof, "0" to "3" go away and come again. Whoever has given no proof has no seat.
#include "app/network/host.h"
#include "app/network/seat_key.h"

#include "tests/fuzz/ground.h"
#include "tests/network/loopback.h"
#include "tests/network/numbers_game.h"

#include <QDir>
#include <QStandardPaths>

using namespace magister::network;
using magister::fuzz::holds;

namespace {

const QByteArray fingerprint(32, 'f');
const QString table = QStringLiteral("0123ABCD");

class Chair {
public:
    explicit Chair(Host& host, int number) : m_host(host), m_key(32, static_cast<char>('k' + number)) { come(); }

    void come() {
        if (m_line) emit m_line->closed();
        auto owned = std::make_unique<Loopback>(QStringLiteral("here"));
        m_line = owned.get();
        m_host.accept(std::move(owned));
        m_proved = false;
        const auto read = readFromHost(m_line->sent.value(0));
        const auto* message = std::get_if<FromHost>(&read);
        const auto* welcome = message ? std::get_if<Welcome>(message) : nullptr;
        m_challenge = welcome ? welcome->challenge : QByteArray();
    }
    void say(const QByteArray& bytes) {
        m_line->sent.clear();
        emit m_line->received(bytes);
        for (const QByteArray& each : std::as_const(m_line->sent)) {
            const auto read = readFromHost(each);
            const auto* message = std::get_if<FromHost>(&read);
            holds(message, "a host keeps to the protocol");
            holds(!std::holds_alternative<SeatGiven>(*message) || m_proved, "no seat without a proof");
            holds(!std::holds_alternative<Done>(*message) || m_proved, "no command without a seat");
        }
    }
    void take(int seat) {
        m_proved = true;
        say(toBytes(FromGuest{Join{protocolVersion, table}}));
        say(toBytes(FromGuest{Take{seat, {}, storedHash(m_key, table, seat), proofOf(m_key, {fingerprint, m_challenge, table, seat})}}));
    }

private:
    Host& m_host;
    QByteArray m_key;
    Loopback* m_line{};
    QByteArray m_challenge;
    bool m_proved{};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static int argc = 1;
    static char name[] = "fuzz_host";
    static char* argv[] = {name, nullptr};
    static const QCoreApplication* application = QCoreApplication::instance() ? nullptr : new QCoreApplication(argc, argv);
    Q_UNUSED(application)
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    Numbers numbers;
    Host host(fingerprint);
    host.addTable(table, std::make_unique<NumbersGame>(numbers), SeatBook(QDir::tempPath() + QStringLiteral("/fuzz_host.seats"), 2));
    std::vector<Chair> chairs;
    for (int i = 0; i < 4; ++i)
        chairs.emplace_back(host, i);
    int lines = 0;
    for (const QByteArray& line : input.split('\n')) {
        if (line.isEmpty() || ++lines > 100) continue;
        const char what = line[0];
        if (what >= 'a' && what <= 'd') chairs[static_cast<std::size_t>(what - 'a')].say(line.mid(1));
        if (what >= 'A' && what <= 'D' && line.size() > 1) chairs[static_cast<std::size_t>(what - 'A')].take(line[1] == '1' ? 1 : 2);
        if (what >= '0' && what <= '3') chairs[static_cast<std::size_t>(what - '0')].come();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return 0;
}
