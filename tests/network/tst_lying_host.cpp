// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a host tells, a guest does not break: positions and events of real games fit, and what still fits once numbers in
// it are others is shown to the engine, the words and a table. The long test tells more lies (MAGISTER_LIES).
#include "app/game/guest_table_of.h"
#include "app/messina/network/fields.h"
#include "app/messina/network/fits.h"
#include "app/messina/network/network_game.h"
#include "app/messina/table/messina_table.h"
#include "app/orleans/network/fields.h"
#include "app/orleans/network/fits.h"
#include "app/orleans/network/network_game.h"
#include "app/orleans/table/orleans_table.h"

#include "engine/core/random.h"

#include <QMetaProperty>
#include <QTest>

using namespace magister;
using namespace magister::network;

namespace {

/// Says the source of every sentence, so that what stands in its fields is looked up.
class SourceLanguage : public Language {
public:
    QString code() const override { return QStringLiteral("en"); }
    QString text(const char*, const char* source) const override { return QString::fromUtf8(source); }
    QString word(const QString& key, const QString&, int) const override { return key; }
    QString count(const QString& key, int n, const QString&) const override { return QString::number(n) + key; }
    RuleTitle rule(const QString&) const override { return {}; }
};

std::uint32_t under(Random& random, std::size_t end) { return random.below(static_cast<std::uint32_t>(end)); }

// What can be changed in a value: every number, word and list of it.

template <class Value, class Visit> void eachLeaf(Value& value, const Visit& visit) {
    if constexpr (std::is_same_v<Value, messina::Rulings> || std::is_same_v<Value, orleans::Rulings>) {
        return; // read by their words alone
    } else if constexpr (plain::isList<Value>) {
        for (auto& item : value)
            eachLeaf(item, visit);
        if constexpr (requires { value.clear(); }) visit(value);
    } else if constexpr (std::is_integral_v<Value> || std::is_enum_v<Value>) {
        visit(value);
    } else {
        eachField(value, [&](std::string_view, auto& field) { eachLeaf(field, visit); });
    }
}

template <class Value> int leaves(Value& value) {
    int count = 0;
    eachLeaf(value, [&](auto&) { ++count; });
    return count;
}

constexpr int otherKinds = 8;

/// The number as another one, of so many kinds.
template <class Leaf> void spoil(Leaf& leaf, int kind, Random& random) {
    if constexpr (std::is_same_v<Leaf, bool>) {
        leaf = !leaf;
    } else if constexpr (std::is_integral_v<Leaf>) {
        using Limits = std::numeric_limits<Leaf>;
        const Leaf others[otherKinds] = {Leaf{},
                                         Limits::max(),
                                         static_cast<Leaf>(messina::none),
                                         static_cast<Leaf>(leaf + 1),
                                         static_cast<Leaf>(leaf - 1),
                                         Limits::min(),
                                         static_cast<Leaf>(random.below(8)),
                                         static_cast<Leaf>(random.next())};
        leaf = others[kind];
    } else if constexpr (WordedEnum<Leaf>) {
        leaf = allOf<Leaf>[under(random, countOf<Leaf>)];
    } else if constexpr (std::is_enum_v<Leaf>) {
        leaf = static_cast<Leaf>((static_cast<unsigned>(leaf) + static_cast<unsigned>(kind)) % 8); // rules and sources: some of the first
    } else if (kind % 2 == 0 && leaf.size() > 0) {
        leaf.pop();
    } else if (leaf.size() < Leaf::capacity()) {
        leaf.push(leaf.size() > 0 ? leaf.back() : std::remove_cvref_t<decltype(leaf.back())>{});
    }
}

template <class Value> void spoilLeaf(Value& value, int wanted, int kind, Random& random) {
    int at = 0;
    eachLeaf(value, [&](auto& leaf) {
        if (at++ == wanted) spoil(leaf, kind, random);
    });
}

template <class Value> void spoilSome(Value& value, Random& random) {
    const int count = leaves(value);
    if (count > 0) spoilLeaf(value, static_cast<int>(under(random, static_cast<std::size_t>(count))), static_cast<int>(random.below(otherKinds)), random);
}

struct OfMessina {
    using Network = messina::NetworkGame;
    using Table = messina::MessinaTable;
    static Network::Setup setup(quint64 seed, Random& random) {
        Network::Setup setup;
        setup.players = static_cast<std::uint8_t>(1 + seed % 4);
        setup.boards = random.below(2) ? messina::Side::B : messina::Side::A;
        setup.scrolls = random.below(2) ? messina::Side::B : messina::Side::A;
        setup.priorityTile = random.below(2) != 0;
        return setup;
    }
    static auto options() { return messina::rulingOptions(); }
    static std::unique_ptr<Table> table(const Network::Pack& pack, const Network::Setup& setup, const QVector<Seat>& seats,
                                        const magister::Table::Languages& languages) {
        return std::make_unique<Table>(*pack.definition, setup, seats, languages, QStringLiteral("en"));
    }
    static void lookAtMore(Table& table, const QString& thing) { table.overseerWay(thing); }
};

struct OfOrleans {
    using Network = orleans::NetworkGame;
    using Table = orleans::OrleansTable;
    static Network::Setup setup(quint64 seed, Random& random) {
        Network::Setup setup;
        setup.players = static_cast<std::uint8_t>(2 + seed % 3);
        setup.extraTiles = random.below(2) != 0;
        setup.fewerTiles = random.below(2) != 0;
        return setup;
    }
    static auto options() { return orleans::rulingOptions(); }
    static std::unique_ptr<Table> table(const Network::Pack& pack, const Network::Setup& setup, const QVector<Seat>& seats,
                                        const magister::Table::Languages& languages) {
        return std::make_unique<Table>(*pack.definition, pack.drawing, setup, seats, languages, QStringLiteral("en"));
    }
    static void lookAtMore(Table& table, const QString&) { table.drawOdds(); }
};

template <class Of> const auto& packOf() {
    const DataFolder data = DataFolder::find();
    static const auto pack = Of::Network::readPack(PackFiles::fromFolder(data.packs(QLatin1String(Of::Network::id)), data));
    return pack;
}
template <class Of> const auto& definition() { return *packOf<Of>().definition; }

/// With rulings of all kinds; of every second game with those of the box.
template <class Of> auto someSetup(quint64 seed) {
    Random random = Random::seeded(seed);
    auto setup = Of::setup(seed, random);
    setup.seed = seed;
    for (std::size_t i = 0; seed % 2 == 1 && i < Of::options().size(); ++i)
        setAnswer(setup.rulings, i, static_cast<std::uint8_t>(under(random, Of::options()[i].choices.size())));
    return setup;
}

/// A random game to its end; `look(session)` after about every so manieth command, and at both ends.
template <class Of, class Look> void play(quint64 seed, std::uint32_t every, Look look) {
    using Network = typename Of::Network;
    typename Network::Session session(definition<Of>(), someSetup<Of>(seed));
    Random random = Random::seeded(seed);
    look(session);
    while (!session.state().over() && !QTest::currentTestFailed()) {
        std::vector<std::uint8_t> asked;
        for (std::uint8_t player = 0; player < session.setup().players; ++player)
            if (Network::allAsked(session.state()) >> player & 1u) asked.push_back(player);
        const std::uint8_t player = asked[under(random, asked.size())];
        const auto commands = Network::legal(session.definition(), session.state(), player);
        session.give(player, commands[under(random, commands.size())]);
        if (random.below(every) == 0) look(session);
    }
    look(session);
}

/// Seats from 1, and 0 for an onlooker.
template <class Of> std::uint8_t viewer(int seat) {
    return seat == 0 ? Of::Network::nobody : static_cast<std::uint8_t>(seat - 1);
}

template <class Of> void realGames(int games) {
    using Network = typename Of::Network;
    for (int seed = 1; seed <= games && !QTest::currentTestFailed(); ++seed) {
        std::optional<typename Network::State> first;
        std::size_t told = 0;
        play<Of>(static_cast<quint64>(seed), 6, [&](const typename Network::Session& session) {
            if (!first) first = session.state();
            for (int seat = 0; seat <= session.setup().players; ++seat) {
                const auto seen = observe(session.state(), viewer<Of>(seat)).state;
                QVERIFY2(fits(definition<Of>(), seen), Network::json(seen).constData());
                for (std::size_t i = told; i < session.events().size(); ++i) {
                    const auto event = observe(session.events()[i].event, viewer<Of>(seat));
                    // What a guest knows of the position may be older, or newer than the event.
                    for (const auto& position : {*first, seen})
                        QVERIFY2(fits(definition<Of>(), position, event), Network::json(event).constData());
                }
            }
            told = session.events().size();
        });
    }
}

/// All that is asked of a position before anybody sees it.
template <class Of> void askEngine(const typename Of::Network::State& state) {
    using Network = typename Of::Network;
    const auto& rules = definition<Of>();
    for (std::uint8_t player = 0; player < state.playerCount; ++player) {
        for (const auto& choice : choices(rules, state, player))
            Network::toText(rules, state, choice.command);
        Network::legal(rules, state, player);
    }
}

/// Every number of a few positions of a game as others.
template <class Of> void everyNumber(quint64 seed, std::uint32_t every) {
    using Network = typename Of::Network;
    Random random = Random::seeded(seed);
    int fitting = 0, refused = 0;
    play<Of>(seed, every, [&](const typename Network::Session& session) {
        const int seat = static_cast<int>(random.below(session.setup().players + 1u));
        auto seen = observe(session.state(), viewer<Of>(seat)).state;
        const int count = leaves(seen);
        for (int leaf = 0; leaf < count; ++leaf)
            for (int kind = 0; kind < otherKinds; ++kind) {
                auto lie = seen;
                spoilLeaf(lie, leaf, kind, random);
                const bool sound = fits(definition<Of>(), lie);
                (sound ? fitting : refused) += 1;
                if (!sound) continue;
                if (random.below(16) == 0) QCOMPARE(Network::stateFromJson(Network::json(lie)), lie);
                askEngine<Of>(lie);
            }
    });
    qInfo("%d lies fit, %d do not", fitting, refused);
    QVERIFY(fitting > 0 && refused > 0);
}

/// Whatever bytes come, and whichever of its digits are others.
template <class Of> void anyBytes(int lies) {
    using Network = typename Of::Network;
    typename Network::Session session(definition<Of>(), someSetup<Of>(2));
    const QByteArray position = Network::json(observe(session.state(), 0).state);
    Random random = Random::seeded(3);
    constexpr std::string_view letters = "0123456789-{}[],:\"ex";
    int read = 0;
    for (int i = 0; i < lies; ++i) {
        QByteArray text = position;
        for (std::uint32_t n = 1 + random.below(4); n > 0; --n)
            text[static_cast<qsizetype>(under(random, static_cast<std::size_t>(text.size())))] = letters[under(random, letters.size())];
        if (random.below(16) == 0)
            for (char& byte : text)
                byte = static_cast<char>(random.next());
        const auto state = Network::stateFromJson(text);
        if (!state || !fits(definition<Of>(), *state)) continue;
        ++read;
        askEngine<Of>(*state);
    }
    qInfo("%d of %d fit", read, lies);
    QVERIFY(read > 0);
}

/// Everything that can be pointed at on a table.
QStringList things(Table& table) {
    QStringList all;
    const QMetaObject* type = table.metaObject();
    for (int i = 0; i < type->propertyCount(); ++i) {
        const auto* model = qobject_cast<RowsModel*>(type->property(i).read(&table).value<QObject*>());
        if (!model) continue;
        for (const QVariantMap& row : model->rows())
            for (const char* role : {"key", "target"})
                if (const QString thing = row.value(QLatin1String(role)).toString(); !thing.isEmpty()) all.append(thing);
    }
    all.removeDuplicates();
    return all;
}

/// All that somebody could look at and click on.
template <class Of> void lookAt(typename Of::Table& table, Random& random) {
    for (int i = 0; i < table.log()->count(); ++i)
        table.log()->row(i);
    for (int seat = 1; seat <= table.playerCount(); ++seat) {
        table.setViewSeat(seat);
        table.advice(seat);
        table.askSeat(seat);
    }
    table.growth();
    table.endReasons();
    table.scoreAsText();
    table.moment();
    table.ticks();
    table.handOver();
    table.setupStory();
    for (const QVariantMap& line : table.scores()->rows()) {
        const QString source = line.value(QStringLiteral("key")).toString();
        table.countedBy(source);
        for (int seat = 1; seat <= table.playerCount(); ++seat)
            table.behindScore(source, seat);
    }
    for (const QString& thing : things(table)) {
        table.accessibleOf(thing);
        table.cardOf(thing);
        table.whyNot(thing);
        table.preview(thing);
        table.leftOver(thing);
        table.pointAt(thing);
        Of::lookAtMore(table, thing);
        if (random.below(6) != 0) continue;
        table.activate(thing);
        for (int i = 0; i < table.variants()->count(); ++i)
            table.variantPreview(i);
        table.chooseVariant(0);
        table.setBusy(false);
        table.closeVariants();
        table.closeRefusal();
    }
    for (int line = 0; line < std::min(table.log()->count(), 4); ++line)
        table.showLine(line);
    table.showStep(0);
    table.showNow();
}

/// A guest's table that is told one lie after another about a real game.
template <class Of> void tellTable(quint64 seed, int lies) {
    using Network = typename Of::Network;
    const SourceLanguage language;
    const auto setup = someSetup<Of>(seed);
    QVector<Seat> seats;
    for (int seat = 0; seat < setup.players; ++seat)
        seats.append({QStringLiteral("P%1").arg(seat + 1), tinctures().at(seat)});
    const auto table = Of::table(packOf<Of>(), setup, seats, [&](const QString&) -> const Language& { return language; });
    GuestTableOf<Network, typename Of::Table> guest(*table, definition<Of>(), setup);
    guest.give = [](int, const QString&) {};
    guest.ask = [](int, int) {};
    Random random = Random::seeded(seed);
    int told = 0, shown = 0;
    const auto tell = [&](const typename Network::State& state, int seat, const std::vector<typename Network::Event>& events) {
        PositionTold position;
        position.seat = seat;
        position.undos = ++told; // all that was told before no longer holds
        position.events = static_cast<int>(events.size());
        position.over = state.over();
        position.position = Network::json(state);
        guest.setSeats(seat == 0 ? QList<int>{} : QList<int>{seat});
        if (!guest.see(position)) return false;
        EventsTold happened{seat, 0, {}};
        for (const auto& event : events)
            happened.events.append(Network::json(event));
        if (!guest.tell(happened)) return false;
        ++shown;
        lookAt<Of>(*table, random);
        return true;
    };
    play<Of>(seed, std::max(1, 1'500 / lies), [&](const typename Network::Session& session) {
        const int seat = static_cast<int>(random.below(session.setup().players + 1u));
        const auto seen = observe(session.state(), viewer<Of>(seat)).state;
        std::vector<typename Network::Event> events;
        for (std::size_t i = 0; i < session.events().size(); ++i)
            if (i + 40 >= session.events().size()) events.push_back(observe(session.events()[i].event, viewer<Of>(seat)));
        QVERIFY(tell(seen, seat, events));
        auto lie = seen;
        for (int depth = 1; depth <= 60; ++depth) {
            auto next = lie;
            spoilSome(next, random);
            if (!fits(definition<Of>(), next)) continue;
            lie = next;
            auto lyingEvents = events;
            for (auto& event : lyingEvents) {
                auto other = event;
                std::visit([&](auto& one) { spoilSome(one, random); }, other);
                if (fits(definition<Of>(), lie, other)) event = other;
            }
            if (random.below(12) == 0) tell(lie, seat, lyingEvents);
        }
    });
    qInfo("%d positions shown", shown);
    QVERIFY(shown > 0);
}

int wantedLies() {
    const int asked = qEnvironmentVariableIntValue("MAGISTER_LIES");
    return asked > 0 ? asked : 1;
}

} // namespace

