// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/overseer_way.h"

#include "app/messina/words/names.h"

#include <algorithm>
#include <optional>

namespace magister::messina {

namespace {

struct Stop {
    std::uint8_t node{}; ///< index into Definition::nodes
    int steps{};
    bool now{};
};

class Ways {
public:
    Ways(const Scene& scene, const TargetIndex& index, PlayerIndex player)
        : m_scene(scene), m_index(index), m_player(player) {}

    QVector<Stop> of(CitizenClass c) const {
        const Overseer& overseer = me().overseer(c);
        QVector<Stop> stops;
        for (std::uint8_t branch = 0; branch < 2; ++branch) {
            if (!isBranchOpen(overseer, branch)) continue;
            const auto& path = m_scene.definition.paths[static_cast<std::size_t>(c)][branch];
            for (std::size_t step = overseer.step + 1u; step < path.size(); ++step) {
                const auto node = path[step];
                const bool known =
                    std::any_of(stops.begin(), stops.end(), [&](const Stop& s) { return s.node == node; });
                if (!known) stops.append({node, static_cast<int>(step) - overseer.step, isLegal(c, node)});
            }
        }
        return stops;
    }

    QString target(std::uint8_t node) const {
        return own("node/" + QString::fromStdString(m_scene.definition.nodes[node].id));
    }

    /// Citizens that stand where a space reaches. A space of single use counts: whether it is spent shows on it.
    QStringList squares(const QVector<Stop>& stops) const {
        std::uint32_t reached = 0;
        for (const Stop& stop : stops)
            for (const std::uint32_t area : activationAreas(m_scene.definition.nodes[stop.node], CitizenClass{}))
                reached |= area;
        QStringList list;
        const auto& board = m_scene.definition.boards[me().board];
        for (std::size_t square = 0; square < squareCount; ++square)
            if (reached >> square & 1u && me().squares[square] != Citizen::Nobody)
                list.append(own("square/" + QString::fromStdString(board.squares[square].id)));
        return list;
    }

private:
    const Player& me() const { return m_scene.state.players[m_player]; }
    QString own(const QString& part) const { return seatTarget(m_player) + '/' + part; }

    bool isLegal(CitizenClass c, std::uint8_t node) const {
        if (m_player != m_scene.state.toAct()) return false;
        for (const Choice& choice : m_index.choices()) {
            const auto* advance = std::get_if<AdvanceOverseer>(&choice.command);
            if (!advance || choice.refusal || advance->citizenClass != c) continue;
            const Overseer& overseer = me().overseer(c);
            const std::size_t step = overseer.step + (advance->skip ? 2u : 1u);
            if (m_scene.definition.paths[static_cast<std::size_t>(c)][advance->branch][step] == node) return true;
        }
        return false;
    }

    const Scene& m_scene;
    const TargetIndex& m_index;
    PlayerIndex m_player;
};

QVariantMap told(const Ways& ways, const QVector<Stop>& stops, const QVector<Stop>& landing) {
    QVariantList nodes;
    for (const Stop& stop : stops)
        nodes.append(QVariantMap{{"target", ways.target(stop.node)}, {"steps", stop.steps}, {"now", stop.now}});
    return {{"nodes", nodes}, {"squares", ways.squares(landing)}};
}

QVector<Stop> atOnce(const QVector<Stop>& stops) {
    QVector<Stop> near;
    std::copy_if(stops.begin(), stops.end(), std::back_inserter(near), [](const Stop& stop) { return stop.now; });
    if (!near.isEmpty()) return near;
    // Nothing is asked now: the next space then, on both branches.
    std::copy_if(stops.begin(), stops.end(), std::back_inserter(near),
                 [](const Stop& stop) { return stop.steps == 1; });
    return near;
}

} // namespace

QVariantMap overseerWay(const Scene& scene, const TargetIndex& index, const QString& target) {
    const QStringList parts = target.split(u'/');
    if (parts.size() != 3 || !parts.front().startsWith(QLatin1String("seat:"))) return {};
    const int seat = parts.front().mid(5).toInt();
    if (seat < 1 || seat > scene.state.playerCount) return {};
    const Ways ways(scene, index, static_cast<PlayerIndex>(seat - 1));

    if (parts.at(1) == QLatin1String("overseer")) {
        for (const CitizenClass c : allClasses)
            if (classId(c) == parts.at(2)) {
                const QVector<Stop> stops = ways.of(c);
                return told(ways, stops, atOnce(stops));
            }
        return {};
    }
    if (parts.at(1) != QLatin1String("node")) return {};
    std::optional<Stop> best;
    for (const CitizenClass c : allClasses)
        for (const Stop& stop : ways.of(c)) {
            if (ways.target(stop.node) != target) continue;
            const bool better =
                !best || (stop.now && !best->now) || (stop.now == best->now && stop.steps < best->steps);
            if (better) best = stop;
        }
    if (!best) return {};
    return told(ways, {*best}, {*best});
}

} // namespace magister::messina
