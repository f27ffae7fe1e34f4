// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/query.h"

#include "app/content/vocabulary.h"
#include "app/messina/lessons/setup_values.h"
#include "app/teaching/position_values.h"
#include "engine/messina/game.h"
#include "engine/messina/notation.h"

#include <QStringList>

#include <algorithm>

namespace magister::messina {

namespace {

using values::indexOf;
using values::number;
using values::playerOf;
using values::seat;
using values::Value;

int lieutenantsAt(const Player& player, LieutenantStatus status, std::optional<PlaceIndex> place = {}) {
    return static_cast<int>(
        std::count_if(player.lieutenants.begin(), player.lieutenants.end(),
                      [&](const Lieutenant& l) { return l.status == status && (!place || l.place == *place); }));
}

std::size_t hutWith(const Player& player, CitizenClass citizenClass) {
    const auto it = std::find_if(player.huts.begin(), player.huts.end(), [&](const Hut& hut) {
        return hut.citizen != Citizen::Nobody && classOf(hut.citizen) == citizenClass;
    });
    return static_cast<std::size_t>(it - player.huts.begin());
}

struct Query {
    const Definition& def;
    const State& state;

    Value hex(PlaceIndex place, const QStringList& rest) const {
        if (rest.isEmpty()) return std::nullopt;
        const PlaceState& here = state.places[place];
        const QString& what = rest.front();
        if (what == u"citizens" && rest.size() == 2) {
            const auto c = fromWord<CitizenClass>(rest[1]);
            return c ? number(here.citizens[static_cast<std::size_t>(*c)]) : std::nullopt;
        }
        if (rest.size() != 1) return std::nullopt;
        if (what == u"cubes") return number(here.cubes);
        if (what == u"standing") return seat(here.standing);
        if (what == u"owner") return seat(here.owner);
        if (what == u"tile") return number(here.hex == none ? 0 : 1);
        const Hex* hex = here.hex == none ? nullptr : &def.hexes[here.hex];
        if (what == u"hex") return hex ? QString::fromUtf8(hex->id) : QString();
        if (what == u"rat") return hex ? wordOf(hex->rat) : QString();
        if (what == u"colour") return hex ? wordOf(hex->colour) : QString();
        if (what != u"lying") return std::nullopt;
        int lying = 0;
        for (std::size_t p = 0; p < state.seats(); ++p)
            lying += lieutenantsAt(state.players[p], LieutenantStatus::Lying, place);
        return number(lying);
    }

    Value dock(PlaceIndex place, const QStringList& rest) const {
        if (rest.isEmpty()) return std::nullopt;
        const auto& bays = state.docks[def.layout(state.playerCount).places[place].corner];
        if (rest == QStringList{QStringLiteral("ships")})
            return number(
                static_cast<int>(std::count_if(bays.begin(), bays.end(), [](const Bay& b) { return b.ship != none; })));
        if (rest == QStringList{QStringLiteral("cubes")}) {
            int cubes = 0;
            for (const Bay& bay : bays)
                cubes += bay.cube;
            return number(cubes);
        }
        if (rest.size() == 2 && (rest[0] == u"ship" || rest[0] == u"cube")) {
            const auto bay = indexOf(rest[1], baysPerDock);
            if (!bay) return std::nullopt;
            return rest[0] == u"cube" ? number(bays[*bay].cube) : idAt(def.ships, bays[*bay].ship);
        }
        if (rest.size() == 2 && rest[0] == u"standing") {
            const auto p = playerOf(rest[1], state.seats());
            if (p) return number(lieutenantsAt(state.players[*p], LieutenantStatus::Standing, place));
        }
        return std::nullopt;
    }

    /// Of a tile; empty for none.
    template <class List> static QString idAt(const List& list, TileIndex tile) {
        return tile == none ? QString() : QString::fromUtf8(list[tile].id);
    }
    /// Of the tile that lies open on a pile.
    template <class List, class Pile> static QString openOn(const List& list, const Pile& pile) {
        return idAt(list, pile.empty() ? none : pile.back());
    }

