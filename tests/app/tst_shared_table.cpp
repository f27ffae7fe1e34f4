// SPDX-License-Identifier: GPL-3.0-or-later
// One table on several devices, without a network between them: the table of the host, and tables of guests who are told
// what the network would tell them.
#include "app/game/game_module.h"
#include "app/language/catalogue_language.h"
#include "app/library/rule_library.h"
#include "app/network/message.h"
#include "app/table/rows_model.h"
#include "engine/core/random.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMetaProperty>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <thread>

using namespace magister;
using network::EventsTold;
using network::HostedGame;
using network::PositionTold;
using network::SeatTold;
using network::TableTold;

namespace {

const QString ofMessina = QStringLiteral("messina"), ofOrleans = QStringLiteral("orleans");

/// The words of that game, with their rules.
TableVoice voiceOf(const QString& game) {
    static std::map<std::pair<QString, QString>, std::unique_ptr<CatalogueLanguage>> all;
    static std::map<QString, std::unique_ptr<Catalogues>> catalogues;
    return {[game](const QString& code) -> const Language& {
                auto& known = catalogues[game];
                if (!known) known = std::make_unique<Catalogues>(DataFolder::find(), game);
                auto& one = all[{game, code}];
                if (!one)
                    one = std::make_unique<CatalogueLanguage>(known->of(code), [game, code](const QString& rule) {
                        const RuleLibrary& library = RuleLibrary::shared(game);
                        return RuleTitle{library.number(rule), library.title(code, rule)};
                    });
                return *one;
            },
            QStringLiteral("en")};
}

/// The games, as the program knows them.
const GameModules& games() {
    static const GameModules all = makeGames(DataFolder::find());
    return all;
}

/// As the host tells it.
PositionTold positionOf(const HostedGame& game, int seat) {
    PositionTold told;
    told.seat = seat;
    told.step = game.steps();
    told.undos = game.undos();
    told.events = game.events();
    told.next = seat == 0 ? 1 : static_cast<int>(game.recordsOf(seat).size()) + 1;
    told.round = game.round();
    told.over = game.over();
    told.mayTakeBack = seat != 0 && game.mayTakeBack(seat);
    told.asked = game.asked();
    told.commands = game.commands(seat);
    told.position = game.position(seat);
    return told;
}

/// Everything that a person could read of the models of a table.
QVariantMap shownBy(Table& table) {
    QVariantMap all{{QStringLiteral("prompt"), table.prompt()}, {QStringLiteral("round"), table.round()},
                    {QStringLiteral("stage"), table.stage()},   {QStringLiteral("active"), table.activeSeat()},
                    {QStringLiteral("view"), table.viewSeat()}, {QStringLiteral("over"), table.over()},
                    {QStringLiteral("looking"), table.lookingSeat()}};
    const QMetaObject* type = table.metaObject();
    for (int i = 0; i < type->propertyCount(); ++i) {
        const QMetaProperty property = type->property(i);
        const auto* model = qobject_cast<RowsModel*>(property.read(&table).value<QObject*>());
        if (!model) continue;
        QVariantList rows;
        for (const QVariantMap& row : model->rows())
            rows.append(row);
        all.insert(QString::fromLatin1(property.name()), rows);
    }
    QVariantList log;
    for (int i = 0; i < table.log()->count(); ++i)
        log.append(table.log()->row(i));
    all.insert(QStringLiteral("log"), log);
    return all;
}

/// Where two of them differ first; empty for nowhere.
QString difference(const QVariantMap& one, const QVariantMap& other) {
    for (auto it = one.begin(); it != one.end(); ++it) {
        if (it.value() == other.value(it.key())) continue;
        const QVariantList left = it.value().toList(), right = other.value(it.key()).toList();
        for (qsizetype i = 0; i < std::max(left.size(), right.size()); ++i) {
            const QVariantMap mine = left.value(i).toMap(), theirs = right.value(i).toMap();
            for (auto role = mine.begin(); role != mine.end(); ++role)
                if (role.value() != theirs.value(role.key()))
                    return QStringLiteral("%1, row %2, %3: %4 and %5")
                        .arg(it.key()).arg(i)
                        .arg(role.key(), QString::fromUtf8(QJsonDocument(QJsonArray{QJsonValue::fromVariant(role.value())}).toJson(QJsonDocument::Compact)),
                             QString::fromUtf8(QJsonDocument(QJsonArray{QJsonValue::fromVariant(theirs.value(role.key()))}).toJson(QJsonDocument::Compact)));
        }
        return it.key();
    }
    return {};
}

/// A table in this window that others play at, too, and the game as the thread of the network has it.
struct House {
    House(const QString& game, int players, quint64 seed) : module(*findGame(games(), game)) {
        SetupRequest request;
        for (int seat = 0; seat < players; ++seat)
            request.seats.append({QStringLiteral("P%1").arg(seat + 1), tinctures().at(seat)});
        request.seed = seed;
        request.shuffled = false;
        file = folder.filePath(QStringLiteral("shared.game"));
        table = module.begin(request, file, voiceOf(game)).table;
        if (!table) return;
        shared = module.share(*table);
        if (shared) hosted = shared->game();
    }
    /// As the thread of the network does it, while this one goes on.
    template <class Deed> HostedGame::Answer fromThere(Deed deed) {
        HostedGame::Answer answer;
        std::atomic_bool done = false;
        std::thread other([&] {
            answer = deed(*hosted);
            done = true;
        });
        while (!done)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        other.join();
        return answer;
    }
    HostedGame::Answer give(int seat, const QString& command) {
        return fromThere([&](HostedGame& game) { return game.give(seat, command.toLatin1()); });
    }
    TableTold told() const {
        TableTold all{QStringLiteral("ABCDEFGH"), module.id(), hosted->packDigest(), {}};
        for (const Seat& seat : table->seatsAtTable())
            all.seats.append({seat.name, seat.tincture, network::Presence::Here});
        return all;
    }

