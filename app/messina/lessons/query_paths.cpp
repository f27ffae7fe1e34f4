// SPDX-License-Identifier: GPL-3.0-or-later
// Every path that a lesson can ask for.
#include "app/messina/lessons/query.h"

#include "app/content/vocabulary.h"
#include "app/messina/lessons/setup_values.h"
#include "engine/messina/notation.h"

namespace magister::messina {

namespace {

struct Paths {
    const Definition& def;
    const State& state;
    std::vector<NamedPath> found{};

    void add(const char* form, const QString& path) { found.push_back({form, path}); }
    void numbered(const char* form, const QString& stem, std::size_t count, const QString& part = {}) {
        for (std::size_t i = 1; i <= count; ++i)
            add(form, stem + u'/' + QString::number(i) + part);
    }
    template <class Enum> void worded(const char* form, const QString& stem, const QString& part = {}) {
        for (const QString& word : allWords<Enum>())
            if (!word.isEmpty()) add(form, stem + u'/' + word + part);
    }

    void seatPeople(const QString& home, const Player& player) {
        for (SquareIndex square = 0; square < squareCount; ++square)
            add("seat/square", home + "square/" + QString::fromStdString(squareId(square)));
        numbered("seat/hut", home + "hut", hutCount);
        numbered("seat/hut/upgrade", home + "hut", hutCount, QStringLiteral("/upgrade"));
        worded<CitizenClass>("seat/overseer", home + "overseer");
        worded<CitizenClass>("seat/overseer/upgraded", home + "overseer", QStringLiteral("/upgraded"));
        numbered("seat/workshop", home + "workshop", player.workshops.size() + 1);
        numbered("seat/workshop/citizen", home + "workshop", player.workshops.size(), QStringLiteral("/citizen"));
        numbered("seat/workshop/used", home + "workshop", player.workshops.size(), QStringLiteral("/used"));
        numbered("seat/cart", home + "cart", player.carts.size() + 1);
        numbered("seat/cart/used", home + "cart", player.carts.size(), QStringLiteral("/used"));
        numbered("seat/ship", home + "ship", player.ships.size() + 1);
        numbered("seat/district", home + "district",
                 std::min(player.districts.size() + 1, player.districts.capacity()));
        worded<Book>("seat/book", home + "book");
        numbered("seat/scroll", home + "scroll", player.scroll.size());
    }
    void seatSupplies(const QString& home, const Player& player) {
        for (const char* word : {"coins", "wood", "fire", "bigFire", "rats", "points", "ships", "carts", "workshops",
                                 "districts", "won", "pending"})
            add("seat/supply", home + QLatin1String(word));
        for (const Book book : allBooks)
            numbered("seat/pending", home + "pending/" + wordOf(book),
                     def.books[static_cast<std::size_t>(book)].spaces.size());
        worded<LieutenantStatus>("seat/lieutenants", home + "lieutenants");
        add("seat/lieutenants/owned", home + "lieutenants/owned");
        numbered("seat/lieutenant", home + "lieutenant", lieutenantCount);
        numbered("seat/lieutenant/place", home + "lieutenant", lieutenantCount, QStringLiteral("/place"));
        worded<Citizen>("seat/citizens", home + "citizens");
        worded<CitizenClass>("seat/once-used", home + "once-used");
        numbered("seat/hut/citizen", home + "hut", hutCount, QStringLiteral("/citizen"));
        numbered("seat/hut/field", home + "hut", hutCount, QStringLiteral("/field"));
        worded<CitizenClass>("seat/overseer/step", home + "overseer", QStringLiteral("/step"));
        for (const Hut& hut : player.huts)
            if (hut.citizen != Citizen::Nobody)
                for (const char* part : {"/field", "/upgrade"})
                    add("seat/hut/by-class", home + "hut/" + wordOf(classOf(hut.citizen)) + QLatin1String(part));
    }

    void town() {
        const auto& places = def.layout(state.playerCount).places;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const QString name = QString::fromStdString(placeText(def, state.playerCount, static_cast<PlaceIndex>(i)));
            if (places[i].kind == PlaceKind::Dock) {
                numbered("dock/ship", name + "/ship", baysPerDock);
                numbered("dock/cube", name + "/cube", baysPerDock);
                for (std::size_t p = 1; p <= state.seats(); ++p)
                    add("dock/standing", name + "/standing/seat:" + QString::number(p));
                add("dock/ships", name + "/ships");
                add("dock/cubes", name + "/cubes");
                continue;
            }
            const QString hex = (places[i].kind == PlaceKind::Port ? QString() : QStringLiteral("hex:")) + name;
            for (const char* part : {"standing", "cubes", "owner", "lying", "hex", "tile", "rat", "colour"})
                add("hex", hex + u'/' + QLatin1String(part));
            worded<CitizenClass>("hex/citizens", hex + "/citizens");
        }
    }

    void table() {
        numbered("market/hut-upgrades", QStringLiteral("market:hut-upgrades"), state.huts.size());
        worded<CitizenClass>("market/workshops", QStringLiteral("market:workshops"));
        numbered("market/carts", QStringLiteral("market:carts"), def.cartStacks[state.playerCount]);
        numbered("market/left", QStringLiteral("market:hut-upgrades"), state.huts.size(), QStringLiteral("/left"));
        for (const char* path : {"turn", "round", "stage", "cubes", "docking", "wheel", "prompt"})
            add("table", QLatin1String(path));
        for (const char* path : {"stacks/hexes", "stacks/ships", "stacks/docking", "stacks/solo"})
            add("stacks", QLatin1String(path));
        add("wheel/rat", QStringLiteral("wheel/rat"));
        worded<CitizenClass>("wheel/class", QStringLiteral("wheel"));
        numbered("order", QStringLiteral("order"), state.seats());
        for (const Book book : allBooks)
            numbered("book/order", QStringLiteral("book:%1/order").arg(wordOf(book)), state.playerCount);
    }
};

} // namespace

std::vector<NamedPath> allPaths(const Definition& definition, const State& state) {
    Paths paths{definition, state};
    const auto home = [](std::size_t p) { return QStringLiteral("seat:%1/").arg(p + 1); };
    for (std::size_t p = 0; p < state.seats(); ++p)
        paths.seatPeople(home(p), state.players[p]);
    paths.town();
    for (std::size_t p = 0; p < state.seats(); ++p)
        paths.seatSupplies(home(p), state.players[p]);
    paths.table();
    for (const QString& path : setupPaths(definition, state))
        paths.add("setup", path);
    return std::move(paths.found);
}

} // namespace magister::messina
