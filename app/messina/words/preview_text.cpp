// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a preview: events summed up, the price first.
#include "app/messina/table/preview.h"

#include "app/messina/words/effect_text.h"
#include "app/messina/words/icons.h"
#include "app/messina/table/empty_offer.h"
#include "app/messina/table/moves.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/target_rules.h"
#include "app/messina/words/score_text.h"
#include "app/table/preview_row.h"

#include "engine/messina/game.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace magister::messina {

namespace {

/// Sums up the events of one command as the one who gives it sees them. What others gain by it is not told: it is
/// theirs to see. One overload an event; a new event without one is not foreseen in words.
struct Ledger {
    const Scene& scene;
    PlayerIndex me;
    std::array<int, tokenCount> paid{}, gained{};
    std::array<int, 7> came{}, went{}; ///< citizens, by Citizen
    std::array<int, bookCount> book{}; ///< the space each disc reaches; 0: it stays
    std::array<int, 3> scroll{};
    int lost{}, won{}, rats{}, burnt{}, cubes{}, arrivals{}, taken{}, lieutenants{};
    QVariantList deeds{};

    bool mine(PlayerIndex player) const { return player == me; }
    void deed(const QString& icon, const QString& text) {
        deeds.append(QVariantMap{{"icon", icon}, {"text", text}, {"kind", "deed"}});
    }
    QString words(const char* context, const char* source, const Fields& fields = {}) const {
        return say(scene.language, context, source, fields);
    }
    QString effect(EffectIndex index) const { return effectText(scene, index); }

