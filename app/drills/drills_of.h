// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/atom_rows.h"
#include "app/drills/drill_game.h"
#include "app/drills/pose_drill.h"

namespace magister {

/// The drills of a game over its definition. The namespace of the game gives ruleId, findDrill, poseAt, drillWords,
/// judgeDrill, and
///   shownIn(definition, posed)   the targets that a question speaks of
template <class Game> class DrillsOf : public DrillGame {
public:
    using Definition = typename Game::Definition;
    using AtomRow = AtomRowOf<typename Game::Rule, typename Game::Purpose>;
    using Templates = std::map<QString, QStringList>;

    DrillsOf(Definition definition, std::span<const AtomRow> rows, Templates templates)
        : m_definition(std::move(definition)), m_rows(rows), m_templates(std::move(templates)) {}

    QString game() const override { return QString::fromLatin1(Game::id); }
    QList<AtomDrills> atoms() const override {
        return listedAtoms(m_rows, [](typename Game::Rule rule) { return ruleId(rule); });
    }
    Templates templates() const override { return m_templates; }

    std::optional<Drill> find(const QString& atom, DrillKind kind, quint64 seed) const override {
        const auto rule = Game::rule(atom.toStdString());
        for (const AtomRow& row : m_rows)
            if (rule == row.rule && row.has(kind)) return findDrill(m_definition, row, kind, seed);
        return std::nullopt;
    }
    std::optional<DrillQuestion> pose(const Drill& drill) const override {
        const auto posed = posedFrom<Game>(m_definition, drill);
        if (!posed) return std::nullopt;
        DrillQuestion question{posed->kind, drill.atom, shownIn(m_definition, *posed), {}, posed->order, posed->looks};
        for (const auto& answer : posed->answers)
            question.options.append({answer.id, answer.right});
        return question;
    }
    DrillWords words(const Drill& drill, const Language& language, const DrillTexts& texts) const override {
        const auto posed = posedFrom<Game>(m_definition, drill);
        return posed ? drillWords(m_definition, *posed, language, texts) : DrillWords{};
    }
    DrillVerdict judge(const Drill& drill, const DrillQuestion& question) const override {
        return judgeDrill(m_definition, drill, question);
    }

private:
    const Definition m_definition;
    const std::span<const AtomRow> m_rows;
    const Templates m_templates;
};

} // namespace magister
