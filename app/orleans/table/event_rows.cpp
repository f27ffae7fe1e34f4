// SPDX-License-Identifier: GPL-3.0-or-later
// The event of the round, and what it would do to each player as things stand.
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/words/effect_text.h"

#include <QCoreApplication>

#include <cmath>

namespace magister::orleans {

namespace {

/// One player's line: what it says, and the number that stands beside its picture.
struct Forecast {
    QString text;
    QString icon;
    int change{}; ///< of what the picture shows
};

class Forecaster {
public:
    Forecaster(const Scene& s, PlayerIndex p, const EventImpact& i) : scene(s), player(p), impact(i) {}

    Forecast forecast() const {
        switch (scene.state.event) {
        case EventKind::Pilgrimage:
            return {tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who} cannot recruit monks in this round.")),
                    icons::follower(Follower::Monk), 0};
        case EventKind::Income:
        case EventKind::TradingDay:
            return gain();
        case EventKind::Harvest:
            return impact.food ? food() : fine();
        case EventKind::Taxes:
            return taxes();
        case EventKind::Plague:
            return plague();
        }
        return {};
    }

private:
    const Player& me() const { return scene.state.players[player]; }
    QString tell(const char* source, int n = 0) const {
        return say(scene.language, "OrleansForecast", source,
                   {{"who", seatName(scene, player)}, {"n", n}, {"owned", me().coins}});
    }
    Forecast gain() const {
        if (impact.gains == 0) return {tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who} gains nothing.")), coin(), 0};
        return {tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who} gains {n:coin:acc}."), impact.gains), coin(),
                impact.gains};
    }
    Forecast taxes() const {
        const int due = impact.due;
        if (due == 0) return {tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who} pays nothing.")), coin(), 0};
        if (due <= me().coins)
            return {tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who} pays {n:coin:acc}."), due), coin(), -due};
        return {
            tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who} owes {n:coin:acc} and has {owned}: torture for the rest."),
                 due),
            coin(), -due};
    }
    Forecast fine() const {
        const int due = impact.due;
        if (due <= me().coins)
            return {tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who} has no food and pays {n:coin:acc}."), due), coin(),
                    -due};
        return {tell(QT_TRANSLATE_NOOP("OrleansForecast",
                                       "{who} has no food, owes {n:coin:acc} and has {owned}: torture for the rest."),
                     due),
                coin(), -due};
    }
    /// The picture is that of the food worth least.
    Forecast food() const {
        std::optional<Good> least;
        for (const Good good : allGoods)
            if (scene.definition.good(good).food && me().ware(wareOf(good)) > 0 &&
                (!least || scene.definition.good(good).points < scene.definition.good(*least).points))
                least = good;
        return {tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who} hands in one food tile.")),
                least ? icons::good(*least) : icons::ware(Ware::Bread), -1};
    }
    /// Of what is in a bag, only its total is known to the others.
    Forecast plague() const {
        const QString bag = QStringLiteral("bag");
        if (!impact.follower)
            return {tell(QT_TRANSLATE_NOOP("OrleansForecast", "{who}’s bag is empty, so no follower is lost.")), bag, 0};
        if (me().bagHidden > 0)
            return {tell(QT_TRANSLATE_NOOP(
                        "OrleansForecast",
                        "{who} draws a follower from the bag and loses it, unless it is a starting follower.")),
                    bag, -1};
        const int neutrals = me().bag.neutrals(), total = me().bag.total();
        const int percent = static_cast<int>(std::lround(100.0 * neutrals / total));
        return {tell(QT_TRANSLATE_NOOP("OrleansForecast",
                                       "{who} draws a follower from the bag and loses it with a probability of {n}%."),
                     percent),
                bag, neutrals == 0 ? 0 : -1};
    }
    static QString coin() { return QStringLiteral("coin"); }

    const Scene& scene;
    PlayerIndex player;
    const EventImpact& impact;
};

/// "+3", "−2"; empty for no change.
QString withSign(int change) {
    if (change == 0) return {};
    return change > 0 ? QStringLiteral("+%1").arg(change) : QStringLiteral("−%1").arg(-change);
}

/// In turn order, so that coins which the treasury has given to one are not promised to the next. event.order
QVariantList forecasts(const Scene& scene) {
    QVariantList rows;
    State state = scene.state;
    for (std::size_t i = 0; i < state.playerCount; ++i) {
        const PlayerIndex p = state.seat(i);
        const EventImpact impact = impactOn(scene.definition, state, p, state.event);
        state.bank = static_cast<std::int16_t>(state.bank - impact.gains);
        const Forecast forecast = Forecaster(scene, p, impact).forecast();
        QVariantMap row = pieceOfSeat(scene, p);
        row.insert("name", seatName(scene, p));
        row.insert("text", forecast.text);
        row.insert("icon", forecast.icon);
        row.insert("delta", withSign(forecast.change));
        row.insert("kind", forecast.change > 0   ? QStringLiteral("gain")
                           : forecast.change < 0 ? QStringLiteral("loss")
                                                 : QStringLiteral("none"));
        row.insert("spare",
                   mayBeSpared(scene.definition, scene.state, p, scene.state.event)
                       ? say(scene.language, "OrleansForecast",
                             QT_TRANSLATE_NOOP("OrleansForecast", "The monk in the Sacristy can spare {who} this event."),
                             {{"who", seatName(scene, p)}})
                       : QString{});
        rows.append(row);
    }
    return rows;
}

/// It has not taken effect yet: afterwards there is nothing to foresee.
bool isToCome(const Scene& scene) {
    if (!scene.state.eventKnown) return false;
    const bool inActions = scene.definition.event(scene.state.event).phase != Phase::Event;
    if (scene.state.stage == Stage::Event) return !inActions && scene.state.seatsSettled == 0;
    return scene.state.stage < Stage::Event;
}

} // namespace

QVariantMap eventRow(const Scene& scene) {
    const EventKind event = scene.state.event;
    if (!scene.state.eventKnown) {
        QVariantMap row{{"known", false},      {"event", QString{}},    {"name", QString{}},
                        {"icon", "hourglass"}, {"text", QString{}},     {"phase", QString{}},
                        {"negative", false},   {"target", "hourglass"}, {"forecast", QVariantList{}}};
        setRule(row, scene, Rule::HourglassReveal);
        return row;
    }
    const EventTile& tile = scene.definition.event(event);
    QVariantMap row{{"known", true},
                    {"event", targets::idText(idOf(event))},
                    {"name", nameOf(scene, eventWord(event))},
                    {"icon", icons::event(event)},
                    {"text", eventEffectText(scene, event)},
                    {"phase", targets::idText(idOf(tile.phase))},
                    {"negative", tile.negative},
                    {"target", targets::event(event)},
                    {"forecast", isToCome(scene) ? forecasts(scene) : QVariantList{}}};
    setRule(row, scene, ruleOfEvent(event));
    return row;
}

} // namespace magister::orleans