    void operator()(const TokensPaid& e) { paid[at(e.token)] += mine(e.player) ? e.amount : 0; }
    void operator()(const TokensGained& e) { gained[at(e.token)] += mine(e.player) ? e.amount : 0; }
    void operator()(const PointsScored& e) {
        if (mine(e.player)) (e.amount < 0 ? lost : won) += std::abs(e.amount);
    }
    void operator()(const RatsTaken& e) { rats += mine(e.player) ? e.amount : 0; }
    void operator()(const CitizenRescued& e) { came[at(citizenOf(e.citizenClass))] += mine(e.player); }
    void operator()(const CitizensLost& e) {
        if (e.player == none)
            taken += e.amount;
        else if (mine(e.player))
            went[at(citizenOf(e.citizenClass))] += e.amount;
    }
    void operator()(const CitizenLeft& e) { went[at(e.citizen)] += mine(e.player); }
    void operator()(const CubeRemoved&) { ++burnt; }
    void operator()(const CubePlaced&) { ++cubes; }
    void operator()(const CitizensArrived&) { ++arrivals; }
    void operator()(const DiscMoved& e) {
        if (mine(e.player)) book[at(e.book)] = e.to;
    }
    void operator()(const ScrollAdvanced& e) { scroll[e.track] += mine(e.player); }
    void operator()(const LieutenantGained& e) { lieutenants += mine(e.player); }
    void operator()(const LieutenantGivenUp& e) { lieutenants -= mine(e.player); }
    void operator()(const CitizenMoved& e) {
        if (!mine(e.player)) return;
        const Fields fields{{"citizen", citizenWord(e.citizen)}, {"n", e.to.index + 1}};
        if (e.to.kind == Spot::Workshop)
            deed(citizenIcon(e.citizen),
                 words("Command", QT_TRANSLATE_NOOP("Command", "{Citizen:nom}: workshop {n}"), fields));
        else if (e.to.kind == Spot::Square)
            deed(citizenIcon(e.citizen),
                 words("Command", QT_TRANSLATE_NOOP("Command", "{Citizen:nom} to the square ({effect})"),
                       {{"citizen", citizenWord(e.citizen)},
                        {"effect",
                         effect(scene.definition.boards[scene.state.players[me].board].squares[e.to.index].action)}}));
    }
    void operator()(const CitizenStays& e) {
        if (!mine(e.player)) return;
        const Citizen citizen = scene.state.players[me].huts[e.hut].citizen;
        deed(citizenIcon(citizen), words("Command", QT_TRANSLATE_NOOP("Command", "{Citizen:nom}: stay in hut {n}"),
                                         {{"citizen", citizenWord(citizen)}, {"n", e.hut + 1}}));
    }
    void operator()(const QuarantineAdvanced& e) {
        if (mine(e.player))
            deed("hut",
                 words("Preview", QT_TRANSLATE_NOOP("Preview", "Hut {hut}: move to field II"), {{"hut", e.hut + 1}}));
    }
    void operator()(const CitizenUpgraded& e) {
        if (mine(e.player))
            deed(citizenIcon(upgraded(e.citizen)),
                 words("Effect", QT_TRANSLATE_NOOP("Effect", "upgrade {n:citizen:acc}"), {{"n", 1}}));
    }
    void operator()(const BookActionEarned& e) {
        if (mine(e.player))
            deed(bookIcon(e.book),
                 words("Preview", QT_TRANSLATE_NOOP("Preview", "action on space {space} earned ({book:nom})"),
                       {{"space", roman(e.space)}, {"book", bookWord(e.book)}}));
    }
    void operator()(const BookActionLapsed& e) {
        if (mine(e.player))
            deed(bookIcon(e.book),
                 words("Preview", QT_TRANSLATE_NOOP("Preview", "action on space {space} lapses ({book:nom})"),
                       {{"space", roman(e.space)}, {"book", bookWord(e.book)}}));
    }
    void operator()(const OverseerAdvanced& e) {
        if (!mine(e.player)) return;
        const bool leap = e.step > scene.state.players[me].overseer(e.citizenClass).step + 1;
        const Fields fields{{"overseer", overseerWord(e.citizenClass)}};
        deed("overseer-" + classId(e.citizenClass),
             leap ? words("Command", QT_TRANSLATE_NOOP("Command", "{Overseer:nom}: skip a space"), fields)
                  : words("Command", QT_TRANSLATE_NOOP("Command", "{Overseer:nom}: advance one space"), fields));
    }
    void operator()(const OverseerUpgraded& e) {
        if (mine(e.player))
            deed("overseer-" + classId(e.citizenClass) + "-up",
                 words("Command", QT_TRANSLATE_NOOP("Command", "Upgrade: {overseer:nom}"),
                       {{"overseer", overseerWord(e.citizenClass)}}));
    }
    void operator()(const HutUpgradeTaken& e) {
        if (mine(e.player))
            deed("hut", words("Command", QT_TRANSLATE_NOOP("Command", "Hut upgrade: {effect}"),
                              {{"effect", effect(scene.definition.hutUpgrades[e.tile].output)}}));
    }
    void operator()(const HutUpgradePlaced& e) {
        if (mine(e.player))
            deed("hut",
                 words("Command", QT_TRANSLATE_NOOP("Command", "Place the upgrade on hut {n}"), {{"n", e.hut + 1}}));
    }
    void operator()(const WorkshopTaken& e) {
        if (!mine(e.player)) return;
        const Workshop& shop = scene.definition.workshops[e.tile];
        deed("workshop", words("Command", QT_TRANSLATE_NOOP("Command", "Workshop ({citizen:nom}): {effect}"),
                               {{"citizen", citizenWord(shop.citizenClass)}, {"effect", effect(shop.output)}}));
    }
    void operator()(const CartTaken& e) {
        if (mine(e.player))
            deed("cart", words("Command", QT_TRANSLATE_NOOP("Command", "Cart: {n:point}"),
                               {{"n", scene.definition.carts[e.tile].points}}));
    }
    void operator()(const CartUsed& e) {
        if (mine(e.player))
            deed("cart", words("Preview", QT_TRANSLATE_NOOP("Preview", "a cart is used up for this round")));
    }
    void operator()(const ShipTaken& e) {
        if (mine(e.player))
            deed("ship", words("Preview", QT_TRANSLATE_NOOP("Preview", "a ship ({goods:nom})"),
                               {{"goods", goodsWord(scene.definition.ships[e.ship].goods)}}));
    }
    void operator()(const DistrictRepopulated& e) {
        if (mine(e.player))
            deed("repopulate", words("Command", QT_TRANSLATE_NOOP("Command", "Repopulate the district")));
    }
    template <class E> void operator()(const E&) {}

    QVariantMap counted(const QString& icon, const QString& word, int n, bool plus, const char* kind) const {
        const QString sign = plus ? QStringLiteral("+") : QStringLiteral("\u2212");
        return {{"icon", icon}, {"text", sign + scene.language.count(word, n, QStringLiteral("nom"))}, {"kind", kind}};
    }

