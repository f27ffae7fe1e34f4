// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/played_game_of.h"

#include "app/messina/table/messina_table.h"

namespace magister::robot {

namespace {

class MessinaGame : public PlayedGameOf<magister::messina::TableGame, magister::messina::MessinaTable> {
public:
    QString lesson() const override { return QStringLiteral("01-first-round"); }
    /// A turn is left when little else is to be done, so that all of the board is used.
    Liking liking(const QString& target, const QQuickItem&) const override {
        return target == QLatin1String("button:end-turn") ? Liking::Last : Liking::Freely;
    }
};

} // namespace

std::unique_ptr<PlayedGame> messinaGame() {
    return std::make_unique<MessinaGame>();
}

} // namespace magister::robot
