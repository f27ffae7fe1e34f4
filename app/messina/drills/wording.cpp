// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/wording.h"

#include "app/drills/drill_wording.h"
#include "app/messina/drills/asking.h"
#include "app/messina/drills/at_work.h"
#include "app/messina/drills/counts.h"
#include "app/messina/table/targets.h"
#include "app/messina/words/command_text.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/words/event_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/words/refusal_text.h"
#include "app/messina/words/score_text.h"

#include <algorithm>

namespace magister::messina {

namespace {

class Wording : public WordingOf<Posed, Scene> {
public:
    Wording(const Definition& def, const Posed& posed, const Language& language, const DrillTexts& texts)
        : WordingOf(posed, language, texts, m_sceneBefore, m_sceneAfter),
          m_offers(offersAt(def, posed)), m_sceneBefore{def,      posed.before, seatsOfNobody(),
                                                        language, m_offers,     posed.seat},
          m_sceneAfter{def, posed.after, seatsOfNobody(), language, m_offers, posed.seat} {}

private:
    /// A prompt is told by what can be done.
    static Offers offersAt(const Definition& def, const Posed& posed) {
        const PlayerIndex player = posed.before.toAct();
        if (player == none) return {};
        return TargetIndex(def, posed.before, player, choices(def, posed.before, player))
            .offers(def, posed.before, player, none);
    }
    Fields bookField() const {
        const auto book = fromId<Book>(m_posed.about.argument);
        return {{"book", bookWord(book.value_or(Book::Popularity))}};
    }
    CitizenClass citizenClass() const {
        return fromId<CitizenClass>(m_posed.about.argument).value_or(CitizenClass::Craftsman);
    }

    QString scoring() const override { return line(StageReached{.stage = Stage::Scoring}); }
    QString total(PlayerIndex seat) const override {
        return say(QStringLiteral("total"), {{"who", who(seat)}, {"n", int{m_posed.after.players[seat].points}}});
    }
    QStringList deed() const override {
        if (!std::holds_alternative<Proceed>(*m_posed.command)) return {doing(given())};
        if (m_posed.before.prompt().kind == PromptKind::OpponentTurn)
            return {eventText(m_before, TurnStarted{.player = opponent})};
        return {eventText(m_before, StageReached{Rule{}, m_posed.before.stage})};
    }
    bool hasMoment() const override { return m_posed.before.hasPrompt(); }
    QString moment() const override {
        const Prompt& prompt = m_posed.before.prompt();
        const QString key = QStringLiteral("at.") + wordOf(prompt.kind);
        switch (prompt.kind) {
        case PromptKind::ChooseTurn:
            return say(key);
        case PromptKind::Rescue:
        case PromptKind::Fight:
        case PromptKind::FightShip:
        case PromptKind::Act:
            return say(key, {{"place", placeField(m_before, prompt.place)}});
        case PromptKind::ChooseEffect:
            return say(key, {{"effect", effectText(m_before, prompt.effect)}});
        case PromptKind::AdvanceOverseer:
            return advancing(prompt);
        case PromptKind::Activate:
            return say(key, {{"n", activationsLeft(m_posed.before, prompt)}});
        case PromptKind::StepBook:
        case PromptKind::AdvanceScroll:
        case PromptKind::UpgradeCitizen:
        case PromptKind::PlaceHutUpgrade:
        case PromptKind::AnyHexAction:
        case PromptKind::GiveUpLieutenant:
            return say(key);
        case PromptKind::UpgradeOverseer:
            return say(m_before.definition.effect(prompt.effect).kind == EffectKind::UpgradeAndAdvanceOverseer
                           ? QStringLiteral("at.upgrade-and-advance")
                           : key);
        case PromptKind::Build:
            return say(prompt.refreshed ? QStringLiteral("at.build-refreshed") : key);
        case PromptKind::ReturnCitizens:
            return say(key, {{"citizens", citizensText(m_before, prompt.citizens, prompt.gold)}});
        default:
            return promptText(m_before);
        }
    }
    QString advancing(const Prompt& prompt) const {
        const Effect& effect = m_before.definition.effect(prompt.effect);
        if (prompt.slot >= classCount && effect.kind != EffectKind::Overseer)
            return say(effect.kind == EffectKind::OverseerAnySkip ? QStringLiteral("at.advance-skip")
                                                                  : QStringLiteral("at.advance-any"));
        const CitizenClass one =
            prompt.slot < classCount ? static_cast<CitizenClass>(prompt.slot) : effect.citizenClass;
        return say(QStringLiteral("at.advance-overseer"), {{"overseer", overseerWord(one)}});
    }

