// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game_wish.h"

#include "app/content/person_name.h"

#include "app/messina/pack/setup_words.h"
#include "app/table/seat_notes.h"

#include <QRandomGenerator>
#include <QSet>

namespace magister {

namespace {

class WishReader {
public:
    explicit WishReader(QList<Problem>& problems) : m_problems(problems) {}

    GameWish read(const QVariantMap& map) {
        GameWish wish;
        for (auto one = map.begin(); one != map.end(); ++one) {
            static const QStringList keys{QStringLiteral("seats"),  QStringLiteral("shuffled"),     QStringLiteral("seed"),
                                          QStringLiteral("boards"), QStringLiteral("scrolls"),      QStringLiteral("priorityTile"),
                                          QStringLiteral("rulings"), QStringLiteral("dealing")};
            if (!keys.contains(one.key())) fail(one.key(), ProblemKind::UnknownKey, {one.key()});
        }
        seats(wish, map.value(QStringLiteral("seats")).toList());
        seed(wish, map.value(QStringLiteral("seed")).toString());
        wish.setup.boards = side(map, QStringLiteral("boards"));
        wish.setup.scrolls = side(map, QStringLiteral("scrolls"));
        wish.setup.priorityTile = map.value(QStringLiteral("priorityTile"), false).toBool();
        wish.inSteps = word(map, QStringLiteral("dealing"), {QStringLiteral("once"), QStringLiteral("steps")}) == QLatin1String("steps");
        const QVariantMap rulings = map.value(QStringLiteral("rulings")).toMap();
        for (auto one = rulings.begin(); one != rulings.end(); ++one) {
            const QStringList expected = messina::setRuling(wish.setup.rulings, one.key(), one.value().toString());
            if (!expected.isEmpty())
                fail(QStringLiteral("rulings.") + one.key(), ProblemKind::UnknownWord,
                     {expected.join(QStringLiteral(", ")), one.value().toString()});
        }
        if (!map.value(QStringLiteral("shuffled"), true).toBool())
            for (int n = 1; n <= wish.seats.size() && n <= static_cast<int>(messina::maxPlayers); ++n)
                wish.setup.pinned.order.push_back(static_cast<std::uint8_t>(n));
        return wish;
    }

private:
    void fail(const QString& where, ProblemKind kind, const QStringList& arguments) {
        m_problems.append({QStringLiteral("messina"), QStringLiteral("$.") + where, 0, 0, kind, arguments});
    }

    /// The first of the words where there is none.
    QString word(const QVariantMap& map, const QString& key, const QStringList& words, const QString& place = {}) {
        const QString found = map.value(key, words.first()).toString();
        if (words.contains(found)) return found;
        fail(place + key, ProblemKind::UnknownWord, {words.join(QStringLiteral(", ")), found});
        return words.first();
    }

    messina::Side side(const QVariantMap& map, const QString& key) {
        return *messina::sideFrom(word(map, key, messina::sideWords()));
    }

    void seed(GameWish& wish, const QString& digits) {
        bool number = false;
        wish.setup.seed = digits.toULongLong(&number);
        if (digits.isEmpty()) wish.setup.seed = QRandomGenerator::system()->generate64();
        else if (!number) fail(QStringLiteral("seed"), ProblemKind::WrongFormat, {QStringLiteral("0-9"), digits});
    }

    void seats(GameWish& wish, const QVariantList& list) {
        if (list.isEmpty() || list.size() > static_cast<qsizetype>(messina::maxPlayers))
            return fail(QStringLiteral("seats"), ProblemKind::WrongCount,
                        {QStringLiteral("1"), QString::number(messina::maxPlayers), QString::number(list.size())});
        wish.setup.players = static_cast<std::uint8_t>(list.size());
        QSet<QString> taken;
        for (const QVariant& each : list) {
            const QVariantMap map = each.toMap();
            const QString place = QStringLiteral("seats[%1].").arg(wish.seats.size());
            messina::Seat seat;
            seat.name = canonicalName(map.value(QStringLiteral("name")).toString());
            seat.tincture = word(map, QStringLiteral("seat"), tinctures(), place);
            seat.language = word(map, QStringLiteral("language"),
                                 {QString(), QStringLiteral("pl"), QStringLiteral("cs"), QStringLiteral("ru"),
                                  QStringLiteral("de"), QStringLiteral("en")}, place);
            seat.help = word(map, QStringLiteral("help"), helpLevels(), place);
            if (taken.contains(seat.tincture)) fail(place + QStringLiteral("seat"), ProblemKind::DuplicateId, {seat.tincture});
            taken.insert(seat.tincture);
            wish.seats.append(seat);
        }
    }

    QList<Problem>& m_problems;
};

} // namespace

std::optional<GameWish> gameWish(const QVariantMap& map, const messina::Definition& definition,
                                 QList<Problem>& problems) {
    QList<Problem> found;
    GameWish wish = WishReader(found).read(map);
    if (found.isEmpty())
        for (const std::string& fault : messina::validate(definition, wish.setup))
            found.append({QStringLiteral("messina"), {}, 0, 0, ProblemKind::SaveUnsoundSetup,
                          {QStringLiteral("0"), QStringLiteral("0"), QString::fromStdString(fault).section(QLatin1Char(':'), 0, 0)}});
    problems += found;
    if (!found.isEmpty()) return std::nullopt;
    return wish;
}

} // namespace magister
