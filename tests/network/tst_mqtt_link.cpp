// SPDX-License-Identifier: GPL-3.0-or-later
// A link to a real Mosquitto, in a program that has very many files open, and where the system takes its time to look up the
// name of the broker. What it looks up comes through this program, as does each handshake.
#include "app/network/mqtt_link.h"

#include "tests/network/broker_session.h"

#include <QTest>

#include <atomic>
#include <memory>

#include <dlfcn.h>
#include <fcntl.h>
#include <netdb.h>
#include <openssl/ssl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace magister::network;

namespace {

constexpr int patience = 30'000; ///< milliseconds
std::atomic<bool> isHeld{false}; ///< nothing is found before it is let go
std::atomic<int> asking{0};      ///< threads that wait for it
std::atomic<int> handshakes{0};  ///< how often the library has tried to go on with one

} // namespace

extern "C" int getaddrinfo(const char* name, const char* service, const addrinfo* hints, addrinfo** found) {
    static const auto real = reinterpret_cast<decltype(&getaddrinfo)>(::dlsym(RTLD_NEXT, "getaddrinfo"));
    ++asking;
    while (isHeld)
        ::usleep(1'000);
    --asking;
    return real(name, service, hints, found);
}

extern "C" int SSL_connect(SSL* connection) {
    static const auto real = reinterpret_cast<decltype(&SSL_connect)>(::dlsym(RTLD_NEXT, "SSL_connect"));
    ++handshakes;
    return real(connection);
}

class TestMqttLink : public QObject {
    Q_OBJECT

    std::unique_ptr<BrokerSession> m_broker;

    std::unique_ptr<MqttLink> link(const char* here) const {
        auto made = std::make_unique<MqttLink>(m_broker->broker(), here);
        made->subscribe("topic/+");
        return made->open() ? std::move(made) : nullptr;
    }

private slots:
    void initTestCase() {
        m_broker = std::make_unique<BrokerSession>();
        QVERIFY2(m_broker->problem().isEmpty(), qPrintable(m_broker->problem()));
    }

    void aProgramWithManyFilesOpen() {
        constexpr int many = 1'100; // select() ends at 1,024
        rlimit files{};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &files), 0);
        QVERIFY2(files.rlim_max >= many + 100, "this system allows too few files for this test");
        files.rlim_cur = many + 100;
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &files), 0);
        QList<int> open;
        for (int i = 0; i < many; ++i)
            open.append(::open("/dev/null", O_RDONLY | O_CLOEXEC));
        QVERIFY(open.last() >= FD_SETSIZE);
        const auto one = link("here/one");
        QVERIFY(one);
        QTRY_VERIFY_WITH_TIMEOUT(one->isConnected(), patience);
        QList<QByteArray> heard;
        connect(one.get(), &MqttLink::received, this, [&](const QByteArray&, const QByteArray& payload) { heard.append(payload); });
        const QByteArray longer(1'000'000, 'x');
        QVERIFY(one->publish("topic/a", "short") && one->publish("topic/b", longer));
        QTRY_COMPARE_WITH_TIMEOUT(heard, (QList<QByteArray>{"short", longer}), patience);
        for (const int each : open)
            ::close(each);
    }

    void whatIsPublishedLiesThereUntilItIsTakenAway() {
        auto one = link("here/one");
        QVERIFY(one);
        QVERIFY(!one->publish("topic/c", "too early") && !one->takeAway("topic/c"));
        QTRY_VERIFY_WITH_TIMEOUT(one->isConnected(), patience);
        QVERIFY(one->publish("topic/c", "c"));
        QVERIFY(!one->publish("topic/c", {})); // that would take it away
        QVERIFY(one->publish("topic/d", "d"));
        one.reset(); // it still goes out
        QMap<QByteArray, QByteArray> found;
        const auto look = [&](MqttLink& with) {
            connect(&with, &MqttLink::received, this, [&](const QByteArray& topic, const QByteArray& payload) { found[topic] = payload; });
        };
        auto another = link("here/another");
        QVERIFY(another);
        look(*another);
        QTRY_VERIFY_WITH_TIMEOUT(found.value("topic/c") == "c" && found.value("topic/d") == "d", patience);
        found.clear();
        another->subscribe("topic/+"); // once more: it is told again
        QTRY_VERIFY_WITH_TIMEOUT(found.value("topic/c") == "c" && found.value("topic/d") == "d", patience);
        QVERIFY(another->takeAway("topic/c"));
        QTRY_COMPARE_WITH_TIMEOUT(found.value("topic/c", "?"), QByteArray(), patience);
        found.clear();
        const auto third = link("here/third");
        QVERIFY(third);
        look(*third);
        QTRY_COMPARE_WITH_TIMEOUT(found.value("topic/d"), QByteArray("d"), patience);
        QVERIFY(!found.contains("topic/c"));
    }

    void aLinkThatGoesTakesItselfAway() {
        const auto watcher = std::make_unique<MqttLink>(m_broker->broker(), "here/watcher");
        QList<QByteArray> heard;
        connect(watcher.get(), &MqttLink::received, this, [&](const QByteArray&, const QByteArray& payload) { heard.append(payload); });
        watcher->subscribe("here/guest");
        QVERIFY(watcher->open());
        QTRY_VERIFY_WITH_TIMEOUT(watcher->isConnected(), patience);
        auto guest = link("here/guest");
        QVERIFY(guest);
        QTRY_COMPARE_WITH_TIMEOUT(heard.value(heard.size() - 1), QByteArray("1"), patience);
        guest.reset();
        QTRY_COMPARE_WITH_TIMEOUT(heard.value(heard.size() - 1, "?"), QByteArray(), patience);
    }

    /// Nobody waits for the system when a link goes.
    void aLinkThatGoesWhileItsBrokerIsLookedUp() {
        isHeld = true;
        auto one = link("here/one");
        QVERIFY(one);
        bool told = false;
        connect(one.get(), &MqttLink::unreachable, this, [&] { told = true; });
        QTRY_COMPARE_WITH_TIMEOUT(asking.load(), 1, patience);
        one.reset(); // would never return
        QCOMPARE(asking.load(), 1);
        isHeld = false;
        QTRY_COMPARE_WITH_TIMEOUT(asking.load(), 0, patience);
        const auto another = link("here/another");
        QVERIFY(another);
        QTRY_VERIFY_WITH_TIMEOUT(another->isConnected(), patience);
        QVERIFY(!told);
    }

    /// Nobody writes to a connection that was refused.
    void aBrokerThatIsAway() {
        m_broker->kill();
        handshakes = 0;
        const auto one = link("here/one");
        QVERIFY(one);
        int tries = 0;
        connect(one.get(), &MqttLink::unreachable, this, [&] { ++tries; });
        QTRY_COMPARE_WITH_TIMEOUT(tries, 2, patience);
        QVERIFY2(handshakes < 10, qPrintable(QString::number(handshakes)));
        m_broker->start();
        QTRY_VERIFY_WITH_TIMEOUT(one->isConnected(), patience);
        QVERIFY(handshakes > 0);
    }

    /// This program ends while one is looked up, and neither waits for it nor falls over it.
    void cleanupTestCase() {
        m_broker->kill();
        isHeld = true;
        auto one = link("here/one");
        QVERIFY(one);
        QTRY_COMPARE_WITH_TIMEOUT(asking.load(), 1, patience);
    }
};

QTEST_GUILESS_MAIN(TestMqttLink)
#include "tst_mqtt_link.moc"
