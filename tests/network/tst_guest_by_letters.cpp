// SPDX-License-Identifier: GPL-3.0-or-later
// A guest whose messages go in letters: what it says first, and what it believes of a host when it was started anew while
// older letters lie at the broker.
#include "app/network/guest.h"
#include "app/network/seat_key.h"

#include "tests/network/loopback.h"

#include <QTest>

using namespace magister;
using namespace magister::network;

namespace {

const QByteArray pin(pinnedBytes, '\x5a');
const QString tableId = QStringLiteral("0123ABCD");
const JoinCode code{QHostAddress(quint32{0}), 0, pin, tableId};
const QString given = givenSecret(pin, tableId, 2);
const FromHost welcome = Welcome{{oldestProtocolVersion, protocolVersion}, QByteArray(32, 'c')};
const FromHost table = TableTold{tableId, QStringLiteral("numbers"), QByteArray(32, 'p'), {{}, {}}};

/// A keychain that somebody has to open first.
class SlowStore : public SecretStore {
public:
    void read(const QString& name, std::function<void(const QByteArray& secret)> then) override { asked[name] = then; }
    void write(const QString&, const QByteArray&, std::function<void()> then) override { then(); }
    void remove(const QString&) override {}

    QHash<QString, std::function<void(const QByteArray& secret)>> asked; ///< by name
};
/// One that outlives the runs of a guest.
class HeldStore : public SecretStore {
public:
    void read(const QString& name, std::function<void(const QByteArray& secret)> then) override { then(held.value(name)); }
    void write(const QString& name, const QByteArray& secret, std::function<void()> then) override {
        held[name] = secret;
        then();
    }
    void remove(const QString& name) override { held.remove(name); }

    QHash<QString, QByteArray> held;
};
class LetterLine : public Loopback {
public:
    using Loopback::Loopback;
    bool answersLater() const override { return true; }
};

PositionTold position(int next) {
    PositionTold told;
    told.seat = 2;
    told.next = next;
    told.position = "{}";
    return told;
}

/// A guest at seat 2, from its start until it is killed.
class Run {
public:
    explicit Run(SecretStore& store)
        : guest(code, [this](const JoinCode&, std::function<void(Met)> met) {
              auto made = std::make_unique<LetterLine>(QStringLiteral("host"));
              m_line = made.get();
              met({std::move(made), pin + pin});
          }, store) {
        QObject::connect(&guest, &Guest::given, &guest, [this](int, int number, const QString& command) { log("given", number, command); });
        QObject::connect(&guest, &Guest::done, &guest, [this](int, int number, const QString& command) { log("done", number, command); });
        QObject::connect(&guest, &Guest::settled, &guest, [this](int seat) { told.append(QStringLiteral("settled %1").arg(seat)); });
        QObject::connect(&guest, &Guest::left, &guest, [this](int seat) { told.append(QStringLiteral("left %1").arg(seat)); });
        QObject::connect(&guest, &Guest::refused, &guest, [this](int, const QString& reason) { told.append(QStringLiteral("refused: ") + reason); });
        QObject::connect(&guest, &Guest::failed, &guest, [this](Error error) { told.append(QString::fromLatin1(wordOf(error))); });
        guest.wantSeats({2}, {});
        guest.open();
    }
    void hear(const QList<FromHost>& messages) {
        for (const FromHost& message : messages)
            emit m_line->received(toBytes(message));
    }
    /// What the guest has said of that kind last.
    template <class Message> Message last() const {
        Message found;
        for (const QByteArray& bytes : m_line->sent) {
            const auto read = readFromGuest(bytes);
            if (const auto* message = std::get_if<Message>(&std::get<FromGuest>(read))) found = *message;
        }
        return found;
    }
    /// Everything that it has told since it was asked last.
    QStringList news() { return std::exchange(told, {}); }

    Guest guest;

private:
    void log(const char* what, int number, const QString& command) {
        told.append(QStringLiteral("%1 %2 %3").arg(QLatin1String(what)).arg(number).arg(command));
    }