    const GameModule& module;
    QTemporaryDir folder;
    QString file;
    std::unique_ptr<Table> table;
    std::unique_ptr<SharedTable> shared;
    std::unique_ptr<HostedGame> hosted;
};

/// The table of a guest, who asks the house for events at once.
struct Visitor {
    Visitor(House& at, const QList<int>& own)
        : house(at), seats(own),
          seating(at.module.layGuest(at.told(), positionOf(*at.hosted, own.isEmpty() ? 0 : own.first()), voiceOf(at.module.id()))) {
        if (!seating.guest) return;
        seating.guest->ask = [this](int seat, int from) { asked.append({seat, from}); };
        seating.guest->give = [this](int seat, const QString& command) { given.append({seat, command}); };
        seating.guest->takeBack = [this](int seat) { takenBack.append(seat); };
        seating.guest->setSeats(seats);
        hear();
    }
    /// Is told everything, as far as it has not been.
    void hear() {
        for (const int seat : seats.isEmpty() ? QList<int>{0} : seats)
            QVERIFY(seating.guest->see(positionOf(*house.hosted, seat)));
        while (!asked.isEmpty()) {
            const auto [seat, from] = asked.takeFirst();
            QVERIFY(seating.guest->tell(EventsTold{seat, from, house.hosted->events(seat, from, network::mostEvents)}));
        }
    }

    House& house;
    QList<int> seats;
    GuestSeating seating;
    QList<std::pair<int, int>> asked;
    QList<std::pair<int, QString>> given;
    QList<int> takenBack;
};

const QStringList hexes{QStringLiteral("hex:A1"), QStringLiteral("hex:B1"), QStringLiteral("hex:B2"), QStringLiteral("hex:C1")};

QString anyOf(const QStringList& commands, Random& random) {
    return commands[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(commands.size())))];
}

} // namespace