    QVariantList costs() const {
        QVariantList list;
        for (const Token token : allTokens)
            if (paid[at(token)])
                list.append(counted(tokenIcon(token), tokenWord(token).key, paid[at(token)], false, "cost"));
        if (lost) list.append(counted("vp", "point", lost, false, "cost"));
        if (rats) list.append(counted("rat-left", "rat", rats, true, "cost"));
        for (std::size_t i = 1; i < went.size(); ++i)
            if (const auto citizen = static_cast<Citizen>(i); went[i])
                list.append(counted(citizenIcon(citizen), citizenWord(citizen).key, went[i], false, "cost"));
        if (lieutenants < 0) list.append(counted("lieutenant", "lieutenant", -lieutenants, false, "cost"));
        if (taken) list.append(counted("citizen-any", "citizen", taken, false, "cost"));
        if (cubes) list.append(counted("plague", "plague-cube", cubes, true, "cost"));
        return list;
    }
    QVariantList gains() const {
        QVariantList list;
        if (burnt) list.append(counted("plague", "plague-cube", burnt, false, "gain"));
        for (std::size_t i = 1; i < came.size(); ++i)
            if (const auto citizen = static_cast<Citizen>(i); came[i])
                list.append(counted(citizenIcon(citizen), citizenWord(citizen).key, came[i], true, "gain"));
        for (const Token token : allTokens)
            if (gained[at(token)])
                list.append(counted(tokenIcon(token), tokenWord(token).key, gained[at(token)], true, "gain"));
        if (won) list.append(counted("vp", "point", won, true, "gain"));
        for (const Book one : allBooks)
            if (book[at(one)])
                list.append(QVariantMap{
                    {"icon", bookIcon(one)},
                    {"text", words("Command", QT_TRANSLATE_NOOP("Command", "{Book:nom}: advance to space {space}"),
                                   {{"book", bookWord(one)}, {"space", roman(book[at(one)])}})},
                    {"kind", "gain"}});
        for (std::size_t track = 0; track < scroll.size(); ++track)
            if (scroll[track])
                list.append(QVariantMap{{"icon", "scroll"},
                                        {"text", words("Effect", QT_TRANSLATE_NOOP("Effect", "{n:step} on the scroll board"),
                                                       {{"n", scroll[track]}})},
                                        {"kind", "gain"}});
        if (lieutenants > 0) list.append(counted("lieutenant", "lieutenant", lieutenants, true, "gain"));
        if (arrivals) list.append(counted("citizen-any", "citizen", arrivals, true, "gain"));
        return list;
    }
};

QString preview(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "Preview", source, fields);
}

/// What comes to light, and in a game that it cannot be undone.
QString behind(const Scene& scene, Veil veil, bool revocable) {
    const auto tell = [&](const char* final, const char* open) { return preview(scene, revocable ? open : final); };
    switch (veil) {
    case Veil::None:
        break;
    case Veil::OpenTile:
        return tell(QT_TRANSLATE_NOOP("Preview", "Then the next tile is turned up. This cannot be undone."),
                    QT_TRANSLATE_NOOP("Preview", "Then the next tile is turned up."));
    case Veil::OpenTiles:
        return tell(QT_TRANSLATE_NOOP("Preview", "Then new tiles are turned up. This cannot be undone."),
                    QT_TRANSLATE_NOOP("Preview", "Then new tiles are turned up."));
    case Veil::Docking:
        return tell(QT_TRANSLATE_NOOP("Preview", "Then a docking tile is drawn. This cannot be undone."),
                    QT_TRANSLATE_NOOP("Preview", "Then a docking tile is drawn."));
    case Veil::Ship:
        return tell(QT_TRANSLATE_NOOP("Preview", "Then a ship comes in. This cannot be undone."),
                    QT_TRANSLATE_NOOP("Preview", "Then a ship comes in."));
    case Veil::Hex:
        return tell(QT_TRANSLATE_NOOP("Preview", "Then a new hex is turned up. This cannot be undone."),
                    QT_TRANSLATE_NOOP("Preview", "Then a new hex is turned up."));
    case Veil::SoloTile:
        return tell(QT_TRANSLATE_NOOP("Preview", "Then an opponent tile is turned up. This cannot be undone."),
                    QT_TRANSLATE_NOOP("Preview", "Then an opponent tile is turned up."));
    case Veil::Workshops:
        return tell(QT_TRANSLATE_NOOP("Preview", "Then the era II workshops become available. This cannot be undone."),
                    QT_TRANSLATE_NOOP("Preview", "Then the era II workshops become available."));
    case Veil::Chance:
        return tell(QT_TRANSLATE_NOOP("Preview", "Then chance decides. This cannot be undone."),
                    QT_TRANSLATE_NOOP("Preview", "Then chance decides."));
    }
    return {};
}

/// The question of somebody else is an order, and whoever reads it here would take it for theirs: the step is named instead.
QString othersDecide(const Scene& scene, const State& after, PlayerIndex asked) {
    static const std::array steps{
        QT_TRANSLATE_NOOP("MessinaParts", "Choose a hex"), QT_TRANSLATE_NOOP("MessinaParts", "Rescue"),
        QT_TRANSLATE_NOOP("MessinaParts", "Fight the plague"), QT_TRANSLATE_NOOP("MessinaParts", "Act")};
    const int step = turnStep(after);
    const QString who = seatName(scene, asked);
    if (step < 1 || step > static_cast<int>(steps.size()))
        return preview(scene, QT_TRANSLATE_NOOP("Preview", "Then {who} decides."), {{"who", who}});
    const QString name = say(scene.language, "MessinaParts", steps[static_cast<std::size_t>(step - 1)]);
    return preview(scene, QT_TRANSLATE_NOOP("Preview", "Then {who} decides (step {n}: {step})."),
                   {{"who", who}, {"n", step}, {"step", name}});
}

