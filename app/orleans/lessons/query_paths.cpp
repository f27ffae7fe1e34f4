// SPDX-License-Identifier: GPL-3.0-or-later
// Every path that a lesson can ask for.
#include "app/orleans/lessons/query.h"

#include "app/content/vocabulary.h"

namespace magister::orleans {

namespace {

QString idText(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

struct Paths {
    const Definition& def;
    const State& state;
    std::vector<NamedPath> found{};

    void add(const char* form, const QString& path) { found.push_back({form, path}); }
    template <class Enum> void worded(const char* form, const QString& stem) {
        for (const QString& word : allWords<Enum>())
            add(form, stem + u'/' + word);
    }
    void followers(const char* form, const QString& stem) {
        for (std::size_t i = 1; i <= followerTokenCount; ++i)
            add(form, stem + u'/' + wordOf(static_cast<Token>(i)));
    }
    void parts(const char* form, const QString& stem, std::initializer_list<const char*> words) {
        for (const char* word : words)
            add(form, stem + u'/' + QLatin1String(word));
    }

    void seatPlaces(const QString& home, const Player& player) {
        for (std::size_t i = 0; i < placeCount; ++i) {
            const PlaceId id = placeAt(i);
            if (!player.owns(id)) continue;
            const QString place = home + "/place/" + wordOf(id);
            for (std::size_t slot = 1; slot <= def.place(id).actionSlots.size(); ++slot)
                add("seat/place/slot", place + u'/' + QString::number(slot));
            if (def.place(id).openRow) followers("seat/place/row", place);
        }
    }
    void seatPieces(const QString& home) {
        worded<Track>("seat/track", home + "/track");
        add("seat/merchant", home + "/merchant");
        add("seat/stations", home + "/stations/built");
        for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
            add("seat/tile", home + "/tile/" + wordOf(placeAt(i)));
        worded<Ware>("seat/ware", home + "/ware");
        parts("seat/held", home, {"technologies", "development", "citizens", "coins"});
    }
    void seatSupplies(const QString& home, const Player& player) {
        followers("seat/market", home + "/market");
        followers("seat/bag", home + "/bag");
        followers("seat/tower", home + "/tower");
        followers("seat/hand", home + "/hand");
        parts("seat/space", home + "/market", {"free", "filled"});
        parts("seat/space", home + "/tower", {"free", "filled"});
        add("seat/space", home + "/hand/filled");
        parts("seat/held", home, {"bag", "points", "level", "stations", "wares", "tiles", "draws", "won", "done", "asked", "score"});
        add("seat/bag", home + "/bag/neutral");
        parts("seat/technologies", home + "/technologies", {"new", "laid"});
        add("seat/level", home + "/level/next");
        for (const CoinSpace& space : def.development.coins)
            add("seat/coin-space", home + "/coin-space/" + QString::number(space.space));
        parts("seat/draws", home + "/draws", {"left", "possible"});
        parts("seat/event", home + "/event", {"gains", "due", "food", "follower"});
        parts("seat/score", home + "/score", {"coins", "grain", "cheese", "wine", "wool", "brocade", "bread", "stations", "citizens"});
        for (std::size_t i = 0; i < placeCount; ++i) {
            const PlaceId id = placeAt(i);
            if (!player.owns(id)) continue;
            add("seat/place", home + "/place/" + wordOf(id));
            add("seat/place/active", home + "/place/" + wordOf(id) + "/active");
        }
    }
    void board() {
        for (std::size_t i = 0; i < deedCount; ++i) {
            const QString deed = "deed/" + wordOf(static_cast<DeedId>(i));
            worded<Follower>("deed/follower", deed);
            parts("deed", deed, {"free", "complete"});
        }
        for (const Connection& connection : def.connections) {
            const QString way = "way:" + idText(connection.id.view());
            for (int slot = 1; slot <= connection.slotCount; ++slot)
                add("way/good", way + "/good/" + QString::number(slot));
            add("way/goods", way + "/goods");
        }
        for (const Town& town : def.towns) {
            const QString name = "town:" + idText(town.id.view());
            parts("town", name, {"stations", "merchants"});
            for (int p = 1; p <= state.playerCount; ++p)
                add("town/station", name + "/station/seat:" + QString::number(p));
        }
        for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
            add("tile", "tile/" + wordOf(placeAt(i)));
    }
    void stocks() {
        worded<Follower>("supply", QStringLiteral("supply"));
        worded<Good>("goods", QStringLiteral("goods"));
        worded<EventKind>("seen", QStringLiteral("seen"));
        for (const std::uint8_t space : def.development.citizens)
            add("citizen", "citizen/development/" + QString::number(space));
        parts("citizen", QStringLiteral("citizen"), {"knight", "boatman", "last"});
        for (const QString& deed : allWords<DeedId>())
            add("citizen", "citizen/deed:" + deed);
        for (std::size_t i = 1; i <= roundCount; ++i)
            add("hourglass", "hourglass/" + QString::number(i));
        parts("census", QStringLiteral("census"), {"leader", "last"});
        for (const char* path : {"stage", "turn", "event", "round", "start", "hourglass", "technologies", "citizens", "treasury", "stack:1", "stack:2"})
            add("table", QLatin1String(path));
    }
};

} // namespace

std::vector<NamedPath> allPaths(const Definition& definition, const State& state) {
    Paths paths{definition, state};
    const auto home = [](int p) { return QStringLiteral("seat:%1").arg(p + 1); };
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        paths.seatPlaces(home(p), state.players[p]);
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        paths.seatPieces(home(p));
    paths.board();
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        paths.seatSupplies(home(p), state.players[p]);
    paths.stocks();
    return std::move(paths.found);
}

} // namespace magister::orleans
