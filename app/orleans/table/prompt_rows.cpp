// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons of the open question, lines of a menu, lines of the log.
#include "app/orleans/table/avoidable_loss.h"
#include "app/orleans/table/recall.h"
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/words/command_text.h"
#include "app/orleans/words/event_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

const QStringList roles::buttons{"target", "text", "brief", "kind", "icon", "enabled", "shortcut", "letter"};
const QStringList roles::variants{"text", "cost", "signs", "at", "rule", "ruleNumber", "ruleTitle"};
const QStringList roles::log{"seat", "tincture", "text", "rule", "ruleNumber", "ruleTitle", "kind", "tile"};

namespace {

struct Button {
    const char* target;
    const char* kind; ///< "primary" (one at most), "plain", "quiet"
    const char* icon;
    /// Always the same; of the draws only the gold one has it. No digit, which leads to a part of the board, and no letter
    /// that does something at any time: U Z T G L H K I X.
    const char* letter;
};

/// In the order in which they stand; draws ascend, and "done" keeps apart from them. Gold is what goldOf() says.
constexpr std::array allButtons{
    Button{"button:proceed", "primary", "ui-next", "E"},
    Button{"button:pay-coins", "primary", "coin", "P"},
    Button{"button:bathhouse", "plain", "pl-bathhouse", "B"},
    Button{"button:retrieve", "plain", "ui-undo", "R"},
    Button{"button:keep-market", "plain", "f-farmer", "M"},
    Button{"button:keep-tower", "plain", "pl-gunpowder_tower", "W"},
    Button{"button:return-drawn", "plain", "bag", "R"},
    Button{"button:commit", "primary", "ui-check", "C"},
    Button{"button:done", "primary", "ui-check", "E"},
    Button{"button:draw-1", "primary", "bag", "D"},
    Button{"button:draw-2", "primary", "bag", "D"},
    Button{"button:draw-3", "primary", "bag", "D"},
    Button{"button:draw-4", "primary", "bag", "D"},
    Button{"button:draw-5", "primary", "bag", "D"},
    Button{"button:draw-6", "primary", "bag", "D"},
    Button{"button:draw-7", "primary", "bag", "D"},
    Button{"button:draw-8", "primary", "bag", "D"},
    Button{"button:pass", "primary", "ui-skip", "E"},
    Button{"button:buy-1", "plain", "devstar", "A"},
    Button{"button:buy-2", "plain", "devstar", "B"},
    Button{"button:buy-3", "plain", "devstar", "C"},
    Button{"button:bake-1", "plain", "pl-bakery", "A"},
    Button{"button:bake-2", "plain", "pl-bakery", "B"},
    Button{"button:bake-3", "plain", "pl-bakery", "C"},
    Button{"button:coins", "plain", "coin", "A"},
    Button{"button:development", "plain", "devstar", "B"},
    Button{"button:sacristy", "plain", "pl-sacristy", "S"},
    Button{"button:stay", "quiet", "merchant", "S"},
    Button{"button:both-goods", "quiet", "cart", "B"},
    Button{"button:fine", "quiet", "coin", "F"},
    Button{"button:decline", "quiet", "ui-cross", "D"},
};

/// Whether a button belongs to the open question, even when it would be refused.
bool belongs(PromptKind kind, const QString& target) {
    const auto is = [&](const char* name) { return target == QLatin1String("button:") + QLatin1String(name); };
    switch (kind) {
    case PromptKind::Draw:
        return is("bathhouse");
    case PromptKind::KeepOne:
        return is("keep-market") || is("keep-tower") || is("return-drawn");
    case PromptKind::KeepDrawn:
        return is("keep-market") || is("keep-tower");
    case PromptKind::Plan:
        return is("commit");
    case PromptKind::Travel:
        return is("stay");
    case PromptKind::TakeGood:
        return is("both-goods");
    case PromptKind::SendFollowers:
        return is("decline");
    case PromptKind::HandInFood:
        return is("fine");
    case PromptKind::BuyDevelopment:
        return target.startsWith(QLatin1String("button:buy-"));
    case PromptKind::Bake:
        return target.startsWith(QLatin1String("button:bake-"));
    case PromptKind::PayDebt:
        return is("pay-coins");
    default:
        return false;
    }
}

/// The choices behind a button, the legal ones if there are any.
QVector<int> behind(const TargetIndex& index, const QString& target) {
    const QVector<int> all = index.at(target);
    QVector<int> legal;
    std::copy_if(all.begin(), all.end(), std::back_inserter(legal),
                 [&](int i) { return !index.choices()[static_cast<std::size_t>(i)].refusal; });
    return legal.isEmpty() ? all : legal;
}

/// What the button says where it stands for several commands.
QString textOfSeveral(const Scene& scene, const QString& target) {
    const auto tell = [&](const char* source) { return say(scene.language, "OrleansRow", source); };
    if (target == QLatin1String("button:keep-market"))
        //: Button: a follower that was drawn is put on the market; which one is asked next.
        return tell(QT_TRANSLATE_NOOP("OrleansRow", "To the market…"));
    if (target == QLatin1String("button:keep-tower"))
        //: Button: a follower that was drawn is put on the Gunpowder Tower; which one is asked next.
        return tell(QT_TRANSLATE_NOOP("OrleansRow", "To the Gunpowder Tower…"));
    if (!retrievingCostsADraw(scene.definition, scene.state, asker(scene)))
        //: Button: a follower goes from an action slot back to the market, where nobody could be drawn in its stead; which one is asked next.
        return tell(QT_TRANSLATE_NOOP("OrleansRow", "Return a follower to the market…"));
    //: Button: a follower goes from an action slot back to the market instead of a draw; which one is asked next.
    return tell(QT_TRANSLATE_NOOP("OrleansRow", "Return a follower instead of drawing…"));
}

/// What is drawn says the gold button; those with fewer followers stand beside it and only say how many.
QString textOfOne(const Scene& scene, const Command& command, bool primary) {
    if (const auto* drawn = std::get_if<DrawFollowers>(&command); drawn && !primary)
        //: Button beside one that says "Draw 5 followers": so many are drawn instead.
        return say(scene.language, "OrleansRow", QT_TRANSLATE_NOOP("OrleansRow", "Draw {n}"), {{"n", drawn->count}});
    return commandText(scene, asker(scene), command);
}

/// What stands on a button among others that differ from it only in their number: the number. Empty elsewhere.
QString briefOf(const Command& command, bool primary) {
    const auto* drawn = std::get_if<DrawFollowers>(&command);
    return drawn && !primary ? QString::number(drawn->count) : QString{};
}

bool draws(const Button& button) {
    return std::string_view(button.target).starts_with("button:draw-");
}

/// The letter that stands on it; empty for none.
QString letterOf(const Button& button, bool primary) {
    return draws(button) && !primary ? QString{} : QLatin1String(button.letter);
}

/// Gold is never what gives something away that another answer keeps.
bool mayBeGold(const Scene& scene, const TargetIndex& index, const Button& button) {
    if (button.kind != std::string_view("primary")) return false;
    const QString target = QLatin1String(button.target);
    const QVector<int> choices = behind(index, target);
    return !choices.isEmpty() && scene.offers.at(target).offer == Offer::Legal &&
           !losesNeedlessly(scene.definition, scene.state, asker(scene), index.choices(),
                            index.choices()[static_cast<std::size_t>(choices.front())].command);
}

/// The one that is gold: as many draws as can be made, else the first that may be; null for none.
const Button* goldOf(const Scene& scene, const TargetIndex& index) {
    const Button* found = nullptr;
    for (const Button& button : allButtons)
        if (mayBeGold(scene, index, button) && (!found || draws(button))) found = &button;
    return found;
}

/// What a line of a menu is about, as pictures: lines often differ in nothing else.
QVariantList signsOf(const Command& command) {
    const auto sign = [](const QString& icon, int n) {
        return QVariantList{QVariantMap{{"icon", icon}, {"n", n}, {"text", QString{}}}};
    };
    if (const auto* placed = std::get_if<PlaceFollower>(&command)) return sign(icons::token(placed->token), 1);
    if (std::holds_alternative<PlaceTechnology>(command)) return sign(QStringLiteral("tech"), 1);
    if (const auto* kept = std::get_if<KeepDrawn>(&command)) return sign(icons::token(kept->token), 1);
    if (const auto* drawn = std::get_if<DrawFollowers>(&command)) return sign(QStringLiteral("bag"), drawn->count);
    if (const auto* sent = std::get_if<SendFollower>(&command)) return sign(icons::follower(sent->space), 1);
    if (const auto* tile = std::get_if<TakeTile>(&command)) return sign(icons::place(tile->tile), 1);
    if (const auto* tile = std::get_if<RemoveTile>(&command)) return sign(icons::place(tile->tile), 1);
    if (const auto* food = std::get_if<HandInFood>(&command)) return sign(icons::ware(food->ware), 1);
    if (const auto* paid = std::get_if<PayWare>(&command)) return sign(icons::ware(paid->ware), 1);
    return {};
}

/// The thing by which one line of a menu can be told from the others on the table.
QString placeOf(const Scene& scene, const Command& command) {
    const QStringList names = targetsOf(scene.definition, scene.state, asker(scene), command);
    if (std::holds_alternative<MoveMerchant>(command)) return names.last();
    return names.first().startsWith(QLatin1String("button:")) ? QString{} : names.first();
}

QString costOf(const Scene& scene, const Command& command) {
    const int coins = coinsFor(scene.definition, scene.state, asker(scene), command);
    // A sum that the line itself names is not said twice.
    if (coins == 0 || std::holds_alternative<BuyDevelopment>(command) || std::holds_alternative<PayCoins>(command))
        return {};
    return phrase(scene.language, QStringLiteral("{n:coin:nom}"), {{"n", coins}});
}

/// For whoever is done and sits here too: back to the plan, while it may still be changed. No letter of these stands on
/// another button while all plan together.
Rows recallRows(const Scene& scene) {
    constexpr std::array letters{"A", "B", "C", "D"};
    Rows rows;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        if (!recall(scene, p)) continue;
        rows.append(
            {{"key", recallButton(p)},
             {"target", recallButton(p)},
             //: Button: that player has chosen Done while others still plan, and wants to change the plan.
             {"text", say(scene.language, "OrleansRow", QT_TRANSLATE_NOOP("OrleansRow", "{who}: change the plan"),
                          {{"who", seatName(scene, p)}})},
             {"brief", QString{}},
             {"kind", "quiet"},
             {"icon", icons::piece("disc", scene, p)},
             {"enabled", true},
             {"shortcut", QLatin1String(letters[p])},
             {"letter", QLatin1String(letters[p])}});
    }
    return rows;
}

} // namespace

