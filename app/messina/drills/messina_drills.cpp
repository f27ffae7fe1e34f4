// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/messina_drills.h"

#include "app/messina/drills/finding.h"
#include "app/messina/drills/judging.h"
#include "app/messina/drills/wording.h"
#include "app/messina/pack/pack.h"

namespace magister::messina {

namespace {

class Drills : public DrillGame {
public:
    explicit Drills(Definition definition) : m_definition(std::move(definition)) {}

    QString game() const override { return QStringLiteral("messina"); }
    QList<AtomDrills> atoms() const override {
        QList<AtomDrills> list;
        for (const AtomRow& row : atomRows()) {
            AtomDrills atom{QString::fromUtf8(ruleId(row.rule)), {}, QString::fromLatin1(row.why)};
            for (const DrillKind kind : allOf<DrillKind>)
                if (row.kinds >> static_cast<unsigned>(kind) & 1u) atom.kinds.append(kind);
            list.append(atom);
        }
        return list;
    }
    std::map<QString, QStringList> templates() const override { return drillTemplates(); }

    std::optional<Drill> find(const QString& atom, DrillKind kind, quint64 seed) const override {
        const auto rule = ruleFromId(atom.toStdString());
        for (const AtomRow& row : atomRows())
            if (rule == row.rule && (row.kinds >> static_cast<unsigned>(kind) & 1u))
                return findDrill(m_definition, row, kind, seed);
        return std::nullopt;
    }
    std::optional<DrillQuestion> pose(const Drill& drill) const override {
        const auto posed = messina::pose(m_definition, drill);
        if (!posed) return std::nullopt;
        DrillQuestion question{posed->kind, drill.atom, {}, {}, posed->order, posed->looks};
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
    const Definition m_definition;
};

} // namespace

std::unique_ptr<DrillGame> drills(const DataFolder& data, QList<Problem>& problems) {
    PackResult pack = readMessinaPack(data.packs(QStringLiteral("messina")), data);
    problems += pack.problems;
    if (!pack.definition) return nullptr;
    return std::make_unique<Drills>(std::move(*pack.definition));
}

} // namespace magister::messina
