// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/row_inputs.h"

#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"

#include <algorithm>
#include <type_traits>

namespace magister::orleans {

namespace {

/// Values as bytes, one behind the other.
class Bytes {
public:
    template <class T> Bytes& add(const T& value) {
        static_assert(std::has_unique_object_representations_v<T>);
        m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
        return *this;
    }
    const QByteArray& all() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

QByteArray townBytes(const Scene& scene) {
    Bytes bytes;
    bytes.add(scene.state.stationsAt).add(viewed(scene).merchant).add(openWays(scene));
    for (const Player& player : scene.state.players)
        bytes.add(player.merchant);
    return bytes.all();
}

QByteArray trackBytes(const Scene& scene) {
    Bytes bytes;
    bytes.add(scene.viewer).add(scene.state.supply).add(scene.state.followersGone).add(scene.state.citizensLeft);
    for (const Player& player : scene.state.players)
        bytes.add(player.tracks);
    return bytes.all();
}

QByteArray developmentBytes(const Scene& scene) {
    Bytes bytes;
    bytes.add(scene.state.citizensLeft);
    for (const Player& player : scene.state.players)
        bytes.add(player.development);
    return bytes.all();
}

/// What a place does follows from the rulings, too.
QByteArray tileBytes(const Scene& scene) {
    QByteArray bytes = Bytes().add(scene.state.stacks).add(scene.state.rulings).all();
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
        if (scene.state.stacks & setOf(placeAt(i))) bytes += provenanceOf(scene, placeAt(i)).toUtf8();
    return bytes;
}

QByteArray bytesOf(const Scene& scene, SharedModel model) {
    const State& state = scene.state;
    switch (model) {
    case SharedModel::Towns:
        return townBytes(scene);
    case SharedModel::Ways:
    case SharedModel::MapGoods:
        return Bytes().add(state.map).all();
    case SharedModel::Tracks:
        return trackBytes(scene);
    case SharedModel::Development:
        return developmentBytes(scene);
    case SharedModel::Deeds:
        return Bytes().add(state.deeds).add(state.citizensLeft).all();
    case SharedModel::GoodsMarket:
        return Bytes().add(state.goods).add(state.goodsGone).all();
    case SharedModel::Tiles:
        return tileBytes(scene);
    case SharedModel::Hourglass:
        return Bytes().add(state.eventsSeen).add(state.event).add(state.eventKnown).all();
    }
    return {};
}

/// The models that show a thing, by the first word of its target.
QVector<SharedModel> showing(QStringView word) {
    if (word == u"town") return {SharedModel::Towns};
    if (word == u"way") return {SharedModel::Ways, SharedModel::MapGoods};
    if (word == u"track" || word == u"supply") return {SharedModel::Tracks};
    if (word == u"development") return {SharedModel::Development};
    if (word == u"deed") return {SharedModel::Deeds};
    if (word == u"goods") return {SharedModel::GoodsMarket};
    if (word == u"tile") return {SharedModel::Tiles};
    if (word == u"event") return {SharedModel::Hourglass};
    return {};
}

QStringView firstWord(const QString& target) {
    const auto end = std::find_if(target.begin(), target.end(), [](QChar c) { return c == u':' || c == u'/'; });
    return QStringView(target.begin(), end);
}

} // namespace

std::array<RowInputs, sharedModelCount> rowInputs(const Scene& scene) {
    std::array<RowInputs, sharedModelCount> all;
    for (std::size_t i = 0; i < sharedModelCount; ++i) {
        all[i].language = scene.language.code();
        all[i].seats = scene.seats;
        all[i].position = bytesOf(scene, static_cast<SharedModel>(i)) + static_cast<char>(scene.state.playerCount);
    }
    for (auto one = scene.offers.byTarget.begin(); one != scene.offers.byTarget.end(); ++one)
        for (const SharedModel model : showing(firstWord(one.key())))
            all[static_cast<std::size_t>(model)].offers.insert(one.key(), one->offer);
    return all;
}

} // namespace magister::orleans
