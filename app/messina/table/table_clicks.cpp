// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does at the table: clicks, menus, questions.
#include "app/messina/table/messina_table.h"

#include "app/language/problem_text.h"
#include "app/messina/table/avoidable_loss.h"
#include "app/messina/words/names.h"
#include "app/messina/table/rule_places.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/target_rules.h"

#include <QCoreApplication>

namespace magister::messina {

void MessinaTable::activate(const QString& target) {
    if (m_busy) return;
    if (target == QLatin1String("button:undo")) return undo();
    if (target == QLatin1String("button:redo")) return redo();
    if (past()) return refuseInPast(target);
    closeOverlays();
    const Meaning meaning = resolve(scene(), m_index, target, m_selected);
    if (const auto* command = std::get_if<Command>(&meaning))
        carryOut(*command);
    else if (const auto* several = std::get_if<Several>(&meaning))
        show(several->commands);
    else if (const auto* picked = std::get_if<Picked>(&meaning))
        selectLieutenant(picked->lieutenant == m_selected ? 0 : picked->lieutenant + 1);
    else
        refuseWith(std::get<Refused>(meaning));
}

void MessinaTable::carryOut(const Command& command) {
    // A copy: the referee may change the position, and with it the list the command came from.
    const Command given = command;
    if (m_referee && !m_referee->admits(given)) return;
    if (const auto refused = play(given)) {
        refuseWith({refusalCard(scene(), m_index, m_index.choices().empty() ? QString{} : m_index.targetOf(0), *refused,
                                given, m_selected),
                    *refused, given});
        return;
    }
    if (m_referee) m_referee->carriedOut(given);
}

void MessinaTable::show(const QVector<Command>& variants) {
    m_open = cheapestFirst(definition(), m_seen.state, m_seen.state.toAct(), variants);
    m_variants.setRows(variantRows(scene(), m_open));
}

void MessinaTable::refuseWith(const Refused& refused) {
    if (m_referee && m_referee->answers(refused)) return;
    showRefusal(refused.card);
}

void MessinaTable::showRefusal(const RefusalCard& card) {
    m_refusal = card;
    emit refusalChanged();
    emit announced(card.what);
    emit this->refused();
}

void MessinaTable::chooseVariant(int index) {
    if (index < 0 || index >= m_open.size()) return;
    const Command command = m_open.at(index);
    closeVariants();
    carryOut(command);
}

void MessinaTable::closeVariants() {
    if (m_open.isEmpty()) return;
    m_open.clear();
    m_variants.setRows({});
}

void MessinaTable::closeRefusal() {
    if (!m_refusal.active) return;
    m_refusal = {};
    emit refusalChanged();
}

void MessinaTable::closeOverlays() {
    closeVariants();
    closeRefusal();
}

void MessinaTable::selectLieutenant(int n) {
    const auto selected = n >= 1 && n <= static_cast<int>(lieutenantCount) ? static_cast<std::uint8_t>(n - 1) : none;
    if (selected == m_selected || past()) return;
    m_selected = selected;
    refresh();
}

void MessinaTable::tellUnkept(const Problem& problem, const char* what) {
    closeOverlays();
    RefusalCard card;
    card.active = true;
    card.what = say(words(), "Table", what ? what : QT_TRANSLATE_NOOP("Table", "This move was not made."));
    card.why = m_keeper && m_keeper->looksOnly()
                   ? say(words(), "Table", QT_TRANSLATE_NOOP("Table", "You are only viewing this game. You can resume it from your saved games."))
                   : explanation(problem, words().text("Problem", problemSource(problem.kind)));
    showRefusal(card);
}

void MessinaTable::explain(const QString& target) {
    if (const QString rule = ruleAt(target); !rule.isEmpty()) emit openRule(rule);
}

QString MessinaTable::ruleAt(const QString& target) const {
    const QString head = target.section(u'/', 0, 0);
    QString rule;
    if (head == QLatin1String("log") && target != head)
        rule = m_log.row(target.section(u'/', 1).toInt()).value("rule").toString();
    else if (head.startsWith(QLatin1String("variant:")) && !m_open.isEmpty())
        rule = m_variants.row(head.mid(8).toInt()).value("rule").toString();
    else if (head == QLatin1String("refusal"))
        rule = m_refusal.rule;
    else if (head.startsWith(QLatin1String("score:")))
        rule = m_scores.rowOf(head.mid(6)).value("rule").toString();
    return rule.isEmpty() ? ruleIdOf(ruleOfTarget(scene(), m_index, target)) : rule;
}

QStringList MessinaTable::placesOf(const QString& rule) const {
    return messina::placesOf(scene(), m_index, over() ? m_scores.rows() : Rows{}, rule);
}

QVariantMap MessinaTable::ruleNamed(const QString& rule) const {
    const RuleTitle title = rule.isEmpty() ? RuleTitle{} : words().rule(rule);
    return {{"rule", rule}, {"ruleNumber", title.number}, {"ruleTitle", title.title}};
}

QVariantMap MessinaTable::whyNot(const QString& target) const {
    if (past()) return {}; // nothing is asked there
    const Meaning meaning = resolve(scene(), m_index, target, m_selected);
    const auto* refused = std::get_if<Refused>(&meaning);
    // What is simply not asked for now is no refusal of the rules: the prompt says what is asked.
    if (!refused || !refused->refusal) return {};
    return {{"what", refused->card.what},
            {"why", refused->card.why},
            {"rule", refused->card.rule},
            {"ruleNumber", refused->card.ruleNumber}};
}

QString MessinaTable::accessibleOf(const QString& target) const {
    const QString plain = plainTarget(target);
    for (const RowsModel* model : {&m_places, &m_docks, &m_squares, &m_nodes, &m_overseers, &m_huts, &m_workshops,
                                   &m_scroll, &m_markets, &m_seats})
        for (const QVariantMap& row : model->rows())
            if (row.value("target") == plain || row.value("alias") == plain) return row.value("accessible").toString();
    if (m_opponent.value("target") == plain) return m_opponent.value("accessible").toString();
    for (const QVariantMap& book : m_books.rows())
        for (const QVariant& space : book.value("spaces").toList())
            if (space.toMap().value("target") == plain) return space.toMap().value("accessible").toString();
    const QString whole = wholeOf(plain);
    return whole.isEmpty() ? QString{} : accessibleOf(whole);
}

} // namespace magister::messina
