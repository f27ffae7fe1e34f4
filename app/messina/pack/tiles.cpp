// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack_parts.h"

#include "engine/messina/state.h"
#include <algorithm>

namespace magister::messina {

namespace {

const QString listKey = "list";

std::uint8_t readPlayerCounts(const JsonValue& value) {
    std::uint8_t bits = 0;
    for (const JsonValue& each : value.list(1, 3))
        if (const auto players = each.integer(2, maxPlayers)) {
            const auto bit = static_cast<std::uint8_t>(1u << *players);
            if (bits & bit) each.report(ProblemKind::PlayersTwice, {QString::number(*players)});
            bits |= bit;
        }
    return bits;
}

void readCitizens(const JsonValue& value, Hex& hex) {
    for (const JsonValue& each : value.list(1, 4)) {
        const JsonObject citizen = each.object({"class", "upgraded"});
        const auto citizenClass = citizen["class"].word(spellings<CitizenClass>);
        const auto upgraded = citizen["upgraded"].boolean();
        if (!citizenClass || !upgraded) continue;
        auto& wanted = *upgraded ? hex.gold : hex.ordinary;
        ++wanted[static_cast<std::size_t>(*citizenClass)];
    }
}

char readLetter(const JsonValue& value) {
    constexpr std::array<Spelling<char>, 3> letters{
        {{QLatin1String("A"), 'A'}, {QLatin1String("B"), 'B'}, {QLatin1String("C"), 'C'}}};
    return value.word(letters).value_or('A');
}

std::size_t cityHexes(const Definition& definition, std::size_t players) {
    return static_cast<std::size_t>(std::ranges::count_if(
        definition.hexes, [&](const Hex& hex) { return hex.letter == 'A' && (hex.playerCounts >> players & 1u); }));
}

constexpr std::uint8_t allCounts = 1u << 2 | 1u << 3 | 1u << 4;

} // namespace

Cost readCost(const JsonValue& value, bool free) {
    const JsonObject object = value.object({}, {"coin", "wood"});
    if (object && object.keys().isEmpty() && !free) value.report(ProblemKind::WrongCount, {"1", "2", "0"});
    return {small(object["coin"].integer(1, 9)), small(object["wood"].integer(1, 9))};
}

/// Like every list of the pack, what lies in the box, piece by piece. components.tiles
void readHexes(const JsonValue& root, PartReading& reading) {
    auto& hexes = reading.definition.hexes;
    QStringList ids;
    const JsonValue list = partObject(root, {listKey})[listKey];
    for (const JsonValue& value : list.list(1, 100)) {
        const JsonObject tile = tileObject(
            value, {"letter", "playerCounts", "action", "colour", "rat", "cost", "citizens", "lieutenant", "points"});
        Hex hex;
        hex.id = readId(tile, ids);
        hex.letter = readLetter(tile["letter"]);
        hex.playerCounts = readPlayerCounts(tile["playerCounts"]);
        if (hex.letter != 'A' && hex.playerCounts && hex.playerCounts != allCounts)
            tile["playerCounts"].report(ProblemKind::WrongCount,
                                        {"3", "3", QString::number(std::popcount(hex.playerCounts))});
        hex.action = reading.effects.read(tile["action"]);
        hex.colour = tile["colour"].word(spellings<FieldColour>).value_or(FieldColour{});
        hex.rat = tile["rat"].word(spellings<Rat>).value_or(Rat{});
        hex.cost = readCost(tile["cost"], true);
        readCitizens(tile["citizens"], hex);
        hex.lieutenant = tile["lieutenant"].boolean().value_or(false);
        hex.points = small(tile["points"].integer(0, 99));
        hexes.push_back(hex);
    }
    // One B hex goes into the city, the other B and C hexes into the pile of the position.
    const auto fresh =
        static_cast<std::size_t>(std::ranges::count_if(hexes, [](const Hex& hex) { return hex.letter != 'A'; }));
    const auto b = static_cast<std::size_t>(std::ranges::count(hexes, 'B', &Hex::letter));
    if (b == 0) checkTotal(list, "letter B", 1, 0);
    const std::size_t pile = decltype(State::hexPile)::capacity();
    checkTotal(list, "letter B, C", pile + 1, fresh);
    for (std::size_t players = 2; players <= maxPlayers; ++players)
        if (cityHexes(reading.definition, players) == 0)
            checkTotal(list, QStringLiteral("letter A, playerCounts %1").arg(players), 1, 0);
}

void readShips(const JsonValue& root, PartReading& reading) {
    auto& ships = reading.definition.ships;
    QStringList ids;
    const JsonObject part = partObject(root, {"evenShip", listKey});
    const JsonObject even = part["evenShip"].object({"effect", "prov"}, {"note"});
    reading.definition.evenShip = reading.effects.read(even["effect"]);
    const JsonValue list = part[listKey];
    for (const JsonValue& value : list.list(1, static_cast<int>(decltype(State::shipPile)::capacity()))) {
        const JsonObject tile = tileObject(value, {"number", "goods", "coins", "points"});
        Ship ship;
        ship.id = readId(tile, ids);
        ship.number = small(tile["number"].integer(1, 3));
        ship.goods = tile["goods"].word(spellings<Goods>).value_or(Goods{});
        ship.coins = small(tile["coins"].integer(0, 20));
        ship.points = small(tile["points"].integer(0, 20));
        ships.push_back(ship);
    }
}

void readWorkshops(const JsonValue& root, PartReading& reading) {
    constexpr std::array<Spelling<bool>, 2> eras{{{QLatin1String("early"), false}, {QLatin1String("late"), true}}};
    static const QList<EffectKind> allowed{EffectKind::Gain,        EffectKind::Points,
                                           EffectKind::AdvanceBook, EffectKind::AdvanceCityOrChurch,
                                           EffectKind::Scroll,      EffectKind::All};
    auto& workshops = reading.definition.workshops;
    QStringList ids;
    const JsonValue list = partObject(root, {listKey})[listKey];
    for (const JsonValue& value : list.list(1, static_cast<int>(decltype(Player::workshops)::capacity()))) {
        const JsonObject tile =
            tileObject(value, {"era", "class", "cost", "requiresUpgraded", "output", "upgradedExtra"});
        Workshop workshop;
        workshop.id = readId(tile, ids);
        workshop.late = tile["era"].word(eras).value_or(false);
        workshop.citizenClass = tile["class"].word(spellings<CitizenClass>).value_or(CitizenClass{});
        workshop.cost = readCost(tile["cost"], false);
        workshop.needsUpgraded = tile["requiresUpgraded"].boolean().value_or(false);
        workshop.output = reading.effects.read(tile["output"], allowed);
        const JsonValue extra = tile["upgradedExtra"];
        if (extra && !extra.isNull()) {
            workshop.upgradedExtra = reading.effects.read(extra, allowed);
            if (workshop.needsUpgraded || workshop.late)
                tile.reportAt("upgradedExtra", ProblemKind::NotAllowedHere, {"upgradedExtra"});
        }
        workshops.push_back(workshop);
    }
    for (const auto& [word, citizenClass] : spellings<CitizenClass>)
        for (const auto& [era, late] : eras) {
            const auto count = static_cast<std::size_t>(std::ranges::count_if(workshops, [wanted = citizenClass, isLate = late](const Workshop& each) {
                return each.citizenClass == wanted && each.late == isLate;
            }));
            const std::size_t most = late ? Pile<5>::capacity() : Pile<6>::capacity();
            if (list && (count == 0 || count > most))
                checkTotal(list, QStringLiteral("%1, %2").arg(QString(word), QString(era)), most, count);
        }
}

void readHuts(const JsonValue& root, PartReading& reading) {
    auto& upgrades = reading.definition.hutUpgrades;
    QStringList ids;
    const std::size_t piles = std::tuple_size_v<decltype(State::huts)>;
    const JsonValue list = partObject(root, {listKey})[listKey];
    for (const JsonValue& value : list.list(static_cast<int>(piles), static_cast<int>(piles * Pile<5>::capacity()))) {
        const JsonObject tile = tileObject(value, {"cost", "output"});
        HutUpgrade upgrade;
        upgrade.id = readId(tile, ids);
        upgrade.cost = readCost(tile["cost"], false);
        upgrade.output = reading.effects.read(tile["output"], {EffectKind::Gain, EffectKind::Points, EffectKind::All});
        upgrades.push_back(upgrade);
    }
    if (const std::size_t over = upgrades.size() % piles)
        checkTotal(list, "list", upgrades.size() + piles - over, upgrades.size());
}

void readCarts(const JsonValue& root, PartReading& reading) {
    auto& carts = reading.definition.carts;
    QStringList ids;
    const JsonValue list = partObject(root, {listKey})[listKey];
    for (const JsonValue& value : list.list(1, static_cast<int>(decltype(Player::carts)::capacity()))) {
        const JsonObject tile = tileObject(value, {"number", "cost", "points"});
        Cart cart;
        cart.id = readId(tile, ids);
        cart.number = small(tile["number"].integer(1, 5));
        cart.cost = readCost(tile["cost"], false);
        cart.points = small(tile["points"].integer(0, 99));
        carts.push_back(cart);
    }
    for (std::uint8_t n = 1; n <= 5; ++n) // a pile holds one of each number
        checkTotal(list, QStringLiteral("number %1").arg(n), 2,
                   static_cast<std::size_t>(std::ranges::count(carts, n, &Cart::number)));
}

} // namespace magister::messina
