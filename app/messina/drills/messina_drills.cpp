// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/messina_drills.h"

#include "app/messina/drills/finding.h"
#include "app/messina/drills/judging.h"
#include "app/messina/drills/play.h"
#include "app/messina/drills/wording.h"
#include "app/messina/table/targets.h"
#include "app/messina/words/names.h"
#include "app/messina/pack/pack.h"

namespace magister::messina {

namespace {

class Drills : public DrillGame {
public:
    explicit Drills(Definition definition) : m_definition(std::move(definition)) {}

    QString game() const override { return QStringLiteral("messina"); }
    QList<AtomDrills> atoms() const override { return listedAtoms(atomRows(), ruleId); }
    std::map<QString, QStringList> templates() const override { return drillTemplates(); }

    std::optional<Drill> find(const QString& atom, DrillKind kind, quint64 seed) const override {
        const auto rule = ruleFromId(atom.toStdString());
        for (const AtomRow& row : atomRows())
            if (rule == row.rule && row.has(kind))
                return findDrill(m_definition, row, kind, seed);
        return std::nullopt;
    }
    std::optional<DrillQuestion> pose(const Drill& drill) const override {
        const auto posed = messina::pose(m_definition, drill);
        if (!posed) return std::nullopt;
        DrillQuestion question{posed->kind, drill.atom, shownIn(*posed), {}, posed->order, posed->looks};
        for (const Answer& answer : posed->answers)
            question.options.append({answer.id, answer.right});
        return question;
    }
    DrillWords words(const Drill& drill, const Language& language, const DrillTexts& texts) const override {
        const auto posed = messina::pose(m_definition, drill);
        return posed ? drillWords(m_definition, *posed, language, texts) : DrillWords{};
    }
    DrillVerdict judge(const Drill& drill, const DrillQuestion& question) const override {
        return judgeDrill(m_definition, drill, question);
    }

private:
    /// What the command moves or reaches. Not of a choice between commands, where that would be an answer.
    QStringList shownIn(const Posed& posed) const {
        const PlayerIndex player = posed.before.toAct();
        if (!posed.command || player == none) return {};
        if (posed.kind == DrillKind::Pick) return chosenFor(*posed.command, player);
        QStringList targets = targetsOf(m_definition, posed.before, player, *posed.command);
        targets.removeIf([](const QString& target) {
            return target.startsWith(QLatin1String("button:")) || target == QLatin1String("board");
        });
        // Not every place shows its action.
        if (std::holds_alternative<UseHexAction>(*posed.command) && !targets.isEmpty()) return {targets.last()};
        // The plainest; of a citizen that moves both ends.
        const bool moves = std::holds_alternative<MoveIntoWorkshop>(*posed.command) ||
                           std::holds_alternative<LeaveQuarantine>(*posed.command) ||
                           std::holds_alternative<ChangeSquare>(*posed.command);
        return moves ? targets : targets.mid(0, 1);
    }

    /// Whose choice it is, where a question calls it only one of several.
    static QStringList chosenFor(const Command& command, PlayerIndex player) {
        const auto own = [&](const char* thing, int index) {
            return QStringList(seatTarget(player) + QLatin1String(thing) + QString::number(index + 1));
        };
        if (const auto* hex = std::get_if<ChooseHex>(&command)) return own("/lieutenant/", hex->lieutenant);
        if (const auto* moved = std::get_if<MoveIntoWorkshop>(&command)) return own("/workshop/", moved->workshop);
        if (const auto* leaves = std::get_if<LeaveQuarantine>(&command)) return own("/hut/", leaves->hut);
        return {};
    }

    const Definition m_definition;
};

} // namespace

std::unique_ptr<DrillGame> drills(const DataFolder& data, QList<Problem>& problems) {
    PackResult pack = readMessinaPack(data.packs(QStringLiteral("messina")), data);
    problems += pack.problems;
    return pack.definition ? drillsOver(*pack.definition) : nullptr;
}

std::unique_ptr<DrillGame> drillsOver(const Definition& definition) { return std::make_unique<Drills>(definition); }

std::optional<TableGame::Session> sessionOf(const Definition& definition, const Drill& drill) {
    const auto setup = drillSetup(drill.table, drill.seed);
    if (!setup || !validate(definition, *setup).empty()) return std::nullopt;
    RandomPlay play(definition, *setup);
    TableGame::Session session(definition, *setup);
    while (play.moves() < drill.moves)
        if (!play.step() || session.give(play.before().toAct(), play.command())) return std::nullopt;
    return session;
}

} // namespace magister::messina
