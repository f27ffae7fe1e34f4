// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/games/race/lessons/position.h"

#include "app/teaching/position_values.h"

#include <QRegularExpression>

namespace magister::race {

std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path) {
    if (path == u"turn") return values::seat(state.over() ? none : state.turn);
    if (path == u"round") return values::number(state.round);
    const auto player = values::playerOf(path.section(u'/', 0, 0), state.playerCount);
    if (!player) return std::nullopt;
    const Runner& runner = state.players[*player];
    const QString what = path.section(u'/', 1);
    if (what == u"space") return values::number(runner.space);
    if (what == u"cards") return values::number(definition.cards - runner.drawn);
    return std::nullopt;
}

const QStringList& LessonVocabulary::stages() const {
    static const QStringList all{"race", "over"};
    return all;
}

bool LessonVocabulary::isTarget(const QString& target, int players, bool pattern) const {
    static const QRegularExpression forms(QStringLiteral("^(deck|button:(step|draw|rest)|seat:[1-4]|space:([1-9]|[1-9][0-9]))$"));
    if (pattern && target == u"space:*") return true;
    if (!forms.match(target).hasMatch()) return false;
    const int number = target.section(u':', 1).toInt();
    if (target.startsWith(u"seat:")) return number <= players;
    return !target.startsWith(u"space:") || !definition() || number <= definition()->spaces;
}

std::shared_ptr<const LessonSetup> LessonVocabulary::readSetup(const JsonObject&, const QList<JsonValue>&, int players,
                                                               quint64 seed) const {
    auto made = std::make_shared<LessonSetupOf<Setup>>();
    made->setup.players = static_cast<std::uint8_t>(players);
    made->setup.seed = seed;
    return made;
}

} // namespace magister::race
