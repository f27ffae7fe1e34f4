// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat gets is the same to the byte, whatever it may not know: pairs of games that differ in nothing else. The long
// test takes 10,000 pairs a game (MAGISTER_PAIRS).
#include "app/messina/network/network_game.h"
#include "app/messina/table/game.h"
#include "app/network/host.h"
#include "app/network/seat_key.h"
#include "app/orleans/network/network_game.h"
#include "app/orleans/table/game.h"

#include "engine/core/random.h"
#include "tests/network/loopback.h"

#include <QTemporaryDir>
#include <QTest>

using namespace magister;
using namespace magister::network;

namespace {

const QByteArray fingerprint(32, '\x11');
const QString table = QStringLiteral("0123ABCD");
const QByteArray key(32, '\x22');

/// Everything that a guest at that seat gets who sits down now and asks for all that happened, but for what is random in
/// every connection; seat 0 looks on.
template <class Game> QList<QByteArray> told(const typename Game::Session& session, int seat, const QString& seats) {
    Host host(fingerprint);
    SeatBook book(seats, session.setup().players);
    host.addTable(table, std::make_unique<HostedGameOf<Game>>(session), std::move(book));
    auto owned = std::make_unique<Loopback>(QStringLiteral("here"));
    Loopback* line = owned.get();
    host.accept(std::move(owned));
    const auto welcome = std::get<FromHost>(readFromHost(line->sent.takeFirst()));
    const QByteArray challenge = std::get<Welcome>(welcome).challenge;
    const auto say = [&](const FromGuest& message) { emit line->received(toBytes(message)); };
    say(Join{1, table});
    if (seat == 0) say(Look{});
    else say(Take{seat, {}, storedHash(key, table, seat), proofOf(key, {fingerprint, challenge, table, seat})});
    for (std::size_t from = 0; from < session.events().size(); from += mostEvents)
        say(Tell{seat, static_cast<int>(from)});
    return line->sent;
}

struct Tally {
    int pairs{};
    int differing{};  ///< pairs whose positions really are two
    qint64 bytes{};
};

/// Pairs along the game of that seed, each for somebody at the table or an onlooker.
template <class Game, class Table>
QByteArray compare(const typename Game::Definition& definition, quint64 seed, int wanted, const QString& seats, Tally& tally) {
    typename Game::Setup setup;
    setup.players = static_cast<std::uint8_t>(2 + seed % 3);
    setup.seed = seed;
    typename Game::Session session(definition, setup);
    Random random = Random::seeded(seed);
    while (!session.state().over() && tally.pairs < wanted) {
        const auto asked = Game::allAsked(session.state());
        std::vector<std::uint8_t> players;
        for (std::uint8_t p = 0; p < setup.players; ++p)
            if (asked >> p & 1u) players.push_back(p);
        const std::uint8_t player = players[random.below(static_cast<std::uint32_t>(players.size()))];
        const auto commands = Game::legal(definition, session.state(), player);
        session.give(player, commands[random.below(static_cast<std::uint32_t>(commands.size()))]);
        if (random.below(12) != 0) continue;
        const int seat = static_cast<int>(random.below(setup.players + 1u));
        const std::uint8_t viewer = seat == 0 ? Game::nobody : static_cast<std::uint8_t>(seat - 1);
        const auto step = session.moves().size();
        // Seen from nowhere, a position has no twin that everybody's plans agree with but one for a viewer at the table.
        const auto twin = session.branched(step, Table::redrawn(session, step, viewer, random.next()));
        const auto ours = session.branched(step, session.state());
        ++tally.pairs;
        tally.differing += !(twin.state() == ours.state());
        const auto first = told<Game>(ours, seat, seats), second = told<Game>(twin, seat, seats);
        for (const QByteArray& message : first)
            tally.bytes += message.size();
        if (first != second)
            for (qsizetype i = 0; i < std::max(first.size(), second.size()); ++i)
                if (first.value(i) != second.value(i))
                    return "seed " + QByteArray::number(seed) + " step " + QByteArray::number(qulonglong(step)) + " seat " +
                           QByteArray::number(seat) + '\n' + first.value(i) + '\n' + second.value(i);
        // A guest can read it, and nothing of what has no way out is named.
        for (const QByteArray& message : first)
            if (std::holds_alternative<Error>(readFromHost(message))) return message;
        for (const QByteArray& message : first)
            for (const char* word : {"\"random\"", "\"pinned\"", "\"seed\"", "\"hash\"", "\"words\""})
                if (message.contains(word)) return message;
    }
    return {};
}

int wantedPairs() {
    const int asked = qEnvironmentVariableIntValue("MAGISTER_PAIRS");
    return asked > 0 ? asked : 100;
}

template <class Game, class Table> void comparePairs(int wanted) {
    const DataFolder data = DataFolder::find();
    const auto pack = Game::readPack(PackFiles::fromFolder(data.packs(QLatin1String(Game::id)), data));
    QVERIFY(pack.definition);
    QTemporaryDir folder;
    Tally tally;
    for (quint64 seed = 1; tally.pairs < wanted; ++seed) {
        const QByteArray fault = compare<Game, Table>(*pack.definition, seed, wanted, folder.filePath(QStringLiteral("seats")), tally);
        QVERIFY2(fault.isEmpty(), fault.constData());
    }
    qInfo("%d pairs, %d of different positions, %lld bytes compared", tally.pairs, tally.differing, static_cast<long long>(tally.bytes));
    QVERIFY(tally.differing * 10 >= tally.pairs * 9);
}

} // namespace

class TestHiddenBytes : public QObject {
    Q_OBJECT

private slots:
    void messina() { comparePairs<messina::NetworkGame, messina::TableGame>(wantedPairs()); }
    void orleans() { comparePairs<orleans::NetworkGame, orleans::TableGame>(wantedPairs()); }
};

QTEST_GUILESS_MAIN(TestHiddenBytes)
#include "tst_hidden_bytes.moc"