    Value hut(const Player& player, const QStringList& rest) const {
        if (rest.isEmpty() || rest.size() > 2) return std::nullopt;
        const QString part = rest.value(1);
        const auto upgradeOf = [&](const Hut& hut) { return Value(idAt(def.hutUpgrades, hut.upgrade)); };
        if (const auto citizenClass = fromWord<CitizenClass>(rest[0])) {
            const std::size_t at = hutWith(player, *citizenClass);
            if (part == u"field") return number(at < hutCount ? player.huts[at].field : 0);
            if (part == u"upgrade") return at < hutCount ? upgradeOf(player.huts[at]) : Value(QString());
            return std::nullopt;
        }
        const auto at = indexOf(rest[0], hutCount);
        if (!at) return std::nullopt;
        const Hut& one = player.huts[*at];
        if (part == u"upgrade") return upgradeOf(one);
        if (part == u"citizen") return wordOf(one.citizen);
        if (part == u"field") return number(one.field);
        if (!part.isEmpty()) return std::nullopt;
        return one.citizen == Citizen::Nobody ? QString() : wordOf(one.citizen) + u'/' + QString::number(one.field);
    }

    Value overseer(const Player& player, const QStringList& rest) const {
        const auto c = fromWord<CitizenClass>(rest.value(0));
        if (!c || rest.size() > 2) return std::nullopt;
        const Overseer& one = player.overseer(*c);
        if (rest.value(1) == u"upgraded") return number(one.upgraded);
        if (rest.value(1) == u"step") return number(one.step);
        if (rest.size() == 2) return std::nullopt;
        return QString::fromUtf8(def.nodes[def.paths[static_cast<std::size_t>(*c)][one.branch][one.step]].id);
    }

    Value square(const Player& player, const QString& id) const {
        const auto& squares = def.boards[player.board].squares;
        for (std::size_t i = 0; i < squareCount; ++i)
            if (QString::fromUtf8(squares[i].id) == id) return wordOf(player.squares[i]);
        return std::nullopt;
    }

    Value supply(const Player& player, const QString& what) const {
        if (what == u"coins") return number(player.token(Token::Coin)); // the one that is told in the plural
        if (const auto token = fromWord<Token>(what); token && *token != Token::Coin)
            return number(player.token(*token));
        if (what == u"rats") return number(player.rats);
        if (what == u"points") return number(player.points);
        if (what == u"ships") return number(static_cast<int>(player.ships.size()));
        if (what == u"carts") return number(static_cast<int>(player.carts.size()));
        if (what == u"workshops") return number(static_cast<int>(player.workshops.size()));
        if (what == u"districts") return number(static_cast<int>(player.districts.size()));
        return std::nullopt;
    }

    Value lieutenants(const Player& player, const QString& where) const {
        if (where == u"owned") return number(lieutenantsOwned(player));
        const auto status = fromWord<LieutenantStatus>(where);
        return status ? number(lieutenantsAt(player, *status)) : std::nullopt;
    }

    Value lieutenant(const Player& player, const QStringList& rest) const {
        const auto at = indexOf(rest.value(0), lieutenantCount);
        if (!at || rest.size() > 2) return std::nullopt;
        const Lieutenant& one = player.lieutenants[*at];
        if (rest.size() == 1) return wordOf(one.status);
        if (rest[1] != u"place") return std::nullopt;
        const bool inTown = one.status == LieutenantStatus::Lying || one.status == LieutenantStatus::Standing;
        return inTown ? QString::fromStdString(placeText(def, state.playerCount, one.place)) : QString();
    }

    /// Those of that word in sectors, huts and workshops.
    Value citizens(const Player& player, const QString& word) const {
        const auto citizen = fromWord<Citizen>(word);
        if (!citizen || *citizen == Citizen::Nobody) return std::nullopt;
        auto count = std::count(player.squares.begin(), player.squares.end(), *citizen);
        for (const Hut& hut : player.huts)
            count += hut.citizen == *citizen;
        for (const WorkshopSlot& slot : player.workshops)
            count += slot.citizen == *citizen;
        return number(static_cast<int>(count));
    }

    Value workshop(const Player& player, const QStringList& rest) const {
        const auto at = indexOf(rest.value(0), player.workshops.capacity());
        if (!at || rest.size() > 2) return std::nullopt;
        const WorkshopSlot slot = *at < player.workshops.size() ? player.workshops[*at] : WorkshopSlot{none, {}, {}};
        if (rest.size() == 1) return idAt(def.workshops, slot.tile);
        if (rest[1] == u"citizen") return wordOf(slot.citizen);
        return rest[1] == u"used" ? number(slot.used) : std::nullopt;
    }