    QStringList told;
    LetterLine* m_line{};
};

/// What lies at the broker from before the first command of seat 2.
const QList<FromHost> oldLetter{welcome, table, SeatGiven{2, 1}, position(1)};

} // namespace

class TestGuestByLetters : public QObject {
    Q_OBJECT

private slots:
    /// What lies there for a guest tells of its seat before it has said that it is there; the host, too, may have been started
    /// anew, and then knows nobody yet.
    void aGuestThatComesBackSaysFirstWhoItIs() {
        SlowStore store;
        Loopback* line = nullptr;
        Guest guest(code, [&](const JoinCode&, std::function<void(Met)> met) {
            auto made = std::make_unique<LetterLine>(QStringLiteral("host"));
            line = made.get();
            met({std::move(made), pin + pin});
        }, store);
        connect(&guest, &Guest::positionTold, &guest, [&guest](int seat) {
            if (seat > 0 && !guest.seats().contains(seat)) return;
            if (seat > 0) guest.give(seat, QStringLiteral("pass"));
            guest.tell(seat, 0);
        });
        guest.open();
        PositionTold seen;
        seen.next = 1;
        seen.position = "{}";
        PositionTold own = seen;
        own.seat = 2;
        for (const FromHost& message : {welcome, table, FromHost(SeatGiven{2, 1}), FromHost(own), FromHost(seen)})
            emit line->received(toBytes(message));
        const auto said = [&](qsizetype i) { return std::get<FromGuest>(readFromGuest(line->sent.value(i))); };
        QCOMPARE(guest.positions().size(), 2);
        QCOMPARE(line->sent.size(), 1);
        QVERIFY(std::holds_alternative<Join>(said(0)));
        guest.wantSeats({2}, {});
        QCOMPARE(line->sent.size(), 1);
        // Its key, and what an earlier run has given there, are asked for; the seat is not this guest's before both are known.
        const QString key = seatSecret(pin, tableId, 2);
        QVERIFY(store.asked.contains(key) && store.asked.contains(given));
        store.asked[key](QByteArray(keySize, 'k'));
        QCOMPARE(line->sent.size(), 2);
        QVERIFY(guest.seats().isEmpty());
        store.asked[given]({});
        QCOMPARE(guest.seats(), QList<int>{2});
        QCOMPARE(line->sent.size(), 4);
        QVERIFY(std::holds_alternative<Return>(said(1)) && std::holds_alternative<Give>(said(2)));
        QVERIFY(std::holds_alternative<Tell>(said(3)) && std::get<Tell>(said(3)).seat == 2);
        guest.wantToLook();
        QCOMPARE(line->sent.size(), 6);
        QVERIFY(std::holds_alternative<Look>(said(4)));
        QVERIFY(std::holds_alternative<Tell>(said(5)) && std::get<Tell>(said(5)).seat == 0);
        // From then on at once, and each question once.
        guest.tell(2, 3);
        QCOMPARE(line->sent.size(), 7);
    }
    /// A broker that was killed lays out an older letter once more. The command that the earlier run has given is the only one
    /// that goes out under its number, also where that run has been told that it is done.
    void anOlderLetterBringsNoOtherCommand() {
        HeldStore store;
        Give first;
        {
            Run run(store);
            run.hear(oldLetter);
            run.guest.give(2, QStringLiteral("pass"));
            first = run.last<Give>();
            QVERIFY(first.attempt > 0);
            run.hear({Done{2, 1, first.attempt}, position(2)});
            QCOMPARE(run.news(), (QStringList{"given 1 pass", "done 1 pass"}));
            QVERIFY(!run.guest.isWaiting(2));
        }
        for (const bool isTold : {false, true}) {
            Run again(store);
            again.hear(oldLetter);
            QCOMPARE(again.guest.waiting(), QList<int>{2});
            QCOMPARE(again.last<Give>(), first);
            QCOMPARE(again.news(), QStringList{"given 1 pass"});
            if (isTold) again.hear({Done{2, 1, first.attempt}});
            again.hear({position(2)});
            QCOMPARE(again.news(), QStringList{isTold ? "done 1 pass" : "settled 2"});
            QVERIFY(!again.guest.isWaiting(2));
        }
        // Where nothing older lies there, it does not go out once more; the next one takes its place.
        Run last(store);
        last.hear({welcome, table, SeatGiven{2, 1}, position(2)});
        QCOMPARE(last.news(), QStringList{"settled 2"});
        last.guest.give(2, QStringLiteral("draw"));
        QCOMPARE(last.news(), QStringList{"given 2 draw"});
        QVERIFY(store.held.value(given).endsWith(" draw"));
        // The seat is no longer this guest's, and nothing of it is given any more.
        last.hear({Failed{Error::NotYourSeat, 2, 0}});
        QVERIFY(!store.held.contains(given));
    }
    /// A keychain answers later than a letter has been read. Where that says that the command is done, nobody is told of it.
    void aCommandThatIsDoneIsNotWaitedFor() {
        for (const int next : {7, 8}) {
            SlowStore store;
            Run run(store);
            int changes = 0;
            connect(&run.guest, &Guest::waitingChanged, &run.guest, [&changes] { ++changes; });
            run.hear({welcome, table, SeatGiven{2, 1}, position(next)});
            store.asked[seatSecret(pin, tableId, 2)](QByteArray(keySize, 'k'));
            store.asked[given]("7/3 pass");
            QCOMPARE(changes, next == 7 ? 1 : 0);
            QCOMPARE(run.news(), next == 7 ? QStringList{"given 7 pass"} : QStringList());
            QCOMPARE(run.guest.isWaiting(2), next == 7);
            QCOMPARE(run.guest.seats(), QList<int>{2});
        }
    }
    /// A letter also holds answers that an earlier run has heard. None of them is about the command that waits.
    void anAnswerToAnotherCommandEndsNothing() {
        HeldStore store;
        Give refused, waits;
        {
            Run run(store);
            run.hear(oldLetter);
            run.guest.give(2, QStringLiteral("draw"));
            refused = run.last<Give>();
            run.hear({Refused{2, 1, "not-now", {}, refused.attempt}});
            QVERIFY(!store.held.contains(given));
            run.guest.give(2, QStringLiteral("pass"));
            waits = run.last<Give>();
            QCOMPARE(waits.number, refused.number);
            QVERIFY(waits.attempt != refused.attempt);
            QCOMPARE(run.news(), (QStringList{"given 1 draw", "refused: not-now", "given 1 pass"}));
        }
        Run again(store);
        again.hear(oldLetter);
        again.hear({Refused{2, 1, "not-now", {}, refused.attempt}, Failed{Error::Unreadable, 2, 1, refused.attempt},
                    Done{2, 1, refused.attempt}, Done{2, 1}});
        QCOMPARE(again.guest.waiting(), QList<int>{2});
        QCOMPARE(again.last<Give>(), waits);
        QCOMPARE(again.news(), QStringList{"given 1 pass"});
        again.hear({Refused{2, 1, "still-not", {}, waits.attempt}});
        QCOMPARE(again.news(), QStringList{"refused: still-not"});
        QVERIFY(!again.guest.isWaiting(2) && !store.held.contains(given));
    }
    /// A host that is started anew reads the last letter once more, and may do what it has refused before. It takes one command
    /// under a number, and the guest does not believe that it was another.
    void whatTheHostHasTakenIsNotTakenForAnother() {
        HeldStore store;
        {
            Run run(store);
            run.hear(oldLetter);
            run.guest.give(2, QStringLiteral("draw"));
            const int refused = run.last<Give>().attempt;
            run.hear({Refused{2, 1, "not-now", {}, refused}});
            run.guest.give(2, QStringLiteral("pass"));
            run.news();
            const int waits = run.last<Give>().attempt;
            run.hear({Done{2, 1, refused}, position(2), Failed{Error::UsedNumber, 2, 1, waits}});
            QCOMPARE(run.news(), QStringList{"used-number"});
            QVERIFY(!run.guest.isWaiting(2) && !store.held.contains(given));
            run.guest.give(2, QStringLiteral("roll"));
            QCOMPARE(run.news(), QStringList{"given 2 roll"});
        }
        // Likewise for a guest that was started anew: that the number is used says nothing of the command.
        Run again(store);
        again.hear({welcome, table, SeatGiven{2, 1}, position(2), position(3)});
        QCOMPARE(again.news(), (QStringList{"given 2 roll", "settled 2"}));
        again.hear({Failed{Error::UsedNumber, 2, 2, again.last<Give>().attempt}});
        QCOMPARE(again.news(), QStringList());
    }
    /// A host that was started anew reads the claim of an earlier run once more, and answers both that its key is void. Whoever
    /// takes the seat anew after the first of these answers keeps it when the second comes.
    void aLateAnswerToAnEarlierClaimTakesNoSeat() {
        HeldStore store;
        const QString key = seatSecret(pin, tableId, 2);
        store.held[key] = QByteArray(keySize, 'k');
        Run run(store);
        run.hear({welcome, table});
        const Return claim = run.last<Return>();
        QVERIFY(claim.attempt > 0);
        // That of the earlier run, which another attempt named.
        run.hear({Failed{Error::NotYourSeat, 2, 0, claim.attempt % mostAttempt + 7}});
        QCOMPARE(run.news(), QStringList());
        run.hear({Failed{Error::NotYourSeat, 2, 0, claim.attempt}});
        QCOMPARE(run.news(), QStringList{"not-your-seat"});
        QVERIFY(!store.held.contains(key));
        run.guest.wantSeats({2}, {});
        const Take taken = run.last<Take>();
        QVERIFY(taken.attempt > 0 && taken.attempt != claim.attempt);
        run.hear({Failed{Error::NotYourSeat, 2, 0, claim.attempt}, SeatGiven{2, 1}});
        QCOMPARE(run.guest.seats(), QList<int>{2});
        QCOMPARE(run.news(), QStringList());
        QVERIFY(store.held.contains(key));
        // Nor is it taken for the word that a seat is given up.
        run.guest.leave(2);
        run.hear({Failed{Error::NotYourSeat, 2, 0, claim.attempt}});
        QCOMPARE(run.news(), QStringList());
        run.hear({Failed{Error::NotYourSeat, 2, 0}});
        QCOMPARE(run.news(), QStringList{"left 2"});
    }
    /// There answers repeat nothing, and nothing that they do not know is sent.
    void aHostOfTheVersionBefore() {
        HeldStore store;
        Run run(store);
        run.hear({Welcome{{oldestProtocolVersion}, QByteArray(32, 'c')}, table, SeatGiven{2, 1}, position(1)});
        QCOMPARE(run.last<Join>().version, oldestProtocolVersion);
        QCOMPARE(run.last<Take>().attempt, 0);
        run.guest.give(2, QStringLiteral("pass"));
        QCOMPARE(run.last<Give>(), (Give{2, 1, QStringLiteral("pass")}));
        run.hear({Done{2, 1}});
        QCOMPARE(run.news(), (QStringList{"given 1 pass", "done 1 pass"}));
    }
    void whatTheVersionBeforeHasKept() {
        HeldStore store;
        store.held[given] = "1 take a hex";
        Run run(store);
        run.hear(oldLetter);
        QCOMPARE(run.last<Join>().version, protocolVersion);
        QCOMPARE(run.last<Give>(), (Give{2, 1, QStringLiteral("take a hex")}));
        run.hear({Done{2, 1}});
        QCOMPARE(run.news(), (QStringList{"given 1 take a hex", "done 1 take a hex"}));
        for (const char* kept : {"", "x", "1", "0 pass", "-1/3 pass", "x/1 pass"}) {
            store.held[given] = kept;
            Run other(store);
            other.hear(oldLetter);
            QVERIFY2(!other.guest.isWaiting(2), kept);
        }
    }
};

QTEST_GUILESS_MAIN(TestGuestByLetters)
#include "tst_guest_by_letters.moc"
