// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/wording.h"

#include "app/content/vocabulary.h"
#include "app/drills/drill_wording.h"
#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/counts.h"
#include "app/orleans/table/targets.h"
#include "app/orleans/words/command_text.h"
#include "app/orleans/words/event_text.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_text.h"
#include "app/orleans/words/score_story.h"
#include "app/orleans/words/score_text.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// The key of a count, and the name of its field; ways and stacks have a template each instead of a field.
struct CountKey {
    QString key;
    QString field;
};
CountKey countKey(const Count& count, std::size_t of) {
    const QString key = QStringLiteral("count.") + qs(count.word);
    switch (count.of) {
    case CountOf::Nothing:
        return {key, {}};
    case CountOf::Way:
    case CountOf::Stack:
        return {key + u'.' + qs(wordOfThing(count.of, of)), {}};
    case CountOf::Follower:
        return {key, QStringLiteral("follower")};
    case CountOf::Good:
        return {key, QStringLiteral("good")};
    case CountOf::Track:
        return {key, QStringLiteral("track")};
    case CountOf::Place:
        return {key, QStringLiteral("place")};
    case CountOf::Happening:
        return {key, QStringLiteral("event")};
    case CountOf::Deed:
        return {key, QStringLiteral("deed")};
    }
    return {key, {}};
}
Word thingWord(CountOf of, std::size_t thing) {
    switch (of) {
    case CountOf::Follower:
        return followerWord(static_cast<Follower>(thing));
    case CountOf::Good:
        return goodWord(static_cast<Good>(thing));
    case CountOf::Track:
        return trackWord(static_cast<Track>(thing));
    case CountOf::Happening:
        return eventWord(static_cast<EventKind>(thing));
    case CountOf::Deed:
        return deedWord(static_cast<DeedId>(thing));
    default:
        return placeWord(static_cast<PlaceId>(thing));
    }
}

class Wording : public WordingOf<Posed, Scene> {
public:
    Wording(const Definition& def, const Posed& posed, const Language& language, const DrillTexts& texts)
        : WordingOf(posed, language, texts, m_sceneBefore, m_sceneAfter),
          m_sceneBefore{def, posed.before, seatsOfNobody(), language, m_offers, posed.seat, {}, {}, posed.seat},
          m_sceneAfter{def, posed.after, seatsOfNobody(), language, m_offers, posed.seat, {}, {}, posed.seat} {}

private:
    QStringList deed() const override {
        if (!std::holds_alternative<Proceed>(*m_posed.command))
            return {doing(commandText(m_before, m_posed.seat, *m_posed.command))};
        // The hourglass tile, or that the event begins.
        QStringList sentences;
        for (const Event& event : m_posed.events)
            if (std::holds_alternative<HourglassTurned>(event) || std::holds_alternative<EventBegan>(event))
                sentences.append(line(event));
        return sentences;
    }
    QString scoring() const override { return line(StageReached{.stage = Stage::Scoring}); }
    QString total(PlayerIndex seat) const override {
        const Player& player = m_posed.after.players[seat];
        return say(QStringLiteral("total"),
                   {{"who", who(seat)}, {"n", int{player.points}}, {"space", int{player.development}}});
    }
    bool hasMoment() const override { return m_posed.before.isAsked(m_posed.seat); }
    QString moment() const override {
        const Prompt& prompt = m_posed.before.question(m_posed.seat);
        const Player& me = m_posed.before.players[m_posed.seat];
        const QString key = QStringLiteral("at.") + wordOf(prompt.kind);
        const Fields place{{"place", prompt.place == none ? Word{QStringLiteral("place")}
                                                          : placeWord(static_cast<PlaceId>(prompt.place))}};
        switch (prompt.kind) {
        case PromptKind::Draw:
        case PromptKind::Plan:
        case PromptKind::TakeTile:
        case PromptKind::SendFollowers:
        case PromptKind::HandInFood:
        case PromptKind::RemoveTile:
        case PromptKind::DeedReward:
        case PromptKind::BuyDevelopment:
        case PromptKind::Bake:
        case PromptKind::TakeReward:
        case PromptKind::MoveMerchant:
            return say(key);
        case PromptKind::KeepDrawn:
        case PromptKind::KeepOne:
            return say(key, {{"followers", tokensText(m_before, {me.hand.begin(), me.hand.size()})}});
        case PromptKind::Act:
            return prompt.place == none ? say(key) : say(QStringLiteral("at.act-place"), place);
        case PromptKind::Recruit:
        case PromptKind::Travel:
        case PromptKind::PayWare:
            return say(key, place);
        case PromptKind::PayDebt:
            return me.coins > 0 ? say(key, {{"n", prompt.amount}, {"owned", int{me.coins}}})
                                : say(QStringLiteral("at.torture"), {{"n", prompt.amount}});
        case PromptKind::Protect:
            return say(key, {{"event", eventWord(m_posed.before.event)}});
        default:
            return promptText(m_before, m_posed.seat);
        }
    }

