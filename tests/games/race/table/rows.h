// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/history.h"
#include "app/table/piece_move.h"
#include "app/table/referee.h"
#include "app/table/target_index.h"
#include "tests/games/race/words/scene.h"

/// What the screen shows of a position, what a click means, and what is told: everything that the templates of
/// app/table look for in the namespace of a game. See TableOf for what each is.
///
/// Names of things: "space:1".., "deck", "seat:1".., "button:step", "button:draw", "button:rest".
namespace magister::race {

/// Roles besides `key`, by model.
namespace roles {
extern const QStringList seats, spaces, buttons, variants, log, scores;
}
using TargetIndex = TargetIndexOf<Types>;
using Meaning = MeaningOf<Types>;

// rows.cpp: the position
Rows seatRows(const Scene& scene);
Rows spaceRows(const Scene& scene);
/// {target, count, offer, accessible}
QVariantMap deckRow(const Scene& scene);
QVariantMap promptRow(const Scene& scene);
Rows buttonRows(const Scene& scene, const TargetIndex& index);
Rows variantRows(const Scene& scene, const QVector<Command>& variants);
QVariantMap logRow(const Scene& scene, const Event& event);
QVector<PieceMove> pieceMoves(const Scene& scene, const State& before, const Event& event);
QStringList eventPlaces(const Scene& scene, const State& before, const Event& event);

// clicks.cpp: what a click means, would do, and why not
QStringList targetsOf(const Definition& definition, const State& state, PlayerIndex player, const Command& command);
Meaning resolve(const Scene& scene, const TargetIndex& index, const QString& target, std::uint8_t picked);
RefusalCard refusalCard(const Scene& scene, const TargetIndex& index, const QString& target, const Refusal& refusal,
                        const Command& command, std::uint8_t picked);
/// A command as far as it goes without turning a card over.
struct Foreseen {
    State after;
    bool veiled{};
    bool revocable{};
};
std::optional<Foreseen> foresee(const Definition& definition, const State& state, PlayerIndex player, const Command& command);
QVariantMap previewRow(const Scene& scene, const Command& command, const Foreseen& foreseen);
Rule ruleOfTarget(const Scene& scene, const TargetIndex& index, const QString& target);
QStringList placesOf(const Scene& scene, const TargetIndex& index, const Rows& scores, const QString& rule);
QVariantMap thingCardRow(const Scene& scene, const QString& target);
QVariantList leftOverRows(const Scene& scene, const TargetIndex& index, const Command& ending);

// ending.cpp: the final score
struct CountedPiece {
    QString target;
    int count{};
    int points{};
};
std::vector<ScoreLine> scoreLines(const Session& session);
Rows scoreRows(const Scene& scene, const std::vector<ScoreLine>& lines);
QVector<CountedPiece> countedPieces(const Scene& scene, const ScoreLine& line);
std::vector<Growth> growthOf(const Session& session);
Rows endingReasons(const Scene& scene, const Session& session);
QString endingText(const Scene& scene, const Session& session);
/// What the position would count now. race.score.space, race.score.cards
int pointsNow(const Definition& definition, const State& state, PlayerIndex player);

} // namespace magister::race
