// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/messina_figures.h"

#include "app/content/json_value.h"
#include "app/messina/figures/figure_staging.h"
#include "app/messina/lessons/lesson_setup.h"
#include "app/messina/lessons/lesson_vocabulary.h"
#include "app/messina/table/targets.h"
#include "app/messina/words/names.h"
#include "engine/messina/notation.h"

#include <algorithm>

namespace magister::messina {

namespace {

QString kindOf(const QString& target, const QString& part) {
    if (isTownTarget(target)) return QStringLiteral("town");
    if (isEstateTarget(part)) return QStringLiteral("estate");
    if (target.startsWith(u"wheel")) return QStringLiteral("wheel");
    if (target.startsWith(u"row:round-table/")) return QStringLiteral("rounds");
    if (target.startsWith(u"book:")) return target.section(u'/', 0, 0);
    if (part == u"estate/lieutenant") return QStringLiteral("home");
    return part.isEmpty() ? target : part.section(u'/', 0, 0);
}

/// Home and carts may well be empty: that is what is shown.
template <class Part> bool isEmpty(const Part& part) {
    if constexpr (std::is_same_v<Part, HomePart>) return false;
    else if constexpr (requires { part.hexes; }) return part.hexes.empty();
    else if constexpr (requires { part.pawns; }) return part.pawns.empty();
    else if constexpr (requires { part.huts; }) return part.huts.empty();
    else if constexpr (requires { part.workshops; }) return part.workshops.empty();
    else return false;
}

template <class Part> std::optional<FigurePart> unlessEmpty(Part part) {
    return isEmpty(part) ? std::nullopt : std::optional<FigurePart>(std::move(part));
}

/// `targets` of a seat without the seat.
std::optional<FigurePart> partOf(const Staging& staging, const QString& kind, PlayerIndex player,
                                 const QStringList& targets) {
    if (player >= staging.state.playerCount) return std::nullopt;
    if (kind == u"town") return unlessEmpty(townPart(staging, targets));
    if (kind == u"estate") return estatePart(staging, player, targets);
    if (kind == u"hut") return unlessEmpty(hutsPart(staging, player, targets));
    if (kind == u"workshop") return unlessEmpty(workshopsPart(staging, player, targets));
    if (kind == u"carts") return cartsPart(staging, player);
    if (kind == u"lieutenant") return unlessEmpty(pawnsPart(staging, player, targets));
    if (kind == u"home") return unlessEmpty(homePart(staging, player));
    if (kind == u"wheel") return wheelPart(staging, targets);
    if (kind == u"rounds") return roundsPart(staging, targets);
    if (kind == u"turn-order") return orderPart(staging);
    for (const Book book : allBooks)
        if (kind == QStringLiteral("book:") + bookId(book)) {
            QStringList spaces;
            for (const QString& target : targets)
                spaces.append(target.section(u'/', 1, 1));
            return bookPart(staging, book, spaces);
        }
    return std::nullopt;
}

/// Offers of whoever has to act.
Offers offersOf(const Definition& definition, const State& state, int lieutenant) {
    if (state.toAct() == none) return {};
    const PlayerIndex player = state.toAct();
    const TargetIndex index(definition, state, player, choices(definition, state, player));
    return index.offers(definition, state, player, lieutenant ? static_cast<std::uint8_t>(lieutenant - 1) : none);
}

/// Without its seat, if it has one.
QString withoutSeat(const QString& target) {
    const auto seat = seatTargetOf(target);
    return seat ? seat->part : target;
}

class Half : public FigureHalf {
public:
    explicit Half(Staging staging) : m_staging(std::move(staging)) {}

    QString groupOf(const QString& target) const override {
        if (isCounted(target)) return {};
        const auto seat = seatTargetOf(target);
        const QString kind = kindOf(target, seat ? seat->part : QString());
        return seat ? seatTarget(seat->player) + u'/' + kind : kind;
    }
    std::optional<FigurePart> part(const QString& group, const QStringList& targets) const override {
        const auto seat = seatTargetOf(group);
        QStringList parts;
        for (const QString& target : targets)
            parts.append(withoutSeat(target));
        return partOf(m_staging, withoutSeat(group), seat ? seat->player : PlayerIndex{0}, parts);
    }
    std::vector<Counter> counters(const QString& target) const override { return countersOf(m_staging, target); }
    QString actor() const override {
        const bool somebody = m_staging.command && !std::holds_alternative<Proceed>(*m_staging.command);
        return somebody ? m_staging.tincture(m_staging.state.toAct()) : QString();
    }

private:
    Staging m_staging;
};

class Stager : public FigureStagerOf<LessonVocabulary, Position> {
public:
    using FigureStagerOf::FigureStagerOf;

    /// Targets of lessons, and the order of play, which no lesson points at.
    bool isTarget(const QString& target, int players) const override {
        return target == u"turn-order" || FigureStager::isTarget(target, players);
    }
    QStringList ownKeys() const override { return {"priorityTile", "lieutenant", "without"}; }
    void readOwn(const JsonObject& file, Figure& figure) const override {
        auto details = std::make_shared<FigureDetails>();
        if (file.has("priorityTile") && file["priorityTile"].boolean().value_or(false))
            figure.start.setup = withPriorityTile(figure.start);
        if (file.has("lieutenant")) details->lieutenant = file["lieutenant"].integer(1, 5).value_or(0);
        if (file.has("without"))
            for (const JsonValue& each : file["without"].list(1, 3))
                details->without.append(each.oneOf({"citizens", "cubes", "lieutenants"}).value_or(QString()));
        figure.details = std::move(details);
    }
    std::unique_ptr<FigureHalf> half(const PlayedFigure& played, bool after) const override {
        return std::make_unique<Half>(stagingOf(played, after));
    }
};

} // namespace

Accent Staging::accent(const QString& target) const {
    if (!refused.isEmpty()) return target == refused ? Accent::Refused : Accent::None;
    return offers.at(target).offer == Offer::Legal ? Accent::Offered : Accent::None;
}

Staging stagingOf(const PlayedFigure& played, bool after) {
    const auto& here = static_cast<const Position&>(after ? *played.after : *played.before);
    const auto& there = static_cast<const Position&>(after ? *played.before : *played.after);
    const State& start = static_cast<const Position&>(*played.before).state();
    const Figure& figure = played.figure;
    Staging staging{here.definition(), here.state(), figure, {}, {}, std::nullopt, 0, &there.state(), detailsOf(figure).without};
    if (start.toAct() != none) staging.player = start.toAct();
    for (const QString& target : figure.show)
        if (const auto seat = seatTargetOf(target)) {
            staging.player = seat->player;
            break;
        }
    if (figure.offers == (after ? FigureOffers::After : FigureOffers::Before))
        staging.offers = offersOf(staging.definition, staging.state, detailsOf(figure).lieutenant);
    if (after || figure.command.isEmpty()) return staging;
    const auto read = commandFromText(staging.definition, staging.state, figure.command.toStdString());
    if (const auto* command = std::get_if<Command>(&read)) staging.command = *command;
    if (!figure.refused.isEmpty() && staging.command)
        staging.refused = targetsOf(staging.definition, staging.state, staging.state.toAct(), *staging.command).front();
    return staging;
}

FigureGame figureGame() {
    const auto stager = [](const DataFolder& data) -> std::unique_ptr<FigureStager> {
        PackResult pack = readMessinaPack(data.packs(QLatin1String(SaveGame::id)), data);
        return pack.definition ? std::make_unique<Stager>(std::move(*pack.definition)) : nullptr;
    };
    return {QLatin1String(SaveGame::id), stager};
}

} // namespace magister::messina
