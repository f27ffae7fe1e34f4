// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/games/race/words/scene.h"

#include "app/table/table_defaults.h"

namespace magister::race {

namespace {

QString tell(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "Race", source, fields);
}

struct EventWords {
    const Scene& scene;

    QString operator()(const RoundStarted& e) const { return tell(scene, "Round {round} begins.", {{"round", e.round}}); }
    QString operator()(const TurnStarted&) const { return {}; }
    QString operator()(const Stepped& e) const {
        return tell(scene, "{who} steps to space {to}.", {{"who", seatName(scene, e.player)}, {"to", e.to}});
    }
    QString operator()(const CardDrawn& e) const {
        return tell(scene, "{who} draws a {card} and runs to space {to}.",
                    {{"who", seatName(scene, e.player)}, {"card", e.card}, {"to", e.to}});
    }
    QString operator()(const Rested& e) const { return tell(scene, "{who} rests.", {{"who", seatName(scene, e.player)}}); }
    QString operator()(const RaceClosed& e) const {
        return e.player == none ? tell(scene, "The last round is over: nobody has arrived.")
                                : tell(scene, "{who} arrives and closes the race.", {{"who", seatName(scene, e.player)}});
    }
    QString operator()(const ScoreLine& e) const {
        return tell(scene, "{who}: {what}, {n:point}.",
                    {{"who", seatName(scene, e.player)}, {"what", scoreLabel(scene, e.source)}, {"n", e.points}});
    }
};

} // namespace

QString ruleIdOf(Rule rule) { return QString::fromUtf8(ruleId(rule)); }

void nameRule(QVariantMap& row, const Scene& scene, Rule rule) {
    const RuleTitle title = scene.language.rule(ruleIdOf(rule));
    row["rule"] = ruleIdOf(rule);
    row["ruleNumber"] = title.number;
    row["ruleTitle"] = title.title;
}

QString promptText(const Scene& scene) {
    if (!scene.state.over()) return tell(scene, "Step, draw a card, or rest.");
    QStringList winners;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (scene.state.winners >> p & 1) winners.append(seatName(scene, p));
    return tell(scene, "The race is over. First: {who}.", {{"who", joined(winners)}});
}

Rule promptRule(const Scene& scene) { return scene.state.over() ? Rule::EndWinner : Rule::TurnOrder; }

QString eventText(const Scene& scene, const Event& event) { return std::visit(EventWords{scene}, event); }

QString eventKind(const Event& event) {
    static const QStringList kinds{"round", "", "turn", "draw", "turn", "turn", "score"};
    return kinds[static_cast<qsizetype>(event.index())];
}

QString commandText(const Scene& scene, const Command& command) {
    constexpr std::array sentences{"Step", "Draw a card", "Rest"};
    return tell(scene, sentences[command.index()]);
}

RefusalWords refusalText(const Scene& scene, const Refusal& refusal) {
    switch (refusal.reason) {
    case Reason::GameIsOver: return {tell(scene, "Nothing can be done."), tell(scene, "The race is over.")};
    case Reason::NotYourTurn: return {tell(scene, "Not now."), tell(scene, "It is somebody else’s turn.")};
    case Reason::SpaceTaken:
        return {tell(scene, "No step to space {space}.", {{"space", refusal.space}}),
                tell(scene, "{who} is standing there.", {{"who", seatName(scene, refusal.who)}})};
    case Reason::NoCardLeft:
        return {tell(scene, "No card to draw."), tell(scene, "You have drawn all of your {n:card}.", {{"n", scene.definition.cards}})};
    case Reason::Count:
        break;
    }
    return {};
}

QString scoreSourceId(ScoreSource source) { return source == ScoreSource::Space ? "space" : "cards"; }
QString scoreLabel(const Scene& scene, ScoreSource source) {
    return source == ScoreSource::Space ? tell(scene, "space reached") : tell(scene, "cards not drawn");
}

} // namespace magister::race
