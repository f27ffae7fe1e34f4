// SPDX-License-Identifier: GPL-3.0-or-later
// No key outside the keychain: hosts and guests, as commands and with their windows, play over TLS and by letters, crash in
// between, and come back. Then all that they have written is searched for everything that the keychain holds, whatever form
// it may have: data, settings, caches, temporary files, saved games, standard output and error, cores, and what the broker
// keeps. Only the keychain's own files are left out.
#include "app/network/host_card.h"
#include "app/network/host_identity.h"
#include "app/network/join_code.h"
#include "app/network/no_core.h"
#include "app/network/seat_key.h"

#include "tests/network/broker_session.h"
#include "tests/network/keychain_session.h"
#include "tests/network/secret_search.h"

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QRegularExpression>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>

#include <sys/resource.h>

using namespace magister::network;

namespace {

/// Longer than anything takes on a machine that does something else, too.
constexpr int comesWithin = 60'000;
#define HAPPENS(what) QTRY_VERIFY_WITH_TIMEOUT(what, comesWithin)

const QString commandProgram = QStringLiteral(MAGISTER_CLI);
const QString windowProgram = QStringLiteral(MAGISTER_WINDOW_PLAYER);
/// By which this program is started once more, to crash.
const QString crashWord = QStringLiteral("crash");

/// As far as the system allows cores at all.
void allowCores() {
    rlimit size{};
    ::getrlimit(RLIMIT_CORE, &size);
    size.rlim_cur = size.rlim_max;
    ::setrlimit(RLIMIT_CORE, &size);
}

/// The upper limit, which a process without rights of its own cannot raise.
rlim_t mostOfCore() {
    rlimit size{};
    ::getrlimit(RLIMIT_CORE, &size);
    return size.rlim_max;
}

/// Whether cores become files in the folder in which a process runs; elsewhere a program takes them, or they lie in one
/// folder for all.
bool coresAreFiles() {
    QFile pattern(QStringLiteral("/proc/sys/kernel/core_pattern"));
    if (!pattern.open(QIODevice::ReadOnly) || mostOfCore() <= 1) return false;
    const QByteArray name = pattern.readAll().trimmed();
    return !name.isEmpty() && !name.startsWith('|') && !name.startsWith('@') && !name.contains('/');
}

/// A process with folders of its own, which may leave a core.
class Party {
public:
    Party(const QTemporaryDir& all, const QString& name, const QProcessEnvironment& session) : m_folder(all.filePath(name)), m_environment(session) {
        for (const auto& [variable, folder] : {std::pair("HOME", "home"), std::pair("XDG_DATA_HOME", "data"), std::pair("XDG_CONFIG_HOME", "config"),
                                               std::pair("XDG_CACHE_HOME", "cache"), std::pair("XDG_STATE_HOME", "state"), std::pair("TMPDIR", "temporary")}) {
            QDir().mkpath(path(folder));
            m_environment.insert(QLatin1String(variable), path(folder));
        }
        QDir().mkpath(path("run"));
        QDir().mkpath(path("said"));
    }
    ~Party() { end(); }

