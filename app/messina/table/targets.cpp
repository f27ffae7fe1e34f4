// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/targets.h"

#include "app/messina/words/names.h"

namespace magister::messina {

namespace {

QString numbered(const QString& what, int zeroBased) {
    return what + QString::number(zeroBased + 1);
}

/// Visits a command; every overload gives the targets of one kind.
struct TargetNamer {
    const Definition& definition;
    const State& state;
    PlayerIndex player;

    const Layout& layout() const { return definition.layout(state.playerCount); }
    const Player& me() const { return state.players[player]; }
    QString own(const QString& part) const { return seatTarget(player) + '/' + part; }
    /// Choices about the chosen hex may be listed, to be refused, before one is chosen: those belong to the board.
    QString place(PlaceIndex p) const { return p == none ? QStringLiteral("board") : placeTarget(layout().places[p]); }
    QString dock(std::uint8_t corner) const { return place(layout().dock(corner)); }
    QString square(std::uint8_t i) const {
        return own("square/" + QString::fromStdString(definition.boards[me().board].squares[i].id));
    }
    QString spot(const CitizenSpot& s) const {
        switch (s.kind) {
        case Spot::Square:
            return square(s.index);
        case Spot::Hut:
            return own(numbered("hut/", s.index));
        case Spot::Workshop:
            return own(numbered("workshop/", s.index));
        case Spot::Nowhere:
            return QStringLiteral("button:discard");
        }
        return {};
    }
    /// A ship is named by its bay; the first one of a dock also answers for "the ship" and for the whole dock.
    QStringList ship(std::uint8_t corner, std::uint8_t bay) const {
        const QString whole = dock(corner);
        const auto& bays = state.docks[corner];
        std::uint8_t first = 0;
        while (first + 1u < baysPerDock && bays[first].ship == none)
            ++first;
        QStringList names{numbered(whole + "/ship/", bay)};
        if (bay == first || bays[first].ship == none) names.append(whole + "/ship");
        names.append(whole);
        return names;
    }
    /// The space a step on a book would reach; the last one stays where it is.
    QStringList nextSpace(Book book) const {
        const QString whole = "book:" + bookId(book);
        return {QStringLiteral("%1/%2").arg(whole).arg(spaceAfter(definition, me(), book)), whole};
    }
    QStringList tile(const QString& market, const QString& place, TileIndex top, const std::string& id) const {
        QStringList names{market + '/' + place};
        if (top != none) names.append(market + '/' + tileAlias(id));
        names.append(market);
        return names;
    }
    template <class P> static TileIndex top(const P& pile) { return pile.empty() ? none : pile.back(); }

