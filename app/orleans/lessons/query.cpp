// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/query.h"

#include "app/content/vocabulary.h"
#include "app/teaching/position_values.h"

#include <QStringList>

#include <algorithm>
#include <bit>

namespace magister::orleans {

namespace {

using values::indexOf;
using values::number;
using values::playerOf;
using values::Value;

/// What one of a vocabulary counts; nothing for a word that is not in it.
template <WordedEnum Enum, class Count> Value counted(const QString& word, Count count) {
    const auto one = fromWord<Enum>(word);
    return one ? number(count(*one)) : std::nullopt;
}

QString idText(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

struct Query {
    const Definition& def;
    const State& state;

    Value place(const Player& one, const QStringList& rest) const {
        const auto id = fromWord<PlaceId>(rest.value(1));
        const auto slot = indexOf(rest.value(2), maxPlaceSlots);
        if (!id || !slot || *slot >= def.place(*id).actionSlots.size()) return std::nullopt;
        const Token token = one.work.at(*id).tokens[*slot];
        return token == Token::Nothing ? QString() : wordOf(token);
    }

    Value held(const Player& one, const QString& what) const {
        if (what == u"coins") return number(one.coins);
        if (what == u"points") return number(one.points);
        if (what == u"development") return number(one.development);
        if (what == u"citizens") return number(one.citizens);
        if (what == u"stations") return number(one.stations);
        if (what == u"bag") return number(one.bagTotal());
        if (what == u"technologies") return number(one.work.technologies);
        if (what == u"merchant") {
            const bool stands = one.merchant < def.towns.size();
            return stands ? QStringLiteral("town:") + idText(def.towns[one.merchant].id.view()) : QString();
        }
        return std::nullopt;
    }

    Value player(const Player& one, const QStringList& rest) const {
        const QString what = rest.value(0);
        if (rest.size() == 1) return held(one, what);
        if (rest.size() == 3) return what == u"place" ? place(one, rest) : std::nullopt;
        if (rest.size() != 2) return std::nullopt;
        if (what == u"ware") return counted<Ware>(rest[1], [&](Ware ware) { return one.ware(ware); });
        if (what == u"track") return counted<Track>(rest[1], [&](Track track) { return one.track(track); });
        if (what == u"market")
            return counted<Token>(rest[1], [&](Token token) {
                return static_cast<int>(std::count(one.work.market.begin(), one.work.market.end(), token));
            });
        if (what == u"tile")
            return counted<PlaceId>(rest[1], [&](PlaceId id) { return isTile(id) && one.owns(id) ? 1 : 0; });
        return std::nullopt;
    }

    Value town(const QString& id, const QStringList& rest) const {
        const TownIndex at = def.town(id.toStdString());
        if (at == none || rest != QStringList{QStringLiteral("stations")}) return std::nullopt;
        return number(std::popcount(state.stationsAt[at]));
    }

    Value way(const QString& id, const QStringList& rest) const {
        const ConnectionIndex at = def.connection(id.toStdString());
        if (at == none || rest.size() != 2 || rest[0] != u"good") return std::nullopt;
        const auto slot = indexOf(rest[1], def.connections[at].slotCount);
        if (!slot) return std::nullopt;
        const std::uint8_t good = state.map[def.connections[at].firstSlot + *slot];
        return good == none ? QString() : wordOf(static_cast<Good>(good));
    }

    Value table(const QStringList& path) const {
        const QString what = path.value(0);
        if (path.size() == 2 && what == u"supply")
            return counted<Follower>(path[1], [&](Follower f) { return state.supply[static_cast<std::size_t>(f)]; });
        if (path.size() == 2 && what == u"goods")
            return counted<Good>(path[1], [&](Good good) { return state.goods[static_cast<std::size_t>(good)]; });
        if (path.size() == 3 && what == u"deed") {
            const auto deed = fromWord<DeedId>(path[1]);
            if (!deed) return std::nullopt;
            return counted<Follower>(path[2], [&](Follower kind) { return state.deedFilled(*deed, kind); });
        }
        if (path.size() != 1) return std::nullopt;
        if (what == u"round") return number(state.round);
        if (what == u"stage") return wordOf(state.stage);
        if (what == u"event") return state.eventKnown ? wordOf(state.event) : QString();
        if (what == u"turn") {
            const std::uint8_t asked = state.asked();
            const bool one = std::popcount(asked) == 1;
            return values::seat(one ? static_cast<PlayerIndex>(std::countr_zero(asked)) : none);
        }
        return std::nullopt;
    }
};

} // namespace

std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path) {
    const Query query{definition, state};
    const QStringList parts = path.split(u'/');
    const QString& head = parts.front();
    if (const auto player = playerOf(head, state.playerCount)) return query.player(state.players[*player], parts.mid(1));
    if (head.startsWith(u"town:")) return query.town(head.mid(5), parts.mid(1));
    if (head.startsWith(u"way:")) return query.way(head.mid(4), parts.mid(1));
    return query.table(parts);
}

} // namespace magister::orleans
