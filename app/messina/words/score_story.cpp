// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/score_story.h"

#include "app/messina/words/event_text.h"
#include "app/messina/table/history.h"
#include "app/messina/words/names.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/score_pieces.h"
#include "app/messina/words/score_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

namespace {

/// A fact of the game and how much of the number comes of it.
struct Origin {
    int round{};
    Event event;
    int amount{};
};

bool isBuilding(const Event& event) {
    return std::holds_alternative<WorkshopTaken>(event) || std::holds_alternative<HutUpgradePlaced>(event);
}

bool counts(const ScrollTrack& track, const Event& event) {
    switch (track.kind) {
    case ScrollKind::Buildings:
        return isBuilding(event);
    case ScrollKind::Workshops:
        return std::holds_alternative<WorkshopTaken>(event);
    case ScrollKind::HutUpgrades:
        return std::holds_alternative<HutUpgradePlaced>(event);
    case ScrollKind::Ships:
    case ScrollKind::GoodsOneKind:
        return std::holds_alternative<ShipTaken>(event);
    case ScrollKind::Repopulated:
        return std::holds_alternative<DistrictRepopulated>(event);
    default:
        return false;
    }
}

class ScoreTelling {
public:
    ScoreTelling(const Scene& s, const Session& all, ScoreSource what, PlayerIndex p)
        : scene(s), session(all), source(what), player(p), track(trackOfLine(s, what, p)) {}

    std::vector<Origin> origins() const {
        std::vector<Origin> found;
        for (const auto& told : session.events()) {
            if (actorOf(told.event) != player) continue;
            const int amount = amountOf(told.event);
            if (amount == 0) continue;
            // The last of several steps of one round tells them all: it says where they led.
            if (!found.empty() && grows(found.back().event, told.event) && found.back().round == told.round)
                found.back() = merged(found.back(), {told.round, told.event, amount});
            else
                found.push_back({told.round, told.event, amount});
        }
        return found;
    }

private:
    bool ofBook(const Event& event, Book book) const {
        const auto* moved = std::get_if<DiscMoved>(&event);
        return (moved && moved->book == book) ||
               (book == Book::Popularity && std::holds_alternative<DiscPushedBack>(event));
    }
    bool wanted(const Event& event) const {
        if (track) {
            const auto* advanced = std::get_if<ScrollAdvanced>(&event);
            const auto own = static_cast<int>(source) - static_cast<int>(ScoreSource::ScrollTrack1);
            if (advanced && advanced->track == own) return true;
            return track->kind == ScrollKind::Book ? ofBook(event, track->book) : counts(*track, event);
        }
        switch (source) {
        case ScoreSource::Rats:
            return std::holds_alternative<RatsTaken>(event);
        case ScoreSource::PopularityBook:
        case ScoreSource::PopularityRank:
        case ScoreSource::SoloPopularity:
            return ofBook(event, Book::Popularity);
        case ScoreSource::CityBook:
            return ofBook(event, Book::City);
        case ScoreSource::ChurchBook:
            return ofBook(event, Book::Church);
        case ScoreSource::Districts:
        case ScoreSource::RepopulationRank:
        case ScoreSource::SoloRepopulated:
            return std::holds_alternative<DistrictRepopulated>(event);
        default:
            return false;
        }
    }
    int amountOf(const Event& event) const {
        if (!wanted(event)) return 0;
        if (const auto* rats = std::get_if<RatsTaken>(&event)) return rats->amount;
        if (const auto* district = std::get_if<DistrictRepopulated>(&event))
            return source == ScoreSource::Districts
                       ? scene.definition.hexes[scene.state.places[district->place].hex].points
                       : 1;
        return 1;
    }
    bool grows(const Event& before, const Event& now) const {
        if (before.index() != now.index() || ruleOf(before) != ruleOf(now)) return false;
        return std::holds_alternative<RatsTaken>(now) || std::holds_alternative<DiscMoved>(now) ||
               std::holds_alternative<ScrollAdvanced>(now);
    }
    Origin merged(const Origin& before, Origin now) const {
        now.amount += before.amount;
        if (auto* rats = std::get_if<RatsTaken>(&now.event)) rats->amount = static_cast<std::uint8_t>(now.amount);
        return now;
    }

