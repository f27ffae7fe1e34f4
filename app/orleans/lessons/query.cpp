// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/query.h"

#include "app/content/vocabulary.h"
#include "app/orleans/lessons/seat_query.h"
#include "app/teaching/position_values.h"

#include <QStringList>

#include <algorithm>
#include <bit>
#include <numeric>

namespace magister::orleans {

namespace {

using values::indexOf;
using values::number;
using values::playerOf;
using values::Value;

/// What lies in the middle for everybody.
struct Query {
    const Definition& def;
    const State& state;

    Value town(const QString& id, const QStringList& rest) const {
        const TownIndex at = def.town(id.toStdString());
        if (at == none || rest.isEmpty() || rest.size() > 2) return std::nullopt;
        if (rest.size() == 2) {
            const auto player = playerOf(rest[1], state.playerCount);
            return rest[0] == u"station" && player ? number(state.stationsAt[at] >> *player & 1) : std::nullopt;
        }
        if (rest[0] == u"stations") return number(std::popcount(state.stationsAt[at]));
        if (rest[0] != u"merchants") return std::nullopt;
        return number(static_cast<int>(std::count_if(state.players.begin(), state.players.begin() + state.playerCount,
                                                     [at](const Player& player) { return player.merchant == at; })));
    }

    Value way(const QString& id, const QStringList& rest) const {
        const ConnectionIndex at = def.connection(id.toStdString());
        if (at == none || rest.isEmpty()) return std::nullopt;
        const Connection& connection = def.connections[at];
        const auto* first = state.map.data() + connection.firstSlot;
        if (rest == QStringList{QStringLiteral("goods")})
            return number(static_cast<int>(std::count_if(first, first + connection.slotCount, [](std::uint8_t good) { return good != none; })));
        const auto slot = rest.size() == 2 && rest[0] == u"good" ? indexOf(rest[1], connection.slotCount) : std::nullopt;
        if (!slot) return std::nullopt;
        return first[*slot] == none ? QString() : wordOf(static_cast<Good>(first[*slot]));
    }

    Value deed(const QStringList& path) const {
        const auto id = fromWord<DeedId>(path.value(1));
        if (!id || path.size() != 3) return std::nullopt;
        const auto& sent = state.deeds[static_cast<std::size_t>(*id)];
        const int free = def.deed(*id).spaceTotal() - std::accumulate(sent.begin(), sent.end(), 0);
        if (path[2] == u"free") return number(free);
        if (path[2] == u"complete") return number(free == 0);
        const auto kind = fromWord<Follower>(path[2]);
        return kind ? number(state.deedFilled(*id, *kind)) : std::nullopt;
    }

    Value tile(const QString& word) const {
        const auto id = fromWord<PlaceId>(word);
        if (!id || !isTile(*id)) return std::nullopt;
        if (state.stacks & setOf(*id))
            return def.place(*id).stack == Stack::I ? QStringLiteral("stack:1") : QStringLiteral("stack:2");
        for (PlayerIndex p = 0; p < state.playerCount; ++p)
            if (state.players[p].tiles & setOf(*id)) return values::seat(p);
        return QString();
    }
    Value stack(const QString& name) const {
        const auto which = indexOf(name, 2);
        if (!which) return std::nullopt;
        int tiles = 0;
        for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
            tiles += (state.stacks & setOf(placeAt(i))) && def.places[i].stack == static_cast<Stack>(*which);
        return number(tiles);
    }

    Value citizen(const QString& name) const {
        const auto lies = [&](std::size_t index) { return number(state.citizensLeft >> index & 1); };
        for (std::size_t i = 0; i < def.development.citizens.size(); ++i)
            if (name == QStringLiteral("development/%1").arg(def.development.citizens[i])) return lies(i);
        if (name == u"knight") return lies(knightCitizen);
        if (name == u"boatman") return lies(boatmanCitizen);
        if (name == u"last") return lies(lastCitizen);
        const auto deed = name.startsWith(u"deed:") ? fromWord<DeedId>(name.mid(5)) : std::nullopt;
        return deed ? lies(firstDeedCitizen + static_cast<std::size_t>(*deed)) : std::nullopt;
    }

    /// Whoever stands alone at one end of the farmer track.
    Value alone(bool ahead) const {
        PlayerIndex found = none;
        int best = 0;
        for (PlayerIndex p = 0; p < state.playerCount; ++p) {
            const int space = state.players[p].track(Track::Farmer);
            const bool further = ahead ? space > best : space < best;
            if (p == 0 || further) {
                found = p;
                best = space;
            } else if (space == best) {
                found = none;
            }
        }
        return values::seat(found);
    }

    Value table(const QStringList& path) const {
        const QString what = path.value(0);
        if (what == u"deed") return deed(path);
        if (what == u"citizen") return citizen(path.mid(1).join(u'/'));
        if (path.size() == 2) return counted(what, path[1]);
        if (path.size() != 1) return std::nullopt;
        if (what == u"round") return number(state.round);
        if (what == u"stage") return wordOf(state.stage);
        if (what == u"event") return state.eventKnown ? wordOf(state.event) : QString();
        if (what == u"hourglass") return number(static_cast<int>(state.hourglass.size()));
        if (what == u"technologies") return number(state.technologies);
        if (what == u"citizens") return number(std::popcount(state.citizensLeft));
        if (what == u"treasury") return number(state.bank);
        if (what == u"start") return values::seat(state.startPlayer);
        if (what == u"turn") {
            const std::uint8_t asked = state.asked();
            const bool one = std::popcount(asked) == 1;
            return values::seat(one ? static_cast<PlayerIndex>(std::countr_zero(asked)) : none);
        }
        return what.startsWith(u"stack:") ? stack(what.mid(6)) : std::nullopt;
    }
    /// What one of a vocabulary counts, and other paths of two words.
    Value counted(const QString& what, const QString& word) const {
        if (what == u"tile") return tile(word);
        if (what == u"census")
            return word == u"leader" || word == u"last" ? alone(word == u"leader") : std::nullopt;
        if (what == u"supply")
            if (const auto kind = fromWord<Follower>(word)) return number(state.supply[static_cast<std::size_t>(*kind)]);
        if (what == u"goods")
            if (const auto good = fromWord<Good>(word)) return number(state.goods[static_cast<std::size_t>(*good)]);
        if (what == u"seen")
            if (const auto event = fromWord<EventKind>(word)) return number(state.eventsSeen[static_cast<std::size_t>(*event)]);
        if (what != u"hourglass") return std::nullopt;
        const auto at = indexOf(word, roundCount);
        if (!at) return std::nullopt;
        const std::size_t left = state.hourglass.size();
        return *at < left ? wordOf(static_cast<EventKind>(state.hourglass[left - 1 - *at])) : QString();
    }
};

} // namespace

std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path) {
    const Query query{definition, state};
    const QStringList parts = path.split(u'/');
    const QString& head = parts.front();
    if (const auto player = playerOf(head, state.playerCount))
        return seatValueAt(definition, state, static_cast<PlayerIndex>(*player), parts.mid(1));
    if (head.startsWith(u"town:")) return query.town(head.mid(5), parts.mid(1));
    if (head.startsWith(u"way:")) return query.way(head.mid(4), parts.mid(1));
    return query.table(parts);
}

} // namespace magister::orleans
