// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/host_side.h"

#include "app/network/qr_code.h"

#include <QFile>

#include <cstdio>

namespace magister::network {

namespace {

constexpr int lookInterval = 3'000; ///< milliseconds, within which networks that come and go are noticed
constexpr int keepInterval = 5'000; ///< milliseconds after which what is not on the disk is tried again
constexpr int quietZone = 4;        ///< modules, as the standard asks for

QImage squareOf(const QString& text) {
    const QrCode code = qrCode(text);
    QImage square(code.width + 2 * quietZone, code.width + 2 * quietZone, QImage::Format_Grayscale8);
    square.fill(Qt::white);
    for (int row = 0; row < code.width; ++row)
        for (int column = 0; column < code.width; ++column)
            if (code.dark[row * code.width + column])
                square.setPixel(quietZone + column, quietZone + row, qRgb(0, 0, 0));
    return square;
}

/// The seats that the file tells. One that is damaged is put aside as `<file>.broken` and not lost; guests take their seats
/// anew. Nothing: it is of a later version, and left alone.
std::optional<SeatBook> seatsIn(const QString& file, int players) {
    bool isOfLater = false;
    if (const auto book = SeatBook::read(file, players, &isOfLater)) return book;
    if (isOfLater) return std::nullopt;
    // By the system's call: Qt's would not replace what was put aside before.
    std::rename(QFile::encodeName(file).constData(), QFile::encodeName(file + QStringLiteral(".broken")).constData());
    return SeatBook(file, players);
}

} // namespace

HostSide::HostSide(NetworkRoom& room, std::unique_ptr<HostedGame> game, const QString& seatsFile,
                   const QList<SeatAtHost>& seats, std::shared_ptr<Ear<HostListener>> ear)
    : m_room(room), m_game(std::move(game)), m_seatsFile(seatsFile), m_seats(seats), m_ear(std::move(ear)) {}

void HostSide::start() {
    m_room.take(this);
    m_room.askForIdentity(this, [this](const NetworkRoom::OwnIdentity& own) { open(own); });
}

void HostSide::open(const NetworkRoom::OwnIdentity& own) {
    if (own.trouble) m_ear->tell([reason = *own.trouble](HostListener& listener) { listener.keychainSilent(reason); });
    const auto found = seatsIn(m_seatsFile, m_game->players());
    if (!found) return m_ear->tell([](HostListener& listener) { listener.seatsOfLater(); });
    SeatBook book = *found;
    m_table = book.table().isEmpty() ? newTableId() : book.table();
    m_identity = own.identity;
    m_fingerprint = own.identity.fingerprint();
    m_host = std::make_unique<Host>(m_fingerprint);
    m_web = std::make_unique<WebHost>(*m_host, own.identity);
    const bool listens = listen(book.port());
    QString problem = m_web->problem();
    book.setPlace(m_table, listens ? m_web->port() : book.port());
    // Where seats cannot be kept nobody can come back to one.
    const bool kept = !listens || book.write(&problem);
    connect(m_host.get(), &Host::seatsChanged, this, [this] {
        m_ear->tell([seats = m_host->seatsOf(m_table)](HostListener& listener) { listener.seatsTold(seats); });
        tellUnkept();
    });
    m_keeping = std::make_unique<QTimer>();
    m_keeping->setInterval(keepInterval);
    connect(m_keeping.get(), &QTimer::timeout, this, &HostSide::keepSeats);
    m_host->addTable(m_table, std::move(m_game), std::move(book));
    for (const int seat : m_freed)
        m_host->freeSeat(m_table, seat);
    m_host->setSeats(m_table, m_seats);
    if (!listens || !kept) {
        m_web->stop();
        return m_ear->tell([problem](HostListener& listener) { listener.cannotListen(problem); });
    }
    lookAround();
    m_looking = std::make_unique<QTimer>();
    connect(m_looking.get(), &QTimer::timeout, this, &HostSide::lookAround);
    m_looking->start(lookInterval);
    announce();
    m_listens = true;
    openLetters();
}

void HostSide::openAt(const Broker& broker) {
    closeBroker();
    m_broker = broker;
    openLetters();
}

void HostSide::closeBroker() {
    m_letters.reset();
    m_broker.reset();
    ++m_brokers;
    tellUnkept();
}

void HostSide::openLetters() {
    if (!m_listens || !m_broker) return;
    tellBroker(BrokerTold::State::Connecting);
    m_room.askForPassword(this, *m_broker, [this, number = m_brokers](const Broker& broker) {
        if (number != m_brokers) return;
        // Beside the seats: which letters of a guest were read holds as long as its seat.
        m_letters = std::make_unique<MqttHost>(*m_host, m_identity, broker, m_seatsFile + QStringLiteral(".letters"));
        // This device may have been the host of others, and may be so again.
        m_letters->leaveOtherTables();
        connect(m_letters.get(), &MqttHost::connectedChanged, this, [this] {
            const bool connected = m_letters->isConnected();
            if (connected) m_room.keepPassword(*m_broker);
            tellBroker(connected ? BrokerTold::State::Connected : BrokerTold::State::Unreachable);
        });
        connect(m_letters.get(), &MqttHost::keepingProblemChanged, this, &HostSide::tellUnkept);
        connect(m_letters.get(), &MqttHost::unreachable, this, [this] { tellBroker(BrokerTold::State::Unreachable); });
        connect(m_letters.get(), &MqttHost::refused, this,
                [this](const QString& why) { tellBroker(BrokerTold::State::Refused, why); });
        if (!m_letters->open()) tellBroker(BrokerTold::State::Refused, m_letters->problem());
    });
}

void HostSide::tellBroker(BrokerTold::State state, const QString& reason) {
    const BrokerTold told{state, codeText(*m_broker, m_fingerprint.first(pinnedBytes), m_table), reason};
    m_ear->tell([told](HostListener& listener) { listener.brokerTold(told); });
}

void HostSide::tellUnkept() {
    if (!m_host || !m_host->tables().contains(m_table)) return;
    const Unkept unkept{m_host->seatsProblem(m_table), m_letters ? m_letters->keepingProblem() : QString()};
    if (unkept.seats.isEmpty()) m_keeping->stop();
    else if (!m_keeping->isActive()) m_keeping->start();
    if (m_unkept == unkept) return;
    m_unkept = unkept;
    m_ear->tell([unkept](HostListener& listener) { listener.unkeptTold(unkept); });
}

void HostSide::keepSeats() {
    m_host->keepSeats(m_table);
    tellUnkept();
}

void HostSide::announce() {
    m_announcement = std::make_unique<Announcement>(m_host->gameOf(m_table).game(), m_web->port());
    connect(m_announcement.get(), &Announcement::changed, this, &HostSide::tellShortCode);
}

void HostSide::tellShortCode() {
    const auto tell = [this](const QString& code) {
        m_ear->tell([code](HostListener& listener) { listener.announced(code); });
    };
    if (!m_announcement->isMade()) return tell({});
    m_room.stretch(this, m_fingerprint, m_table, [this, tell](const QByteArray& stretched) {
        if (m_announcement->isMade() && !stretched.isEmpty()) tell(shortCodeText({m_table, stretched}));
    });
}

bool HostSide::listen(quint16 port) {
    // The port of the last time, so that codes that were given out remain good.
    return (port != 0 && m_web->listen(QHostAddress(QHostAddress::Any), port)) ||
           m_web->listen(QHostAddress(QHostAddress::Any), 0);
}

void HostSide::lookAround() {
    const QList<QHostAddress> addresses = m_web->addresses();
    if (addresses == m_told) return;
    m_told = addresses;
    QList<WayIn> ways;
    for (const QHostAddress& each : addresses) {
        const QString code = codeText({each, m_web->port(), m_fingerprint.first(pinnedBytes), m_table});
        ways.append({each.toString(), m_web->port(), code, squareOf(code)});
    }
    m_ear->tell([ways](HostListener& listener) { listener.listening(ways); });
}

void HostSide::setSeats(const QList<SeatAtHost>& seats) {
    m_seats = seats;
    if (m_host) m_host->setSeats(m_table, seats);
}

void HostSide::freeSeat(int seat) {
    if (m_host)
        m_host->freeSeat(m_table, seat);
    else
        m_freed.append(seat);
}

void HostSide::moved() {
    if (m_host) m_host->moved(m_table);
}

} // namespace magister::network

#include "moc_host_side.cpp"