    QString askedWith(const QString& form) const override {
        const About& about = m_posed.about;
        if (form == QLatin1String("space")) {
            if (about.argument == "development") return say(QStringLiteral("space.development"));
            return say(form, {{"track", trackWord(fromId<Track>(about.argument).value_or(Track::Farmer))}});
        }
        if (form == QLatin1String("choices")) {
            const auto* placed = std::get_if<PlaceFollower>(&*m_posed.command);
            if (placed)
                return say(QStringLiteral("choices.slots"), {{"follower", tokenAsObject(m_before, placed->token)}});
            const auto* sent = std::get_if<SendFollower>(&*m_posed.command);
            if (sent)
                return say(QStringLiteral("choices.deeds"), {{"follower", tokenAsObject(m_before, sender(*sent))}});
            return say(form + u'.' + qs(about.argument));
        }
        if (form == QLatin1String("worth"))
            return say(form, {{"source", scoreLabel(m_before, scoreSourceFromId(qs(about.argument)))}});
        if (form == QLatin1String("count")) {
            const auto named = countNamed(m_posed.rule, about.argument);
            const CountKey key = countKey(*named->count, named->of);
            // What is owed is not to be seen on the board.
            if (named->count->word == "missing") return moment() + u' ' + say(key.key);
            if (key.field.isEmpty()) return say(key.key);
            return say(key.key, {{key.field, thingWord(named->count->of, named->of)}});
        }
        return say(form);
    }
    Token sender(const SendFollower& sent) const {
        const Player& me = m_posed.before.players[m_posed.seat];
        const Prompt& prompt = m_posed.before.question(m_posed.seat);
        if (prompt.place == static_cast<std::uint8_t>(PlaceId::GunpowderTower)) return me.work.tower[sent.slot];
        return me.work.at(PlaceId::TownHall).tokens[sent.slot];
    }

    QString optionOf(const Answer& answer) const override {
        if (const auto* n = std::get_if<int>(&answer.value)) return pointsText(m_before, *n);
        if (const auto* command = std::get_if<Command>(&answer.value)) {
            const QString thing = m_posed.kind == DrillKind::Pick ? tapped(*command) : QString();
            return thing.isEmpty() ? commandText(m_before, m_posed.seat, *command) : thing;
        }
        if (const auto* seat = std::get_if<PlayerIndex>(&answer.value)) return who(*seat);
        if (const auto* stage = std::get_if<Stage>(&answer.value))
            return nameOf(m_before, phaseWord(*phaseOf(*stage))); // its number would tell the order
        return say(answer.id);
    }

    /// What is tapped for a command, where that has a name of its own; what is placed or sent there is said already.
    QString tapped(const Command& command) const {
        const auto told = [&](PlaceId place, SlotOfPlace slot) {
            if (m_before.definition.place(place).openRow) return nameOf(m_before, placeWord(place));
            return say(QStringLiteral("slot"), {{"place", placeWord(place)}, {"n", slot + 1}});
        };
        if (const auto* c = std::get_if<UsePlace>(&command)) return nameOf(m_before, placeWord(c->place));
        if (const auto* c = std::get_if<TakeTile>(&command)) return nameOf(m_before, placeWord(c->tile));
        if (const auto* c = std::get_if<TakeReward>(&command))
            return phrase(m_language, QStringLiteral("{Track:nom}"), {{"track", trackWord(c->track)}});
        if (const auto* c = std::get_if<Travel>(&command)) {
            const Connection& way = m_before.definition.connections[c->connection];
            return nameOf(m_before, townWord(m_before, way.other(m_posed.before.players[m_posed.seat].merchant)));
        }
        if (const auto* c = std::get_if<SendFollower>(&command))
            return say(QStringLiteral("deed-space"), {{"deed", deedWord(c->deed)}, {"space", followerWord(c->space)}});
        if (const auto* c = std::get_if<RecruitFollower>(&command))
            return phrase(m_language, QStringLiteral("{Follower:nom}"), {{"follower", followerWord(c->follower)}});
        if (const auto* c = std::get_if<HandInFood>(&command))
            return phrase(m_language, QStringLiteral("{Ware:nom}"), {{"ware", wareWord(c->ware)}});
        if (const auto* c = std::get_if<PlaceFollower>(&command)) return told(c->place, c->slot);
        if (const auto* c = std::get_if<PlaceTechnology>(&command)) return told(c->place, c->slot);
        return {};
    }

    const Offers m_offers;
    const Scene m_sceneBefore;
    const Scene m_sceneAfter;
};

} // namespace

std::map<QString, QStringList> drillTemplates() {
    std::map<QString, QStringList> all = sharedDrillTemplates();
    all.merge(std::map<QString, QStringList>{
        {"at.keep-one", {"followers"}},
        {"at.keep-drawn", {"followers"}},
        {"at.act-place", {"place"}},
        {"at.recruit", {"place"}},
        {"at.travel", {"place"}},
        {"at.pay-ware", {"place"}},
        {"at.pay-debt", {"n", "owned"}},
        {"at.torture", {"n"}},
        {"at.protect", {"event"}},
        {"total", {"who", "n", "space"}},
        {"space", {"track"}},
        {"slot", {"place", "n"}},
        {"deed-space", {"deed", "space"}},
        {"choices.slots", {"follower"}},
        {"choices.deeds", {"follower"}},
        {"worth", {"source"}},
    });
    addPlainTemplates(all, {"at.draw",
                            "at.plan",
                            "at.act",
                            "at.take-tile",
                            "at.send-followers",
                            "at.hand-in-food",
                            "at.remove-tile",
                            "at.deed-reward",
                            "at.buy-development",
                            "at.bake",
                            "at.take-reward",
                            "at.move-merchant",
                            "gain",
                            "pay",
                            "develop",
                            "missing",
                            "returned",
                            "level",
                            "space.development",
                            "choices.technology",
                            "choices.places",
                            "choices.towns",
                            "choices.tiles",
                            "choices.food",
                            "choices.recruits",
                            "choices.rewards",
                            "effects"});
    for (const Count& count : counts())
        for (std::size_t of = 0; of < thingsOf(count.of); ++of) {
            const CountKey key = countKey(count, of);
            all.emplace(key.key, key.field.isEmpty() ? QStringList() : QStringList{key.field});
        }
    return all;
}

DrillWords drillWords(const Definition& definition, const Posed& posed, const Language& language,
                      const DrillTexts& texts) {
    return Wording(definition, posed, language, texts).words();
}

} // namespace magister::orleans
