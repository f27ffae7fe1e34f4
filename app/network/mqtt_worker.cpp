// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/mqtt_worker.h"

#include "app/network/mqtt_link.h"
#include "app/network/sealed_letter.h"
#include "app/network/seat_key.h"

#include <QDeadlineTimer>
#include <QFile>

#include <mosquitto.h>
#include <openssl/ssl.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <thread>
#include <utility>

#include <netdb.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace magister::network {

namespace {

constexpr int atLeastOnce = 1;     ///< quality of service
constexpr int tendInterval = 1000; ///< milliseconds in which the library looks after its connection at least once
/// Milliseconds in which the broker must have confirmed what was said at the end. It may not have read what it has not
/// confirmed, and reads no more once the connection is closed from here.
constexpr int goodBye = 2'000;
constexpr int endPatience = 10'000; ///< milliseconds at the end of the process
constexpr qsizetype clientIdBytes = 11; ///< every broker must take ids of 23 letters

/// Who is inside of the library, and with it in OpenSSL, which is taken apart when the process ends. Never destroyed: threads
/// that wait for the system meet it later than anything else.
class LibraryDoor {
public:
    static LibraryDoor& only() {
        static auto* const door = new LibraryDoor;
        return *door;
    }
    /// False: the process ends, and nobody gets in any more.
    bool enter() {
        const QMutexLocker lock(&m_mutex);
        if (m_closed) return false;
        ++m_inside;
        return true;
    }
    void leave() {
        const QMutexLocker lock(&m_mutex);
        if (--m_inside == 0) m_empty.wakeAll();
    }
    bool isClosed() {
        const QMutexLocker lock(&m_mutex);
        return m_closed;
    }
    /// Until everybody has left. Whoever looks up a name in there, just after it was found, may keep it waiting.
    void close() {
        const QMutexLocker lock(&m_mutex);
        m_closed = true;
        const QDeadlineTimer patience(endPatience);
        while (m_inside > 0 && m_empty.wait(&m_mutex, patience)) {}
    }

private:
    QMutex m_mutex;
    QWaitCondition m_empty;
    int m_inside{};
    bool m_closed{};
};

class InLibrary {
public:
    InLibrary() : m_isIn(LibraryDoor::only().enter()) {}
    ~InLibrary() {
        if (m_isIn) LibraryDoor::only().leave();
    }
    InLibrary(const InLibrary&) = delete;
    InLibrary& operator=(const InLibrary&) = delete;
    explicit operator bool() const { return m_isIn; }

private:
    bool m_isIn;
};

/// The library, ready for use until the process ends.
bool libraryIsReady() {
    struct Library {
        // OpenSSL first: it is taken apart in the opposite order.
        bool ready = OPENSSL_init_ssl(0, nullptr) == 1 && mosquitto_lib_init() == MOSQ_ERR_SUCCESS;
        ~Library() { LibraryDoor::only().close(); }
    };
    static const Library library;
    return library.ready;
}

/// Whether nothing will ever come from a socket any more. While hands are shaken, the library does not see this: it would write
/// to a connection that was refused, again and again, until its patience ends.
bool isOver(int socket) {
    char first = 0;
    const auto count = ::recv(socket, &first, 1, MSG_PEEK | MSG_DONTWAIT);
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR);
}

QString wordsOf(int code) {
    return code == MOSQ_ERR_SUCCESS ? QString() : QString::fromUtf8(mosquitto_strerror(code));
}

} // namespace

std::shared_ptr<MqttWorker> MqttWorker::make(const Broker& broker, const QByteArray& here, const MqttEar& ear, QString& problem) {
    std::shared_ptr<MqttWorker> worker;
    if (libraryIsReady()) worker.reset(new MqttWorker(broker, here, ear));
    if (worker && worker->m_wake < 0)
        problem = qt_error_string(errno);
    else if (!worker || !worker->m_client)
        problem = wordsOf(MOSQ_ERR_NOMEM);
    return problem.isEmpty() ? worker : nullptr;
}

MqttWorker::MqttWorker(const Broker& broker, const QByteArray& here, const MqttEar& ear) : m_broker(broker), m_here(here), m_ear(ear) {
    // Whatever counts lies at the broker under its topic, so nothing has to be kept for this client.
    const QByteArray id = randomBytes(clientIdBytes).toHex();
    m_client = mosquitto_new(id.constData(), true, this);
    // The library wakes its own loop by a pair of sockets, which that loop watches by select().
    m_wake = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (!m_client || m_wake < 0) return;
    mosquitto_connect_callback_set(m_client, &MqttWorker::onConnect);
    mosquitto_publish_callback_set(m_client, [](mosquitto*, void* self, int) { --static_cast<MqttWorker*>(self)->m_unconfirmed; });
    mosquitto_message_callback_set(m_client, [](mosquitto*, void* self, const mosquitto_message* message) {
        if (message->payloadlen > biggestLetter) return;
        auto* worker = static_cast<MqttWorker*>(self);
        const QByteArray topic(message->topic);
        if (topic == worker->m_here) {
            // A connection of an earlier time may end later than this one has begun, and takes away what lies there.
            if (message->payloadlen == 0 && !worker->isEnding()) worker->putHere(true);
            return;
        }
        const QByteArray payload(static_cast<const char*>(message->payload), message->payloadlen);
        worker->tell([topic, payload](const MqttEar& whom) { whom.received(topic, payload); });
    });
    mosquitto_threaded_set(m_client, true); // what is published waits for the loop
    mosquitto_will_set(m_client, m_here.constData(), 0, nullptr, atLeastOnce, true);
}

