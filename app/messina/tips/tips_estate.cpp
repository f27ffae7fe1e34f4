// SPDX-License-Identifier: GPL-3.0-or-later
// Tips about the estate: overseers, building, workshops.
#include "app/messina/tips/tip_view.h"
#include "app/messina/words/names.h"

#include <algorithm>

namespace magister::messina {

namespace {

std::uint8_t landing(const TipView& view, const AdvanceOverseer& advance) {
    const Overseer& overseer = view.player().overseer(advance.citizenClass);
    const auto& path = view.definition.paths[at(advance.citizenClass)][advance.branch];
    return path[std::min<std::size_t>(overseer.step + (advance.skip ? 2u : 1u), path.size() - 1)];
}

bool reachesSomebody(const TipView& view, const AdvanceOverseer& advance) {
    const auto& node = view.definition.nodes[landing(view, advance)];
    for (const std::uint32_t area : activationAreas(node, advance.citizenClass))
        for (SquareIndex square = 0; square < squareCount; ++square)
            if (area >> square & 1u && view.player().squares[square] != Citizen::Nobody) return true;
    return false;
}

bool isTile(const Command& command) {
    return std::holds_alternative<TakeHutUpgrade>(command) || std::holds_alternative<TakeWorkshop>(command) ||
           std::holds_alternative<TakeCart>(command);
}

/// Somebody in the sectors may move into that workshop.
bool hasWorker(const TipView& view, const Workshop& workshop) {
    return std::any_of(view.player().squares.begin(), view.player().squares.end(), [&](Citizen citizen) {
        return citizen != Citizen::Nobody && classOf(citizen) == workshop.citizenClass;
    });
}

} // namespace

std::optional<TipFound> tipNobodyNear(const TipView& view) {
    // Every step that a click there may mean.
    bool any = false;
    for (int i = 0; i < static_cast<int>(view.index.choices().size()); ++i) {
        const Choice& choice = view.index.choices()[static_cast<std::size_t>(i)];
        const auto* advance = std::get_if<AdvanceOverseer>(&choice.command);
        if (!advance || choice.refusal || !view.pointsAt(i)) continue;
        if (reachesSomebody(view, *advance)) return std::nullopt;
        any = true;
    }
    if (!any) return std::nullopt;
    return TipFound{view.pointed, {}};
}

std::optional<TipFound> tipFork(const TipView& view) {
    const auto atFork = [&](const AdvanceOverseer& advance) {
        return view.player().overseer(advance.citizenClass).step + 1 == forkStep;
    };
    const bool others =
        view.legal<AdvanceOverseer>([&](const AdvanceOverseer& advance) { return !atFork(advance); }) >= 0;
    for (int i = 0; i < static_cast<int>(view.index.choices().size()); ++i) {
        const Choice& choice = view.index.choices()[static_cast<std::size_t>(i)];
        const auto* advance = std::get_if<AdvanceOverseer>(&choice.command);
        if (!advance || choice.refusal || !atFork(*advance)) continue;
        if (!others || view.pointsAt(i)) return TipFound{view.own("overseer/" + classId(advance->citizenClass)), {}};
    }
    return std::nullopt;
}

std::optional<TipFound> tipUpgraded(const TipView& view) {
    const auto isUp = [&](const AdvanceOverseer& advance) {
        return view.player().overseer(advance.citizenClass).upgraded;
    };
    const int up = view.legal<AdvanceOverseer>(isUp);
    const int plain = view.legal<AdvanceOverseer>([&](const AdvanceOverseer& advance) { return !isUp(advance); });
    if (up < 0 || plain < 0) return std::nullopt;
    const auto& advance = std::get<AdvanceOverseer>(view.index.choices()[static_cast<std::size_t>(up)].command);
    return TipFound{view.own("overseer/" + classId(advance.citizenClass)), {}};
}

std::optional<TipFound> tipHutTile(const TipView& view) {
    if (!view.isLegal<TakeHutUpgrade>()) return std::nullopt;
    for (std::size_t hut = 0; hut < hutCount; ++hut)
        if (view.player().huts[hut].citizen != Citizen::Nobody && view.player().huts[hut].field == 1 &&
            view.player().huts[hut].upgrade == none)
            return TipFound{view.own(QStringLiteral("hut/%1").arg(hut + 1)), {}};
    return std::nullopt;
}

std::optional<TipFound> tipRefresh(const TipView& view) {
    const auto& choices = view.index.choices();
    const bool affordable = std::any_of(choices.begin(), choices.end(),
                                        [](const Choice& choice) { return !choice.refusal && isTile(choice.command); });
    const int refresh = view.legal<RefreshTiles>();
    return affordable || refresh < 0 ? std::nullopt : std::optional(view.at(refresh));
}

std::optional<TipFound> tipGoldWorker(const TipView& view) {
    const auto& workshops = view.player().workshops;
    for (std::size_t slot = 0; slot < workshops.size(); ++slot)
        if (workshops[slot].citizen != Citizen::Nobody && !isUpgraded(workshops[slot].citizen) &&
            view.definition.workshops[workshops[slot].tile].needsUpgraded)
            return TipFound{view.own(QStringLiteral("workshop/%1").arg(slot + 1)), {}};
    return std::nullopt;
}

std::optional<TipFound> tipLateWorkshop(const TipView& view) {
    const auto& mine = view.player().workshops;
    const int move = view.legal<MoveIntoWorkshop>([&](const MoveIntoWorkshop& in) {
        return view.definition.workshops[mine[in.workshop].tile].late && !mine[in.workshop].used;
    });
    if (move >= 0) return view.at(move);
    const int take = view.legal<TakeWorkshop>([&](const TakeWorkshop& one) {
        const Workshop& workshop = view.definition.workshops[view.state.workshops[one.pile].back()];
        return workshop.late && hasWorker(view, workshop);
    });
    return take < 0 ? std::nullopt : std::optional(view.at(take));
}

} // namespace magister::messina
