// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/figure_staging.h"

#include "app/orleans/figures/figure_drawings.h"
#include "app/orleans/figures/orleans_figures.h"
#include "app/orleans/lessons/lesson_vocabulary.h"
#include "app/orleans/lessons/position.h"
#include "app/orleans/pack/pack.h"
#include "app/orleans/words/target_names.h"
#include "engine/orleans/notation.h"

namespace magister::orleans {

Accent Staging::accent(const QString& target) const {
    if (!refused.isEmpty()) return target == refused.front() ? Accent::Refused : Accent::None;
    return offers.at(target).offer == Offer::Legal ? Accent::Offered : Accent::None;
}

QString groupOf(const QString& target) {
    if (target == u"map" || target.startsWith(u"town:") || target.startsWith(u"way:")) return QStringLiteral("map");
    if (target.startsWith(u"track:")) return target.section(u'/', 0, 0);
    if (target.startsWith(u"development/")) return QStringLiteral("development");
    if (target.startsWith(u"deed:")) return QStringLiteral("deeds");
    if (target == u"hourglass" || target.startsWith(u"event:")) return QStringLiteral("event");
    const auto seat = seatTargetOf(target);
    if (!seat) return {};
    if (seat->part.startsWith(u"place:")) return targets::atSeat(seat->player, QStringLiteral("places"));
    if (seat->part.startsWith(u"market/")) return targets::atSeat(seat->player, QStringLiteral("market"));
    return seat->part == u"bag" ? target : QString();
}

namespace {

/// One half of a figure of Orléans.
class Half : public FigureHalf {
public:
    Half(const MapDrawing& drawing, const Position& position, const Figure& figure, bool offers, const QString& command)
        : m_staging{drawing, position.definition(), position.state(), figure, {}, {}} {
        const PlayerIndex asked = position.asked();
        const Definition& definition = position.definition();
        const State& state = position.state();
        if (offers && asked != nobody) {
            const TargetIndex index(definition, state, asked, choices(definition, state, asked));
            m_staging.offers = index.offers(definition, state, asked, nobody);
        }
        const auto read = commandFromText(definition, command.toStdString());
        const auto* given = std::get_if<Command>(&read);
        if (!given) return;
        if (!std::holds_alternative<Proceed>(*given)) m_actor = m_staging.tincture(asked);
        if (figure.refused.isEmpty()) return;
        // A figure has no buttons: what else the command is about is marked.
        for (const QString& target : targetsOf(definition, state, asked, *given))
            if (!target.startsWith(u"button:")) m_staging.refused.append(target);
    }

    QString groupOf(const QString& target) const override { return orleans::groupOf(target); }
    std::optional<FigurePart> part(const QString& group, const QStringList& shown) const override {
        if (group == u"map") return mapPart(m_staging, shown);
        if (group == u"development") return developmentPart(m_staging, shown);
        if (group == u"deeds") return deedsPart(m_staging, shown);
        if (group == u"event") return eventPart(m_staging);
        if (group.startsWith(u"track:")) return trackPart(m_staging, shown);
        if (group.endsWith(u"/market")) return marketPart(m_staging, shown);
        return group.endsWith(u"/bag") ? bagPart(m_staging, group) : placesPart(m_staging, shown);
    }
    std::vector<Counter> counters(const QString& target) const override { return countersOf(m_staging, target); }
    QString actor() const override { return m_actor; }

private:
    Staging m_staging;
    QString m_actor; ///< tincture of who gives the command
};

class Stager : public FigureStagerOf<LessonVocabulary, Position> {
public:
    explicit Stager(const OrleansPack& pack) : FigureStagerOf(*pack.definition), m_drawing(pack.drawing) {}

    std::unique_ptr<FigureHalf> half(const PlayedFigure& played, bool after) const override {
        const auto& position = static_cast<const Position&>(after ? *played.after : *played.before);
        const bool offers = played.figure.offers == (after ? FigureOffers::After : FigureOffers::Before);
        return std::make_unique<Half>(m_drawing, position, played.figure, offers,
                                      after ? QString() : played.figure.command);
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