    Value cart(const Player& player, const QStringList& rest) const {
        const auto at = indexOf(rest.value(0), player.carts.capacity());
        if (!at || rest.size() > 2) return std::nullopt;
        const CartSlot slot = *at < player.carts.size() ? player.carts[*at] : CartSlot{none, {}};
        if (rest.size() == 1) return idAt(def.carts, slot.tile);
        return rest[1] == u"used" ? number(slot.used) : std::nullopt;
    }

    /// One of the things that lie in a row, "" beyond its end.
    template <class List, class Name> static Value inRow(const QStringList& rest, const List& list, Name name) {
        const auto at = indexOf(rest.value(0), list.capacity());
        if (!at || rest.size() != 1) return std::nullopt;
        return *at < list.size() ? name(list[*at]) : QString();
    }

    Value pending(const Player& player, const QStringList& rest) const {
        if (rest.isEmpty()) return number(static_cast<int>(player.pending.size()));
        const auto book = fromWord<Book>(rest[0]);
        const auto space =
            book ? indexOf(rest.value(1), def.books[static_cast<std::size_t>(*book)].spaces.size()) : std::nullopt;
        if (!space || rest.size() != 2) return std::nullopt;
        const PendingBookAction wanted{*book, static_cast<std::uint8_t>(*space + 1)};
        return number(std::find(player.pending.begin(), player.pending.end(), wanted) != player.pending.end());
    }

    Value player(std::size_t index, const QStringList& rest) const {
        const Player& one = state.players[index];
        const QString what = rest.value(0);
        const QStringList behind = rest.mid(1);
        if (what == u"hut") return hut(one, behind);
        if (what == u"overseer") return overseer(one, behind);
        if (what == u"workshop") return workshop(one, behind);
        if (what == u"cart") return cart(one, behind);
        if (what == u"lieutenant") return lieutenant(one, behind);
        if (what == u"pending") return pending(one, behind);
        if (what == u"ship") return inRow(behind, one.ships, [&](TileIndex tile) { return idAt(def.ships, tile); });
        if (what == u"district")
            return inRow(behind, one.districts, [&](PlaceIndex place) {
                return QString::fromStdString(placeText(def, state.playerCount, place));
            });
        if (rest.size() == 1) return what == u"won" ? number(state.winners >> index & 1) : supply(one, what);
        if (rest.size() != 2) return std::nullopt;
        if (what == u"square") return square(one, rest[1]);
        if (what == u"lieutenants") return lieutenants(one, rest[1]);
        if (what == u"citizens") return citizens(one, rest[1]);
        if (what == u"once-used") {
            const auto c = fromWord<CitizenClass>(rest[1]);
            return c ? number(one.onceUsed >> static_cast<unsigned>(*c) & 1) : std::nullopt;
        }
        if (what == u"book") {
            const auto book = fromWord<Book>(rest[1]);
            return book ? number(one.book(*book)) : std::nullopt;
        }
        if (what == u"scroll") {
            const auto track = indexOf(rest[1], one.scroll.size());
            return track ? number(one.scroll[*track]) : std::nullopt;
        }
        return std::nullopt;
    }

    /// The open tile of a pile, or how many lie there.
    Value market(const QString& kind, const QStringList& rest) const {
        const bool left = rest.value(1) == u"left";
        if (rest.isEmpty() || rest.size() > 2 || (rest.size() == 2 && !left)) return std::nullopt;
        const auto told = [&](const auto& list, const auto& pile) {
            return left ? number(static_cast<int>(pile.size())) : Value(openOn(list, pile));
        };
        if (kind == u"workshops") {
            const auto c = fromWord<CitizenClass>(rest[0]);
            return c ? told(def.workshops, state.workshops[static_cast<std::size_t>(*c)]) : std::nullopt;
        }
        const bool huts = kind == u"hut-upgrades";
        const auto at = indexOf(rest[0], huts ? state.huts.size() : def.cartStacks[state.playerCount]);
        if (!at || (!huts && kind != u"carts")) return std::nullopt;
        return huts ? told(def.hutUpgrades, state.huts[*at]) : told(def.carts, state.carts[*at]);
    }

