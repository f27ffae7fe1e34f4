// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/orleans_drills.h"

#include "app/orleans/drills/finding.h"
#include "app/orleans/drills/judging.h"
#include "app/orleans/drills/play.h"
#include "app/orleans/drills/wording.h"
#include "app/orleans/pack/pack.h"
#include "app/orleans/table/targets.h"

namespace magister::orleans {

namespace {

class Drills : public DrillGame {
public:
    explicit Drills(Definition definition) : m_definition(std::move(definition)) {}

    QString game() const override { return QStringLiteral("orleans"); }
    QList<AtomDrills> atoms() const override { return listedAtoms(atomRows(), ruleId); }
    std::map<QString, QStringList> templates() const override { return drillTemplates(); }

    std::optional<Drill> find(const QString& atom, DrillKind kind, quint64 seed) const override {
        const auto rule = ruleFromId(atom.toStdString());
        for (const AtomRow& row : atomRows())
            if (rule == row.rule && row.has(kind)) return findDrill(m_definition, row, kind, seed);
        return std::nullopt;
    }
    std::optional<DrillQuestion> pose(const Drill& drill) const override {
        const auto posed = orleans::pose(m_definition, drill);
        if (!posed) return std::nullopt;
        DrillQuestion question{posed->kind, drill.atom, shownIn(*posed), {}, posed->order, posed->looks};
        for (const Answer& answer : posed->answers)
            question.options.append({answer.id, answer.right});
        return question;
    }
    DrillWords words(const Drill& drill, const Language& language, const DrillTexts& texts) const override {
        const auto posed = orleans::pose(m_definition, drill);
        return posed ? drillWords(m_definition, *posed, language, texts) : DrillWords{};
    }
    DrillVerdict judge(const Drill& drill, const DrillQuestion& question) const override {
        return judgeDrill(m_definition, drill, question);
    }

private:
    /// What the command moves or reaches. Not of a choice between commands, where that would be an answer.
    QStringList shownIn(const Posed& posed) const {
        if (!posed.command || posed.kind == DrillKind::Pick || !posed.before.isAsked(posed.seat)) return {};
        if (std::holds_alternative<Proceed>(*posed.command)) return {};
        QStringList targets = targetsOf(m_definition, posed.before, posed.seat, *posed.command);
        targets.removeIf([](const QString& target) {
            return target.startsWith(QLatin1String("button:")) || target == QLatin1String("prompt");
        });
        return targets.mid(0, 1); // the plainest
    }

    const Definition m_definition;
};

} // namespace

std::unique_ptr<DrillGame> drills(const DataFolder& data, QList<Problem>& problems) {
    OrleansPack pack = readOrleansPack(data.packs(QStringLiteral("orleans")), data);
    problems += pack.problems;
    return pack.definition ? drillsOver(*pack.definition) : nullptr;
}

std::unique_ptr<DrillGame> drillsOver(const Definition& definition) {
    return std::make_unique<Drills>(definition);
}

std::optional<TableGame::Session> sessionOf(const Definition& definition, const Drill& drill) {
    const auto setup = drillSetup(drill.table, drill.seed);
    if (!setup || !validate(definition, *setup).empty()) return std::nullopt;
    RandomPlay play(definition, *setup);
    TableGame::Session session(definition, *setup);
    while (play.moves() < drill.moves)
        if (!play.step() || session.give(play.mover(), play.command())) return std::nullopt;
    return session;
}

} // namespace magister::orleans