MqttWorker::~MqttWorker() {
    if (const InLibrary library; m_client && library) mosquitto_destroy(m_client);
    if (m_wake >= 0) ::close(m_wake);
}

QString MqttWorker::prepare() {
    const QByteArray authorities = QFile::encodeName(m_broker.authorities);
    int code = authorities.isEmpty() ? mosquitto_int_option(m_client, MOSQ_OPT_TLS_USE_OS_CERTS, 1)
                                     : mosquitto_tls_set(m_client, authorities.constData(), nullptr, nullptr, nullptr, nullptr);
    if (code == MOSQ_ERR_SUCCESS) code = mosquitto_tls_opts_set(m_client, 1, "tlsv1.2", nullptr);
    const QByteArray user = m_broker.user.toUtf8();
    const QByteArray password = m_broker.password.toUtf8();
    if (code == MOSQ_ERR_SUCCESS && !user.isEmpty()) code = mosquitto_username_pw_set(m_client, user.constData(), password.constData());
    mosquitto_int_option(m_client, MOSQ_OPT_TCP_NODELAY, 1); // letters are small, and somebody waits for each
    return wordsOf(code);
}

QString MqttWorker::start(const std::shared_ptr<MqttWorker>& worker) {
    if (const QString problem = worker->prepare(); !problem.isEmpty()) return problem;
    std::thread([own = worker]() mutable {
        own->run();
        const InLibrary library;
        own.reset();
        if (library) OPENSSL_thread_stop(); // else what it holds for this thread is given back too late
    }).detach();
    return {};
}

// The library has a loop of its own, but that one ends for good when a TLS connection breaks.
void MqttWorker::run() {
    int pause = MqttLink::firstPause;
    while (!isEnding()) {
        m_wasLetIn = false;
        m_wasRefused = false;
        // Looked up before anybody is inside of the library: that may take as long as it likes.
        const int code = findsBroker() ? serve() : static_cast<int>(MOSQ_ERR_EAI);
        if (m_wasLetIn) {
            pause = MqttLink::firstPause;
            tell([](const MqttEar& ear) { ear.connected(false); });
        } else if (code == MOSQ_ERR_TLS) {
            tell([why = wordsOf(code)](const MqttEar& ear) { ear.refused(why); });
        } else if (!m_wasRefused) {
            tell([](const MqttEar& ear) { ear.unreachable(); });
        }
        QMutexLocker lock(&m_mutex);
        const QDeadlineTimer end(pause);
        while (!m_ending && m_pause.wait(&m_mutex, end)) {}
        pause = std::min(2 * pause, MqttLink::longestPause);
    }
}

bool MqttWorker::findsBroker() const {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (::getaddrinfo(m_broker.host.toUtf8().constData(), nullptr, &hints, &found) != 0) return false;
    ::freeaddrinfo(found);
    return true;
}

int MqttWorker::connectClient() {
    if (std::exchange(m_hasTried, true)) return mosquitto_reconnect_async(m_client);
    return mosquitto_connect_async(m_client, m_broker.host.toUtf8().constData(), m_broker.port, MqttLink::keepAlive);
}

int MqttWorker::serve() {
    const InLibrary library;
    if (!library || isEnding()) return MOSQ_ERR_NO_CONN;
    QDeadlineTimer end(QDeadlineTimer::Forever);
    int code = connectClient();
    while (code == MOSQ_ERR_SUCCESS && !end.hasExpired()) {
        code = step();
        if (end.isForever()) {
            if (!isEnding()) continue;
            if (!m_wasLetIn) break;
            end = QDeadlineTimer(goodBye);
            handOver();
            putHere(false);
        }
        if (m_unconfirmed > 0) continue;
        mosquitto_disconnect(m_client);
        mosquitto_loop_write(m_client, 1);
        break;
    }
    return code;
}

