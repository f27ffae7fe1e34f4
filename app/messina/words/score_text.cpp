// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/score_text.h"

#include "app/messina/words/names.h"

#include <QCoreApplication>
#include <QLocale>

#include <cstdlib>

namespace magister::messina {

namespace {

QString scoreSay(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "Score", source, fields);
}

const ScrollTrack& trackOf(const Scene& scene, ScoreSource source, PlayerIndex player) {
    const auto& board = scene.definition.scrollBoards[scene.state.players[player].scrollBoard];
    return board.tracks[static_cast<std::size_t>(source) - static_cast<std::size_t>(ScoreSource::ScrollTrack1)];
}

QString trackDetail(const Scene& scene, const ScoreLine& line) {
    const Fields fields{{"n", line.count}, {"value", halfPoints(scene, line.halfValue)}};
    switch (trackOf(scene, line.source, line.player).kind) {
    case ScrollKind::Buildings:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:building} × {value}"), fields);
    case ScrollKind::Ships:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:ship} × {value}"), fields);
    case ScrollKind::Repopulated:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:repopulation-tile} × {value}"), fields);
    case ScrollKind::GoodsOneKind:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:ship} × {value}"), fields);
    case ScrollKind::Workshops:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:workshop} × {value}"), fields);
    case ScrollKind::HutUpgrades:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:hut-upgrade} × {value}"), fields);
    case ScrollKind::Wood:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:wood} × {value}"), fields);
    case ScrollKind::Coins:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:coin} × {value}"), fields);
    case ScrollKind::Book:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Space {space}"), {{"space", roman(line.count)}});
    case ScrollKind::Overseers:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:overseer}"), fields);
    default:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n} × {value}"), fields);
    }
}

} // namespace

QString halfPoints(const Scene& scene, int half) {
    const QString whole = QLocale(scene.language.code()).toString(half / 2);
    if (half % 2 == 0) return whole;
    return half == 1 ? QStringLiteral("½") : whole + QStringLiteral("½");
}

QString pointsText(const Scene& scene, int points) {
    const QString number = QLocale(scene.language.code()).toString(std::abs(points));
    return points < 0 ? QChar(0x2212) + number : number;
}

QString gainText(const Scene& scene, int points) {
    return points > 0 ? u'+' + pointsText(scene, points) : pointsText(scene, points);
}

QString scrollLabel(const Scene& scene, const ScrollTrack& track) {
    const Fields cap{{"n", track.cap}};
    switch (track.kind) {
    case ScrollKind::Buildings:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Buildings (at most {n})"), cap);
    case ScrollKind::Ships:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Ships"));
    case ScrollKind::Repopulated:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Repopulation tiles"));
    case ScrollKind::GoodsOneKind:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Ships with the same goods"));
    case ScrollKind::Workshops:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Workshops"));
    case ScrollKind::Wood:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Wood"));
    case ScrollKind::HutUpgrades:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Hut upgrades"));
    case ScrollKind::Coins:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Coins"));
    case ScrollKind::Book:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{Book:nom}: bars passed"), {{"book", bookWord(track.book)}});
    case ScrollKind::Overseers:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "The two furthest overseers"));
    }
    return {};
}

QString scoreLabel(const Scene& scene, ScoreSource source, PlayerIndex player) {
    switch (source) {
    case ScoreSource::Rats:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Rats"));
    case ScoreSource::PopularityBook:
    case ScoreSource::CityBook:
    case ScoreSource::ChurchBook: {
        const auto book = static_cast<Book>(static_cast<int>(source) - static_cast<int>(ScoreSource::PopularityBook));
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{Book:nom}"), {{"book", bookWord(book)}});
    }
    case ScoreSource::PopularityRank:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Popularity ranking"));
    case ScoreSource::SoloPopularity:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Popularity against the opponent"));
    case ScoreSource::Districts:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Repopulated districts"));
    case ScoreSource::RepopulationRank:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Repopulation ranking"));
    case ScoreSource::SoloRepopulated:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Bonus for repopulated districts"));
    case ScoreSource::ScrollTrack1:
    case ScoreSource::ScrollTrack2:
    case ScoreSource::ScrollTrack3:
        return scrollLabel(scene, trackOf(scene, source, player));
    case ScoreSource::Leftovers:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Leftover tokens"));
    }
    return {};
}

QString scoreDetail(const Scene& scene, const ScoreLine& line) {
    const Fields fields{
        {"n", line.count}, {"space", roman(line.count)}, {"divisor", scene.definition.parameters.leftoverDivisor}};
    switch (line.source) {
    case ScoreSource::Rats:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:rat}"), fields);
    case ScoreSource::PopularityBook:
    case ScoreSource::CityBook:
    case ScoreSource::ChurchBook:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Space {space}"), fields);
    case ScoreSource::RepopulationRank:
        if (line.count == 0) return {};
        [[fallthrough]];
    case ScoreSource::PopularityRank:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "Rank {n}"), fields);
    case ScoreSource::SoloPopularity:
        return {};
    case ScoreSource::SoloRepopulated:
    case ScoreSource::Districts:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n:district}"), fields);
    case ScoreSource::ScrollTrack1:
    case ScoreSource::ScrollTrack2:
    case ScoreSource::ScrollTrack3:
        return trackDetail(scene, line);
    case ScoreSource::Leftovers:
        return scoreSay(scene, QT_TRANSLATE_NOOP("Score", "{n} ÷ {divisor}"), fields);
    }
    return {};
}

} // namespace magister::messina
