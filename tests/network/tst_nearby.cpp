// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are found by themselves: the plug-in, with a stand-in for Avahi on a system bus of its own, and where root runs
// this, who alone may start one, with an Avahi daemon as well.
#include "app/network/join_code.h"
#include "app/network/load_links.h"

#include "tests/network/avahi_session.h"
#include "tests/network/avahi_stand_in.h"
#include "tests/network/keychain_session.h"
#include "tests/network/numbers_game.h"

#include <QCoreApplication>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include <unistd.h>

using namespace magister::network;

namespace {

/// Longer than anything takes on a machine that does something else, too.
constexpr int patience = 30'000;
#define COMES(what) QTRY_VERIFY_WITH_TIMEOUT(what, patience)

NetworkLinks* links = nullptr;
AvahiSession* avahi = nullptr;

struct FindTold : FindListener {
    QList<FoundTable> tables;
    void tablesFound(const QList<FoundTable>& told) override { tables = told; }
};

const SeatAtHost marta{QStringLiteral("Marta"), QStringLiteral("red"), true};
const SeatAtHost open{{}, QStringLiteral("blue"), false};

/// A host that invites.
struct Table {
    QTemporaryDir folder;
    Numbers numbers;
    HostTold told;
    std::unique_ptr<HostLink> link = links->host(std::make_unique<NumbersGame>(numbers), folder.filePath(QStringLiteral("a.seats")), {marta, open}, told);

    ~Table() {
        link.reset();
        if (!QTest::qWaitFor([this] { return numbers.destroyed == 1; }, patience)) qFatal("the game is not given back");
    }
    JoinCode code() const { return *codeFromText(told.ways.first().code); }
};

} // namespace

class TestNearby : public QObject {
    Q_OBJECT

    std::unique_ptr<AvahiStandIn> m_standIn;

