// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/orleans_figures.h"

#include "app/content/vocabulary.h"
#include "app/orleans/figures/figure_drawings.h"
#include "app/orleans/lessons/lesson_vocabulary.h"
#include "app/orleans/lessons/position.h"
#include "app/orleans/pack/pack.h"
#include "app/orleans/table/effect_icons.h"
#include "app/orleans/table/targets.h"
#include "app/orleans/words/icon_names.h"
#include "engine/orleans/notation.h"

namespace magister::orleans {

namespace {

constexpr qreal frameMargin = 95;  ///< round what is shown of the map
constexpr qreal merchantRoom = 45; ///< above a town, for those who stand there
constexpr int curvePieces = 16;   ///< of a bent connection

bool isOnMap(const QString& target) {
    return target == u"map" || target.startsWith(u"town:") || target.startsWith(u"way:");
}

/// One half of a figure of Orléans.
class Half : public FigureHalf {
public:
    Half(const MapDrawing& drawing, const Position& position, const Figure& figure, bool offers, QString command)
        : m_drawing(drawing), m_definition(position.definition()), m_state(position.state()), m_figure(figure),
          m_asked(position.asked()) {
        if (offers && m_asked != nobody) {
            const TargetIndex index(m_definition, m_state, m_asked, choices(m_definition, m_state, m_asked));
            m_offers = index.offers(m_definition, m_state, m_asked, nobody);
        }
        const auto read = commandFromText(m_definition, command.toStdString());
        const auto* given = std::get_if<Command>(&read);
        m_acts = given && !std::holds_alternative<Proceed>(*given);
        if (given && !figure.refused.isEmpty()) m_refused = targetsOf(m_definition, m_state, m_asked, *given).front();
    }

    QString groupOf(const QString& target) const override {
        if (isOnMap(target)) return QStringLiteral("map");
        const auto seat = seatTargetOf(target);
        const bool place = seat && seat->part.startsWith(u"place:");
        return place ? targets::seat(seat->player) + QStringLiteral("/places") : QString();
    }
    std::optional<FigurePart> part(const QString& group, const QStringList& shown) const override {
        if (group == u"map") return mapPart(shown);
        PlacesPart places;
        for (const QString& target : shown)
            if (const auto seat = seatTargetOf(target); seat && seat->player < m_state.playerCount)
                if (const auto place = fromWord<PlaceId>(seat->part.section(u'/', 0, 0).mid(6)))
                    if (m_state.players[seat->player].owns(*place)) places.places.push_back(placePart(seat->player, *place));
        return places.places.empty() ? std::nullopt : std::optional<FigurePart>(std::move(places));
    }
    std::vector<Counter> counters(const QString& target) const override {
        const auto seat = seatTargetOf(target);
        if (!seat || seat->player >= m_state.playerCount) return {};
        const Player& player = m_state.players[seat->player];
        const auto one = [&](const QString& icon, int count) {
            return std::vector<Counter>{{icon, tincture(seat->player), count, count, Counter::Kind::Change}};
        };
        if (seat->part == u"coins") return one(QStringLiteral("coin"), player.coins);
        if (seat->part == u"bag") return one(QStringLiteral("bag"), player.bagTotal());
        if (seat->part == u"development") return one(QStringLiteral("devstar"), player.development);
        if (seat->part == u"stations") return one(QStringLiteral("station"), player.stations);
        const auto ware = seat->part.startsWith(u"ware:") ? fromWord<Ware>(seat->part.mid(5)) : std::nullopt;
        return ware ? one(icons::ware(*ware), player.ware(*ware)) : std::vector<Counter>{};
    }
    QString actor() const override { return m_acts ? tincture(m_asked) : QString(); }

private:
    QString tincture(PlayerIndex player) const { return m_figure.start.tinctures.value(player); }
    Accent accent(const QString& target) const {
        if (!m_refused.isEmpty()) return target == m_refused ? Accent::Refused : Accent::None;
        return m_offers.at(target).offer == Offer::Legal ? Accent::Offered : Accent::None;
    }

    PlacePart placePart(PlayerIndex player, PlaceId id) const {
        const Filling& filling = m_state.players[player].work.at(id);
        PlacePart part{icons::place(id), {}, effectIcons(m_definition, id), accent(targets::place(player, id))};
        const auto& wanted = m_definition.place(id).actionSlots;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const Token token = filling.tokens[i];
            const QString owner = isFollower(token) && isOwn(token) ? tincture(player) : QString();
            part.slots_.push_back({icons::slot(wanted[i]), icons::token(token), owner,
                                   accent(targets::slot(m_definition, player, id, static_cast<SlotOfPlace>(i)))});
        }
        return part;
    }

