// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest reads of positions and events is what the host wrote, and it comes to the same commands.
#include "app/content/pack_in_force.h"
#include "app/game/network_games.h"
#include "app/messina/network/network_game.h"
#include "app/orleans/network/network_game.h"

#include "engine/core/random.h"

#include <QCryptographicHash>
#include <QTest>

using namespace magister;
using namespace magister::network;

namespace {

template <class Game> struct Values {
    PackFiles files = PackFiles::fromFolder(DataFolder::find().packs(QLatin1String(Game::id)), DataFolder::find());
    typename Game::Pack pack = Game::readPack(files);

    TableTold table(int seats) const {
        return {QStringLiteral("0123ABCD"), QLatin1String(Game::id), QCryptographicHash::hash(files.toBytes(), QCryptographicHash::Sha256),
                QList<SeatTold>(seats)};
    }
};

template <class Game> const Values<Game>& values() {
    static const Values<Game> read;
    return read;
}

/// Every position and event of one game, for everybody who may look.
template <class Game> void follow(const Values<Game>& ours, quint64 seed) {
    typename Game::Setup setup;
    setup.players = static_cast<std::uint8_t>(2 + seed % 3);
    setup.seed = seed;
    typename Game::Session session(*ours.pack.definition, setup);
    const auto guest = guestGameOf(ours.table(setup.players), DataFolder::find());
    QVERIFY(guest);
    Random random = Random::seeded(seed);
    std::size_t events = 0;
    const auto look = [&] {
        const HostedGameOf<Game> now(session);
        for (int seat = 0; seat <= setup.players; ++seat) {
            const std::uint8_t viewer = seat == 0 ? Game::nobody : static_cast<std::uint8_t>(seat - 1);
            const auto seen = observe(session.state(), viewer).state;
            const QByteArray json = now.position(seat);
            const auto read = Game::stateFromJson(json);
            QVERIFY2(read, json.constData());
            QVERIFY(*read == seen);
            QCOMPARE(Game::json(*read), json);
            PositionTold told;
            told.seat = seat;
            told.over = now.over();
            told.position = json;
            QVERIFY(guest->see(told));
            QCOMPARE(guest->commands(seat), now.commands(seat));
            for (auto i = events; i < session.events().size(); ++i) {
                const auto event = observe(session.events()[i].event, viewer);
                const auto again = Game::eventFromJson(Game::json(event));
                QVERIFY2(again, Game::json(event).constData());
                QCOMPARE(Game::json(*again), Game::json(event));
            }
            EventsTold happened{seat, static_cast<int>(events), now.events(seat, static_cast<int>(events), mostEvents)};
            QVERIFY(guest->understands(happened));
        }
        events = session.events().size();
    };
    look();
    while (!session.state().over() && !QTest::currentTestFailed()) {
        const unsigned asked = Game::allAsked(session.state());
        std::vector<std::uint8_t> players;
        for (std::uint8_t player = 0; player < setup.players; ++player)
            if (asked >> player & 1u) players.push_back(player);
        const std::uint8_t player = players[random.below(static_cast<std::uint32_t>(players.size()))];
        const auto commands = Game::legal(session.definition(), session.state(), player);
        session.give(player, commands[random.below(static_cast<std::uint32_t>(commands.size()))]);
        if (random.below(8) == 0) look();
    }
    look();
}

/// Whatever a text is turned into, it is read or not read, and what is read is written so again.
template <class Game> void spoil(const Values<Game>& ours) {
    typename Game::Setup setup;
    setup.seed = 7;
    const typename Game::Session session(*ours.pack.definition, setup);
    const HostedGameOf<Game> host(session);
    const QByteArray position = host.position(1);
    Random random = Random::seeded(7);
    int read = 0;
    constexpr std::string_view letters = "0123456789-{}[],:\"ex";
    for (int i = 0; i < 2'000; ++i) {
        QByteArray text = position;
        const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(text.size())));
        text[at] = letters[random.below(letters.size())];
        if (random.below(5) == 0) text.truncate(at);
        const auto state = Game::stateFromJson(text);
        read += state.has_value();
        if (state) QCOMPARE(Game::stateFromJson(Game::json(*state)), state);
    }
    QVERIFY(read > 0 && read < 2'000);
    for (const char* wrong : {"", "{}", "[]", "{\"happened\":\"no-such\"}", "{\"happened\":1}", "{\"happened\":\"turn-started\"}",
                              "{\"happened\":\"turn-started\",\"rule\":\"x\",\"player\":0}",
                              "{\"happened\":\"turn-started\",\"rule\":\"turn.one\",\"player\":300}"}) {
        QVERIFY2(!Game::eventFromJson(wrong), wrong);
        QVERIFY2(!Game::stateFromJson(wrong), wrong);
    }
}

template <class Game> void otherValues(const Values<Game>& ours) {
    TableTold told = ours.table(2);
    told.pack[0] = static_cast<char>(told.pack[0] ^ 1);
    QVERIFY(!guestGameOf(told, DataFolder::find()));
    told = ours.table(2);
    told.game = QStringLiteral("no-such");
    QVERIFY(!guestGameOf(told, DataFolder::find()));
}

} // namespace

class TestGuestGame : public QObject {
    Q_OBJECT

private slots:
    void everyPosition_data() {
        QTest::addColumn<bool>("messina");
        QTest::addColumn<quint64>("seed");
        for (const bool messina : {true, false})
            for (quint64 seed = 1; seed <= 2; ++seed)
                QTest::addRow("%s %d", messina ? "messina" : "orleans", static_cast<int>(seed)) << messina << seed;
    }
    void everyPosition() {
        QFETCH(bool, messina);
        QFETCH(quint64, seed);
        if (messina) follow(values<messina::NetworkGame>(), seed);
        else follow(values<orleans::NetworkGame>(), seed);
    }
    void spoiltTexts() {
        spoil(values<messina::NetworkGame>());
        spoil(values<orleans::NetworkGame>());
    }
    void valuesThatAreNotOurs() {
        otherValues(values<messina::NetworkGame>());
        otherValues(values<orleans::NetworkGame>());
    }
};

QTEST_GUILESS_MAIN(TestGuestGame)
#include "tst_guest_game.moc"