    const Scene& scene;
    const Session& session;
    ScoreSource source;
    PlayerIndex player;
    const ScrollTrack* track;
};

QVariantMap row(const QString& round, const QString& text, const QString& amount) {
    return {{"round", round},     {"text", text},        {"amount", amount},
            {"rule", QString{}}, {"ruleNumber", QString{}}, {"ruleTitle", QString{}}};
}

/// Points of each round that brought any.
Rows beforeRows(const Scene& scene, const Session& session, PlayerIndex player) {
    Rows rows;
    std::array<int, roundCount + 1> earned{};
    for (const auto& told : session.events())
        if (const auto* scored = std::get_if<PointsScored>(&told.event); scored && scored->player == player)
            earned[static_cast<std::size_t>(std::clamp(told.round, 1, int{roundCount}))] += scored->amount;
    const std::vector<int> rounds = growthOf(session)[player].rounds;
    if (!rounds.empty() && rounds.front() != 0)
        rows.append(row({}, say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "At the start")),
                        gainText(scene, rounds.front())));
    for (std::size_t r = 1; r < earned.size(); ++r)
        if (earned[r] != 0)
            rows.append(row(roman(static_cast<int>(r)),
                            say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "Points in round {round}"),
                                {{"round", roman(static_cast<int>(r))}}),
                            gainText(scene, earned[r])));
    return rows;
}

Rows leftoverRows(const Scene& scene, PlayerIndex player) {
    Rows rows;
    for (const Token token : {Token::Coin, Token::Wood, Token::Fire, Token::BigFire})
        if (const int n = scene.state.players[player].token(token); n > 0)
            rows.append(row({}, say(scene.language, "Score", QT_TRANSLATE_NOOP("Score", "{n:token:nom}"),
                                    {{"n", n}, {"token", tokenWord(token)}}),
                            {}));
    return rows;
}

/// Fire that decides between equals on the popularity book. score.popularity-tie
Rows tieRows(const Scene& scene, PlayerIndex player) {
    const Player& mine = scene.state.players[player];
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        if (p == player || scene.state.players[p].book(Book::Popularity) != mine.book(Book::Popularity)) continue;
        const int fire =
            mine.token(Token::Fire) + scene.definition.parameters.bigFireInTie * mine.token(Token::BigFire);
        QVariantMap tie = row({}, say(scene.language, "Score",
                                      QT_TRANSLATE_NOOP("Score", "Tied on the book, so fire tokens decide: {n:fire:nom}"),
                                      {{"n", fire}}),
                              {});
        setRule(tie, scene, Rule::ScorePopularityTie);
        return {tie};
    }
    return {};
}

QVariantMap cell(const QString& at, const QString& worth, const QVariantList& seats) {
    return {{"at", at}, {"worth", worth}, {"seats", seats}};
}

/// Seats whose `of` is `at`, as numbers from 1.
template <class Of> QVariantList seatsAt(const Scene& scene, int at, Of of) {
    QVariantList seats;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (of(scene.state.players[p]) == at) seats.append(p + 1);
    return seats;
}

QVariantList ratCells(const Scene& scene) {
    QVariantList cells;
    const auto& penalty = scene.definition.ratPenalty;
    const int last = static_cast<int>(penalty.size()) - 1;
    for (int n = 0; n <= last; ++n)
        cells.append(cell(n == last ? pointsText(scene, n) + u'+' : pointsText(scene, n),
                          pointsText(scene, -static_cast<int>(penalty[static_cast<std::size_t>(n)])),
                          seatsAt(scene, n, [last](const Player& p) { return std::min<int>(p.rats, last); })));
    return cells;
}

QVariantList bookCells(const Scene& scene, Book book) {
    QVariantList cells;
    const auto& spaces = scene.definition.books[static_cast<std::size_t>(book)].spaces;
    for (std::size_t i = 0; i < spaces.size(); ++i)
        cells.append(cell(roman(static_cast<int>(i) + 1), pointsText(scene, spaces[i].points),
                          seatsAt(scene, static_cast<int>(i) + 1, [book](const Player& p) { return p.book(book); })));
    return cells;
}

