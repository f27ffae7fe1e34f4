// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup_reader.h"

#include "app/content/person_name.h"
#include "app/table/seat_notes.h"

#include <QRandomGenerator>
#include <QSet>

namespace magister {

namespace {

class SetupReader {
public:
    SetupReader(const GameModule& game, QList<Problem>& problems) : m_game(game), m_problems(problems) {}

    SetupRequest read(const QVariantMap& map) {
        SetupRequest request;
        const QMap<QString, QStringList> options = m_game.options();
        for (auto one = map.begin(); one != map.end(); ++one) {
            static const QStringList keys{QStringLiteral("game"),    QStringLiteral("seats"), QStringLiteral("shuffled"),
                                          QStringLiteral("seed"),    QStringLiteral("rulings"), QStringLiteral("dealing")};
            if (!keys.contains(one.key()) && !options.contains(one.key()))
                fail(one.key(), ProblemKind::UnknownKey, {one.key()});
        }
        seats(request, map.value(QStringLiteral("seats")).toList());
        seed(request, map.value(QStringLiteral("seed")).toString());
        for (auto one = options.begin(); one != options.end(); ++one)
            request.options.insert(one.key(), word(map, one.key(), one.value()));
        request.inSteps = word(map, QStringLiteral("dealing"), {QStringLiteral("once"), QStringLiteral("steps")}) == QLatin1String("steps");
        request.rulings = map.value(QStringLiteral("rulings")).toMap();
        request.shuffled = map.value(QStringLiteral("shuffled"), true).toBool();
        return request;
    }

private:
    void fail(const QString& where, ProblemKind kind, const QStringList& arguments) {
        m_problems.append({m_game.id(), QStringLiteral("$.") + where, 0, 0, kind, arguments});
    }

    /// The first of the words where there is none.
    QString word(const QVariantMap& map, const QString& key, const QStringList& words, const QString& place = {}) {
        const QString found = map.value(key, words.first()).toString();
        if (words.contains(found)) return found;
        fail(place + key, ProblemKind::UnknownWord, {words.join(QStringLiteral(", ")), found});
        return words.first();
    }

    void seed(SetupRequest& request, const QString& digits) {
        bool number = false;
        request.seed = digits.toULongLong(&number);
        if (digits.isEmpty()) request.seed = QRandomGenerator::system()->generate64();
        else if (!number) fail(QStringLiteral("seed"), ProblemKind::WrongFormat, {QStringLiteral("0-9"), digits});
    }

    void seats(SetupRequest& request, const QVariantList& list) {
        if (list.size() < m_game.leastPlayers() || list.size() > m_game.mostPlayers())
            return fail(QStringLiteral("seats"), ProblemKind::WrongCount,
                        {QString::number(m_game.leastPlayers()), QString::number(m_game.mostPlayers()),
                         QString::number(list.size())});
        QSet<QString> taken;
        for (const QVariant& each : list) {
            const QVariantMap map = each.toMap();
            const QString place = QStringLiteral("seats[%1].").arg(request.seats.size());
            Seat seat;
            seat.name = canonicalName(map.value(QStringLiteral("name")).toString());
            seat.tincture = word(map, QStringLiteral("seat"), tinctures(), place);
            seat.language = word(map, QStringLiteral("language"),
                                 {QString(), QStringLiteral("pl"), QStringLiteral("cs"), QStringLiteral("ru"),
                                  QStringLiteral("de"), QStringLiteral("en")}, place);
            seat.help = word(map, QStringLiteral("help"), helpLevels(), place);
            if (taken.contains(seat.tincture)) fail(place + QStringLiteral("seat"), ProblemKind::DuplicateId, {seat.tincture});
            taken.insert(seat.tincture);
            request.seats.append(seat);
        }
    }

    const GameModule& m_game;
    QList<Problem>& m_problems;
};

} // namespace

std::optional<SetupRequest> readSetupRequest(const QVariantMap& map, const GameModule& game, QList<Problem>& problems) {
    QList<Problem> found;
    SetupRequest request = SetupReader(game, found).read(map);
    problems += found;
    if (!found.isEmpty()) return std::nullopt;
    return request;
}

QVariantMap setupMap(const SetupRequest& request, const QString& game) {
    QVariantList seats;
    for (const Seat& seat : request.seats)
        seats.append(QVariantMap{{QStringLiteral("name"), seat.name},
                                 {QStringLiteral("seat"), seat.tincture},
                                 {QStringLiteral("language"), seat.language},
                                 {QStringLiteral("help"), seat.help}});
    QVariantMap map = request.options;
    map.insert({{QStringLiteral("game"), game},
                {QStringLiteral("seats"), seats},
                {QStringLiteral("shuffled"), true},
                {QStringLiteral("seed"), QString()},
                {QStringLiteral("rulings"), request.rulings},
                {QStringLiteral("dealing"), QStringLiteral("once")}});
    return map;
}

} // namespace magister
