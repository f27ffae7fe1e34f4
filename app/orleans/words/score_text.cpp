// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/score_text.h"

#include "app/orleans/words/names.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

QString scoreSay(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "OrleansScore", source, fields);
}

} // namespace

QString scoreLabel(const Scene& scene, ScoreSource source) {
    switch (source) {
    case ScoreSource::Coins:
        return scoreSay(scene, QT_TRANSLATE_NOOP("OrleansScore", "Coins"));
    case ScoreSource::Grain:
    case ScoreSource::Cheese:
    case ScoreSource::Wine:
    case ScoreSource::Wool:
    case ScoreSource::Brocade: {
        const auto good = static_cast<Good>(static_cast<int>(source) - static_cast<int>(ScoreSource::Grain));
        return scoreSay(scene, QT_TRANSLATE_NOOP("OrleansScore", "Goods ({good:nom})"), {{"good", goodWord(good)}});
    }
    case ScoreSource::Bread:
        return scoreSay(scene, QT_TRANSLATE_NOOP("OrleansScore", "Bread, by development level"));
    case ScoreSource::Stations:
        return scoreSay(scene, QT_TRANSLATE_NOOP("OrleansScore", "Trading stations, by development level"));
    case ScoreSource::Citizens:
        return scoreSay(scene, QT_TRANSLATE_NOOP("OrleansScore", "Citizen tiles, by development level"));
    case ScoreSource::Count:
        break;
    }
    return {};
}

QString scoreDetail(const Scene& scene, const ScoreLine& line) {
    return scoreSay(scene, QT_TRANSLATE_NOOP("OrleansScore", "{n} × {value}"),
                    {{"n", line.count}, {"value", line.value}});
}

QString pointsText(const Scene& scene, int points) {
    return phrase(scene.language, QStringLiteral("{n}"), {{"n", points}});
}

QString gainText(const Scene& scene, int points) {
    return points > 0 ? u'+' + pointsText(scene, points) : pointsText(scene, points);
}

} // namespace magister::orleans
