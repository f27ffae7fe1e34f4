// SPDX-License-Identifier: GPL-3.0-or-later
// What a person may see before anything is done.
#include "app/messina/table/messina_table.h"

#include "app/messina/words/command_text.h"
#include "app/messina/table/overseer_way.h"
#include "app/messina/table/preview.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/thing_card.h"

namespace magister::messina {

QVariantMap MessinaTable::preview(const QString& target) const {
    if (m_busy) return {};
    const Meaning meaning = resolve(scene(), m_index, target, m_selected);
    if (const auto* command = std::get_if<Command>(&meaning)) return previewOf(*command);
    if (const auto* several = std::get_if<Several>(&meaning))
        return several->commands.size() == 1 ? previewOf(several->commands.front())
                                             : menuPreviewRow(scene(), static_cast<int>(several->commands.size()));
    return std::holds_alternative<Picked>(meaning) ? pickPreviewRow(scene()) : QVariantMap{};
}

QVariantMap MessinaTable::variantPreview(int index) const {
    return index < 0 || index >= m_open.size() ? QVariantMap{} : previewOf(m_open.at(index));
}

QVariantMap MessinaTable::previewOf(const Command& command) const {
    const auto foreseen = foresee(definition(), state(), command);
    return foreseen ? previewRow(scene(), command, *foreseen) : QVariantMap{};
}

QVariantMap MessinaTable::cardOf(const QString& target, const QString& meant) const {
    QVariantMap card = thingCardRow(scene(), target);
    if (card.isEmpty()) return {};
    const QString clicked = meant.isEmpty() ? target : meant;
    const QVariantMap now = preview(clicked);
    const QVariantMap why = now.isEmpty() ? whyNot(clicked) : QVariantMap{};
    card.insert("now", now.value("text").toString());
    card.insert("refused", why.isEmpty() ? QString{} : why.value("what").toString() + ' ' + why.value("why").toString());
    card.insert(ruleNamed(ruleAt(target)));
    return card;
}

QVariantMap MessinaTable::overseerWay(const QString& target) const {
    return messina::overseerWay(scene(), m_index, target);
}

QVariantList MessinaTable::leftOver(const QString& target) const {
    const Meaning meaning = resolve(scene(), m_index, target, m_selected);
    const auto* ending = std::get_if<Command>(&meaning);
    if (!ending || !(std::holds_alternative<EndTurn>(*ending) || std::holds_alternative<EndFight>(*ending))) return {};
    const Scene now = scene();
    QVariantList list;
    QStringList told;
    for (const Choice& choice : m_index.choices()) {
        // Citizens can change places at any time: nothing is lost by it.
        const bool lasting = std::holds_alternative<MoveIntoWorkshop>(choice.command) ||
                             std::holds_alternative<ChangeSquare>(choice.command);
        if (choice.refusal || lasting || choice.command == *ending) continue;
        const QString text = commandText(now, choice.command);
        if (told.contains(text)) continue;
        told.append(text);
        QVariantMap row{{"text", text}, {"cost", commandCost(now, choice.command)}};
        setRule(row, now, commandRule(choice.command));
        list.append(row);
    }
    return list;
}

} // namespace magister::messina