/// The question that comes next, in its own words.
QString next(const Scene& scene, const Foreseen& foreseen) {
    if (foreseen.veil != Veil::None) return behind(scene, foreseen.veil, foreseen.revocable);
    const State& after = foreseen.after.state;
    // Who wins is told by the scoring itself, line by line.
    if (after.over()) return say(scene.language, "Prompt", QT_TRANSLATE_NOOP("Prompt", "The game is over."));
    const PlayerIndex asked = after.toAct();
    const TargetIndex index(scene.definition, after, asked,
                            choices(scene.definition, after, asked, Listing::LegalOnly));
    const Offers offers = index.offers(scene.definition, after, asked, none);
    const Scene later{scene.definition, after,        scene.seats,  scene.language,
                      offers,           scene.viewer, scene.isOurs, scene.isYours};
    const QString question = promptText(later);
    // The question is a sentence of its own and may have a colon: none stands before it.
    if (onlyGoesOn(after))
        return preview(scene, QT_TRANSLATE_NOOP("Preview", "Then the game goes on. {prompt}"), {{"prompt", question}});
    if (asked == scene.state.toAct() && onlyEndsTurn(later))
        return preview(scene, QT_TRANSLATE_NOOP("Preview", "Then all you can do is end your turn."));
    if (asked == scene.state.toAct() && offersNothing(scene.definition, after)) return emptyOfferText(later);
    if (asked == scene.state.toAct())
        return preview(scene, QT_TRANSLATE_NOOP("Preview", "Then you go on. {prompt}"), {{"prompt", question}});
    return othersDecide(scene, after, asked);
}

bool leavesAGhost(const Event& event) {
    return std::holds_alternative<LieutenantPlaced>(event) || std::holds_alternative<OverseerAdvanced>(event) ||
           std::holds_alternative<CitizenRescued>(event) || std::holds_alternative<CitizenMoved>(event) ||
           std::holds_alternative<DiscMoved>(event) || std::holds_alternative<HutUpgradePlaced>(event);
}

QVariantList ghosts(const Scene& scene, const Foreseen& foreseen) {
    QVariantList list;
    for (const Event& event : foreseen.events) {
        if (!leavesAGhost(event)) continue;
        for (const PieceMove& move : pieceMoves(scene, scene.state, event)) {
            // A workshop has a place for its citizen; what it makes stays to be seen.
            const auto* citizen = std::get_if<CitizenMoved>(&event);
            const bool employed = citizen && citizen->to.kind == Spot::Workshop;
            list.append(QVariantMap{{"icon", move.what}, {"target", employed ? move.to + "/worker" : move.to}});
        }
    }
    return list;
}

} // namespace

QVariantMap previewRow(const Scene& scene, const Command& command, const Foreseen& foreseen) {
    Ledger ledger{scene, scene.state.toAct()};
    // The final scoring is told line by line when it comes.
    if (scene.state.stage != Stage::Scoring)
        for (const Event& event : foreseen.events)
            std::visit(ledger, event);
    QVariantList effects = ledger.costs();
    const bool moves = std::holds_alternative<ChooseHex>(command) || std::holds_alternative<ChooseShip>(command);
    if (moves && ledger.paid == std::array<int, tokenCount>{})
        effects.append(QVariantMap{{"icon", ""},
                                   {"text", say(scene.language, "Effect", QT_TRANSLATE_NOOP("Effect", "free"))},
                                   {"kind", "cost"}});
    effects += ledger.gains();
    effects += ledger.deeds;

    QVariantMap told = previewWith(effects, next(scene, foreseen), foreseen.veil != Veil::None && !foreseen.revocable);
    told["ghosts"] = ghosts(scene, foreseen);
    setRule(told, scene, ruleOfCommand(scene, scene.state.toAct(), command));
    return told;
}

QVariantMap menuPreviewRow(const Scene& scene, int ways) {
    return previewWith({}, preview(scene, QT_TRANSLATE_NOOP("Preview", "Several options ({n}): a menu asks which one."), {{"n", ways}}),
                       false);
}

QVariantMap pickPreviewRow(const Scene& scene, bool putsBack) {
    const char* told = putsBack ? QT_TRANSLATE_NOOP("Preview", "Put this lieutenant back: all possible places light up again.")
                                : QT_TRANSLATE_NOOP("Preview", "Pick up this lieutenant: only the places it can reach stay lit.");
    return previewWith({}, preview(scene, told), false);
}

} // namespace magister::messina
