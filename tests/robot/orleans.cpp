// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/played_game_of.h"

#include "app/orleans/table/orleans_table.h"

#include <QRegularExpression>

namespace magister::robot {

namespace {

class OrleansGame : public PlayedGameOf<magister::orleans::TableGame, magister::orleans::OrleansTable> {
public:
    /// Places that are begun are filled before others, what has been placed stays, and nobody passes or declines what can
    /// still be had: so a game sees everything.
    Liking liking(const QString& target, const QQuickItem& item) const override {
        if (item.property("fresh").toBool() || item.property("picked").toBool()) return Liking::Never;
        if (item.property("missed").toBool() && item.property("token").toString().isEmpty()) return Liking::First;
        // Somebody who has planned may do so again, but not for ever.
        if (target.startsWith(QLatin1String("button:plan-again"))) return Liking::Last;
        if (target.contains(QLatin1String("/slot/")) && !item.property("token").toString().isEmpty()) return Liking::Last;
        static const QStringList leaving{QStringLiteral("button:done"),    QStringLiteral("button:pass"), QStringLiteral("button:retrieve"),
                                         QStringLiteral("button:decline"), QStringLiteral("button:stay"), QStringLiteral("button:return-drawn")};
        return leaving.contains(target) ? Liking::Last : Liking::Freely;
    }
    bool opens(const QString& target) const override {
        static const QRegularExpression opening(QStringLiteral("^(seat:\\d/bag|event:.*|hourglass|stack:\\d)$"));
        return opening.match(target).hasMatch();
    }
};

} // namespace

std::unique_ptr<PlayedGame> orleansGame() {
    return std::make_unique<OrleansGame>();
}

} // namespace magister::robot
