// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack_parts.h"

namespace magister::orleans {

namespace {

/// What each place does. Its rule tells it, so a pack cannot change it.
constexpr std::array<EffectKind, placeCount> kinds{
    EffectKind::Travel, EffectKind::Travel, EffectKind::BuildStation, EffectKind::Recruit, EffectKind::Gain,
    EffectKind::SendToDeeds, EffectKind::Recruit, EffectKind::Recruit, EffectKind::Recruit, EffectKind::Recruit,
    // Place tiles, from the hayrick on
    EffectKind::GainGood, EffectKind::GainGood, EffectKind::GainGood, EffectKind::GainGood, EffectKind::GainGood,
    EffectKind::Gain, EffectKind::Guard, EffectKind::StandIn, EffectKind::ExtraDraw, EffectKind::Gain, EffectKind::Gain,
    EffectKind::CoinsPerLevel, EffectKind::Tower, EffectKind::Gain, EffectKind::CoinsPerStation, EffectKind::StandIn,
    EffectKind::BuyDevelopment, EffectKind::Travel, EffectKind::Gain, EffectKind::GainTechnology,
    // Extra place tiles, from the goldsmith on
    EffectKind::DevelopmentPerStation, EffectKind::Bake, EffectKind::RepeatReward, EffectKind::MoveOther,
    EffectKind::StandIn, EffectKind::CoinsPerFollower};

/// The one key of an effect.
QString keyOf(EffectKind kind) {
    switch (kind) {
    case EffectKind::Travel:
        return "travel";
    case EffectKind::BuildStation:
        return "build";
    case EffectKind::Recruit:
        return "recruit";
    case EffectKind::Gain:
        return "gain";
    case EffectKind::GainGood:
        return "good";
    case EffectKind::SendToDeeds:
        return "sendToDeeds";
    case EffectKind::CoinsPerLevel:
    case EffectKind::CoinsPerStation:
    case EffectKind::CoinsPerFollower:
        return "coinsPer";
    case EffectKind::BuyDevelopment:
        return "buyDevelopment";
    case EffectKind::GainTechnology:
        return "technology";
    case EffectKind::Guard:
        return "guard";
    case EffectKind::StandIn:
        return "standIn";
    case EffectKind::ExtraDraw:
        return "extraDraw";
    case EffectKind::Tower:
        return "tower";
    case EffectKind::DevelopmentPerStation:
        return "developmentPer";
    case EffectKind::Bake:
        return "bake";
    case EffectKind::RepeatReward:
        return "repeatReward";
    case EffectKind::MoveOther:
        return "moveOther";
    }
    return {};
}

void expectTrue(const JsonValue& value) {
    if (value && !value.isTrue()) value.reportExpected(ProblemKind::ExpectedBoolean);
}

void readGain(const JsonValue& value, Effect& effect) {
    const JsonObject gain = value.object({}, {"coins", "development"});
    if (gain && gain.keys().isEmpty()) value.report(ProblemKind::WrongCount, {"1", "2", "0"});
    effect.coins = small(gain["coins"].integer(1, 20));
    effect.development = small(gain["development"].integer(1, 20));
}

void readMove(const JsonValue& value, Effect& effect) {
    const JsonObject move = value.object({"ways", "goods"});
    effect.ways = readSet(move["ways"], spellings<Way>);
    effect.goods = small(move["goods"].integer(1, 1)); // one good a way, if one likes: travel.one-good
}

void readStandIn(const JsonValue& value, Effect& effect) {
    const JsonObject standIn = value.object({"who", "for"});
    effect.who = readSet(standIn["who"], spellings<Follower>);
    effect.followers = readSet(standIn["for"], spellings<Follower>);
    // Nothing replaces a monk (monastery.one-way), and nobody stands in for his own kind.
    if (contains(effect.followers, Follower::Monk)) standIn["for"].report(ProblemKind::NotAllowedHere, {"\"monk\""});
    for (const auto& [word, follower] : spellings<Follower>)
        if (contains(effect.who, follower) && contains(effect.followers, follower))
            standIn["for"].report(ProblemKind::DuplicateId, {QString(word)});
}

void readAmounts(const JsonValue& value, Effect& effect) {
    switch (effect.kind) {
    case EffectKind::BuyDevelopment: {
        const JsonObject coins = value.object({"least", "most"});
        effect.least = small(coins["least"].integer(1, 9));
        effect.most = small(coins["most"].integer(effect.least, 9));
        break;
    }
    case EffectKind::ExtraDraw: {
        const JsonObject draw = value.object({"draws", "keeps"});
        effect.draws = small(draw["draws"].integer(1, static_cast<int>(maxMarketSpaces)));
        effect.keeps = small(draw["keeps"].integer(1, 1)); // tiles.bathhouse: the others go back
        break;
    }
    case EffectKind::Tower: {
        const JsonObject tower = value.object({"spaces", "sendToDeeds"});
        effect.spaces = small(tower["spaces"].integer(1, static_cast<int>(maxTowerSpaces)));
        effect.most = small(tower["sendToDeeds"].integer(1, effect.spaces));
        break;
    }
    case EffectKind::SendToDeeds:
        effect.most = small(value.integer(1, static_cast<int>(maxSenders)));
        break;
    default: // Bake
        effect.most = small(value.integer(1, 9));
    }
}

} // namespace

Effect readEffect(const JsonValue& value, PlaceId place) {
    Effect effect;
    effect.kind = kinds[static_cast<std::size_t>(place)];
    const QString key = keyOf(effect.kind);
    const JsonValue inside = value.object({key})[key];
    switch (effect.kind) {
    case EffectKind::Travel:
    case EffectKind::MoveOther:
        readMove(inside, effect);
        break;
    case EffectKind::BuildStation:
    case EffectKind::GainTechnology:
        expectTrue(inside);
        break;
    case EffectKind::Recruit:
        effect.followers = readSet(inside, spellings<Follower>);
        break;
    case EffectKind::Gain:
        readGain(inside, effect);
        break;
    case EffectKind::GainGood:
        effect.good = inside.word(spellings<Good>).value_or(Good{});
        break;
    case EffectKind::CoinsPerLevel:
        inside.oneOf({"developmentLevel"});
        break;
    case EffectKind::CoinsPerStation:
    case EffectKind::DevelopmentPerStation:
        inside.oneOf({"builtStation"});
        break;
    case EffectKind::CoinsPerFollower:
        inside.oneOf({"returnedFollower"});
        break;
    case EffectKind::Guard:
        effect.events = readSet(inside, spellings<EventKind>);
        break;
    case EffectKind::StandIn:
        readStandIn(inside, effect);
        break;
    case EffectKind::RepeatReward:
        effect.tracks = readSet(inside, spellings<Track>);
        break;
    case EffectKind::SendToDeeds:
    case EffectKind::BuyDevelopment:
    case EffectKind::ExtraDraw:
    case EffectKind::Tower:
    case EffectKind::Bake:
        readAmounts(inside, effect);
        break;
    }
    return effect;
}

} // namespace magister::orleans