    /// The command, with what is paid where that is part of it, and which lieutenant where it cannot go.
    QString given() const {
        const Command& command = *m_posed.command;
        if (const auto* hex = std::get_if<ChooseHex>(&command)) {
            const Lieutenant& l = m_posed.before.players[m_posed.seat].lieutenants[hex->lieutenant];
            const Fields fields{
                {"to", placeField(m_before, hex->place)},
                {"from", l.status == LieutenantStatus::Standing ? placeField(m_before, l.place) : Field{QString()}}};
            if (l.status == LieutenantStatus::Standing) return say(QStringLiteral("command.standing"), fields);
            if (l.status == LieutenantStatus::Resting) return say(QStringLiteral("command.resting"), fields);
        }
        if (const auto* moved = std::get_if<MoveIntoWorkshop>(&command); moved && moved->from.kind != Spot::Square) {
            const bool hut = moved->from.kind == Spot::Hut;
            const Player& me = m_posed.before.players[m_posed.seat];
            const Citizen citizen = hut ? me.huts[moved->from.index].citizen : me.workshops[moved->from.index].citizen;
            return say(
                hut ? QStringLiteral("command.from-hut") : QStringLiteral("command.from-workshop"),
                {{"citizen", citizenWord(citizen)}, {"from", moved->from.index + 1}, {"to", moved->workshop + 1}});
        }
        if (const auto* step = std::get_if<AdvanceOverseer>(&command)) {
            const Overseer& overseer = m_posed.before.players[m_posed.seat].overseer(step->citizenClass);
            if (overseer.step >= forkStep && step->branch != overseer.branch)
                return say(QStringLiteral("command.other-branch"), {{"overseer", overseerWord(step->citizenClass)}});
        }
        if (std::holds_alternative<UseHexAction>(command) && m_posed.about.form != "may")
            return say(QStringLiteral("command.use-hex"), {{"place", placeField(m_before, m_posed.before.turn.place)}});
        QString text = commandText(m_before, command);
        if (std::holds_alternative<UseHexAction>(command) && m_posed.before.turn.bay != none)
            text = buttonText(m_before, command);
        const auto* burn = std::get_if<BurnCubes>(&command);
        const bool named = burn && burn->payment == FirePayment::FireAndBigFire;
        const bool paid =
            !named && m_posed.about.form != "pay" &&
            (burn || std::holds_alternative<BurnShipCube>(command) || std::holds_alternative<RefreshTiles>(command));
        const QString cost = paid ? commandCost(m_before, command) : QString();
        return cost.isEmpty() ? text
                              : magister::say(m_language, "Command", QT_TRANSLATE_NOOP("Command", "{text} – {cost}"),
                                              {{"text", text}, {"cost", cost}});
    }

    QString askedWith(const QString& form) const override {
        const About& about = m_posed.about;
        if (form == QLatin1String("pay") || form == QLatin1String("gain")) return say(form + u'.' + qs(about.argument));
        if (form == QLatin1String("visit"))
            return say(form, {{"who", who(static_cast<PlayerIndex>(std::atoi(about.argument.c_str()) - 1))}});
        if (form == QLatin1String("space") || form == QLatin1String("discs")) return say(form, bookField());
        if (form == QLatin1String("overseer")) return say(form, {{"overseer", overseerWord(citizenClass())}});
        if (form == QLatin1String("activations"))
            return say(form, {{"overseer", overseerWord(std::get<AdvanceOverseer>(*m_posed.command).citizenClass)}});
        if (form == QLatin1String("choices")) {
            if (const auto* rescued = std::get_if<RescueCitizen>(&*m_posed.command))
                return say(QStringLiteral("choices.rescue"), {{"citizen", citizenWord(rescued->citizenClass)}});
            if (const auto* leaves = std::get_if<LeaveQuarantine>(&*m_posed.command))
                return say(QStringLiteral("choices.leave"),
                           {{"citizen", citizenWord(m_posed.before.players[m_posed.seat].huts[leaves->hut].citizen)},
                            {"hut", leaves->hut + 1}});
        }
        if (form == QLatin1String("produces") || form == QLatin1String("choices"))
            return say(form + u'.' + qs(about.argument));
        if (form == QLatin1String("arrive")) return say(form, {{"citizen", citizenWord(citizenClass())}});
        if (form == QLatin1String("score"))
            return say(form, {{"source", scoreLabel(m_before, *fromId<ScoreSource>(about.argument), m_posed.seat)}});
        if (form == QLatin1String("count")) {
            const auto named = countNamed(m_posed.rule, about.argument);
            const QString key = QStringLiteral("count.") + qs(named->count->word);
            if (!named->count->byClass) return say(key);
            const QString word = wordOf(named->citizenClass);
            return say(key, {{"citizens", m_language.word(word, QStringLiteral("nom"), 5)},
                             {"citizen", citizenWord(named->citizenClass)},
                             {"overseer", overseerWord(named->citizenClass)}});
        }
        return say(form);
    }