class TestSharedTable : public QObject {
    Q_OBJECT

private slots:
    void guestsReadWhatTheirSeatsRead_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("seed");
        QTest::addRow("Messina, two") << ofMessina << 2 << 3;
        QTest::addRow("Messina, four") << ofMessina << 4 << 4;
        QTest::addRow("Orléans, two") << ofOrleans << 2 << 5;
        QTest::addRow("Orléans, four") << ofOrleans << 4 << 6;
    }
    // A whole game, given from other devices: after every command the table of each guest shows what the host's table would
    // show to that seat, and nothing was left out.
    void guestsReadWhatTheirSeatsRead() {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(int, seed);
        House house(game, players, static_cast<quint64>(seed));
        QVERIFY(house.hosted);
        house.table->setSeatsHere({});
        QVERIFY(house.table->seatsHere().isEmpty());
        std::vector<std::unique_ptr<Visitor>> visitors;
        for (int seat = 1; seat <= players; ++seat) {
            visitors.push_back(std::make_unique<Visitor>(house, QList<int>{seat}));
            QVERIFY(visitors.back()->seating.table);
        }
        Random random = Random::seeded(static_cast<std::uint64_t>(seed));
        int commands = 0;
        while (!house.hosted->over()) {
            const QList<int> asked = house.hosted->asked();
            const int seat = asked[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(asked.size())))];
            const QStringList legal = house.hosted->commands(seat);
            QVERIFY(!legal.isEmpty());
            QVERIFY(house.give(seat, anyOf(legal, random)));
            ++commands;
            for (const auto& visitor : visitors)
                visitor->hear();
            // Everything is compared now and then: it takes longer than all else.
            if (random.below(40) != 0 && !house.hosted->over()) continue;
            for (const auto& visitor : visitors) {
                const int own = visitor->seats.first();
                house.table->setSeatsHere({own});
                house.table->setViewSeat(own);
                visitor->seating.table->setViewSeat(own);
                QVariantMap here = shownBy(*house.table), there = shownBy(*visitor->seating.table);
                QVERIFY2(here == there, qPrintable(QStringLiteral("command %1, seat %2: ").arg(commands).arg(own) + difference(here, there)));
            }
            house.table->setSeatsHere({});
        }
        QVERIFY(commands > 100);
        QVERIFY(house.table->over());
        // What is on the disk is the game that was played.
        house.shared.reset();
        const auto read = house.module.view(house.file, voiceOf(game));
        QVERIFY(read.table);
        QCOMPARE(read.table->steps(), house.table->steps());
        QVERIFY(read.table->over());
    }

    // What is done on the host's screen is told to the guests, once.
    void moveOnTheHostsScreenIsTold() {
        House house(ofMessina, 2, 8);
        QVERIFY(house.hosted);
        int moved = 0;
        house.shared->moved = [&] { ++moved; };
        for (const QString& one : hexes)
            if (house.table->steps() == 0 && !house.table->preview(one).isEmpty()) {
                house.table->activate(one);
                if (!house.table->variants()->rows().isEmpty()) house.table->chooseVariant(0);
            }
        QCOMPARE(house.table->steps(), 1);
        QCOMPARE(moved, 1);
        QCOMPARE(house.hosted->steps(), 0);
        house.hosted->update();
        QCOMPARE(house.hosted->steps(), 1);
        const int acting = house.table->activeSeat();
        QCOMPARE(house.hosted->recordsOf(acting).size(), 1);
        house.table->undo();
        house.hosted->update();
        QCOMPARE(house.hosted->steps(), 0);
        QCOMPARE(house.hosted->undos(), 1);
        QCOMPARE(house.hosted->recordsOf(acting), QList<QByteArray>({house.hosted->recordsOf(acting).first(), QByteArray()}));
        QCOMPARE(moved, 2);
    }

    // While others are asked, this screen says whom it waits for, and lets nothing be done.
    void waitsForOthers() {
        House house(ofMessina, 2, 9);
        QVERIFY(house.hosted);
        const int acting = house.table->activeSeat();
        const int other = 3 - acting;
        house.table->setSeatsHere({other});
        QCOMPARE(house.table->activeSeat(), 0);
        QCOMPARE(house.table->lookingSeat(), other);
        QCOMPARE(house.table->prompt().value("sentence").toString(),
                 QStringLiteral("P%1 is deciding on another device.").arg(acting));
        QVERIFY(house.table->buttons()->rows().isEmpty());
        QVERIFY(house.table->handOver().isEmpty());
        QCOMPARE(house.table->whyNot(QStringLiteral("hex:A1")), QVariantMap());
        house.table->activate(QStringLiteral("hex:A1"));
        QVERIFY(house.table->refusal().active);
        QCOMPARE(house.table->refusal().what, QStringLiteral("Nobody at this screen has to decide now."));
        QCOMPARE(house.hosted->steps(), 0);
        // It is asked here again as soon as the other one has acted.
        QList<int> turns;
        connect(house.table.get(), &Table::turnPassed, this, [&](int seat) { turns.append(seat); });
        Random random = Random::seeded(9);
        while (house.hosted->asked() == QList<int>{acting})
            QVERIFY(house.give(acting, anyOf(house.hosted->commands(acting), random)));
        QCOMPARE(house.table->activeSeat(), other);
        QCOMPARE(turns, QList<int>{other});
        // What was done elsewhere is undone elsewhere.
        QVERIFY(!house.table->canUndo());
        QCOMPARE(house.table->rulingChanges(QStringLiteral("score-order")).isEmpty(), true);
    }

    void undoComesFromWhereTheMoveCameFrom() {
        House house(ofMessina, 2, 10);
        QVERIFY(house.hosted);
        const int acting = house.table->activeSeat();
        house.table->setSeatsHere({3 - acting});
        Visitor visitor(house, {acting});
        const QVariantMap before = shownBy(*visitor.seating.table);
        // A first move that may be taken back.
        for (const QString& command : house.hosted->commands(acting)) {
            QVERIFY(house.give(acting, command));
            if (house.hosted->mayTakeBack(acting)) break;
            QFAIL("a first move has shown something");
        }
        visitor.hear();
        QVERIFY(visitor.seating.table->canUndo());
        QVERIFY(!house.table->canUndo());
        visitor.seating.table->undo();
        QCOMPARE(visitor.takenBack, QList<int>{acting});
        QVERIFY(house.fromThere([&](HostedGame& game) { return game.takeBack(acting); }));
        QCOMPARE(house.hosted->steps(), 0);
        QCOMPARE(house.hosted->undos(), 1);
        visitor.hear();
        const QVariantMap after = shownBy(*visitor.seating.table);
        QVERIFY2(after == before, qPrintable(difference(after, before)));
        QVERIFY(!visitor.seating.table->canUndo());
    }

    // A click at a guest's table goes out as a command, and the table waits for the answer.
    void clickGoesToTheHost() {
        House house(ofMessina, 2, 11);
        QVERIFY(house.hosted);
        const int acting = house.table->activeSeat();
        Visitor visitor(house, {acting});
        Table& table = *visitor.seating.table;
        QCOMPARE(table.activeSeat(), acting);
        QString target;
        for (const QString& one : hexes)
            if (target.isEmpty() && !table.preview(one).isEmpty()) target = one;
        QVERIFY(!target.isEmpty());
        table.activate(target);
        if (visitor.given.isEmpty() && !table.variants()->rows().isEmpty()) table.chooseVariant(0);
        QCOMPARE(visitor.given.size(), 1);
        QVERIFY(table.busy());
        QCOMPARE(table.steps(), 0);
        QVERIFY(house.hosted->commands(acting).contains(visitor.given.first().second));
        QVERIFY(house.give(acting, visitor.given.first().second));
        visitor.seating.guest->done(acting);
        visitor.hear();
        QVERIFY(!table.busy());
        QCOMPARE(table.steps(), 1);
        // Without a connection it says so.
        visitor.seating.guest->setConnected(false);
        table.activate(target);
        QCOMPARE(table.refusal().what, QStringLiteral("Nothing can be done at the moment."));
        QVERIFY(table.refusal().why.contains(QStringLiteral("connection")));
        visitor.seating.guest->setConnected(true);
        table.closeRefusal();
        table.tryOut();
        QVERIFY(!table.trying());
        QCOMPARE(table.refusal().what, QStringLiteral("Nothing can be tried out here."));
    }

    // Nobody waits for a table that is gone.
    void endsWhileSomebodyGives() {
        House house(ofMessina, 2, 12);
        QVERIFY(house.hosted);
        const int acting = house.table->activeSeat();
        const QByteArray command = house.hosted->commands(acting).first().toLatin1();
        HostedGame::Answer answer;
        std::thread other([&] { answer = house.hosted->give(acting, command); });
        QThread::msleep(50); // it waits for this thread, which does nothing for it
        house.shared.reset();
        other.join();
        QVERIFY(!answer);
        QVERIFY(answer.problem);
        QCOMPARE(house.table->steps(), 0);
        QVERIFY(!house.hosted->give(acting, command));
    }

    // What one looks up or tries out on the host's screen is not disturbed.
    void tryIsNotDisturbed() {
        House house(ofMessina, 2, 13);
        QVERIFY(house.hosted);
        Random random = Random::seeded(13);
        const int acting = house.table->activeSeat();
        house.table->tryOut();
        QVERIFY(house.table->trying());
        const QVariantMap tried = shownBy(*house.table);
        QVERIFY(house.give(acting, anyOf(house.hosted->commands(acting), random)));
        QCOMPARE(house.hosted->steps(), 1);
        QVERIFY(house.table->trying());
        const QVariantMap still = shownBy(*house.table);
        QVERIFY2(still == tried, qPrintable(difference(still, tried)));
        house.table->backToGame();
        QCOMPARE(house.table->steps(), 1);
        house.table->showStep(0);
        QVERIFY(house.table->past());
        const QList<int> asked = house.hosted->asked();
        QVERIFY(house.give(asked.first(), anyOf(house.hosted->commands(asked.first()), random)));
        QVERIFY(house.table->past());
        QCOMPARE(house.table->pastStep(), 0);
        QCOMPARE(house.table->steps(), 2);
    }

    // Another pack, another game: there is no table.
    void otherValuesLayNoTable() {
        House house(ofMessina, 2, 14);
        QVERIFY(house.hosted);
        TableTold told = house.told();
        const PositionTold first = positionOf(*house.hosted, 1);
        QVERIFY(house.module.layGuest(told, first, voiceOf(ofMessina)).table);
        told.pack[0] = static_cast<char>(told.pack[0] ^ 1);
        QVERIFY(!house.module.layGuest(told, first, voiceOf(ofMessina)).table);
        told = house.told();
        QVERIFY(!findGame(games(), ofOrleans)->layGuest(told, first, voiceOf(ofMessina)).table);
        told.seats.removeLast();
        QVERIFY(!house.module.layGuest(told, first, voiceOf(ofMessina)).table);
    }
};

QTEST_MAIN(TestSharedTable)
#include "tst_shared_table.moc"
