// SPDX-License-Identifier: GPL-3.0-or-later
// Messages come back as they were sent, and nothing else is taken for one.
#include "app/network/message.h"

#include "app/content/person_name.h"

#include <QElapsedTimer>
#include <QTest>

using namespace magister::network;

namespace {

const QByteArray some32(32, '\x5a');

/// JSON that is written here with simple quotation marks.
QByteArray json(const char* text) {
    return QByteArray(text).replace('\'', '"');
}

QList<FromGuest> guestMessages() {
    return {Join{1, "0123ABCD"}, Take{2, QString::fromUtf8("Zoë Łąka"), some32, QByteArray(32, '\0')}, Take{1, {}, some32, some32},
            Take{2, {}, some32, some32, 3},
            Return{9, some32}, Return{1, some32, mostAttempt}, Leave{1}, Look{}, Give{1, 7, "choose-hex 1 B2"}, Give{1, 7, "pass", 1}, TakeBack{3, 1'000'000},
            TakeBack{3, 2, mostAttempt}, Tell{0, 0}, Tell{4, 200}};
}
QList<FromHost> hostMessages() {
    return {Welcome{{1, 2}, some32},
            TableTold{"0123ABCD", "a-game", some32, {{"Anna", "blue", Presence::Here}, {{}, {}, Presence::Free}, {"Karl", QString(20, u'z'), Presence::Away}}},
            SeatGiven{1, 12},
            PositionTold{1, 5, 1, 40, 3, 2, false, true, {1, 3}, {"pass", "draw 3"}, json("{'a':[1,-2,{'b':'x\\\\y'}],'c':true}")},
            PositionTold{0, 0, 0, 0, 1, 0, true, false, {}, {}, "{}"},
            EventsTold{2, 10, {json("{'happened':'passed','player':1}"), "{}"}},
            Done{1, 1},
            Done{1, 1, 7},
            Refused{1, 2, "not-your-turn", "a.rule"},
            Refused{1, 2, "not-your-turn", {}, mostAttempt},
            Failed{Error::WrongKey, 1, 0},
            Failed{Error::UsedNumber, 1, 3, 1},
            Failed{Error::NotYourSeat, 1, 0, 2},
            Failed{Error::Busy, 0, 0}};
}

bool isRefused(const QByteArray& bytes) {
    const auto read = readFromGuest(bytes);
    return std::holds_alternative<Error>(read) && std::holds_alternative<Error>(readFromHost(bytes));
}

} // namespace

