// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/query.h"

#include "app/content/vocabulary.h"
#include "app/teaching/position_values.h"
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
        if (what != u"lying") return std::nullopt;
        int lying = 0;
        for (std::size_t p = 0; p < state.playerCount; ++p)
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
        if (rest.size() == 2 && rest[0] == u"standing") {
            const auto p = playerOf(rest[1], state.playerCount);
            if (p) return number(lieutenantsAt(state.players[*p], LieutenantStatus::Standing, place));
        }
        return std::nullopt;
    }

    Value hut(const Player& player, const QStringList& rest) const {
        if (rest.isEmpty() || rest.size() > 2) return std::nullopt;
        const QString part = rest.value(1);
        const auto upgradeOf = [&](const Hut& hut) {
            return hut.upgrade == none ? Value(QString()) : Value(QString::fromUtf8(def.hutUpgrades[hut.upgrade].id));
        };
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
        if (!part.isEmpty()) return std::nullopt;
        return one.citizen == Citizen::Nobody ? QString() : wordOf(one.citizen) + u'/' + QString::number(one.field);
    }

    Value overseer(const Player& player, const QStringList& rest) const {
        const auto c = fromWord<CitizenClass>(rest.value(0));
        if (!c || rest.size() > 2) return std::nullopt;
        const Overseer& one = player.overseer(*c);
        if (rest.size() == 2) return rest[1] == u"upgraded" ? number(one.upgraded) : std::nullopt;
        return QString::fromUtf8(def.nodes[def.paths[static_cast<std::size_t>(*c)][one.branch][one.step]].id);
    }

    Value square(const Player& player, const QString& id) const {
        const auto& squares = def.boards[player.board].squares;
        for (std::size_t i = 0; i < squareCount; ++i)
            if (QString::fromUtf8(squares[i].id) == id) return wordOf(player.squares[i]);
        return std::nullopt;
    }

    /// The tile, or who works there; empty without either.
    Value workshop(const Player& player, const QStringList& rest) const {
        const auto at = indexOf(rest.value(0), player.workshops.capacity());
        if (!at || rest.size() > 2 || (rest.size() == 2 && rest[1] != u"citizen")) return std::nullopt;
        if (*at >= player.workshops.size()) return QString();
        const WorkshopSlot& slot = player.workshops[*at];
        return rest.size() == 2 ? wordOf(slot.citizen) : QString::fromUtf8(def.workshops[slot.tile].id);
    }

    Value supply(const Player& player, const QString& what) const {
        if (what == u"coins") return number(player.token(Token::Coin)); // the one that is told in the plural
        if (const auto token = fromWord<Token>(what); token && *token != Token::Coin) return number(player.token(*token));
        if (what == u"rats") return number(player.rats);
        if (what == u"points") return number(player.points);
        if (what == u"ships") return number(static_cast<int>(player.ships.size()));
        if (what == u"carts") return number(static_cast<int>(player.carts.size()));
        if (what == u"workshops") return number(static_cast<int>(player.workshops.size()));
        if (what == u"districts") return number(static_cast<int>(player.districts.size()));
        return std::nullopt;
    }

    Value lieutenants(const Player& player, const QString& where) const {
        const auto status = fromWord<LieutenantStatus>(where);
        return status ? number(lieutenantsAt(player, *status)) : std::nullopt;
    }

    Value player(const Player& one, const QStringList& rest) const {
        const QString what = rest.value(0);
        if (what == u"hut") return hut(one, rest.mid(1));
        if (rest.size() == 1) return supply(one, what);
        if (what == u"overseer") return overseer(one, rest.mid(1));
        if (what == u"workshop") return workshop(one, rest.mid(1));
        if (rest.size() != 2) return std::nullopt;
        if (what == u"square") return square(one, rest[1]);
        if (what == u"lieutenants") return lieutenants(one, rest[1]);
        if (what == u"book") {
            const auto book = fromWord<Book>(rest[1]);
            return book ? number(one.book(*book)) : std::nullopt;
        }
        if (what == u"scroll") {
            const auto at = indexOf(rest[1], one.scroll.size());
            return at ? number(one.scroll[*at]) : std::nullopt;
        }
        return std::nullopt;
    }

    /// The face-up tile of a stack; empty when none is left.
    template <class Pile, class Tiles> static Value top(const Pile& pile, const Tiles& tiles) {
        return pile.empty() ? QString() : QString::fromUtf8(tiles[pile.back()].id);
    }

    Value market(const QString& kind, const QStringList& rest) const {
        if (rest.size() != 1) return std::nullopt;
        if (kind == u"workshops") {
            const auto c = fromWord<CitizenClass>(rest[0]);
            return c ? top(state.workshops[static_cast<std::size_t>(*c)], def.workshops) : std::nullopt;
        }
        if (kind == u"hut-upgrades") {
            const auto at = indexOf(rest[0], state.huts.size());
            return at ? top(state.huts[*at], def.hutUpgrades) : std::nullopt;
        }
        if (kind != u"carts") return std::nullopt;
        const auto at = indexOf(rest[0], state.carts.size());
        return at ? top(state.carts[*at], def.carts) : std::nullopt;
    }

    Value table(const QString& what) const;
};

Value Query::table(const QString& what) const {
    if (what == u"turn") return seat(state.toAct());
    if (what == u"round") return number(state.round);
    if (what == u"stage") return wordOf(state.stage);
    if (what != u"prompt") return std::nullopt;
    const PromptKind kind = state.hasPrompt() ? state.prompt().kind : PromptKind::None;
    return wordOf(kind);
}

} // namespace

std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path) {
    const Query query{definition, state};
    QStringList parts = path.split(u'/');
    const QString head = parts.takeFirst();
    const auto place = [&](const QString& name) {
        return placeFromText(definition, state.playerCount, name.toStdString());
    };
    if (head.startsWith(u"seat:")) {
        const auto p = playerOf(head, state.playerCount);
        return p ? query.player(state.players[*p], parts) : std::nullopt;
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
    return parts.isEmpty() ? query.table(head) : std::nullopt;
}

QString resolvedTarget(const State& state, const QString& target) {
    QStringList parts = target.split(u'/');
    if (parts.size() < 3 || parts[1] != u"hut") return target;
    const auto p = playerOf(parts[0], state.playerCount);
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