    void startAvahi() {
        QFETCH_GLOBAL(bool, standsIn);
        if (!standsIn) QVERIFY2(avahi->startDaemon(), qPrintable(avahi->problem));
        else m_standIn = std::make_unique<AvahiStandIn>();
        QVERIFY(!m_standIn || m_standIn->runs());
    }
    void stopAvahi() {
        m_standIn.reset();
        avahi->stopDaemon();
    }

private slots:
    void initTestCase_data() {
        QTest::addColumn<bool>("standsIn");
        QTest::newRow("stand-in") << true;
        if (geteuid() == 0) QTest::newRow("daemon") << false;
    }
    void initTestCase() {
        QString problem;
        links = loadNetworkLinks(problem);
        QVERIFY2(links, qPrintable(problem));
        QVERIFY2(avahi->problem.isEmpty(), qPrintable(avahi->problem));
    }
    void init() { startAvahi(); }
    void cleanup() { stopAvahi(); }
    void aTableIsFoundAndJoinedByItsShortCode() {
        FindTold found;
        const auto find = links->find(found);
        auto table = std::make_unique<Table>();
        COMES(!table->told.shortCode.isEmpty() && found.tables.size() == 1);
        const FoundTable there = found.tables.first();
        QCOMPARE(there.game, QStringLiteral("numbers"));
        QCOMPARE(there.host, QStringLiteral("magister-test"));
        // Which table it is and who plays there is announced to nobody.
        QVERIFY(!there.key.contains(table->code().table) && !there.key.contains(marta.name));

        GuestTold told;
        auto guest = links->joinNearby(table->told.shortCode.toLower(), there.key, told);
        QVERIFY(guest);
        COMES(told.table.has_value());
        QCOMPARE(told.codes.size(), 1);
        const auto code = codeFromText(told.codes.first());
        QVERIFY(code && code->pin == table->code().pin && code->table == table->code().table && code->port == table->code().port);
        guest->wantSeats({2}, QStringLiteral("Anna"));
        COMES(told.seats == QList<int>{2});
        COMES(table->told.seats[1].name == QStringLiteral("Anna"));
        // What it was found by is a code like any other.
        GuestTold again;
        const auto other = links->join(told.codes.first(), {}, again);
        COMES(again.table.has_value());

        // It ends with the invitation.
        table.reset();
        COMES(found.tables.isEmpty());
    }
    void anotherCodeLeadsNowhere() {
        Table table;
        COMES(!table.told.shortCode.isEmpty());
        ShortCode code = *shortCodeFromText(table.told.shortCode);
        code.stretched[0] = static_cast<char>(code.stretched[0] ^ 1);
        GuestTold told;
        const auto guest = links->joinNearby(shortCodeText(code), {}, told);
        COMES(!told.codes.isEmpty());
        QCOMPARE(told.codes, QStringList{QString()});
        QVERIFY(!told.table && told.connections.isEmpty());
        QVERIFY(!links->joinNearby(QStringLiteral("no code"), {}, told));
    }
    void twoTablesOfOneDeviceAreTold() {
        FindTold found;
        const auto find = links->find(found);
        Table first;
        COMES(!first.told.shortCode.isEmpty());
        Table second;
        COMES(!second.told.shortCode.isEmpty() && found.tables.size() == 2);
        QVERIFY(first.told.shortCode != second.told.shortCode);
        QVERIFY(found.tables[0].host != found.tables[1].host);
        for (const Table* each : {&first, &second}) {
            GuestTold told;
            const auto guest = links->joinNearby(each->told.shortCode, {}, told);
            COMES(told.table.has_value());
            QCOMPARE(told.table->table, each->code().table);
        }
    }
    /// The address of the code is another device's now, or nobody's.
    void aHostThatHasMovedIsFoundAgain() {
        Table table;
        COMES(!table.told.shortCode.isEmpty());
        JoinCode old = table.code();
        QTcpServer server; // the port is closed again: nobody answers there
        QVERIFY(server.listen(QHostAddress::LocalHost));
        old.address = QHostAddress(QHostAddress::LocalHost);
        old.port = server.serverPort();
        server.close();
        GuestTold told;
        const auto guest = links->join(codeText(old), {}, told);
        COMES(told.table.has_value());
        COMES(!told.codes.isEmpty());
        const auto code = codeFromText(told.codes.first());
        QVERIFY(code && code->port == table.code().port && code->pin == old.pin && code->table == old.table);
        QVERIFY(!told.meetsAnother);
        // By its pin only: a host with another certificate is not taken for it.
        old.pin[0] = static_cast<char>(old.pin[0] ^ 1);
        old.port = table.code().port;
        GuestTold deceived;
        const auto other = links->join(codeText(old), {}, deceived);
        COMES(deceived.meetsAnother);
        QVERIFY(!deceived.table && deceived.codes.isEmpty());
    }
    void withoutADaemonNothingIsFound() {
        FindTold found;
        const auto find = links->find(found);
        Table table;
        COMES(!table.told.shortCode.isEmpty() && found.tables.size() == 1);
        const QString code = table.told.shortCode;
        stopAvahi();
        COMES(table.told.shortCode.isEmpty() && found.tables.isEmpty());
        GuestTold told;
        const auto guest = links->joinNearby(code, {}, told);
        COMES(told.codes == QStringList{QString()});
        // The code of the table holds all the same.
        GuestTold other;
        const auto typed = links->join(table.told.ways.first().code, {}, other);
        COMES(other.table.has_value());
        // When there is one again it is announced again.
        startAvahi();
        COMES(table.told.shortCode == code && found.tables.size() == 1);
    }
};

int main(int argc, char** argv) {
    // Both outlive the application, with which the thread of the network ends.
    std::unique_ptr<KeychainSession> session;
    AvahiSession daemon;
    avahi = &daemon;
    int result = 1;
    {
        QCoreApplication app(argc, argv);
        session = std::make_unique<KeychainSession>();
        if (!session->problem.isEmpty()) qFatal("%s", qPrintable(session->problem));
        qputenv("DBUS_SESSION_BUS_ADDRESS", session->environment.value(QStringLiteral("DBUS_SESSION_BUS_ADDRESS")).toUtf8());
        TestNearby test;
        result = QTest::qExec(&test, argc, argv);
    }
    return result;
}

#include "tst_nearby.moc"
