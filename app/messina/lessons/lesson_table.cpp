// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/lesson_table.h"

#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"
#include "app/messina/table/targets.h"
#include "app/messina/lessons/position.h"

#include <QScopedValueRollback>

namespace magister::messina {

MessinaLessonTable::MessinaLessonTable(MessinaTable* table, QObject* parent) : QObject(parent), m_table(table) {
    m_table->setReferee(this);
    m_table->setFollowing(false);
    m_moves = m_table->session().moves().size();
    connect(m_table, &MessinaTable::changed, this, &MessinaLessonTable::watch);
}

MessinaLessonTable::~MessinaLessonTable() {
    if (m_table) m_table->setReferee(nullptr);
}

QString MessinaLessonTable::textOf(const Command& command) const {
    return QString::fromStdString(toText(m_table->definition(), m_table->state(), command));
}

void MessinaLessonTable::show(const PositionPtr& position) {
    const auto* wanted = dynamic_cast<const Position*>(position.get());
    if (!m_table || !wanted || stateHash(m_table->state()) == wanted->hash()) return;
    const QScopedValueRollback<bool> guard(m_ours, true);
    const Position* before = wanted->previous();
    const bool oneFurther = before && before->hash() == stateHash(m_table->state());
    if (!oneFurther || m_table->play(wanted->command())) m_table->restore(wanted->session());
    m_moves = m_table->session().moves().size();
}

void MessinaLessonTable::activate(const QString& target) {
    if (m_table) m_table->activate(target);
}

QString MessinaLessonTable::meant(const QString& target) const {
    const QString whole = wholeOf(target);
    const QString place = whole.isEmpty() ? target : whole;
    if (!m_table || !plainTarget(place).startsWith(QStringLiteral("hex:"))) return target;
    for (const QString& part : {target, place + QStringLiteral("/cube"), place + QStringLiteral("/action"), place})
        if (!m_table->preview(part).isEmpty()) return part;
    return target;
}

QStringList MessinaLessonTable::targetsOf(const QString& command) const {
    if (!m_table) return {};
    const Definition& definition = m_table->definition();
    const State& state = m_table->state();
    const auto read = commandFromText(definition, state, command.toStdString());
    const auto* wanted = std::get_if<Command>(&read);
    return wanted ? (messina::targetsOf(definition, state, state.toAct(), *wanted)) : QStringList();
}

void MessinaLessonTable::setBusy(bool busy) {
    if (m_table) m_table->setBusy(busy);
}

void MessinaLessonTable::look(int seat) {
    if (m_table) m_table->setViewSeat(seat);
}

bool MessinaLessonTable::admits(const Command& command) {
    const bool admitted = !m_listener || m_listener->admits(textOf(command));
    m_ours = admitted; // until carriedOut: the change that comes is known to the lesson
    return admitted;
}

void MessinaLessonTable::carriedOut(const Command&) {
    m_ours = false;
    m_moves = m_table->session().moves().size();
    if (m_listener) m_listener->carriedOut();
}

bool MessinaLessonTable::answers(const Refused& refused) {
    m_ours = false;
    if (!m_listener || !refused.command || !refused.refusal) return false;
    return m_listener->answersRefusal(textOf(*refused.command), refused.card.target);
}

void MessinaLessonTable::watch() {
    const std::size_t moves = m_table->session().moves().size();
    const bool fewer = moves < m_moves;
    if (m_ours) return;
    m_moves = moves;
    if (fewer && m_listener) m_listener->takenBack();
}

} // namespace magister::messina