    QString path(const char* name) const { return m_folder + u'/' + QLatin1String(name); }
    QProcessEnvironment& environment() { return m_environment; }
    void start(const QString& program, const QStringList& arguments) {
        ++m_starts;
        m_process = std::make_unique<QProcess>();
        m_process->setProcessEnvironment(m_environment);
        m_process->setWorkingDirectory(path("run"));
        m_process->setStandardOutputFile(said("out"));
        m_process->setStandardErrorFile(said("error"));
        m_process->setChildProcessModifier(&allowCores);
        m_process->start(program, arguments);
    }
    /// Lines of this start that begin with a word, without it.
    QStringList told(const QString& word) const {
        QFile file(said("out"));
        if (!file.open(QIODevice::ReadOnly)) return {};
        QStringList lines;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
            if (line.startsWith(word + u' ')) lines.append(line.mid(word.size() + 1));
        return lines;
    }
    qint64 id() const { return m_process->processId(); }
    /// The limit that it has set itself, if it has.
    rlim_t limitOfCore() const {
        rlimit size{};
        return ::prlimit(static_cast<pid_t>(id()), RLIMIT_CORE, nullptr, &size) == 0 ? size.rlim_cur : RLIM_INFINITY;
    }
    void allowCore() const {
        const rlimit size{mostOfCore(), mostOfCore()};
        ::prlimit(static_cast<pid_t>(id()), RLIMIT_CORE, &size, nullptr);
    }
    /// As after a fault of the program. False: it has ended otherwise.
    bool crash() {
        ::kill(static_cast<pid_t>(id()), SIGABRT);
        return crashed();
    }
    bool crashed() { return m_process->waitForFinished(comesWithin) && m_process->exitStatus() == QProcess::CrashExit; }
    QStringList cores() const {
        QStringList names;
        for (const QString& name : QDir(path("run")).entryList(QDir::Files))
            if (name.startsWith(QLatin1String("core"))) names.append(name);
        return names;
    }
    void end() {
        if (!m_process) return;
        m_process->kill();
        m_process->waitForFinished();
    }

private:
    QString said(const char* what) const { return path("said") + QStringLiteral("/%1-%2").arg(QLatin1String(what)).arg(m_starts); }

    QString m_folder;
    QProcessEnvironment m_environment;
    std::unique_ptr<QProcess> m_process;
    int m_starts{};
};

} // namespace

class TestNoKeyOnDisk : public QObject {
    Q_OBJECT

    const QString m_password = QString::fromLatin1(randomBytes(12).toHex());
    KeychainSession m_session; ///< one for all: this program reads it as well, and libsecret ends with its bus
    std::unique_ptr<QTemporaryDir> m_all; ///< what belongs to the parties of one test
    std::unique_ptr<BrokerSession> m_broker;

