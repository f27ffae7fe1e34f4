// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

QString citizenIcon(Citizen citizen) {
    if (citizen == Citizen::Nobody) return {};
    const QString id = classId(classOf(citizen));
    return isUpgraded(citizen) ? id + "-up" : id;
}

int spaceAfter(const Definition& definition, const Player& player, Book book) {
    return std::min(player.book(book) + 1, static_cast<int>(definition.books[at(book)].spaces.size()));
}

QString placeTarget(const Place& place) {
    const QString name = QString::fromStdString(place.name);
    switch (place.kind) {
    case PlaceKind::District:
    case PlaceKind::Extension:
        return "hex:" + name;
    case PlaceKind::Port:
        return "port:" + name;
    case PlaceKind::Dock:
        return "dock:" + name;
    }
    return {};
}

QString placeTarget(const Scene& scene, PlaceIndex place) {
    return placeTarget(layoutOf(scene).places[place]);
}

QString seatTarget(PlayerIndex player) {
    return QStringLiteral("seat:%1").arg(player + 1);
}

QString nodeId(const Definition& definition, CitizenClass citizenClass, std::uint8_t branch, std::uint8_t step) {
    const auto& path = definition.paths[at(citizenClass)][branch];
    return QString::fromStdString(definition.nodes[path[step]].id);
}

QString tileAlias(const std::string& id) {
    return QString::fromStdString(id).section(u'-', 1);
}

Field placeField(const Place& place) {
    const QString name = QString::fromStdString(place.name);
    switch (place.kind) {
    case PlaceKind::District:
        return name;
    case PlaceKind::Extension:
        return Word{"extension-" + name};
    case PlaceKind::Port:
        return Word{"port-" + name};
    case PlaceKind::Dock:
        return Word{"dock-" + name};
    }
    return name;
}

QString placeCode(const Place& place) {
    switch (place.kind) {
    case PlaceKind::District:
        return QString::fromStdString(place.name);
    case PlaceKind::Extension:
        return QStringLiteral("N%1").arg(indexIn(extensionWords, place.name).value_or(0) + 1);
    case PlaceKind::Port:
        return QStringLiteral("P%1").arg(indexIn(cornerWords, place.name).value_or(0) + 1);
    case PlaceKind::Dock:
        break;
    }
    return {};
}

Field placeField(const Scene& scene, PlaceIndex place) {
    const Place& named = layoutOf(scene).places[place];
    const bool isBuilt = named.kind == PlaceKind::Extension && scene.state.places[place].hex != none;
    return isBuilt ? Field{placeCode(named)} : placeField(named);
}

Word citizenWord(Citizen citizen) {
    if (citizen == Citizen::Nobody) return {QStringLiteral("citizen")};
    const QString id = classId(classOf(citizen));
    return {isUpgraded(citizen) ? "upgraded-" + id : id};
}

Word citizenWord(CitizenClass citizenClass) {
    return {classId(citizenClass)};
}
Word overseerWord(CitizenClass citizenClass) {
    return {"overseer-" + classId(citizenClass)};
}

Word tokenWord(Token token) {
    return {wordOf(token)};
}

Word bookWord(Book book) {
    return {"book-" + bookId(book)};
}
Word goodsWord(Goods goods) {
    return {goodsId(goods)};
}
Word cornerWord(const char* kind, std::uint8_t corner) {
    return {QLatin1String(kind) + u'-' + QString::fromUtf8(cornerWords[corner])};
}

QString seatName(const Scene& scene, PlayerIndex player) {
    // Nobody sits there: the opponent of the solo game is called what it is.
    if (scene.state.solo() && player == opponent)
        return scene.language.text("OpponentCard", QT_TRANSLATE_NOOP("OpponentCard", "Opponent"));
    return magister::seatName(scene.language, scene.seats, player);
}

QString ruleIdOf(Rule rule) {
    return QString::fromUtf8(ruleId(rule));
}

} // namespace magister::messina
