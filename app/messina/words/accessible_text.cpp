// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/accessible_text.h"

#include "app/messina/words/effect_text.h"
#include "app/messina/words/names.h"
#include "app/messina/table/rows.h"
#include "app/messina/words/score_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace magister::messina {

namespace {

/// Collects the phrases of one thing; empty ones are left out.
class Spoken {
public:
    explicit Spoken(const Scene& scene) : m_scene(scene) {}

    Spoken& add(const char* source, const Fields& fields = {}) {
        return addText(say(m_scene.language, "Spoken", source, fields));
    }
    Spoken& addText(const QString& text) {
        if (!text.isEmpty()) m_parts.append(text);
        return *this;
    }
    QStringList parts() const { return m_parts; }

private:
    const Scene& m_scene;
    QStringList m_parts;
};

void addPawns(Spoken& spoken, const Scene& scene, PlaceIndex place) {
    for (PlayerIndex p = 0; p < scene.state.seats(); ++p)
        for (const Lieutenant& l : scene.state.players[p].lieutenants) {
            if (l.place != place) continue;
            const Fields fields{{"who", seatName(scene, p)}};
            if (l.status == LieutenantStatus::Standing)
                spoken.add(QT_TRANSLATE_NOOP("Spoken", "lieutenant of {who} standing"), fields);
            if (l.status == LieutenantStatus::Lying)
                spoken.add(QT_TRANSLATE_NOOP("Spoken", "lieutenant of {who} lying"), fields);
        }
}

const char* colourSource(FieldColour colour) {
    switch (colour) {
    case FieldColour::White:
        return QT_TRANSLATE_NOOP("Spoken", "white");
    case FieldColour::Orange:
        return QT_TRANSLATE_NOOP("Spoken", "orange");
    case FieldColour::Turquoise:
        return QT_TRANSLATE_NOOP("Spoken", "turquoise");
    case FieldColour::Red:
        return QT_TRANSLATE_NOOP("Spoken", "red");
    }
    return "";
}

const char* ratSource(Rat rat) {
    switch (rat) {
    case Rat::Left:
        return QT_TRANSLATE_NOOP("Spoken", "rat facing left");
    case Rat::Right:
        return QT_TRANSLATE_NOOP("Spoken", "rat facing right");
    case Rat::Standing:
        return QT_TRANSLATE_NOOP("Spoken", "standing rat");
    }
    return "";
}

void addDistrict(Spoken& spoken, const Scene& scene, PlaceIndex place) {
    const PlaceState& state = scene.state.places[place];
    const Hex& hex = scene.definition.hexes[state.hex];
    spoken.add(colourSource(hex.colour)).add(ratSource(hex.rat)).addText(effectText(scene, hex.action));
    if (state.cubes) spoken.add(QT_TRANSLATE_NOOP("Spoken", "{n:plague-cube}"), {{"n", state.cubes}});
    spoken.addText(citizensText(scene, state.citizens));
    addPawns(spoken, scene, place);
    if (state.owner != none)
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "repopulated by {who}"), {{"who", seatName(scene, state.owner)}});
    else
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "to repopulate: {price}, {citizens}, worth {n:point:acc}"),
                   {{"price", costText(scene, hex.cost)},
                    {"citizens", citizensText(scene, hex.ordinary, hex.gold)},
                    {"n", hex.points}});
    if (state.owner == none && hex.lieutenant) spoken.add(QT_TRANSLATE_NOOP("Spoken", "and a lieutenant"));
}

QString citizenName(const Scene& scene, Citizen citizen) {
    return citizen == Citizen::Nobody ? say(scene.language, "Spoken", QT_TRANSLATE_NOOP("Spoken", "empty"))
                                      : scene.language.word(citizenWord(citizen).key, QStringLiteral("nom"), 1);
}

/// The sectors whose overseers come through there: one, on a border two, in the centre all.
std::vector<CitizenClass> sectorsAt(const Definition& definition, std::uint8_t node) {
    std::vector<CitizenClass> sectors;
    for (const CitizenClass c : allClasses) {
        const auto& branches = definition.paths[static_cast<std::size_t>(c)];
        if (std::any_of(branches.begin(), branches.end(), [&](const auto& path) { return std::find(path.begin(), path.end(), node) != path.end(); }))
            sectors.push_back(c);
    }
    return sectors;
}