    QString brokerAddress() const { return QStringLiteral("mqtts://localhost:%1").arg(m_broker->broker().port); }
    /// What the keychain tells of one of its things.
    QVariant property(const QString& path, const char* interface, const char* name) const {
        auto bus = QDBusConnection::connectToBus(m_session.environment.value(QStringLiteral("DBUS_SESSION_BUS_ADDRESS")), QStringLiteral("keys"));
        QDBusMessage get = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.secrets"), path,
                                                          QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
        get << QLatin1String(interface) << QLatin1String(name);
        return bus.call(get).arguments().value(0).value<QDBusVariant>().variant();
    }
    QStringList namesInKeychain() const {
        QStringList names;
        const auto items = qdbus_cast<QList<QDBusObjectPath>>(
            property(QStringLiteral("/org/freedesktop/secrets/aliases/default"), "org.freedesktop.Secret.Collection", "Items"));
        for (const QDBusObjectPath& item : items)
            names.append(qdbus_cast<QMap<QString, QString>>(property(item.path(), "org.freedesktop.Secret.Item", "Attributes")).value(QStringLiteral("user")));
        return names;
    }
    static QByteArray kept(Keychain& keychain, const QString& name) {
        std::optional<QByteArray> found;
        keychain.read(name, [&](const QByteArray& secret) { found = secret; });
        return QTest::qWaitFor([&] { return found.has_value(); }, comesWithin) ? *found : QByteArray();
    }
    /// What the keychain holds, among it at least so many keys of seats and of letters, and what is made of it.
    void gather(SecretSearch& search, int seats, int letters) const {
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_session.environment.value(QStringLiteral("DBUS_SESSION_BUS_ADDRESS")).toUtf8());
        Keychain keychain;
        const QStringList names = namesInKeychain();
        std::map<QString, int> kinds;
        for (const QString& name : names) {
            const QString kind = name.section(QRegularExpression(QStringLiteral("[ /]")), 0, 0);
            // The last command that was given by letter: no key, and it stands in the host's journal as well.
            if (kind == QLatin1String("given")) continue;
            const QByteArray secret = kept(keychain, name);
            QVERIFY2(!secret.isEmpty(), qPrintable(name));
            ++kinds[kind];
            if (kind == hostSecret) {
                const auto identity = identityFromPem(secret);
                QVERIFY(identity);
                // SEC 1: version, then the number that is the key; the rest of it anybody may know.
                const QByteArray key = identity->key.toDer();
                const auto begin = key.indexOf(QByteArray::fromHex("0201010420"));
                QVERIFY(begin > 0);
                search.add(QStringLiteral("the key of the certificate"), key.mid(begin + 5, 32));
                search.add(QStringLiteral("the letter key of the host"), letterKeysOf(*identity).secret);
            } else {
                search.add(name, secret);
            }
            if (kind == QLatin1String("letters")) search.add(name + QStringLiteral(", as it is used"), letterKeysOf(secret).secret);
        }
        search.add(QStringLiteral("the password"), m_password.toUtf8());
        QCOMPARE(kinds[hostSecret], 1);
        QVERIFY(kinds[QStringLiteral("seat")] >= seats);
        QVERIFY(kinds[QStringLiteral("letters")] >= letters);
    }
    static void nothingBelow(const SecretSearch& search, const QString& folder, const QString& leftOut = {}) {
        const QStringList found = search.below(folder, leftOut);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
    void searchAll(int seats, int letters) {
        SecretSearch search;
        gather(search, seats, letters);
        if (QTest::currentTestFailed()) return;
        nothingBelow(search, m_all->path());
        nothingBelow(search, m_session.home.path(), m_session.home.filePath(QStringLiteral("keyrings")));
        // Whoever keeps the broker has given out the password, and keeps what it is compared with.
        QVERIFY(QFile::remove(m_broker->loginFile()));
        nothingBelow(search, m_broker->folder());
    }
    /// It has seen to it that it leaves no core, and leaves none; `closed`: not even where it is allowed to.
    static void crash(Party& party, bool closed) {
        QVERIFY(party.limitOfCore() <= 1);
        if (closed) party.allowCore();
        QVERIFY(party.crash());
        QCOMPARE(party.cores(), QStringList());
    }

private slots:
    void initTestCase() { QVERIFY2(m_session.problem.isEmpty(), qPrintable(m_session.problem)); }
    void init() {
        m_all = std::make_unique<QTemporaryDir>();
        m_broker = std::make_unique<BrokerSession>(m_password);
        QVERIFY2(m_broker->problem().isEmpty(), qPrintable(m_broker->problem()));
    }
    void cleanup() {
        m_broker.reset();
        m_all.reset();
    }

    void whatIsPlantedIsFound_data() {
        QTest::addColumn<QByteArray>("text");
        const QByteArray secret = QByteArray::fromHex("00f1e2d3c4b5a697887766554433221100ffeeddccbbaa99");
        const QByteArray before = "a word", code = codeText({QHostAddress::LocalHost, 80, secret.first(pinnedBytes), newTableId()}).toUtf8();
        QByteArray wide;
        for (const char letter : secret.toBase64())
            wide += letter, wide += '\0';
        QTest::newRow("bytes") << before + secret + before;
        QTest::newRow("hexadecimal") << before + secret.toHex();
        QTest::newRow("capital hexadecimal") << secret.toHex().toUpper();
        QTest::newRow("hexadecimal with colons") << secret.toHex(':');
        QTest::newRow("Base64") << "{\"key\":\"" + secret.toBase64() + "\"}";
        QTest::newRow("Base64 without an end") << secret.toBase64(QByteArray::OmitTrailingEquals);
        QTest::newRow("Base64 in JSON") << secret.toBase64().replace("/", "\\/");
        QTest::newRow("Base64 for addresses") << secret.toBase64(QByteArray::Base64UrlEncoding);
        QTest::newRow("Base64 of more, one byte later") << ("1" + secret + before).toBase64();
        QTest::newRow("Base64 of more, two bytes later") << ("12" + secret + before).toBase64();
        QTest::newRow("Base64 over two lines") << secret.toBase64().insert(9, "\r\n");
        QTest::newRow("two bytes a letter") << wide;
        QTest::newRow("a join code") << code;
        QTest::newRow("a join code as it is typed") << code.toLower().replace("-", " ");
    }
    void whatIsPlantedIsFound() {
        QFETCH(QByteArray, text);
        const QByteArray secret = QByteArray::fromHex("00f1e2d3c4b5a697887766554433221100ffeeddccbbaa99");
        SecretSearch search, other;
        search.add(QStringLiteral("the key"), secret);
        search.add(QStringLiteral("its beginning"), secret.first(pinnedBytes));
        other.add(QStringLiteral("another"), randomBytes(keySize));
        const QString folder = m_all->filePath(QStringLiteral("party/.hidden/below"));
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/.file"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const QStringList found = search.below(m_all->path());
        QVERIFY(!found.isEmpty() && found.first().startsWith(file.fileName()));
        QCOMPARE(search.below(m_all->path(), folder), QStringList());
        QCOMPARE(other.below(m_all->path()), QStringList());
    }

    void coresOfThisProgram_data() {
        QTest::addColumn<QString>("how");
        QTest::addColumn<bool>("leavesOne");
        QTest::newRow("as it is") << QStringLiteral("open") << true;
        QTest::newRow("with windows") << QStringLiteral("no-core") << false;
        QTest::newRow("without windows") << QStringLiteral("closed") << false;
    }
    /// Where cores are files: what is in the memory of a program is in its core, and is found there.
    void coresOfThisProgram() {
        QFETCH(QString, how);
        QFETCH(bool, leavesOne);
        const QByteArray key = randomBytes(keySize);
        SecretSearch search;
        search.add(QStringLiteral("the key"), key);
        Party party(*m_all, QStringLiteral("party"), m_session.environment);
        // Its environment is in its memory as well.
        party.environment().insert(QStringLiteral("MAGISTER_KEY"), QString::fromLatin1(key.toHex()));
        party.start(QCoreApplication::applicationFilePath(), {crashWord, how});
        QVERIFY(party.crashed());
        const bool isThere = leavesOne && coresAreFiles();
        QCOMPARE(party.cores().size(), isThere ? 1 : 0);
        const QString found = search.below(m_all->path()).join(u'\n');
        QCOMPARE(found.contains(QLatin1String("the key as it is")), isThere);
        QCOMPARE(found.isEmpty(), !isThere);
        const auto limit = party.told(QStringLiteral("limit"));
        QCOMPARE(limit.value(0).toULongLong(), how == QLatin1String("no-core") ? std::min<rlim_t>(1, mostOfCore()) : mostOfCore());
    }

    void commands() {
        Party host(*m_all, QStringLiteral("host"), m_session.environment), near(*m_all, QStringLiteral("near"), m_session.environment), far(*m_all, QStringLiteral("far"), m_session.environment);
        const QStringList login{QStringLiteral("--login"), m_broker->loginFile(), QStringLiteral("--authorities"), m_broker->broker().authorities};
        QString port = QStringLiteral("0"), nearCode, farCode;
        const auto startHost = [&](const QStringList& more) {
            host.start(commandProgram, QStringList{QStringLiteral("host"), QStringLiteral("--folder"), host.path("data"), QStringLiteral("--listen"), QStringLiteral("127.0.0.1"),
                                                   QStringLiteral("--port"), port, QStringLiteral("--broker"), brokerAddress()} + login + more);
            HAPPENS(!host.told(QStringLiteral("listening")).isEmpty());
            port = host.told(QStringLiteral("listening")).first().section(u' ', -1);
            for (const QString& line : host.told(QStringLiteral("table")))
                (line.contains(QLatin1String("mqtts:")) ? farCode : nearCode) = line.section(u' ', -1);
        };
        const auto startGuests = [&] {
            const auto join = [](Party& guest, const QString& code, const char* seats, const QStringList& more) {
                guest.start(commandProgram, QStringList{QStringLiteral("join"), QStringLiteral("--code"), code, QStringLiteral("--seats"), QLatin1String(seats),
                                                        QStringLiteral("--random"), QStringLiteral("--pace"), QStringLiteral("20")} + more);
            };
            join(near, nearCode, "1,2", {});
            join(far, farCode, "3", login);
        };
        startHost({QStringLiteral("--game"), QStringLiteral("messina"), QStringLiteral("--players"), QStringLiteral("3")});
        if (QTest::currentTestFailed()) return;
        QVERIFY(!nearCode.isEmpty() && !farCode.isEmpty());
        startGuests();
        const auto bothHaveActed = [&] { return near.told(QStringLiteral("done")).size() >= 4 && far.told(QStringLiteral("done")).size() >= 2; };
        HAPPENS(bothHaveActed());
        for (Party* party : {&near, &host, &far})
            crash(*party, true);
        if (QTest::currentTestFailed()) return;
        startHost({});
        if (QTest::currentTestFailed()) return;
        startGuests();
        HAPPENS(bothHaveActed());
        for (Party* party : {&near, &far, &host})
            crash(*party, true);
        if (QTest::currentTestFailed()) return;
        searchAll(3, 1);
    }

    void windows() {
        Party host(*m_all, QStringLiteral("host"), m_session.environment), near(*m_all, QStringLiteral("near"), m_session.environment), far(*m_all, QStringLiteral("far"), m_session.environment);
        // A window asks the authorities of the system.
        for (Party* party : {&host, &far})
            party->environment().insert(QStringLiteral("SSL_CERT_FILE"), m_broker->broker().authorities);
        const QString user = m_broker->broker().user;
        // Typed once; afterwards the keychain has it.
        QStringList password{m_password};
        const auto play = [&] {
            host.start(windowProgram, QStringList{QStringLiteral("host"), QStringLiteral("orleans"), brokerAddress(), user} + password);
            HAPPENS(!host.told(QStringLiteral("far")).isEmpty());
            near.start(windowProgram, {QStringLiteral("join"), host.told(QStringLiteral("near")).first(), QStringLiteral("2")});
            far.start(windowProgram, QStringList{QStringLiteral("join"), host.told(QStringLiteral("far")).first(), QStringLiteral("3"), user} + password);
            for (Party* party : {&host, &near, &far})
                HAPPENS(party->told(QStringLiteral("step")).size() >= 6);
        };
        play();
        if (QTest::currentTestFailed()) return;
        const int before = host.told(QStringLiteral("step")).last().toInt();
        for (Party* party : {&near, &host, &far})
            crash(*party, false);
        if (QTest::currentTestFailed()) return;
        password.clear();
        play();
        if (QTest::currentTestFailed()) return;
        QVERIFY(host.told(QStringLiteral("step")).first().toInt() >= before);
        for (Party* party : {&near, &far, &host})
            crash(*party, false);
        if (QTest::currentTestFailed()) return;
        QVERIFY(namesInKeychain().contains(brokerSecret(m_broker->broker())));
        searchAll(2, 1);
    }
};

int main(int argc, char** argv) {
    if (argc == 3 && argv[1] == crashWord) {
        const QByteArray key = QByteArray::fromHex(qgetenv("MAGISTER_KEY"));
        allowCores(); // sanitizers forbid them
        if (qstrcmp(argv[2], "no-core") == 0) leaveNoCore();
        if (qstrcmp(argv[2], "closed") == 0) {
            closeMemory();
            allowCores();
        }
        rlimit size{};
        ::getrlimit(RLIMIT_CORE, &size);
        std::printf("limit %llu\n", static_cast<unsigned long long>(size.rlim_cur));
        std::fflush(stdout);
        std::abort();
    }
    QCoreApplication application(argc, argv);
    TestNoKeyOnDisk test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_no_key_on_disk.moc"