class TestLyingHost : public QObject {
    Q_OBJECT

private slots:
    void messinaIsBelieved() { realGames<OfMessina>(8 * wantedLies()); }
    void orleansIsBelieved() { realGames<OfOrleans>(6 * wantedLies()); }
    void messinaNumbers() {
        for (int seed = 1; seed <= 4 * wantedLies(); ++seed)
            everyNumber<OfMessina>(static_cast<quint64>(seed), 150);
    }
    void orleansNumbers() {
        for (int seed = 1; seed <= 3 * wantedLies(); ++seed)
            everyNumber<OfOrleans>(static_cast<quint64>(seed), 400);
    }
    void messinaBytes() { anyBytes<OfMessina>(2'000 * wantedLies()); }
    void orleansBytes() { anyBytes<OfOrleans>(2'000 * wantedLies()); }
    void messinaTable() {
        for (int seed = 1; seed <= 4 * wantedLies(); ++seed)
            tellTable<OfMessina>(static_cast<quint64>(seed), 15);
    }
    void orleansTable() {
        for (int seed = 1; seed <= 3 * wantedLies(); ++seed)
            tellTable<OfOrleans>(static_cast<quint64>(seed), 8);
    }
};

QTEST_GUILESS_MAIN(TestLyingHost)
#include "tst_lying_host.moc"
