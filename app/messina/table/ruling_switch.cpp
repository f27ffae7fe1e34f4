// SPDX-License-Identifier: GPL-3.0-or-later
// A table that decides a question anew in the middle of a game.
#include "app/messina/table/ruling_switch.h"

#include "app/messina/table/messina_table.h"
#include "app/messina/table/rows.h"
#include "engine/messina/ruled_otherwise.h"
#include "app/language/phrase.h"

#include <QCoreApplication>

namespace magister::messina {

namespace {

QString text(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

std::optional<RulingAnswer> rulingAnswer(const QString& option, const QString& choice) {
    const std::size_t question = rulingIndex(std::string_view(option.toStdString()));
    if (question == rulingCount) return std::nullopt;
    const auto index = choiceIndex(question, choice.toStdString());
    if (!index) return std::nullopt;
    return RulingAnswer{question, *index};
}

QVariantMap rulingsMap(const Rulings& rulings) {
    QVariantMap answers;
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const RulingOption& option = rulingOptions()[i];
        answers.insert(text(option.id), text(option.choices[answer(rulings, i)]));
    }
    return answers;
}

QString switchText(const Scene& scene, const RulingAnswer& answer) {
    const RulingOption& option = rulingOptions()[answer.question];
    const RulingTitle title = scene.language.ruling(text(option.id), text(option.choices[answer.choice]));
    return say(scene.language, "Table", QT_TRANSLATE_NOOP("Table", "From now on: {question} – {answer}."),
               {{"question", title.question}, {"answer", title.answer}});
}

QVariantMap switchRow(const Scene& scene, const RulingAnswer& answer) {
    QVariantMap row{{"seat", 0}, {"tincture", QString()}, {"text", switchText(scene, answer)}, {"kind", "round"}, {"tile", QVariant()}};
    setRule(row, scene, rulingOptions()[answer.question].rule);
    return row;
}

QVariantMap MessinaTable::rulings() const {
    return rulingsMap(state().rulings);
}

std::optional<Session> MessinaTable::ruledBy(const RulingAnswer& answer) const {
    // What is past or only tried is not the game that would have to have gone so.
    if (m_referee || past() || trying()) return std::nullopt;
    Rulings rulings = state().rulings;
    setAnswer(rulings, answer.question, answer.choice);
    return ruledOtherwise(m_session, rulings);
}

bool MessinaTable::canSwitch(const QString& option, const QString& choice) const {
    const auto answer = rulingAnswer(option, choice);
    return answer && ruledBy(*answer).has_value();
}

QVariantMap MessinaTable::rulingChanges(const QString& option) const {
    QVariantMap changes;
    const std::size_t question = rulingIndex(std::string_view(option.toStdString()));
    if (question == rulingCount) return changes;
    for (const std::string_view choice : rulingOptions()[question].choices) {
        const bool possible = canSwitch(option, text(choice));
        const char* reason = possible ? "" : m_referee ? "lesson" : "too-late";
        changes.insert(text(choice), QVariantMap{{"possible", possible}, {"reason", QLatin1String(reason)}});
    }
    return changes;
}

bool MessinaTable::switchRuling(const QString& option, const QString& choice) {
    const auto answer = rulingAnswer(option, choice);
    if (m_busy || !answer) return false;
    auto ruled = ruledBy(*answer);
    if (!ruled) return false;
    if (ruled->state().rulings == state().rulings) return true;
    if (auto problem = keeper() ? keeper()->keepsRuling(*ruled, *answer) : std::nullopt) {
        tellUnkept(*problem);
        return false;
    }
    m_session = std::move(*ruled);
    closeOverlays();
    refresh();
    m_switched.push_back({m_session.events().size(), state().round, *answer});
    m_log.append({{state().round, *answer}});
    emit rulingsChanged();
    emit announced(switchText(scene(), *answer));
    return true;
}

} // namespace magister::messina