    QStringList operator()(const ChooseHex& c) const { return {place(c.place)}; }
    QStringList operator()(const ChooseShip& c) const { return ship(c.corner, c.bay); }
    QStringList operator()(const Recall& c) const {
        return {QStringLiteral("button:recall"), own(numbered("lieutenant/", c.lieutenant))};
    }
    QStringList operator()(const RescueCitizen& c) const { return {spot(c.to)}; }
    QStringList operator()(const BurnCubes& c) const {
        const PlaceIndex burning = c.neighbour == none ? state.turn.place : c.neighbour;
        if (burning == none) return {place(none)};
        return {place(burning) + "/cube", place(burning)};
    }
    QStringList operator()(const EndFight&) const { return {QStringLiteral("button:end-fight")}; }
    QStringList operator()(const BurnShipCube&) const {
        if (state.turn.bay == none) return {place(none)};
        const std::uint8_t corner = layout().places[state.turn.place].corner;
        return QStringList{dock(corner) + "/cube"} + ship(corner, state.turn.bay);
    }
    /// The cube stands for its price, too: without fire a click on it takes the rat.
    QStringList operator()(const TakeRat&) const {
        if (state.turn.bay == none) return {QStringLiteral("button:take-rat")};
        return {QStringLiteral("button:take-rat"), dock(layout().places[state.turn.place].corner) + "/cube"};
    }
    QStringList operator()(const UseHexAction&) const {
        if (state.turn.place == none) return {QStringLiteral("button:use-hex")};
        const QString where = place(state.turn.place);
        return {QStringLiteral("button:use-hex"), where + "/action", where};
    }
    QStringList operator()(const Repopulate&) const {
        if (state.turn.place == none) return {QStringLiteral("button:repopulate")};
        const QString where = place(state.turn.place);
        return {QStringLiteral("button:repopulate"), where + "/owner", where};
    }
    QStringList operator()(const BuyBookStep& c) const { return nextSpace(c.book); }
    QStringList operator()(const UseBookAction& c) const {
        return {QStringLiteral("book:%1/%2").arg(bookId(c.book)).arg(c.space)};
    }
    QStringList operator()(const EndTurn&) const { return {QStringLiteral("button:end-turn")}; }
    QStringList operator()(const MoveIntoWorkshop& c) const {
        return {own(numbered("workshop/", c.workshop)), spot(c.from)};
    }
    QStringList operator()(const ChooseEffect& c) const { return {numbered("button:option-", c.option)}; }
    QStringList operator()(const PayForEffect&) const { return {QStringLiteral("button:pay")}; }
    QStringList operator()(const Decline&) const { return {QStringLiteral("button:decline")}; }
    QStringList operator()(const AdvanceOverseer& c) const {
        const Overseer& overseer = me().overseer(c.citizenClass);
        const auto& path = definition.paths[at(c.citizenClass)][0];
        const int last = static_cast<int>(path.size()) - 1;
        const int step = std::min(last, overseer.step + (c.skip ? 2 : 1));
        const std::uint8_t branch = overseer.step >= 2 ? overseer.branch : c.branch;
        return {own("node/" + nodeId(definition, c.citizenClass, branch, static_cast<std::uint8_t>(step))),
                own("overseer/" + classId(c.citizenClass))};
    }
    QStringList operator()(const ActivateCitizen& c) const { return {square(c.square)}; }
    QStringList operator()(const StepBook& c) const { return nextSpace(c.book); }
    QStringList operator()(const AdvanceScroll& c) const {
        return {own(numbered("scroll/", c.track)), numbered("button:scroll-", c.track)};
    }
    QStringList operator()(const UpgradeCitizen& c) const { return {spot(c.spot)}; }
    QStringList operator()(const UpgradeOverseer& c) const { return {own("overseer/" + classId(c.citizenClass))}; }
    QStringList operator()(const UseAnyHex& c) const { return {place(c.place) + "/action", place(c.place)}; }
    QStringList operator()(const TakeHutUpgrade& c) const {
        const TileIndex t = top(state.huts[c.pile]);
        return tile("market:hut-upgrades", QString::number(c.pile + 1), t,
                    t == none ? "" : definition.hutUpgrades[t].id);
    }
    QStringList operator()(const TakeWorkshop& c) const {
        const TileIndex t = top(state.workshops[c.pile]);
        return tile("market:workshops", classId(static_cast<CitizenClass>(c.pile)), t,
                    t == none ? "" : definition.workshops[t].id);
    }
    QStringList operator()(const TakeCart& c) const {
        const TileIndex t = top(state.carts[c.pile]);
        return tile("market:carts", QString::number(c.pile + 1), t, t == none ? "" : definition.carts[t].id);
    }
    QStringList operator()(const RefreshTiles& c) const {
        return {c.kind == RefreshKind::HutUpgrades ? QStringLiteral("button:refresh-huts")
                                                   : QStringLiteral("button:refresh-workshops")};
    }
    QStringList operator()(const PlaceHutUpgrade& c) const {
        return {own(numbered("hut/", c.hut)), numbered("button:place-", c.hut)};
    }
    QStringList operator()(const ReturnCitizen& c) const { return {spot(c.from)}; }
    QStringList operator()(const GiveUpLieutenant& c) const { return {own(numbered("lieutenant/", c.lieutenant))}; }
    QStringList operator()(const LeaveQuarantine& c) const { return {spot(c.to), own(numbered("hut/", c.hut))}; }
    QStringList operator()(const ChangeSquare& c) const { return {square(c.to), square(c.from)}; }
    /// A book as a whole shows no light: the space of one's own disc stands for it.
    QStringList operator()(const ChooseOrderBook& c) const {
        const QString whole = "book:" + bookId(c.book);
        return {QStringLiteral("%1/%2").arg(whole).arg(me().book(c.book)), whole};
    }
    QStringList operator()(const Proceed&) const { return {QStringLiteral("button:proceed")}; }
};

int tileCoins(const State& state, const Definition& definition, const Command& command) {
    if (const auto* hut = std::get_if<TakeHutUpgrade>(&command))
        return state.huts[hut->pile].empty() ? 0 : definition.hutUpgrades[state.huts[hut->pile].back()].cost.coin;
    if (const auto* shop = std::get_if<TakeWorkshop>(&command))
        return state.workshops[shop->pile].empty() ? 0
                                                   : definition.workshops[state.workshops[shop->pile].back()].cost.coin;
    if (const auto* cart = std::get_if<TakeCart>(&command))
        return state.carts[cart->pile].empty() ? 0 : definition.carts[state.carts[cart->pile].back()].cost.coin;
    return 0;
}

} // namespace

QStringList targetsOf(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    return std::visit(TargetNamer{definition, state, player}, command);
}

std::uint8_t lieutenantOf(const Command& command) {
    if (const auto* hex = std::get_if<ChooseHex>(&command)) return hex->lieutenant;
    if (const auto* ship = std::get_if<ChooseShip>(&command)) return ship->lieutenant;
    if (const auto* recall = std::get_if<Recall>(&command)) return recall->lieutenant;
    if (const auto* given = std::get_if<GiveUpLieutenant>(&command)) return given->lieutenant;
    return none;
}

std::optional<CitizenClass> rescuedBy(const Command& command) {
    const auto* rescue = std::get_if<RescueCitizen>(&command);
    return rescue ? std::optional(rescue->citizenClass) : std::nullopt;
}

int coinsFor(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    if (const auto* hex = std::get_if<ChooseHex>(&command))
        return moveCost(definition, state, player, hex->lieutenant, hex->place).value_or(0);
    if (const auto* ship = std::get_if<ChooseShip>(&command)) {
        const PlaceIndex dock = definition.layout(state.playerCount).dock(ship->corner);
        return moveCost(definition, state, player, ship->lieutenant, dock).value_or(0);
    }
    if (std::holds_alternative<BuyBookStep>(command)) return lieutenantsOwned(state.players[player]);
    return tileCoins(state, definition, command);
}

QString plainTarget(const QString& target) {
    return target.startsWith("exp:") ? "hex:" + target.mid(4) : target;
}

QString wholeOf(const QString& target) {
    const auto slash = target.lastIndexOf('/');
    const bool inHut = target.startsWith("seat:") && target.contains("/hut/") && target.count('/') > 2;
    const bool hasParts = target.startsWith("hex:") || target.startsWith("port:") || target.startsWith("dock:") || inHut;
    return hasParts && slash > 0 ? target.left(slash) : QString{};
}

} // namespace magister::messina
