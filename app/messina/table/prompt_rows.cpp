// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rows.h"

#include "app/messina/table/avoidable_loss.h"
#include "app/messina/table/empty_offer.h"
#include "app/messina/table/target_rules.h"
#include "app/messina/table/targets.h"
#include "app/messina/words/command_text.h"
#include "app/messina/words/event_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"

namespace magister::messina {

const QStringList roles::buttons{"target", "text", "kind", "icon", "enabled", "shortcut", "letter"};
const QStringList roles::variants{"text", "cost", "signs", "at", "rule", "ruleNumber", "ruleTitle"};
const QStringList roles::log{"seat", "tincture", "text", "rule", "ruleNumber", "ruleTitle", "kind", "tile"};

namespace {

struct Button {
    const char* target;
    const char* kind; ///< "primary" (one at most), "plain", "quiet"
    const char* icon;
    const char* letter; ///< always the same
};

constexpr std::array allButtons{
    Button{"button:proceed", "primary", "ui-next", "E"},
    Button{"button:end-turn", "primary", "ui-check", "E"},
    Button{"button:end-fight", "primary", "rat-left", "E"},
    Button{"button:take-rat", "primary", "rat-left", "E"},
    Button{"button:pay", "primary", "coin", "P"},
    Button{"button:option-1", "plain", "", "A"},
    Button{"button:option-2", "plain", "", "B"},
    Button{"button:option-3", "plain", "", "C"},
    Button{"button:use-hex", "plain", "hexmini", "A"},
    Button{"button:repopulate", "plain", "repopulate", "B"},
    Button{"button:refresh-huts", "plain", "hut", "Q"},
    Button{"button:refresh-workshops", "plain", "workshop", "W"},
    Button{"button:recall", "plain", "recall", "R"},
    Button{"button:discard", "plain", "ui-cross", "D"},
    Button{"button:decline", "quiet", "ui-cross", "D"},
};

/// Whether a button belongs to the open question, even when it would be refused.
bool belongs(PromptKind kind, const QString& target) {
    switch (kind) {
    case PromptKind::ChooseTurn:
        return target == QLatin1String("button:recall");
    case PromptKind::Fight:
        return target == QLatin1String("button:end-fight");
    case PromptKind::FightShip:
        return target == QLatin1String("button:take-rat");
    case PromptKind::Act:
        return target == QLatin1String("button:end-turn") || target == QLatin1String("button:use-hex") ||
               target == QLatin1String("button:repopulate");
    case PromptKind::Build:
        return target.startsWith(QLatin1String("button:refresh-")) || target == QLatin1String("button:decline");
    case PromptKind::Produce:
    case PromptKind::OpponentTurn:
    case PromptKind::Proceed:
        return target == QLatin1String("button:proceed");
    case PromptKind::Rescue:
    case PromptKind::LeaveQuarantine:
        return false; // "let go" appears only when nothing else is left
    default:
        return target == QLatin1String("button:pay") || target == QLatin1String("button:decline") ||
               target.startsWith(QLatin1String("button:option-"));
    }
}

int firstChoice(const TargetIndex& index, const QString& target) {
    const auto choices = index.at(target);
    for (const int i : choices)
        if (!index.choices()[static_cast<std::size_t>(i)].refusal) return i;
    return choices.isEmpty() ? -1 : choices.front();
}

/// In step 4 the one gold button is what remains to be done: the hex first, then the end of the turn. Gold is never what
/// gives something away that another answer keeps. What brings nothing is as quiet as declining it.
QString kindOf(const Scene& scene, const TargetIndex& index, const Button& button, const Command& command) {
    const bool hexWaits = scene.state.prompt().kind == PromptKind::Act &&
                          scene.offers.at(QStringLiteral("button:use-hex")).offer == Offer::Legal;
    const bool proposed = button.kind == std::string_view("primary") ||
                          (hexWaits && button.target == std::string_view("button:use-hex"));
    if (bringsNothing(scene.definition, scene.state, command)) return QStringLiteral("quiet");
    if (!proposed) return QLatin1String(button.kind);
    return losesNeedlessly(scene.state, index.choices(), command) ? QStringLiteral("plain") : QStringLiteral("primary");
}

} // namespace

void setRule(QVariantMap& row, const Scene& scene, Rule rule) {
    const QString id = ruleIdOf(rule);
    const RuleTitle title = id.isEmpty() ? RuleTitle{} : scene.language.rule(id);
    row.insert("rule", id);
    row.insert("ruleNumber", title.number);
    row.insert("ruleTitle", title.title);
}

/// What the table does between the turns: nothing is decided, and one may only go on.
static bool isTold(const State& state) {
    return state.hasPrompt() && state.prompt().kind == PromptKind::Proceed && state.stage != Stage::Scoring;
}

QVariantMap promptRow(const Scene& scene) {
    const PlayerIndex active = scene.state.toAct();
    QVariantMap row{{"seat", active == none ? 0 : active + 1},
                    {"name", active == none ? QString{} : seatName(scene, active)},
                    {"tincture", active == none ? QString{} : scene.seats.value(active).tincture},
                    {"step", turnStep(scene.state)},
                    {"told", isTold(scene.state)},
                    {"onlyGoesOn", onlyGoesOn(scene.state)},
                    {"rival", scene.state.hasPrompt() && scene.state.prompt().kind == PromptKind::OpponentTurn},
                    {"sentence", promptText(scene)}};
    setRule(row, scene, promptRule(scene.state));
    return row;
}

/// What cannot be pressed stands first, the gold button always last: a hand learns where it is.
Rows buttonRows(const Scene& scene, const TargetIndex& index) {
    Rows refused;
    Rows rows;
    Rows gold;
    if (!scene.state.hasPrompt()) return {};
    for (const Button& button : allButtons) {
        const QString target = QLatin1String(button.target);
        const int choice = firstChoice(index, target);
        if (choice < 0) continue;
        const bool legal = scene.offers.at(target).offer == Offer::Legal;
        if (!legal && !belongs(scene.state.prompt().kind, target)) continue;
        const Command& command = index.choices()[static_cast<std::size_t>(choice)].command;
        const QString kind = kindOf(scene, index, button, command);
        Rows& part = kind == QLatin1String("primary") ? gold : legal ? rows : refused;
        part.append({{"key", target},
                     {"target", target},
                     {"text", buttonText(scene, command)},
                     {"kind", kind},
                     {"icon", QLatin1String(button.icon)},
                     {"enabled", legal},
                     {"shortcut",
                      kind == QLatin1String("primary") ? QStringLiteral("Enter") : QLatin1String(button.letter)},
                     {"letter", QLatin1String(button.letter)}});
    }
    return refused + rows + gold;
}

namespace {

/// What burns and what it burns, as icons: meanings of one click often differ in nothing else. Empty for other commands.
QVariantList fightIcons(const Command& command) {
    const auto icon = [](const char* name, int n) {
        return QVariantMap{{"icon", QString::fromLatin1(name)}, {"n", n}, {"text", QString{}}};
    };
    const auto fires = [&](FirePayment payment) -> QVariantList {
        switch (payment) {
        case FirePayment::Fire:
            return {icon("fire", 1)};
        case FirePayment::TwoFires:
            return {icon("fire", 2)};
        case FirePayment::BigFire:
            return {icon("greatfire", 1)};
        case FirePayment::TwoBigFires:
            return {icon("greatfire", 2)};
        case FirePayment::FireAndBigFire:
            return {icon("fire", 1), icon("greatfire", 1)};
        }
        return {};
    };
    const auto* burn = std::get_if<BurnCubes>(&command);
    const auto* onShip = std::get_if<BurnShipCube>(&command);
    if (!burn && !onShip) return {};
    QVariantList signs = fires(burn ? burn->payment : onShip->payment);
    signs.append(icon("arrow", 1));
    signs.append(icon("plague", burn ? burn->here : 1));
    if (burn && burn->neighbour != none) signs.append(icon("neighbour-cube", 1));
    return signs;
}

} // namespace

namespace {

/// Where the piece lies that a command would move, or what it burns next door: one line of a menu can be told from the
/// others by it. Empty where the lines differ in something else.
QString pieceOf(const Scene& scene, const Command& command) {
    if (const auto* burn = std::get_if<BurnCubes>(&command))
        return burn->neighbour == none ? QString{} : placeTarget(scene, burn->neighbour);
    const PlayerIndex player = scene.state.toAct();
    if (player == none) return {};
    // The workshop first, then where the citizen comes from.
    if (std::holds_alternative<MoveIntoWorkshop>(command))
        return targetsOf(scene.definition, scene.state, player, command).last();
    const std::uint8_t n = lieutenantOf(command);
    if (n == none) return {};
    const Lieutenant& l = scene.state.players[player].lieutenants[n];
    return l.status == LieutenantStatus::Lying ? placeTarget(scene, l.place)
                                               : QStringLiteral("%1/lieutenant/%2").arg(seatTarget(player)).arg(n + 1);
}

} // namespace

Rows variantRows(const Scene& scene, const QVector<Command>& variants) {
    Rows rows;
    for (int i = 0; i < variants.size(); ++i) {
        QVariantMap row{{"key", QString::number(i)},
                        {"text", commandText(scene, variants.at(i))},
                        {"cost", commandCost(scene, variants.at(i))},
                        {"signs", fightIcons(variants.at(i))},
                        {"at", pieceOf(scene, variants.at(i))}};
        setRule(row, scene, ruleOfCommand(scene, scene.state.toAct(), variants.at(i)));
        rows.append(row);
    }
    return rows;
}

QVariantMap logRow(const Scene& scene, const Event& event) {
    const PlayerIndex actor = actorOf(event);
    QVariantMap row{{"seat", actor == none ? 0 : actor + 1},
                    {"tincture", actor == none ? QString{} : scene.seats.value(actor).tincture},
                    {"text", eventText(scene, event)},
                    {"kind", eventKind(event)},
                    {"tile", QVariant()}}; // what is drawn below the line, if anything
    if (const auto* turned = std::get_if<SoloTileTurned>(&event)) {
        row.insert("tile", soloTileRow(scene, turned->tile, turned->used));
        row.insert("tincture", scene.seats.value(opponent).tincture);
    }
    setRule(row, scene, ruleOf(event));
    return row;
}

} // namespace magister::messina
