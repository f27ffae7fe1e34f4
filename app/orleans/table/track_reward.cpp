// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/track_reward.h"

#include "app/orleans/words/icon_names.h"

namespace magister::orleans {

TrackReward rewardAt(const Definition& definition, Track track, int space) {
    const TrackSpace& printed = definition.track(track).spaces[static_cast<std::size_t>(space)];
    switch (printed.kind) {
    case RewardKind::Nothing:
        if (track == Track::Knight)
            return {QStringLiteral("bag"), definition.drawNumber[static_cast<std::size_t>(space)],
                    QStringLiteral("draw")};
        return {{}, 0, QStringLiteral("start")};
    case RewardKind::Good:
        return {icons::good(printed.good), 1, QStringLiteral("good")};
    case RewardKind::Technology:
        return {QStringLiteral("tech"), 1, QStringLiteral("technology")};
    case RewardKind::PlaceTile:
        return {{}, printed.stacks == setOf(Stack::I) ? 1 : 2, QStringLiteral("tile")};
    case RewardKind::Coins:
        return {QStringLiteral("coin"), printed.amount, QStringLiteral("coins")};
    case RewardKind::Development:
        return {QStringLiteral("devstar"), printed.amount, QStringLiteral("development")};
    case RewardKind::Citizen:
        return {QStringLiteral("citizen"), 1, QStringLiteral("citizen")};
    }
    return {};
}

} // namespace magister::orleans