    QString placeName(PlaceIndex place) const {
        return phrase(m_language, QStringLiteral("{Place:nom}"), {{"place", placeField(m_before, place)}});
    }

    /// What is tapped for a command, where that has a name of its own: a place of the board, or somebody who lives there.
    QString tapped(const Command& command) const {
        if (const auto* c = std::get_if<ChooseHex>(&command)) return placeName(c->place);
        if (const auto* c = std::get_if<RescueCitizen>(&command)) return spotName(c->to);
        if (const auto* c = std::get_if<LeaveQuarantine>(&command)) return spotName(c->to);
        if (const auto* c = std::get_if<PlaceHutUpgrade>(&command)) return spotName({Spot::Hut, c->hut});
        if (const auto* c = std::get_if<ActivateCitizen>(&command)) return dwellerName({Spot::Square, c->square});
        if (const auto* c = std::get_if<UpgradeCitizen>(&command)) return dwellerName(c->spot);
        if (const auto* c = std::get_if<ReturnCitizen>(&command)) return dwellerName(c->from);
        if (const auto* c = std::get_if<MoveIntoWorkshop>(&command)) return dwellerName(c->from);
        return {};
    }
    /// Squares of a sector may have the same action, those of a region do not.
    QString regionKey(const char* form, SquareIndex square) const {
        return QLatin1String(form) + qs(branchWord(sectorOf(square), static_cast<std::uint8_t>(regionOf(square) % 2)));
    }
    QString squareAction(SquareIndex square) const {
        const PlayerBoard& board = m_before.definition.boards[m_posed.before.players[m_posed.seat].board];
        return effectText(m_before, board.squares[square].action);
    }
    QString spotName(const CitizenSpot& spot) const {
        if (spot.kind == Spot::Hut) return say(QStringLiteral("hut"), {{"n", spot.index + 1}});
        if (spot.kind == Spot::Workshop) return say(QStringLiteral("workshop"), {{"n", spot.index + 1}});
        return say(regionKey("square.", spot.index),
                   {{"citizens", m_language.word(wordOf(sectorOf(spot.index)), QStringLiteral("nom"), 5)},
                    {"effect", squareAction(spot.index)}});
    }
    QString dwellerName(const CitizenSpot& spot) const {
        const Player& me = m_posed.before.players[m_posed.seat];
        switch (spot.kind) {
        case Spot::Hut:
            return say(QStringLiteral("dweller.hut"),
                       {{"citizen", citizenWord(me.huts[spot.index].citizen)}, {"n", spot.index + 1}});
        case Spot::Workshop:
            return say(QStringLiteral("dweller.workshop"),
                       {{"citizen", citizenWord(me.workshops[spot.index].citizen)}, {"n", spot.index + 1}});
        default:
            return say(regionKey("dweller.", spot.index),
                       {{"citizen", citizenWord(me.squares[spot.index])}, {"effect", squareAction(spot.index)}});
        }
    }

