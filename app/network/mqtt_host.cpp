// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/mqtt_host.h"

#include "app/network/join_code.h"
#include "app/network/message.h"

#include <QFile>
#include <QMessageAuthenticationCode>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace magister::network {

namespace {
constexpr qint64 biggestNumbersFile = 1024 * 1024;
const QByteArray hereNow = QByteArrayLiteral("1");
} // namespace

MqttHost::MqttHost(Host& host, const Identity& identity, const Broker& broker, const QString& numbers, QObject* parent)
    : QObject(parent), m_host(host), m_keys(letterKeysOf(identity)), m_card(hostCard(identity)),
      m_topic(topic::ofHost(identity.fingerprint().first(pinnedBytes))), m_numbersFile(numbers),
      m_link(broker, topic::here(m_topic, "host")) {
    readNumbers();
    m_link.subscribe(topic::here(m_topic, "+"));
    m_link.subscribe(topic::toHost(m_topic, "+"));
    connect(&m_link, &MqttLink::received, this, &MqttHost::take);
    connect(&m_link, &MqttLink::refused, this, &MqttHost::refused);
    connect(&m_link, &MqttLink::unreachable, this, &MqttHost::unreachable);
    connect(&m_link, &MqttLink::connectedChanged, this, [this] {
        if (m_link.isConnected()) m_link.publish(topic::card(m_topic), m_card);
        else m_here.clear(); // whoever is there is told anew
        for (const auto& line : std::as_const(m_lines)) {
            if (!line) continue;
            if (m_link.isConnected()) line->writeAgain();
            else line->setHere(false);
        }
        emit connectedChanged();
    });
}

MqttHost::~MqttHost() {
    const auto lines = m_lines.values();
    for (const auto& line : lines)
        if (line) line->leave();
}

bool MqttHost::open() {
    if (m_keys.isNull()) {
        m_problem = qt_error_string(EIO); // the system has no random source
        return false;
    }
    const bool isOpen = m_link.open();
    m_problem = m_link.problem();
    return isOpen;
}

void MqttHost::take(const QByteArray& topic, const QByteArray& payload) {
    const QByteArray guest = topic.mid(topic.lastIndexOf('/') + 1);
    if (topic == topic::toHost(m_topic, guest)) return takeLetter(guest, payload);
    if (topic != topic::here(m_topic, guest)) return;
    if (payload == hereNow) {
        if (m_here.size() < mostWriters) m_here.insert(guest);
    } else {
        m_here.remove(guest);
    }
    if (const auto line = m_lines.value(guest)) line->setHere(m_here.contains(guest));
}

void MqttHost::takeLetter(const QByteArray& guest, const QByteArray& payload) {
    if (payload.isEmpty()) return; // taken away
    const auto opened = payload.size() <= biggestFromGuests ? openLetter(payload, m_keys) : std::nullopt;
    const bool sound = opened && topic::nameOf(opened->writer) == guest && opened->letter.writer == Writer::Guest;
    const quint64 read = m_numbers.value(guest);
    const bool known = m_lines.value(guest) != nullptr;
    // The last one is read once more by a host that was started anew: nothing that it says can be done twice.
    if (!sound || opened->letter.number < read || (known && opened->letter.number == read)) {
        ++m_rejected;
        return;
    }
    // Whoever is at that table keeps what it was told last; somebody new is told that there is no such table.
    if (m_leavesOthers && !known && isForAnother(opened->letter)) return;
    if (!remember(guest, opened->letter.number)) return;
    if (LetterTransport* line = lineTo(guest, opened->writer)) line->hear(opened->letter);
}

bool MqttHost::isForAnother(const Letter& letter) const {
    return std::ranges::any_of(letter.entries, [this](const Letter::Entry& entry) {
        const auto read = readFromGuest(entry.message);
        const FromGuest* message = std::get_if<FromGuest>(&read);
        const Join* join = message ? std::get_if<Join>(message) : nullptr;
        return join && !m_host.tables().contains(join->table);
    });
}

LetterTransport* MqttHost::lineTo(const QByteArray& guest, const QByteArray& open) {
    if (const auto line = m_lines.value(guest)) return line;
    const QByteArray challenge =
        QMessageAuthenticationCode::hash("magister-ludi challenge 1\n" + open, m_keys.secret, QCryptographicHash::Sha256);
    // Without this broker nobody is told anything, and not that it has ended either: letters wait for the next time.
    const auto post = [mqtt = QPointer<MqttHost>(this), guest, open](const Letter& letter) {
        return mqtt && mqtt->m_link.publish(topic::toGuest(mqtt->m_topic, guest), seal(letter, mqtt->m_keys, open));
    };
    auto made = std::make_unique<LetterTransport>(Writer::Host, guest, challenge, post);
    LetterTransport* line = made.get();
    line->setHere(m_here.contains(guest));
    m_lines.insert(guest, line);
    connect(line, &Transport::closed, this, [this, guest] { m_lines.remove(guest); });
    m_host.accept(std::move(made));
    return line;
}

bool MqttHost::remember(const QByteArray& guest, quint64 number) {
    quint64& kept = m_numbers[guest];
    if (kept == number) return true;
    if (kept == 0 && m_numbers.size() > mostWriters) {
        m_numbers.remove(guest);
        return false;
    }
    const quint64 before = std::exchange(kept, number);
    if (m_numbersFile.isEmpty()) return true;
    QByteArray text;
    for (auto each = m_numbers.cbegin(); each != m_numbers.cend(); ++each)
        text += each.key() + ' ' + QByteArray::number(each.value()) + '\n';
    QSaveFile file(m_numbersFile);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit()) return true;
    // The letter is not read: it lies at the broker until there is room again.
    kept = before;
    return false;
}

void MqttHost::readNumbers() {
    QFile file(m_numbersFile);
    if (m_numbersFile.isEmpty() || !file.open(QIODevice::ReadOnly)) return;
    for (const QByteArray& line : file.read(biggestNumbersFile).split('\n')) {
        bool ok = false;
        const qsizetype blank = line.indexOf(' ');
        const quint64 number = line.mid(blank + 1).toULongLong(&ok);
        if (blank > 0 && ok) m_numbers.insert(line.first(blank), number);
    }
}

} // namespace magister::network