/// Which of the spaces of its kind and its sectors it is, from 1.
int numberAt(const Definition& definition, std::uint8_t node) {
    int number = 1;
    for (std::uint8_t i = 0; i < node; ++i)
        number += definition.nodes[i].kind == definition.nodes[node].kind && sectorsAt(definition, i) == sectorsAt(definition, node);
    return number;
}

} // namespace

QStringList placeTold(const Scene& scene, PlaceIndex place) {
    const Place& p = layoutOf(scene).places[place];
    Spoken spoken(scene);
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "{Place:nom}"), {{"place", placeField(p)}});
    if (p.kind != PlaceKind::District) spoken.addText(placeCode(p));
    if (p.kind == PlaceKind::Port) {
        spoken.addText(effectText(scene, scene.definition.ports[scene.state.portAt[p.corner]].action));
        addPawns(spoken, scene, place);
    } else if (scene.state.places[place].hex == none) {
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "no hex here yet"));
    } else {
        addDistrict(spoken, scene, place);
    }
    return spoken.parts();
}

QStringList shipTold(const Scene& scene, const Bay& bay) {
    if (bay.ship == none) return {};
    const Ship& ship = scene.definition.ships[bay.ship];
    Spoken spoken(scene);
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "ship with {goods:acc}: {coins:coin}, {points:point}"),
               {{"goods", goodsWord(ship.goods)}, {"coins", ship.coins}, {"points", ship.points}});
    if (bay.cube) spoken.add(QT_TRANSLATE_NOOP("Spoken", "{n:plague-cube}"), {{"n", bay.cube}});
    return spoken.parts();
}

QStringList dockTold(const Scene& scene, std::uint8_t corner) {
    Spoken spoken(scene);
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "{Place:nom}"), {{"place", cornerWord("dock", corner)}});
    bool any = false;
    for (const Bay& bay : scene.state.docks[corner]) {
        for (const QString& phrase : shipTold(scene, bay))
            spoken.addText(phrase);
        any = any || bay.ship != none;
    }
    if (!any) spoken.add(QT_TRANSLATE_NOOP("Spoken", "no ship"));
    const PlaceIndex place = layoutOf(scene).dock(corner);
    addPawns(spoken, scene, place);
    return spoken.parts();
}

QStringList squareTold(const Scene& scene, SquareIndex square) {
    const Square& printed = scene.definition.boards[viewed(scene).board].squares[square];
    Spoken spoken(scene);
    spoken
        .add(QT_TRANSLATE_NOOP("Spoken", "Square {n} of the sector ({citizen:nom})"),
             {{"n", static_cast<int>(square % (squareCount / classCount)) + 1}, {"citizen", citizenWord(sectorOf(square))}})
        .addText(effectText(scene, printed.action));
    if (printed.once) spoken.add(QT_TRANSLATE_NOOP("Spoken", "once per game"));
    return spoken.addText(citizenName(scene, viewed(scene).squares[square])).parts();
}

QStringList nodeTold(const Scene& scene, std::uint8_t node) {
    Spoken spoken(scene);
    const std::vector<CitizenClass> sectors = sectorsAt(scene.definition, node);
    const Fields fields{{"n", numberAt(scene.definition, node)},
                        {"citizen", citizenWord(sectors.front())},
                        {"other", citizenWord(sectors.back())}};
    switch (scene.definition.nodes[node].kind) {
    case NodeKind::Start:
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "Start of the path ({citizen:nom})"), fields);
        break;
    case NodeKind::InnerPair:
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "First space ({citizen:nom}): one of the two citizens next to it"), fields);
        break;
    case NodeKind::Region:
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "Space {n} on the rim ({citizen:nom}): one citizen in the region"), fields);
        break;
    case NodeKind::Border:
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "Space {n} on the border ({citizen:nom}, {other:nom}): one citizen in each region"), fields);
        break;
    case NodeKind::Centre:
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "Centre: up to three citizens"));
        break;
    }
    for (const CitizenClass c : allClasses) {
        const Overseer& overseer = viewed(scene).overseer(c);
        if (scene.definition.paths[static_cast<std::size_t>(c)][overseer.branch][overseer.step] == node)
            spoken.addText(scene.language.word(overseerWord(c).key, QStringLiteral("nom"), 1));
    }
    return spoken.parts();
}

