// SPDX-License-Identifier: GPL-3.0-or-later
// Tips in play: their words, who wants them, and which were shown to whom.
#include "app/desktop/backend.h"

#include "app/household/settings.h"
#include "app/language/tip_texts.h"

namespace magister {

namespace {

const QString tipsKey = QStringLiteral("tips");

} // namespace

QString Backend::tipText(const QString& language, const QString& id) {
    auto known = m_tipTexts.find(language);
    if (known == m_tipTexts.end()) {
        QList<Problem> problems;
        const GameFacts* facts = findGameFacts(m_game->id());
        known = m_tipTexts.insert(language,
                                  facts ? readTipTexts(m_data, *facts, language, problems) : QHash<QString, QString>());
        m_problems += problems;
    }
    return known->value(id);
}

void Backend::guideTips() {
    m_tipTexts.clear();
    Settings& settings = m_interface.settings();
    connect(&settings, &Settings::householdChanged, m_table.get(), &Table::weighTips);
    connect(settings.people(), &People::changed, m_table.get(), &Table::weighTips);
    connect(m_table.get(), &Table::tipTold, this, [this, game = m_game->id()](int seat, const QString& tip) {
        m_memory.change(personSitting(seat), [&](LearnerMemory& memory) { memory.tips.insert(game + u'/' + tip); });
    });
    m_table->setTips(
        {[this](const QString& language, const QString& id) { return tipText(language, id); },
         [this](int seat) {
             Settings& now = m_interface.settings();
             return now.people()->ownOf(personSitting(seat)).value(tipsKey, now.household().value(tipsKey)).toBool();
         },
         [this, game = m_game->id()](int seat, const QString& id) {
             return !m_memory.of(personSitting(seat)).tips.contains(game + u'/' + id);
         }});
}

bool Backend::forgetLearnt(const QString& who) {
    const bool done = m_memory.forget(who);
    if (m_table) m_table->weighTips();
    return done;
}

bool Backend::rearmTips(const QString& who) {
    const bool done = m_memory.change(who, [](LearnerMemory& memory) { memory.tips.clear(); });
    if (m_table) m_table->weighTips();
    return done;
}

} // namespace magister