    /// What of the drawing must be seen: towns, and ways from end to end.
    QRectF frameOf(const QStringList& shown) const {
        QRectF frame;
        const auto add = [&](TownIndex town) {
            const QPointF at = m_drawing.towns[town];
            frame |= QRectF(at - QPointF(frameMargin, frameMargin + merchantRoom),
                            QSizeF(2 * frameMargin, 2 * frameMargin + merchantRoom));
        };
        for (const QString& target : shown) {
            const std::string id = target.section(u'/', 0, 0).section(u':', 1).toStdString();
            if (target == u"map") return QRectF(QPointF(0, 0), m_drawing.size);
            if (const TownIndex town = m_definition.town(id); target.startsWith(u"town:") && town != none) add(town);
            const ConnectionIndex way = m_definition.connection(id);
            if (!target.startsWith(u"way:") || way == none) continue;
            add(m_definition.connections[way].a);
            add(m_definition.connections[way].b);
        }
        return frame & QRectF(QPointF(0, 0), m_drawing.size);
    }
    std::optional<FigurePart> mapPart(const QStringList& shown) const {
        MapPart map{m_drawing.size, frameOf(shown), {}, {}, {}};
        if (map.frame.isEmpty()) return std::nullopt;
        for (const Way kind : {Way::Water, Way::Road})
            for (ConnectionIndex i = 0; i < m_definition.connections.size(); ++i)
                if (m_definition.connections[i].way == kind) map.ways.push_back(wayPart(i));
        for (SlotIndex i = 0; i < m_definition.goodsSlots.size(); ++i)
            if (m_definition.goodsSlots[i].fromPlayers <= m_state.playerCount) map.goods.push_back(goodPart(i));
        for (TownIndex i = 0; i < m_definition.towns.size(); ++i)
            map.towns.push_back(townPart(i));
        // What lies outside is not seen, and a change there is none of the figure.
        const QRectF seen = map.frame;
        std::erase_if(map.goods, [&](const GoodPart& good) { return !seen.contains(good.at); });
        std::erase_if(map.towns, [&](const TownPart& town) { return !seen.contains(town.at); });
        return map;
    }
    WayPart wayPart(ConnectionIndex way) const {
        WayPart part{{}, m_definition.connections[way].way == Way::Water, accent(targets::way(m_definition, way))};
        for (int i = 0; i <= curvePieces; ++i)
            part.points.push_back(m_drawing.at(m_definition, way, static_cast<double>(i) / curvePieces));
        return part;
    }
    GoodPart goodPart(SlotIndex slot) const {
        const std::uint8_t good = m_state.map[slot];
        return {m_drawing.slot(m_definition, slot), good == none ? QString() : icons::good(static_cast<Good>(good)),
                accent(targets::mapGood(m_definition, slot))};
    }
    TownPart townPart(TownIndex town) const {
        TownPart part{m_drawing.towns[town], town == m_definition.start.merchantTown, {}, {},
                      accent(targets::town(m_definition, town))};
        for (PlayerIndex p = 0; p < m_state.playerCount; ++p) {
            if (m_state.stationsAt[town] >> p & 1u) part.houses.append(tincture(p));
            if (m_state.players[p].merchant == town) part.merchants.append(tincture(p));
        }
        return part;
    }

    const MapDrawing& m_drawing;
    const Definition& m_definition;
    const State& m_state;
    const Figure& m_figure;
    PlayerIndex m_asked;
    Offers m_offers;
    QString m_refused; ///< target of the refused command
    bool m_acts{};
};

class Stager : public FigureStagerOf<LessonVocabulary, Position> {
public:
    explicit Stager(const OrleansPack& pack) : FigureStagerOf(*pack.definition), m_drawing(pack.drawing) {}

    std::unique_ptr<FigureHalf> half(const PlayedFigure& played, bool after) const override {
        const auto& position = static_cast<const Position&>(after ? *played.after : *played.before);
        const bool offers = played.figure.offers == (after ? FigureOffers::After : FigureOffers::Before);
        return std::make_unique<Half>(m_drawing, position, played.figure, offers, after ? QString() : played.figure.command);
    }

private:
    MapDrawing m_drawing;
};

} // namespace

FigureGame figureGame() {
    const auto stager = [](const DataFolder& data) -> std::unique_ptr<FigureStager> {
        const OrleansPack pack = readOrleansPack(data.packs(QLatin1String(SaveGame::id)), data);
        return pack.definition ? std::make_unique<Stager>(pack) : nullptr;
    };
    return {QLatin1String(SaveGame::id), stager};
}

} // namespace magister::orleans
