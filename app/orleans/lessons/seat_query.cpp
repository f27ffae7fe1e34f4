// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/seat_query.h"

#include "app/content/vocabulary.h"
#include "app/teaching/position_values.h"
#include "engine/orleans/game.h"

#include <algorithm>
#include <bit>

namespace magister::orleans {

namespace {

using values::indexOf;
using values::number;
using values::Value;

constexpr std::array scoreWords{"coins", "grain", "cheese", "wine", "wool", "brocade", "bread", "stations", "citizens"};
static_assert(scoreWords.size() == static_cast<std::size_t>(ScoreSource::Count));

std::optional<Token> followerFrom(const QString& word) {
    const auto token = fromWord<Token>(word);
    return token && isFollower(*token) ? token : std::nullopt;
}

struct SeatQuery {
    const Definition& def;
    const State& state;
    PlayerIndex me;

    const Player& player() const { return state.players[me]; }

    /// How many of a follower lie on those spaces; of nothing, how many are empty.
    template <class Spaces> static Value lying(const Spaces& spaces, const QString& word) {
        const auto token = fromWord<Token>(word);
        if (token && *token != Token::Technology) return number(static_cast<int>(std::count(spaces.begin(), spaces.end(), *token)));
        if (word != u"filled") return std::nullopt;
        return number(static_cast<int>(std::count_if(spaces.begin(), spaces.end(), isFollower)));
    }

    Value place(const QStringList& rest) const {
        const auto id = fromWord<PlaceId>(rest.value(0));
        if (!id || rest.size() > 2) return std::nullopt;
        const Place& where = def.place(*id);
        const Workforce& work = player().work;
        if (rest.size() == 1) return number(where.openRow ? work.theatre.total() : work.at(*id).filled());
        if (rest[1] == u"active") return number(player().owns(*id) && isManned(def, player(), *id));
        if (where.openRow) {
            const auto token = followerFrom(rest[1]);
            return token ? number(work.theatre.of(*token)) : std::nullopt;
        }
        const auto slot = indexOf(rest[1], where.actionSlots.size());
        if (!slot) return std::nullopt;
        const Token token = work.at(*id).tokens[*slot];
        return token == Token::Nothing ? QString() : wordOf(token);
    }

    Value bag(const QString& word) const {
        if (word == u"neutral") return number(player().bag.neutrals());
        const auto token = followerFrom(word);
        return token ? number(player().bag.of(*token)) : std::nullopt;
    }

    Value level(const QString& word) const {
        if (word != u"next") return std::nullopt;
        for (const std::uint8_t space : def.development.levelSpaces)
            if (space > player().development) return number(space);
        return QString();
    }

    Value coinSpace(const QString& word) const {
        const auto& spaces = def.development.coins;
        for (std::size_t i = 0; i < spaces.size(); ++i)
            if (word == QString::number(spaces[i].space)) return number(player().coinSpacesPaid >> i & 1);
        return std::nullopt;
    }

    Value draws(const QString& word) const {
        if (word == u"left") return number(drawNumber(def, player()) - player().drawn - player().retrieved);
        return word == u"possible" ? number(drawsToCome(def, state, me)) : std::nullopt;
    }

    /// Nothing while no event is known.
    Value event(const QString& word) const {
        const EventImpact impact = state.eventKnown ? impactOn(def, state, me, state.event) : EventImpact{};
        if (word == u"gains") return number(impact.gains);
        if (word == u"due") return number(impact.due);
        if (word == u"food") return number(impact.food);
        return word == u"follower" ? number(impact.follower) : std::nullopt;
    }

    Value score(const QString& word) const {
        int points = 0;
        const auto at = std::find_if(scoreWords.begin(), scoreWords.end(), [&](const char* each) { return word == QLatin1String(each); });
        if (!word.isEmpty() && at == scoreWords.end()) return std::nullopt;
        for (const ScoreLine& line : scoreOf(def, state, me))
            if (word.isEmpty() || static_cast<std::ptrdiff_t>(line.source) == at - scoreWords.begin()) points += line.points;
        return number(points);
    }

    Value held(const QString& what) const {
        const Player& one = player();
        if (what == u"coins") return number(one.coins);
        if (what == u"points") return number(one.points);
        if (what == u"development") return number(one.development);
        if (what == u"level") return number(levelOf(def, one));
        if (what == u"citizens") return number(one.citizens);
        if (what == u"stations") return number(one.stations);
        if (what == u"bag") return number(one.bagTotal());
        if (what == u"technologies") return number(one.work.technologies);
        if (what == u"wares") return number(one.wareTotal());
        if (what == u"tiles") return number(std::popcount(one.tiles));
        if (what == u"draws") return number(drawNumber(def, one));
        if (what == u"score") return score({});
        if (what == u"won") return number(state.winners >> me & 1);
        if (what == u"done") return number(state.saidDone(me));
        if (what == u"asked") return state.isAsked(me) ? wordOf(state.kind(me)) : QString();
        if (what != u"merchant") return std::nullopt;
        if (one.merchant >= def.towns.size()) return QString();
        const std::string_view town = def.towns[one.merchant].id.view();
        return QStringLiteral("town:") + QString::fromUtf8(town.data(), static_cast<qsizetype>(town.size()));
    }

    Value part(const QString& what, const QString& word) const {
        const Player& one = player();
        if (what == u"market") return word == u"free" ? number(freeMarketSpaces(def, one)) : lying(one.work.market, word);
        if (what == u"tower") return word == u"free" ? number(freeTowerSpaces(def, one)) : lying(one.work.tower, word);
        if (what == u"hand") return lying(one.hand, word);
        if (what == u"bag") return bag(word);
        if (what == u"level") return level(word);
        if (what == u"coin-space") return coinSpace(word);
        if (what == u"draws") return draws(word);
        if (what == u"event") return event(word);
        if (what == u"score") return score(word);
        if (what == u"stations") return word == u"built" ? number(stationsBuilt(state, me)) : std::nullopt;
        if (what == u"technologies" && word == u"new") return number(one.newTechnologies);
        if (what == u"technologies" && word == u"laid") return number(one.work.technologiesPlaced);
        if (what == u"ware")
            if (const auto ware = fromWord<Ware>(word)) return number(one.ware(*ware));
        if (what == u"track")
            if (const auto track = fromWord<Track>(word)) return number(one.track(*track));
        if (what == u"tile")
            if (const auto id = fromWord<PlaceId>(word)) return number(isTile(*id) && one.owns(*id));
        return std::nullopt;
    }
};

} // namespace

std::optional<QString> seatValueAt(const Definition& definition, const State& state, PlayerIndex player,
                                   const QStringList& path) {
    const SeatQuery query{definition, state, player};
    if (path.value(0) == u"place") return query.place(path.mid(1));
    if (path.size() == 1) return query.held(path[0]);
    return path.size() == 2 && !path[1].isEmpty() ? query.part(path[0], path[1]) : std::nullopt;
}

} // namespace magister::orleans