/// What cannot be pressed stands first, the gold button always last: a hand learns where it is.
Rows buttonRows(const Scene& scene, const TargetIndex& index) {
    Rows refused, rows, gold;
    if (askedKind(scene) == PromptKind::None) return {};
    rows = recallRows(scene);
    const Button* const golden = goldOf(scene, index);
    for (const Button& button : allButtons) {
        const QString target = QLatin1String(button.target);
        const QVector<int> choices = behind(index, target);
        if (choices.isEmpty()) continue;
        const bool legal = scene.offers.at(target).offer == Offer::Legal;
        if (!legal && !belongs(askedKind(scene), target)) continue;
        const Command& command = index.choices()[static_cast<std::size_t>(choices.front())].command;
        const bool primary = &button == golden;
        const QString kind = primary ? QStringLiteral("primary")
                             : button.kind == std::string_view("primary") ? QStringLiteral("plain") : QLatin1String(button.kind);
        Rows& part = primary ? gold : legal ? rows : refused;
        part.append(
            {{"key", target},
             {"target", target},
             {"text", choices.size() > 1 ? textOfSeveral(scene, target) : textOfOne(scene, command, primary)},
             {"brief", choices.size() > 1 ? QString{} : briefOf(command, primary)},
             {"kind", kind},
             {"icon", QLatin1String(button.icon)},
             {"enabled", legal},
             {"shortcut", primary ? QStringLiteral("Enter") : letterOf(button, primary)},
             {"letter", letterOf(button, primary)}});
    }
    return refused + rows + gold;
}

Rows variantRows(const Scene& scene, const QVector<Command>& variants) {
    Rows rows;
    for (int i = 0; i < variants.size(); ++i) {
        QVariantMap row{{"key", QString::number(i)},
                        {"text", commandText(scene, asker(scene), variants.at(i))},
                        {"cost", costOf(scene, variants.at(i))},
                        {"signs", signsOf(variants.at(i))},
                        {"at", placeOf(scene, variants.at(i))}};
        setRule(row, scene, ruleOfCommand(scene, asker(scene), variants.at(i)));
        rows.append(row);
    }
    return rows;
}

QVariantMap logRow(const Scene& scene, const Event& event) {
    const PlayerIndex actor = actorOf(event);
    QVariantMap row{{"seat", actor == none ? 0 : actor + 1},
                    {"tincture", actor == none ? QString{} : tinctureOf(scene, actor)},
                    {"text", eventText(scene, event)},
                    {"kind", eventKind(event)},
                    {"tile", QVariant()}};
    setRule(row, scene, ruleOf(event));
    return row;
}

} // namespace magister::orleans