QStringList overseerTold(const Scene& scene, CitizenClass c) {
    const Overseer& overseer = viewed(scene).overseer(c);
    Spoken spoken(scene);
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "{Overseer:nom}, {n} of 6 spaces"),
               {{"overseer", overseerWord(c)}, {"n", overseer.step}});
    if (overseer.upgraded) spoken.add(QT_TRANSLATE_NOOP("Spoken", "upgraded"));
    return spoken.parts();
}

QStringList hutTold(const Scene& scene, std::uint8_t hut) {
    const Hut& h = viewed(scene).huts[hut];
    Spoken spoken(scene);
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "Hut {n}"), {{"n", hut + 1}}).addText(citizenName(scene, h.citizen));
    if (h.citizen != Citizen::Nobody)
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "field {field}"), {{"field", roman(h.field)}});
    if (h.upgrade != none)
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "produces: {effect}"),
                   {{"effect", effectText(scene, scene.definition.hutUpgrades[h.upgrade].output)}});
    return spoken.parts();
}

QStringList workshopTold(const Scene& scene, std::uint8_t slot) {
    const WorkshopSlot& w = viewed(scene).workshops[slot];
    const Workshop& tile = scene.definition.workshops[w.tile];
    Spoken spoken(scene);
    spoken
        .add(QT_TRANSLATE_NOOP("Spoken", "Workshop {n} ({citizen:nom})"),
             {{"n", slot + 1}, {"citizen", citizenWord(tile.citizenClass)}})
        .addText(citizenName(scene, w.citizen));
    if (w.used)
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "reward already given"));
    else
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "gives: {effect}"), {{"effect", effectText(scene, tile.output)}});
    if (tile.needsUpgraded) spoken.add(QT_TRANSLATE_NOOP("Spoken", "for an upgraded citizen"));
    return spoken.parts();
}

QStringList scrollTold(const Scene& scene, std::uint8_t track) {
    const Player& player = viewed(scene);
    const ScrollTrack& printed = scene.definition.scrollBoards[player.scrollBoard].tracks[track];
    Spoken spoken(scene);
    return spoken.addText(scrollLabel(scene, printed))
        .add(QT_TRANSLATE_NOOP("Spoken", "each worth {points}"),
             {{"points", halfPoints(scene, printed.halfPoints[player.scroll[track]])}})
        .parts();
}

QStringList seatTold(const Scene& scene, PlayerIndex player) {
    const Player& p = scene.state.players[player];
    Spoken spoken(scene);
    spoken.addText(seatName(scene, player)).add(QT_TRANSLATE_NOOP("Spoken", "{n:point}"), {{"n", p.points}});
    for (const Token token : allTokens)
        spoken.addText(scene.language.count(tokenWord(token).key, p.token(token), QStringLiteral("nom")));
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "{n:rat}"), {{"n", p.rats}});
    if (scene.state.toAct() == player) spoken.add(QT_TRANSLATE_NOOP("Spoken", "current player"));
    return spoken.parts();
}

QStringList opponentTold(const Scene& scene) {
    const Player& p = scene.state.players[opponent];
    const auto& all = p.lieutenants;
    const auto unused = std::count_if(all.begin(), all.end(), [](const Lieutenant& l) {
        return l.status == LieutenantStatus::Estate;
    });
    const auto counted = [&](const char* word, std::size_t n) {
        return n == 0 ? QString{} : scene.language.count(QLatin1String(word), static_cast<int>(n), QStringLiteral("nom"));
    };
    Spoken spoken(scene);
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "opponent: {who}"), {{"who", seatName(scene, opponent)}})
        .add(QT_TRANSLATE_NOOP("Spoken", "{n:lieutenant} left to use"), {{"n", static_cast<int>(unused)}})
        .add(QT_TRANSLATE_NOOP("Spoken", "{Book:nom}, space {space}"),
             {{"book", bookWord(Book::Popularity)}, {"space", roman(p.book(Book::Popularity))}})
        .addText(counted("ship", p.ships.size()))
        .addText(counted("cart", p.carts.size()))
        .addText(counted("workshop", p.workshops.size()))
        .addText(counted("hut-upgrade", scene.state.opponentHuts.size()))
        .add(QT_TRANSLATE_NOOP("Spoken", "tiles in the stack: {n}"), {{"n", static_cast<int>(scene.state.soloPile.size())}})
        .addText(opponentDeed(scene));
    return spoken.parts();
}