    QString optionOf(const Answer& answer) const override {
        if (const auto* n = std::get_if<int>(&answer.value)) {
            const bool roman = m_posed.about.form == "space";
            return roman && *n > 0 ? magister::roman(*n) : pointsText(m_before, *n);
        }
        if (const auto* command = std::get_if<Command>(&answer.value)) {
            if (m_posed.kind == DrillKind::Do && std::holds_alternative<ChooseHex>(*command))
                return commandText(m_before, *command); // which lieutenant goes, not what the hex does
            const QString thing = m_posed.kind == DrillKind::Pick ? tapped(*command) : QString();
            return thing.isEmpty() ? alternativeText(m_before, *command) : thing;
        }
        if (m_posed.about.form == "leavers")
            return say(QStringLiteral("hut"), {{"n", std::get<PlaceIndex>(answer.value) + 1}});
        if (const auto* place = std::get_if<PlaceIndex>(&answer.value))
            return m_posed.kind == DrillKind::Order ? who(*place) : placeName(*place);
        if (const auto* stage = std::get_if<Stage>(&answer.value))
            return *stage == Stage::Production ? say(QStringLiteral("stage.production")) // the log's line tells that it is first
                                               : eventText(m_before, StageReached{Rule{}, *stage});
        if (const auto* kind = std::get_if<PromptKind>(&answer.value))
            return say(QStringLiteral("step.") + wordOf(*kind));
        if (const auto* source = std::get_if<ScoreSource>(&answer.value))
            return scoreLabel(m_before, *source, m_posed.seat);
        return say(answer.id);
    }

    const Offers m_offers;
    const Scene m_sceneBefore;
    const Scene m_sceneAfter;
};

} // namespace

std::map<QString, QStringList> drillTemplates() {
    std::map<QString, QStringList> all = sharedDrillTemplates();
    all.merge(std::map<QString, QStringList>{
        {"command.standing", {"to", "from"}},
        {"command.resting", {"to"}},
        {"command.from-hut", {"citizen", "from", "to"}},
        {"command.from-workshop", {"citizen", "from", "to"}},
        {"command.other-branch", {"overseer"}},
        {"command.use-hex", {"place"}},
        {"at.rescue", {"place"}},
        {"at.fight", {"place"}},
        {"at.fight-ship", {"place"}},
        {"at.act", {"place"}},
        {"at.choose-effect", {"effect"}},
        {"at.advance-overseer", {"overseer"}},
        {"at.activate", {"n"}},
        {"at.return-citizens", {"citizens"}},
        {"total", {"who", "n"}},
        {"choices.rescue", {"citizen"}},
        {"choices.leave", {"citizen", "hut"}},
        {"hut", {"n"}},
        {"workshop", {"n"}},
        {"dweller.hut", {"citizen", "n"}},
        {"dweller.workshop", {"citizen", "n"}},
        {"visit", {"who"}},
        {"space", {"book"}},
        {"discs", {"book"}},
        {"overseer", {"overseer"}},
        {"activations", {"overseer"}},
        {"arrive", {"citizen"}},
        {"score", {"source"}},
    });
    for (const char* half : {"left", "right", "upper", "lower"}) {
        all.emplace(QLatin1String("square.") + QLatin1String(half), QStringList{"citizens", "effect"});
        all.emplace(QLatin1String("dweller.") + QLatin1String(half), QStringList{"citizen", "effect"});
    }
    addPlainTemplates(all, {"at.choose-turn",
                            "at.advance-any",
                            "at.advance-skip",
                            "at.step-book",
                            "at.advance-scroll",
                            "at.upgrade-citizen",
                            "at.upgrade-overseer",
                            "at.upgrade-and-advance",
                            "at.build",
                            "at.build-refreshed",
                            "at.place-hut-upgrade",
                            "at.any-hex-action",
                            "at.give-up-lieutenant",
                            "points",
                            "rats",
                            "lost",
                            "produces.huts",
                            "produces.workshops",
                            "after-rats",
                            "struck",
                            "cleared",
                            "dock",
                            "plot",
                            "leavers",
                            "production",
                            "points-order",
                            "stage.production",
                            "steps",
                            "scoring",
                            "step.choose-turn",
                            "step.rescue",
                            "step.fight",
                            "step.act",
                            "choices.hexes",
                            "choices.activate",
                            "choices.tiles",
                            "choices.place-hut",
                            "choices.move-in",
                            "choices.upgrade",
                            "choices.return"});
    for (const Token token : allTokens)
        for (const char* form : {"pay.", "gain."})
            all.emplace(QLatin1String(form) + wordOf(token), QStringList());
    for (const Count& count : counts())
        all.emplace(QStringLiteral("count.") + qs(count.word),
                    !count.byClass                                    ? QStringList()
                    : count.word == "steps-to-centre"                 ? QStringList{"overseer"}
                    : count.word == "squares" || count.word == "huts" ? QStringList{"citizen"}
                                                                      : QStringList{"citizens"});
    return all;
}

DrillWords drillWords(const Definition& definition, const Posed& posed, const Language& language,
                      const DrillTexts& texts) {
    return Wording(definition, posed, language, texts).words();
}

} // namespace magister::messina