/// `worth` by place; nobody is marked, since equals may share places.
QVariantList rankCells(const Scene& scene, const std::vector<std::uint8_t>& worth) {
    QVariantList cells;
    for (std::size_t i = 0; i < worth.size() && i < scene.state.playerCount; ++i)
        cells.append(cell(QString::number(i + 1) + u'.', pointsText(scene, worth[i]), {}));
    return cells;
}

QVariantList soloCells(const Scene& scene) {
    QVariantList cells;
    const auto& bonus = scene.definition.solo.repopulatedBonus;
    for (std::size_t i = 0; i < bonus.size(); ++i)
        cells.append(cell(QString::number(i), pointsText(scene, bonus[i]), seatsAt(scene, static_cast<int>(i), [](const Player& p) {
                              return static_cast<int>(p.districts.size());
                          })));
    return cells;
}

QVariantList trackCells(const Scene& scene, const ScrollTrack& track, std::size_t n, PlayerIndex player) {
    QVariantList cells;
    if (track.kind == ScrollKind::Book || track.kind == ScrollKind::Overseers) return cells;
    const int steps = scene.state.players[player].scroll[n];
    for (std::size_t i = 0; i < track.halfPoints.size(); ++i)
        cells.append(cell(QString::number(i), QStringLiteral("× ") + halfPoints(scene, track.halfPoints[i]),
                          static_cast<int>(i) == steps ? QVariantList{player + 1} : QVariantList{}));
    return cells;
}

QVariantList cellsOf(const Scene& scene, ScoreSource source, PlayerIndex player) {
    switch (source) {
    case ScoreSource::Rats:
        return ratCells(scene);
    case ScoreSource::PopularityBook:
        return bookCells(scene, Book::Popularity);
    case ScoreSource::CityBook:
        return bookCells(scene, Book::City);
    case ScoreSource::ChurchBook:
        return bookCells(scene, Book::Church);
    case ScoreSource::PopularityRank:
        return rankCells(scene, scene.definition.popularityRank[scene.state.playerCount]);
    case ScoreSource::RepopulationRank:
        return rankCells(scene, scene.definition.repopulationRank[scene.state.playerCount]);
    case ScoreSource::SoloRepopulated:
        return soloCells(scene);
    default:
        break;
    }
    const ScrollTrack* track = trackOfLine(scene, source, player);
    if (!track) return {};
    return trackCells(scene, *track,
                      static_cast<std::size_t>(source) - static_cast<std::size_t>(ScoreSource::ScrollTrack1), player);
}

} // namespace

std::vector<ScoreLine> scoreLines(const Session& session) {
    std::vector<ScoreLine> lines;
    if (!session.state().over()) return lines;
    for (const auto& told : session.events())
        if (const auto* line = std::get_if<ScoreLine>(&told.event)) lines.push_back(*line);
    return lines;
}

Rows scoreOrigins(const Scene& scene, const Session& session, const QString& id, PlayerIndex player) {
    if (id == QLatin1String("before")) return beforeRows(scene, session, player);
    const auto known = fromWord<ScoreSource>(id);
    if (!known) return {};
    const ScoreSource source = *known;
    if (source == ScoreSource::Leftovers) return leftoverRows(scene, player);
    Rows rows;
    const bool amounts = source == ScoreSource::Rats || (source == ScoreSource::Districts && districtPointsCount(scene.state));
    for (const Origin& origin : ScoreTelling(scene, session, source, player).origins()) {
        QVariantMap told = row(roman(origin.round), eventText(scene, origin.event),
                               amounts ? gainText(scene, origin.amount) : QString{});
        setRule(told, scene, ruleOf(origin.event));
        rows.append(told);
    }
    if (source == ScoreSource::PopularityRank) rows += tieRows(scene, player);
    return rows;
}

QVariantMap scoreScale(const Scene& scene, const QString& id, PlayerIndex player) {
    const auto source = fromWord<ScoreSource>(id);
    const QVariantList cells = source ? cellsOf(scene, *source, player) : QVariantList{};
    return cells.isEmpty() ? QVariantMap{} : QVariantMap{{"cells", cells}};
}

} // namespace magister::messina