    Value stack(const QStringList& rest) const {
        if (rest == QStringList{QStringLiteral("hexes")}) return number(static_cast<int>(state.hexPile.size()));
        if (rest == QStringList{QStringLiteral("ships")}) return number(static_cast<int>(state.shipPile.size()));
        if (rest == QStringList{QStringLiteral("docking")}) return number(static_cast<int>(state.dockingPile.size()));
        if (rest == QStringList{QStringLiteral("solo")}) return number(static_cast<int>(state.soloPile.size()));
        return std::nullopt;
    }

    Value wheel(const QStringList& rest) const {
        const WheelPosition& now = def.wheel[state.wheel];
        if (rest.isEmpty()) return number(state.wheel);
        if (rest.size() != 1) return std::nullopt;
        if (rest[0] == u"rat") return wordOf(now.rat);
        const auto c = fromWord<CitizenClass>(rest[0]);
        return c ? Value(wordOf(now.colour[static_cast<std::size_t>(*c)])) : std::nullopt;
    }

    /// "1" is who comes first.
    static Value ranked(const std::array<PlayerIndex, maxPlayers>& order, std::size_t count, const QStringList& rest) {
        const auto at = indexOf(rest.value(0), count);
        return at && rest.size() == 1 ? Value(seat(order[*at])) : std::nullopt;
    }

    Value book(const QString& name, const QStringList& rest) const {
        const auto book = fromWord<Book>(name);
        if (!book || rest.value(0) != u"order") return std::nullopt;
        return ranked(bookOrder(state, *book), *book == Book::Popularity ? state.seats() : state.playerCount,
                      rest.mid(1));
    }

    Value table(const QString& what) const;
};

Value Query::table(const QString& what) const {
    if (what == u"turn") return seat(state.toAct());
    if (what == u"round") return number(state.round);
    if (what == u"stage") return wordOf(state.stage);
    if (what == u"cubes") return number(state.cubesLeft);
    if (what == u"docking")
        return state.dockingCorner < dockCount ? QString::fromUtf8(cornerWords[state.dockingCorner]) : QString();
    if (what != u"prompt") return std::nullopt;
    const PromptKind kind = state.hasPrompt() ? state.prompt().kind : PromptKind::None;
    return wordOf(kind);
}

} // namespace

std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path) {
    if (auto value = setupValueAt(definition, state, path)) return value;
    const Query query{definition, state};
    QStringList parts = path.split(u'/');
    const QString head = parts.takeFirst();
    const auto place = [&](const QString& name) {
        return placeFromText(definition, state.playerCount, name.toStdString());
    };
    if (head.startsWith(u"seat:")) {
        const auto p = playerOf(head, state.seats());
        return p ? query.player(*p, parts) : std::nullopt;
    }
    if (head.startsWith(u"dock:")) {
        const auto at = place(head);
        return at ? query.dock(*at, parts) : std::nullopt;
    }
    if (head.startsWith(u"hex:") || head.startsWith(u"port:")) {
        const auto at = place(head.startsWith(u"hex:") ? head.mid(4) : head);
        return at ? query.hex(*at, parts) : std::nullopt;
    }
    if (head.startsWith(u"market:")) return query.market(head.mid(7), parts);
    if (head.startsWith(u"book:")) return query.book(head.mid(5), parts);
    if (head == u"stacks") return query.stack(parts);
    if (head == u"wheel") return query.wheel(parts);
    if (head == u"order") return query.ranked(state.order, state.seats(), parts);
    return parts.isEmpty() ? query.table(head) : std::nullopt;
}

QString resolvedTarget(const State& state, const QString& target) {
    QStringList parts = target.split(u'/');
    if (parts.size() < 3 || parts[1] != u"hut") return target;
    const auto p = playerOf(parts[0], state.seats());
    const auto citizenClass = fromWord<CitizenClass>(parts[2]);
    if (!p || !citizenClass) return target;
    const std::size_t at = hutWith(state.players[*p], *citizenClass);
    if (at < hutCount) parts[2] = QString::number(at + 1);
    return parts.join(u'/');
}

bool namesByMeaning(const State&, const QString& target) {
    const QStringList parts = target.split(u'/');
    return parts.size() == 3 && parts[1] == u"hut" && fromWord<CitizenClass>(parts[2]);
}

} // namespace magister::messina