QStringList spaceTold(const Scene& scene, Book book, std::uint8_t space) {
    const BookSpace& printed = scene.definition.books[static_cast<std::size_t>(book)].spaces[space - 1u];
    Spoken spoken(scene);
    spoken
        .add(QT_TRANSLATE_NOOP("Spoken", "{Book:nom}, space {space}"),
             {{"book", bookWord(book)}, {"space", roman(space)}})
        .addText(effectText(scene, printed.onArrival));
    if (printed.points) spoken.add(QT_TRANSLATE_NOOP("Spoken", "{n:point} at the end"), {{"n", printed.points}});
    for (PlayerIndex p = 0; p < (book == Book::Popularity ? scene.state.seats() : scene.state.playerCount); ++p)
        if (scene.state.players[p].book(book) == space)
            spoken.add(QT_TRANSLATE_NOOP("Spoken", "disc of {who}"), {{"who", seatName(scene, p)}});
    const QString target = QStringLiteral("book:%1/%2").arg(bookId(book)).arg(space);
    const Offers::Item offer = scene.offers.at(target);
    if (offer.offer == Offer::Legal && offer.coins > 0) {
        Cost price;
        price.coin = static_cast<std::uint8_t>(offer.coins);
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "price: {price}"), {{"price", costText(scene, price)}});
    }
    return spoken.parts();
}

QStringList marketTold(const Scene& scene, const QString& kind, std::uint8_t pile) {
    Spoken spoken(scene);
    const State& state = scene.state;
    const auto empty = [&] { return spoken.add(QT_TRANSLATE_NOOP("Spoken", "no tile left")).parts(); };
    const auto offered = [&](const Cost& cost) {
        return spoken.add(QT_TRANSLATE_NOOP("Spoken", "price: {price}"), {{"price", costText(scene, cost)}}).parts();
    };
    if (kind == QLatin1String("hut-upgrades")) {
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "Hut upgrade"));
        if (state.huts[pile].empty()) return empty();
        const HutUpgrade& tile = scene.definition.hutUpgrades[state.huts[pile].back()];
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "produces: {effect}"), {{"effect", effectText(scene, tile.output)}});
        return offered(tile.cost);
    }
    if (kind == QLatin1String("carts")) {
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "Cart"));
        if (state.carts[pile].empty()) return empty();
        const Cart& tile = scene.definition.carts[state.carts[pile].back()];
        spoken.add(QT_TRANSLATE_NOOP("Spoken", "{n:point}"), {{"n", tile.points}});
        return offered(tile.cost);
    }
    const auto citizenClass = static_cast<CitizenClass>(pile);
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "Workshop ({citizen:nom})"), {{"citizen", citizenWord(citizenClass)}});
    if (state.workshops[pile].empty()) return empty();
    const Workshop& tile = scene.definition.workshops[state.workshops[pile].back()];
    spoken.add(QT_TRANSLATE_NOOP("Spoken", "gives: {effect}"), {{"effect", effectText(scene, tile.output)}});
    if (tile.needsUpgraded) spoken.add(QT_TRANSLATE_NOOP("Spoken", "for an upgraded citizen"));
    return offered(tile.cost);
}

QStringList pawnsTold(const Scene& scene, PlaceIndex place) {
    Spoken spoken(scene);
    addPawns(spoken, scene, place);
    return spoken.parts();
}

QString ratTold(const Scene& scene, Rat rat) {
    return say(scene.language, "Spoken", ratSource(rat));
}

QString spoken(const Scene& scene, QStringList told, const QString& target) {
    const Offer offer = scene.offers.at(target).offer;
    if (offer == Offer::Refused) told.append(say(scene.language, "Spoken", QT_TRANSLATE_NOOP("Spoken", "not possible now")));
    if (offer == Offer::Legal) told.append(say(scene.language, "Spoken", QT_TRANSLATE_NOOP("Spoken", "can be chosen")));
    // It may be a row of its own.
    return capitalised(joined(told));
}

} // namespace magister::messina
