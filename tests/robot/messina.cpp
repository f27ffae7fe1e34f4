// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/played_game.h"

#include "app/messina/table/messina_table.h"
#include "engine/messina/notation.h"

namespace magister::robot {

namespace {

class MessinaGame : public PlayedGame {
public:
    QString id() const override { return QStringLiteral("messina"); }
    QString lesson() const override { return QStringLiteral("01-first-round"); }
    /// A turn is left when little else is to be done, so that all of the board is used.
    Liking liking(const QString& target, const QQuickItem&) const override {
        return target == QLatin1String("button:end-turn") ? Liking::Last : Liking::Freely;
    }
    int lineOf(const Table& table, const QString& command) const override {
        const auto& messina = static_cast<const magister::messina::MessinaTable&>(table);
        const auto meant = magister::messina::commandFromText(messina.definition(), messina.state(), command.toStdString());
        const auto* read = std::get_if<magister::messina::Command>(&meant);
        return read ? static_cast<int>(messina.openVariants().indexOf(*read)) : -1;
    }
};

} // namespace

std::unique_ptr<PlayedGame> messinaGame() {
    return std::make_unique<MessinaGame>();
}

} // namespace magister::robot
