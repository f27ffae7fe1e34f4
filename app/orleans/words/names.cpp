// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/names.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

Word word(const char* kind, std::string_view id) {
    return {QLatin1String(kind) + QString::fromUtf8(id)};
}

} // namespace

Word followerWord(Follower kind) {
    return word("follower-", idOf(kind));
}
Word followerWord(Token token) {
    return isFollower(token) ? followerWord(kindOf(token)) : Word{QStringLiteral("follower")};
}
Word slotWord(Slot slot) {
    return slot == Slot::Any ? Word{QStringLiteral("follower")} : followerWord(followerOf(slot));
}
Word trackWord(Track track) {
    return word("track-", idOf(track));
}
Word goodWord(Good good) {
    return word("good-", idOf(good));
}
Word wareWord(Ware ware) {
    return word("good-", idOf(ware));
}
Word placeWord(PlaceId place) {
    return word("place-", idOf(place));
}
Word townWord(const Scene& scene, TownIndex town) {
    return town == none ? Word{QStringLiteral("town")} : word("town-", scene.definition.towns[town].id.view());
}
Word deedWord(DeedId deed) {
    return word("deed-", idOf(deed));
}
Word eventWord(EventKind event) {
    return word("event-", idOf(event));
}
Word phaseWord(Phase phase) {
    return word("phase-", idOf(phase));
}
std::optional<Phase> phaseOf(Stage stage) {
    switch (stage) {
    case Stage::Hourglass:
        return Phase::Hourglass;
    case Stage::Census:
        return Phase::Census;
    case Stage::Followers:
        return Phase::Followers;
    case Stage::Planning:
        return Phase::Planning;
    case Stage::Actions:
        return Phase::Actions;
    case Stage::Event:
        return Phase::Event;
    case Stage::StartPlayer:
        return Phase::StartPlayer;
    case Stage::TileRemoval:
    case Stage::Scoring:
    case Stage::Over:
        break;
    }
    return std::nullopt;
}

QString tokenText(const Scene& scene, Token token) {
    const Fields fields{{"follower", followerWord(token)}};
    return isOwn(token)
               ? say(scene.language, "OrleansName", QT_TRANSLATE_NOOP("OrleansName", "starting {follower:nom}"), fields)
               : phrase(scene.language, QStringLiteral("{follower:nom}"), fields);
}

QString tokenAsObject(const Scene& scene, Token token) {
    const Fields fields{{"follower", followerWord(token)}};
    return isOwn(token)
               ? say(scene.language, "OrleansName", QT_TRANSLATE_NOOP("OrleansName", "starting {follower:acc}"), fields)
               : phrase(scene.language, QStringLiteral("{follower:acc}"), fields);
}

QString tokensText(const Scene& scene, std::span<const Token> tokens) {
    TokenCounts counts;
    for (const Token token : tokens)
        if (isFollower(token)) ++counts.of(token);
    QStringList parts;
    for (std::size_t i = 0; i < followerTokenCount; ++i) {
        const auto token = static_cast<Token>(i + 1);
        const int n = counts.counts[i];
        // Nobody has two own-coloured followers of a kind.
        if (n > 1)
            parts.append(scene.language.count(followerWord(token).key, n, QStringLiteral("nom")));
        else if (n == 1)
            parts.append(tokenText(scene, token));
    }
    return joined(parts);
}

QString seatName(const Scene& scene, PlayerIndex player) {
    return magister::seatName(scene.language, scene.seats, player);
}

QString nameOf(const Scene& scene, const Word& word) {
    return scene.language.word(word.key, QStringLiteral("nom"), 1);
}

bool hasTwinGoods(const Definition& definition, const State& state, ConnectionIndex connection) {
    const Connection& way = definition.connections[connection];
    const std::uint8_t first = state.map[way.firstSlot];
    return way.slotCount == 2 && first != none && first == state.map[way.firstSlot + std::size_t{1}];
}

QString ruleIdOf(Rule rule) {
    return QString::fromUtf8(ruleId(rule));
}

void nameRule(QVariantMap& row, const Scene& scene, Rule rule) {
    const QString id = ruleIdOf(rule);
    const RuleTitle title = id.isEmpty() ? RuleTitle{} : scene.language.rule(id);
    row["rule"] = id;
    row["ruleNumber"] = title.number;
    row["ruleTitle"] = title.title;
}

} // namespace magister::orleans
