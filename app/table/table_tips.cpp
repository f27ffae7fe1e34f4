// SPDX-License-Identifier: GPL-3.0-or-later
// Tips in play: which one is shown, from when until when.
#include "app/table/table.h"

namespace magister {

void Table::setTips(TipGuide guide) {
    m_guide = std::move(guide);
    weighTips();
}

void Table::pointAt(const QString& target) {
    if (target == m_pointed && m_pointedBy == activeSeat()) return;
    m_pointed = target;
    m_pointedBy = activeSeat();
    weighTips();
}

QString Table::turnKey() const {
    const QVariantMap now = moment();
    return QStringLiteral("%1/%2/%3")
        .arg(now.value("round").toInt())
        .arg(now.value("seat").toInt())
        .arg(now.value("turn").toInt());
}

TipCard Table::tipCard(const TipHere& tip) const {
    const QVariantMap cited = ruleNamed(tip.rule);
    TipCard card;
    card.active = true;
    card.id = tip.id;
    card.target = tip.target;
    card.about = tip.about;
    card.text = phrase(words(), m_guide.text(spoken(), tip.id), tip.fields);
    card.rule = tip.rule;
    card.ruleNumber = cited.value("ruleNumber").toString();
    card.ruleTitle = cited.value("ruleTitle").toString();
    return card;
}

void Table::showTip(const TipCard& card) {
    if (card == m_tip) return;
    m_tip = card;
    emit tipChanged();
}

void Table::weighTips() {
    const int seat = activeSeat();
    if (!m_guide.isOn || seat == 0 || m_busy || m_forEverybody || !m_guide.isOn(seat)) return showTip({});
    // What is shown stays as long as it is true, wherever the pointer has gone since.
    if (m_tip.active && seat == m_tipSeat)
        for (const TipHere& tip : tipsNow(m_tipPointed))
            if (tip.id == m_tip.id && tip.target == m_tip.target) return showTip(tipCard(tip));
    // What another seat has pointed at last is not meant by this one.
    const QString pointed = m_pointedBy == seat ? m_pointed : QString();
    for (const TipHere& tip : tipsNow(pointed)) {
        if (!m_guide.isNew(seat, tip.id)) continue;
        if (m_tipTurns.contains(turnKey())) break;
        m_tipSeat = seat;
        m_tipPointed = pointed;
        return showTip(tipCard(tip));
    }
    showTip({});
}

void Table::tipSeen() {
    if (!m_tip.active || m_tipTold == turnKey() + m_tip.id) return;
    m_tipTold = turnKey() + m_tip.id;
    m_tipTurns.insert(turnKey());
    emit tipTold(m_tipSeat, m_tip.id);
}

void Table::closeTip() {
    tipSeen();
    showTip({});
}

} // namespace magister