int MqttWorker::step() {
    const int socket = mosquitto_socket(m_client);
    if (socket < 0) return MOSQ_ERR_NO_CONN;
    if (m_wasLetIn) handOver();
    auto* const tls = static_cast<SSL*>(mosquitto_ssl_get(m_client));
    // Read from the socket already, which therefore says nothing of it.
    const bool hasRead = tls && SSL_pending(tls) > 0;
    // While hands are shaken something always waits to be written, and mostly the other side has to speak first.
    const bool hearsFirst = tls && SSL_in_init(tls) && SSL_want_read(tls);
    const bool mayWrite = mosquitto_want_write(m_client) && !hearsFirst;
    std::array<pollfd, 2> waits{{{m_wake, POLLIN, 0}, {socket, static_cast<short>(mayWrite ? POLLIN | POLLOUT : POLLIN), 0}}};
    if (::poll(waits.data(), waits.size(), hasRead ? 0 : tendInterval) < 0) return errno == EINTR ? MOSQ_ERR_SUCCESS : MOSQ_ERR_ERRNO;
    if (waits[0].revents != 0) {
        eventfd_t count = 0;
        ::eventfd_read(m_wake, &count);
    }
    const short happened = waits[1].revents;
    if (tls && SSL_in_init(tls) && (happened & ~POLLOUT) != 0 && isOver(socket)) return MOSQ_ERR_CONN_LOST;
    int code = MOSQ_ERR_SUCCESS;
    if (hasRead || (happened & ~POLLOUT) != 0) code = mosquitto_loop_read(m_client, 1);
    if (code == MOSQ_ERR_SUCCESS && (happened & POLLOUT) != 0) code = mosquitto_loop_write(m_client, 1);
    return code == MOSQ_ERR_SUCCESS ? mosquitto_loop_misc(m_client) : code;
}

void MqttWorker::handOver() {
    QMutexLocker lock(&m_mutex);
    const QList<Asked> asked = std::exchange(m_asked, {});
    lock.unlock();
    for (const Asked& each : asked) {
        if (each.payload)
            put(each.topic, *each.payload);
        else
            mosquitto_subscribe(m_client, nullptr, each.topic.constData(), atLeastOnce);
    }
}

void MqttWorker::onConnect(mosquitto* client, void* self, int code) {
    auto* worker = static_cast<MqttWorker*>(self);
    if (code != 0) {
        worker->m_wasRefused = true;
        return worker->tell([why = QString::fromUtf8(mosquitto_connack_string(code))](const MqttEar& ear) { ear.refused(why); });
    }
    worker->m_wasLetIn = true;
    {
        const QMutexLocker lock(&worker->m_mutex);
        worker->m_asked.removeIf([](const Asked& each) { return !each.payload; });
        for (const QByteArray& topic : std::as_const(worker->m_topics))
            mosquitto_subscribe(client, nullptr, topic.constData(), atLeastOnce);
    }
    mosquitto_subscribe(client, nullptr, worker->m_here.constData(), atLeastOnce);
    worker->putHere(true);
    worker->tell([](const MqttEar& ear) { ear.connected(true); });
}

void MqttWorker::subscribe(const QByteArray& topic) {
    const QMutexLocker lock(&m_mutex);
    if (!m_topics.contains(topic)) m_topics.append(topic);
    m_asked.append({topic, std::nullopt});
    wake();
}

void MqttWorker::askAgain(const QByteArray& topic) {
    const QMutexLocker lock(&m_mutex);
    m_asked.append({topic, std::nullopt}); // left out by the next connection
    wake();
}

void MqttWorker::publish(const QByteArray& topic, const QByteArray& payload) {
    const QMutexLocker lock(&m_mutex);
    m_asked.append({topic, payload});
    wake();
}

void MqttWorker::end() {
    const QMutexLocker lock(&m_mutex);
    m_ear.whom = nullptr;
    m_ending = true;
    m_pause.wakeAll();
    wake();
}

bool MqttWorker::isEnding() {
    const QMutexLocker lock(&m_mutex);
    return m_ending || LibraryDoor::only().isClosed();
}

void MqttWorker::wake() const {
    ::eventfd_write(m_wake, 1);
}

void MqttWorker::put(const QByteArray& topic, const QByteArray& payload) {
    const int code = mosquitto_publish(m_client, nullptr, topic.constData(), static_cast<int>(payload.size()), payload.constData(), atLeastOnce, true);
    if (code == MOSQ_ERR_SUCCESS) ++m_unconfirmed;
}

void MqttWorker::putHere(bool here) {
    put(m_here, here ? "1" : QByteArray());
}

void MqttWorker::tell(std::function<void(const MqttEar&)> what) {
    // Whoever hears of it cannot go while the lock is held, and what is on its way goes with it.
    const QMutexLocker lock(&m_mutex);
    if (m_ear.whom) QMetaObject::invokeMethod(m_ear.whom, [what = std::move(what), ear = m_ear] { what(ear); }, Qt::QueuedConnection);
}

} // namespace magister::network
