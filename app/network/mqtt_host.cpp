// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/mqtt_host.h"

#include "app/network/join_code.h"
#include "app/network/message.h"

#include <QMessageAuthenticationCode>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace magister::network {

namespace {

const QByteArray hereNow = QByteArrayLiteral("1");

/// The tables that the guest wants to join.
QStringList tablesIn(const Letter& letter) {
    QStringList tables;
    for (const Letter::Entry& entry : letter.entries) {
        const auto read = readFromGuest(entry.message);
        const FromGuest* message = std::get_if<FromGuest>(&read);
        if (const Join* join = message ? std::get_if<Join>(message) : nullptr) tables.append(join->table);
    }
    return tables;
}

} // namespace

MqttHost::MqttHost(Host& host, const Identity& identity, const Broker& broker, const QString& numbers, QObject* parent)
    : QObject(parent), m_host(host), m_keys(letterKeysOf(identity)), m_card(hostCard(identity)),
      m_topic(topic::ofHost(identity.fingerprint().first(pinnedBytes))), m_numbers(numbers),
      m_link(broker, topic::here(m_topic, "host")) {
    m_retry.setInterval(retryInterval);
    connect(&m_retry, &QTimer::timeout, this, &MqttHost::tryKeepingAgain);
    // A broker lays out only so much at once: letters before who is here, which is asked once more.
    m_link.subscribe(topic::toHost(m_topic, "+"));
    m_link.subscribe(topic::here(m_topic, "+"));
    connect(&m_link, &MqttLink::received, this, &MqttHost::take);
    connect(&m_link, &MqttLink::refused, this, &MqttHost::refused);
    connect(&m_link, &MqttLink::unreachable, this, &MqttHost::unreachable);
    connect(&m_link, &MqttLink::connectedChanged, this, [this] {
        const bool connected = m_link.isConnected();
        if (connected) {
            m_link.publish(topic::card(m_topic), m_card);
        } else { // whoever is there is told anew
            m_here.clear();
            m_strangersHere.clear();
        }
        for (auto line = m_lines.cbegin(); line != m_lines.cend(); ++line) {
            if (!*line) continue;
            if (connected) {
                (*line)->writeAgain();
                askWhetherHere(line.key());
            } else {
                (*line)->setHere(false);
            }
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
    if (topic == topic::here(m_topic, guest)) takeHere(guest, payload == hereNow);
}

void MqttHost::takeHere(const QByteArray& guest, bool isHere) {
    if (!isHere) {
        m_here.remove(guest);
        m_strangersHere.remove(guest);
    } else if (isKnown(guest)) {
        m_here.insert(guest);
    } else if (m_strangersHere.size() < mostStrangersHere) {
        m_strangersHere.insert(guest);
    }
    if (const auto line = m_lines.value(guest)) line->setHere(isHere);
}


void MqttHost::takeLetter(const QByteArray& guest, const QByteArray& payload) {
    if (payload.isEmpty()) return; // taken away
    const auto opened = payload.size() <= biggestFromGuests ? openLetter(payload, m_keys) : std::nullopt;
    const bool sound = opened && topic::nameOf(opened->writer) == guest && opened->letter.writer == Writer::Guest;
    if (!sound || opened->letter.number == 0 || opened->letter.number < m_numbers.lastOf(guest)) {
        ++m_rejected;
        return;
    }
    const LetterTransport* known = m_lines.value(guest);
    // The last one is read once more by a host that was started anew: nothing that it says can be done twice.
    if (known && opened->letter.number == m_numbers.lastOf(guest)) return;
    // Whoever is at that table keeps what it was told last; somebody new is told that there is no such table.
    const QStringList joined = tablesIn(opened->letter);
    const auto isOpen = [this](const QString& table) { return m_host.tables().contains(table); };
    if (m_leavesOthers && !(known && m_host.hasJoined(*known)) && !std::ranges::all_of(joined, isOpen)) return;
    const bool joins = std::ranges::any_of(joined, isOpen);
    if (!mayRead(guest, opened->letter.number, joins ? LetterNumbers::Standing::Joined : LetterNumbers::Standing::Stranger)) return;
    LetterTransport* line = lineTo(guest, opened->writer);
    if (!line) return;
    line->hear(opened->letter);
    if (m_host.isSeated(*line)) m_numbers.setStanding(guest, LetterNumbers::Standing::Seated);
    else if (joins) m_numbers.setStanding(guest, LetterNumbers::Standing::Joined);
}

bool MqttHost::mayRead(const QByteArray& guest, quint64 number, LetterNumbers::Standing standing) {
    const LetterNumbers::Kept kept = m_numbers.keep(guest, number, standing);
    if (kept == LetterNumbers::Kept::NoRoom) ++m_turnedAway;
    if (kept == LetterNumbers::Kept::NotWritten) setKeepingProblem(m_numbers.problem());
    if (kept != LetterNumbers::Kept::Yes) return false;
    if (const QByteArray& leaver = m_numbers.forgotten(); !leaver.isEmpty() && !m_lines.contains(leaver)) {
        m_here.remove(leaver);
        m_link.takeAway(topic::toHost(m_topic, leaver));
        m_link.takeAway(topic::toGuest(m_topic, leaver));
    }
    return true;
}

void MqttHost::setKeepingProblem(const QString& problem) {
    if (problem.isEmpty()) m_retry.stop();
    else if (!m_retry.isActive()) m_retry.start();
    if (std::exchange(m_keepingProblem, problem) != problem) emit keepingProblemChanged();
}

void MqttHost::tryKeepingAgain() {
    if (!m_numbers.write()) return setKeepingProblem(m_numbers.problem());
    setKeepingProblem({});
    m_link.subscribe(topic::toHost(m_topic, "+")); // what lies there is told again
}

void MqttHost::end(const QByteArray& guest) {
    m_lines.remove(guest);
    m_numbers.unseat(guest);
    if (!isKnown(guest)) m_here.remove(guest);
    // It was read, and whatever the guest writes from now on begins anew. What it was told last waits until it looks.
    m_link.takeAway(topic::toHost(m_topic, guest));
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
    m_lines.insert(guest, line);
    if (isHere(guest)) {
        m_strangersHere.remove(guest);
        m_here.insert(guest);
        line->setHere(true);
    } else {
        askWhetherHere(guest);
    }
    connect(line, &Transport::closed, this, [this, guest] { end(guest); });
    m_host.accept(std::move(made));
    return line;
}

} // namespace magister::network

#include "moc_mqtt_host.cpp"
