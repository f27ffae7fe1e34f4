// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/score_pieces.h"

#include "engine/orleans/ids.h"

namespace magister::orleans {

namespace {

QString scoredText(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

/// Behind the seat; for stations, which stand in towns, nothing.
QString scoredPart(ScoreSource source) {
    switch (source) {
    case ScoreSource::Coins:
        return QStringLiteral("coins");
    case ScoreSource::Bread:
        return QStringLiteral("ware:bread");
    case ScoreSource::Citizens:
        return QStringLiteral("citizens");
    case ScoreSource::Stations:
    case ScoreSource::Count:
        return {};
    default:
        return "ware:" + scoredText(ids::goods[static_cast<std::size_t>(source) - static_cast<std::size_t>(ScoreSource::Grain)]);
    }
}

} // namespace

QVector<CountedPiece> countedPieces(const Scene& scene, const ScoreLine& line) {
    QVector<CountedPiece> pieces;
    if (line.count == 0) return pieces;
    if (line.source != ScoreSource::Stations) {
        pieces.append({QStringLiteral("seat:%1/%2").arg(line.player + 1).arg(scoredPart(line.source)), line.count, line.points});
        return pieces;
    }
    for (std::size_t town = 0; town < scene.definition.towns.size(); ++town)
        if (scene.state.stationsAt[town] >> line.player & 1u)
            pieces.append({"town:" + scoredText(scene.definition.towns[town].id.view()), 1, line.value});
    return pieces;
}

} // namespace magister::orleans
