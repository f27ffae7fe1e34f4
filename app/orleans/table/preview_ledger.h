// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/phrase.h"
#include "app/orleans/words/icon_names.h"
#include "engine/orleans/events.h"

#include <QVariantList>

namespace magister::orleans {

/// Sums up the events of one command as the one who gives it sees them. What others gain by it is not told: it is
/// theirs to see. One overload an event; a new event without one is not foreseen in words.
class PreviewLedger {
public:
    /// after: the position that the events lead to. All must outlive this.
    PreviewLedger(const Scene& scene, PlayerIndex me, const State& after) : m_scene(scene), m_me(me), m_after(after) {}

    void operator()(const CoinsGained& e) { m_coins += mine(e.player) ? e.amount : 0; }
    void operator()(const CoinsPaid& e) {
        m_paid += mine(e.player) ? e.amount : 0;
        m_coins += mine(e.to) ? e.amount : 0;
    }
    void operator()(const WarePaid& e) { m_waresPaid[index(e.ware)] += mine(e.player); }
    void operator()(const GoodGained& e) { m_wares[index(wareOf(e.good))] += mine(e.player); }
    void operator()(const GoodTaken& e) { m_wares[index(wareOf(e.good))] += mine(e.player); }
    void operator()(const BreadBaked& e);
    void operator()(const TechnologyGained& e) { m_technologies += mine(e.player); }
    void operator()(const TechnologyLost& e) { m_technologiesLost += mine(e.player); }
    void operator()(const CitizenTaken& e) { m_citizens += mine(e.player); }
    void operator()(const StationLost& e) { m_stationsLost += mine(e.player); }
    void operator()(const TileLost& e);
    void operator()(const DevelopmentMoved& e);
    void operator()(const FollowerRecruited& e);
    void operator()(const TrackAdvanced& e);
    void operator()(const TileTaken& e);
    void operator()(const TileRemoved& e);
    void operator()(const MerchantMoved& e);
    void operator()(const StationBuilt& e);
    void operator()(const FollowerSent& e);
    void operator()(const FollowerKept& e);
    void operator()(const FollowerRetrieved& e);
    void operator()(const FollowerPlaced& e);
    void operator()(const TechnologyPlaced& e);
    void operator()(const PlacementTakenBack& e);
    void operator()(const TreasuryEmpty& e);
    void operator()(const SacristyUsed& e);
    void operator()(const Passed& e);
    template <class E> void operator()(const E&) {}

    /// The price, then the gains, then what is done and what it changes: maps {icon, text, kind}.
    QVariantList effects() const;
    /// Where pieces would come to lie: maps {icon, target}.
    QVariantList ghosts() const { return m_ghosts; }

private:
    bool mine(PlayerIndex player) const { return player == m_me && player < maxPlayers; }
    static std::size_t index(Ware ware) { return static_cast<std::size_t>(ware); }
    const Player& before() const { return m_scene.state.players[m_me]; }
    const Player& then() const { return m_after.players[m_me]; }
    QString words(const char* source, const Fields& fields = {}) const;
    QString counted(const char* word, int n) const;
    void deed(const QString& icon, const QString& text);
    void cost(const QString& icon, const QString& text);
    void ghost(const QString& icon, const QString& target);
    void tellPlace(PlaceId place);
    QVariantList costs() const;
    QVariantList gains() const;
    QVariantList changes() const;

    const Scene& m_scene;
    PlayerIndex m_me;
    const State& m_after;
    int m_coins{}, m_paid{}, m_technologies{}, m_technologiesLost{}, m_citizens{}, m_stationsLost{}, m_development{};
    std::array<int, wareCount> m_wares{}, m_waresPaid{};
    QVariantList m_deeds, m_costs, m_ghosts;
};

} // namespace magister::orleans