class TestMessages : public QObject {
    Q_OBJECT

private slots:
    void eachComesBack() {
        for (const FromGuest& message : guestMessages()) {
            const auto read = readFromGuest(toBytes(message));
            QVERIFY2(std::holds_alternative<FromGuest>(read), toBytes(message).constData());
            QVERIFY2(std::get<FromGuest>(read) == message, toBytes(message).constData());
        }
        for (const FromHost& message : hostMessages()) {
            const auto read = readFromHost(toBytes(message));
            QVERIFY2(std::holds_alternative<FromHost>(read), toBytes(message).constData());
            QVERIFY2(std::get<FromHost>(read) == message, toBytes(message).constData());
        }
    }
    void eachErrorHasItsWord() {
        for (int i = 0; i <= static_cast<int>(Error::Busy); ++i) {
            const Failed failed{static_cast<Error>(i), 0, 0};
            QVERIFY(!wordOf(failed.error).isEmpty());
            const auto read = readFromHost(toBytes(FromHost(failed)));
            QVERIFY(std::get<FromHost>(read) == FromHost(failed));
        }
    }
    void noneIsTakenForOneOfTheOtherSide() {
        for (const FromGuest& message : guestMessages())
            QVERIFY(std::holds_alternative<Error>(readFromHost(toBytes(message))));
        for (const FromHost& message : hostMessages())
            QVERIFY(std::holds_alternative<Error>(readFromGuest(toBytes(message))));
    }
    void malformed_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const QByteArray& bytes) { QTest::newRow(name) << bytes; };
        row("nothing", "");
        row("no JSON", "hello");
        row("a list", "[]");
        row("a number", "1");
        row("no type", json("{'seat':1}"));
        row("type of a number", json("{'type':1}"));
        row("unknown type", json("{'type':'journal'}"));
        row("a member too many", json("{'type':'leave','seat':1,'extra':0}"));
        row("a member too few", json("{'type':'give','seat':1,'number':1}"));
        row("a member twice", json("{'type':'leave','seat':1,'seat':2}"));
        row("seat 0", json("{'type':'leave','seat':0}"));
        row("seat 10", json("{'type':'leave','seat':10}"));
        row("half a seat", json("{'type':'leave','seat':1.5}"));
        row("a seat in words", json("{'type':'leave','seat':'1'}"));
        row("huge number", json("{'type':'give','seat':1,'number':99999999999999999999,'command':'pass'}"));
        row("infinite", json("{'type':'give','seat':1,'number':1e999,'command':'pass'}"));
        row("attempt 0", json("{'type':'give','seat':1,'number':1,'command':'pass','attempt':0}"));
        row("attempt too high", json("{'type':'done','seat':1,'number':1,'attempt':1000001}"));
        row("attempt of what has none", json("{'type':'leave','seat':1,'attempt':1}"));
        row("empty command", json("{'type':'give','seat':1,'number':1,'command':''}"));
        row("command of two lines", json("{'type':'give','seat':1,'number':1,'command':'pass\\npass'}"));
        row("command with an escape", json("{'type':'give','seat':1,'number':1,'command':'pass\\u001b[2J'}"));
        row("command of other letters", "{\"type\":\"give\",\"seat\":1,\"number\":1,\"command\":\"p\xc3\xa4ss\"}");
        row("proof too short", json("{'type':'return','seat':1,'proof':'00'}"));
        row("proof in capitals", json("{'type':'return','seat':1,'proof':'") + QByteArray(64, 'A') + json("'}"));
        row("proof of no digits", json("{'type':'return','seat':1,'proof':'") + QByteArray(64, 'g') + json("'}"));
        row("not UTF-8", "{\"type\":\"leave\",\"seat\":1,\"\xff\":1}");
        row("cut short", json("{'type':'leave','seat':1"));
        row("two messages", json("{'type':'leave','seat':1}{'type':'leave','seat':1}"));
        row("zero byte", QByteArray("{\"type\":\"look\"}\0", 16));
        row("deep lists", json("{'type':'look','x':") + QByteArray(1900, '[') + QByteArray(1900, ']') + '}');
        QByteArray deep = json("{'type':'look'");
        for (int i = 0; i < 400; ++i)
            deep += json(",'x':{'y'");
        row("deep objects", deep);
    }
    void malformed() {
        QFETCH(QByteArray, bytes);
        const auto read = readFromGuest(bytes);
        QVERIFY(std::holds_alternative<Error>(read));
        QCOMPARE(std::get<Error>(read), Error::Malformed);
        QVERIFY(std::holds_alternative<Error>(readFromHost(bytes)));
    }
    void tooLarge() {
        const QByteArray blanks = json("{'type':'look'}") + QByteArray(biggestFromGuest, ' ');
        QCOMPARE(std::get<Error>(readFromGuest(blanks)), Error::TooLarge);
        const QByteArray more = json("{'type':'done','seat':1,'number':1}") + QByteArray(biggestFromHost, ' ');
        QCOMPARE(std::get<Error>(readFromHost(more)), Error::TooLarge);
    }
    /// In time linear in its size: a host may be as nasty as it likes.
    void hostileHostsCostLittle_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto filled = [](const QByteArray& start, const QByteArray& part, const QByteArray& end) {
            QByteArray bytes = start;
            while (bytes.size() + part.size() + end.size() < biggestFromHost)
                bytes += part;
            return bytes + end;
        };
        QTest::newRow("brackets") << QByteArray(biggestFromHost, '[');
        QTest::newRow("wrong commands") << filled(json("{'type':'position','seat':1,'step':0,'undos':0,'events':0,'next':1,'round':1,'over':false,'mayTakeBack':false,'asked':[],'position':{},'commands':[0"), ",0", "]}");
        QTest::newRow("members") << filled(json("{'type':'look'"), json(",'x':0"), "}");
        QTest::newRow("wrong events") << filled(json("{'type':'events','seat':1,'from':0,'events':[1"), ",1", "]}");
        QTest::newRow("escapes") << filled(json("{'type':'"), json("\\u0041"), json("'}"));
    }
    void hostileHostsCostLittle() {
        QFETCH(QByteArray, bytes);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(std::holds_alternative<Error>(readFromHost(bytes)));
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
    }
    void tincturesAreWordsOfSmallLetters() {
        for (const QString& tincture : {QString("Blue"), QString("dark blue"), QString("blue2"), QString::fromUtf8("błękit"),
                                        QString(21, u'x'), QString("blue\n"), QString("../x")}) {
            const FromHost told = TableTold{"T", "g", some32, {{{}, tincture, Presence::Free}}};
            QVERIFY2(std::holds_alternative<Error>(readFromHost(toBytes(told))), qPrintable(tincture));
        }
        const QByteArray without = json("{'type':'table','table':'T','game':'g','pack':'") + some32.toHex() +
                                   json("','seats':[{'name':'','presence':'free'}]}");
        QVERIFY(std::holds_alternative<Error>(readFromHost(without)));
    }
    /// Names are the same in messages, logs and on the screen, whatever was typed.
    void namesAreCanonical() {
        const QStringList others{" Anna", "Anna ", "An  na", QString::fromUtf8("A\u0301nna"), "An\tna", QString(QChar(0x202e)) + "Anna",
                                 QString(QChar(0x200f)) + "Anna", "Anna\n", QString(21, u'x')};
        for (const QString& name : others)
            QVERIFY2(isRefused(toBytes(FromGuest(Take{1, name, some32, some32}))), qPrintable(name));
        for (const QString& name : others) {
            const FromHost told = TableTold{"T", "g", some32, {{name, {}, Presence::Here}}};
            QVERIFY2(std::holds_alternative<Error>(readFromHost(toBytes(told))), qPrintable(name));
        }
        for (const QString& name : others)
            if (const QString canonical = magister::canonicalName(name); magister::fitsName(canonical))
                QVERIFY(std::holds_alternative<FromGuest>(readFromGuest(toBytes(FromGuest(Take{1, canonical, some32, some32})))));
    }
};

QTEST_APPLESS_MAIN(TestMessages)
#include "tst_messages.moc"
