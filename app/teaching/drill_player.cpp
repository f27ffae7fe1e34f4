// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/drill_player.h"

#include "app/content/vocabulary.h"

#include <QVariantMap>

#include <algorithm>

namespace magister {

DrillPlayer::DrillPlayer(Refresher run, std::unique_ptr<DrillProvider> provider, const QString& language,
                         QObject* parent)
    : QObject(parent), m_run(std::move(run)), m_provider(std::move(provider)), m_language(language), m_next(m_run) {
    m_sinceBeginning.start();
    look();
    goOn();
}

DrillPlayer::~DrillPlayer() {
    stop();
    if (m_laid.lessonTable) m_laid.lessonTable->setListener(nullptr);
}

QString DrillPlayer::kind() const {
    return m_drill ? QString(wordOf(m_drill->kind)) : QString();
}

bool DrillPlayer::isChosenFrom() const {
    return m_drill && m_drill->kind != DrillKind::Number && m_drill->kind != DrillKind::Do;
}

bool DrillPlayer::collects() const {
    return m_drill && (m_drill->kind == DrillKind::Pick || m_drill->kind == DrillKind::Order);
}

bool DrillPlayer::canSubmit() const {
    if (!collects() || isAnswered()) return false;
    return m_drill->kind == DrillKind::Order ? m_given.size() == m_laid.question.options.size() : !m_given.isEmpty();
}

QVariantList DrillPlayer::options() const {
    QVariantList rows;
    if (!isChosenFrom()) return rows;
    // The letter X changes the language wherever one is.
    static const QString letters = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWYZ");
    const QList<DrillOption>& options = m_laid.question.options;
    for (qsizetype i = 0; i < options.size(); ++i) {
        // Those that follow have the same letters once more, with Shift.
        const QString shift = i < letters.size() ? QString() : QStringLiteral("\u21E7");
        const QString letter = i < 2 * letters.size() ? shift + letters.at(i % letters.size()) : QString();
        rows.append(QVariantMap{{QStringLiteral("id"), options.at(i).id},
                                {QStringLiteral("letter"), letter},
                                {QStringLiteral("text"), m_words.options.value(i)}});
    }
    return rows;
}

QString DrillPlayer::shownText() const {
    QStringList told;
    for (const QString& target : m_laid.question.shown)
        if (const QString words = m_laid.table->accessibleOf(target); !words.isEmpty()) told.append(words);
    return told.join(QStringLiteral("; "));
}

QString DrillPlayer::rightText() const {
    if (!m_drill || !isAnswered()) return {};
    const QList<DrillOption>& options = m_laid.question.options;
    if (m_drill->kind == DrillKind::Order) {
        QStringList told;
        for (const QString& id : m_laid.question.order)
            for (qsizetype i = 0; i < options.size(); ++i)
                if (options.at(i).id == id)
                    told.append(QStringLiteral("%1. %2").arg(told.size() + 1).arg(m_words.options.value(i)));
        return told.join(QStringLiteral("; "));
    }
    if (isChosenFrom() && m_drill->kind != DrillKind::YesNo) return {};
    for (qsizetype i = 0; i < options.size(); ++i)
        if (options.at(i).right) return m_words.options.value(i);
    return {};
}

QVariantList DrillPlayer::summary() const {
    QVariantList rows;
    for (const auto& [rule, right] : m_asked) {
        const RuleTitle told = m_provider->rule(rule, m_language);
        rows.append(QVariantMap{{QStringLiteral("rule"), rule},
                                {QStringLiteral("number"), told.number},
                                {QStringLiteral("title"), told.title},
                                {QStringLiteral("right"), right},
                                {QStringLiteral("days"), m_provider->daysUntil(rule).value_or(-1)}});
    }
    return rows;
}

void DrillPlayer::setLanguage(const QString& code) {
    if (code == m_language) return;
    m_language = code;
    if (m_drill) {
        m_words = m_provider->words(*m_drill, m_language);
        m_laid.table->setLanguage(code);
    }
    emit wordsChanged();
    emit answerChanged();
    emit summaryChanged();
}

QString DrillPlayer::notFound() const {
    if (m_leftOutBefore.isEmpty()) return {};
    const RuleTitle told = m_provider->rule(m_leftOutBefore, m_language);
    return QStringLiteral("§\u00a0%1 %2").arg(told.number, told.title);
}

void DrillPlayer::stop() {
    m_search = {}; // asks it to stop and waits for it: what it reads may go afterwards
    ++m_searches;
}

void DrillPlayer::look() {
    m_found.reset();
    const PlannedItem* item = m_next.current();
    m_sought = !item;
    if (!item) return;
    auto search = m_provider->searchFor(item->atom, item->kind,
                                        m_provider->seen(item->atom) + QStringList(m_seen.begin(), m_seen.end()));
    // The one before has come to its end, or is asked to; what it may have found is not wanted any more.
    m_search = std::jthread([this, number = ++m_searches, search = std::move(search)](const std::stop_token& stop) {
        QMetaObject::invokeMethod(
            this,
            [this, number, found = search(stop)]() mutable {
                if (number == m_searches) take(std::move(found));
            },
            Qt::QueuedConnection);
    });
}

void DrillPlayer::take(std::optional<Drill> found) {
    m_found = std::move(found);
    m_sought = true;
    if (!m_found) {
        m_leftOut = m_next.current()->atom;
        m_next.leaveOut();
        look();
    }
    if (m_looking && m_sought) ask();
}

void DrillPlayer::goOn() {
    if (m_sought) return ask();
    m_looking = true;
    emit lookingChanged();
}

void DrillPlayer::ask() {
    DrillOnTable laid = m_found ? m_provider->lay(*m_found, m_language) : DrillOnTable();
    if (m_laid.lessonTable) m_laid.lessonTable->setListener(nullptr);
    // Whoever shows the old table lets go of it when it hears of the new one.
    DrillOnTable old = std::exchange(m_laid, std::move(laid));
    m_run = m_next;
    m_drill = std::exchange(m_found, std::nullopt);
    m_leftOutBefore = std::exchange(m_leftOut, QString());
    m_words = {};
    m_given.clear();
    m_answerState = QStringLiteral("none");
    if (m_drill) {
        m_seen.insert(m_drill->position());
        m_words = m_provider->words(*m_drill, m_language);
        if (m_drill->kind == DrillKind::Do && m_laid.lessonTable) m_laid.lessonTable->setListener(this);
    } else {
        m_provider->finished();
    }
    m_sinceQuestion.start();
    tellAll();
    if (std::exchange(m_looking, false)) emit lookingChanged();
    old.lessonTable.reset();
    // Screens are deleted by the event loop; only then may the table go that they showed.
    if (old.table) old.table.release()->deleteLater();
}

void DrillPlayer::tellAll() {
    emit questionChanged();
    emit wordsChanged();
    emit givenChanged();
    emit answerChanged();
    emit summaryChanged();
}

void DrillPlayer::choose(const QString& id) {
    if (!isChosenFrom() || isAnswered()) return;
    const auto& options = m_laid.question.options;
    if (std::none_of(options.begin(), options.end(), [&](const DrillOption& option) { return option.id == id; }))
        return;
    if (!collects()) return answer({id}, stateOf({id}));
    if (!m_given.removeOne(id)) m_given.append(id);
    emit givenChanged();
}

bool DrillPlayer::pick(const QString& target) {
    if (!m_drill || m_drill->kind != DrillKind::Pick || isAnswered()) return false;
    // A click may land on a part of what is meant: "space:3/pawn" means "space:3".
    for (QString part = target; !part.isEmpty(); part = part.left(std::max<qsizetype>(0, part.lastIndexOf(u'/'))))
        for (const DrillOption& option : m_laid.question.options)
            if (option.id == part) {
                choose(option.id);
                return true;
            }
    return false;
}

void DrillPlayer::answerNumber(int number) {
    if (m_drill && m_drill->kind == DrillKind::Number && !isAnswered())
        answer({QString::number(number)}, stateOf({QString::number(number)}));
}

void DrillPlayer::submit() {
    if (canSubmit()) answer(m_given, stateOf(m_given));
}

void DrillPlayer::giveUp() {
    if (!m_drill || isAnswered()) return;
    // What was refused on the way, or could still be chosen, is no matter any more.
    m_laid.table->closeRefusal();
    m_laid.table->closeVariants();
    answer({}, QStringLiteral("shown"));
}

bool DrillPlayer::admits(const QString& command) {
    // The position stays to be looked at.
    if (m_drill && !isAnswered()) answer({command}, stateOf({command}));
    return false;
}

QString DrillPlayer::stateOf(const QStringList& ids) const {
    return m_laid.question.isRight(ids) ? QStringLiteral("right") : QStringLiteral("wrong");
}

void DrillPlayer::answer(const QStringList& ids, const QString& state) {
    const bool right = state == u"right";
    m_given = ids;
    m_answerState = state;
    m_outcome = Refresher::outcomeOf(right, false, std::chrono::milliseconds(m_sinceQuestion.elapsed()));
    m_answeredAfter = std::chrono::seconds(m_sinceBeginning.elapsed() / 1000);
    const auto before =
        std::find_if(m_asked.begin(), m_asked.end(), [&](const auto& one) { return one.first == m_drill->atom; });
    if (before == m_asked.end())
        m_asked.append({m_drill->atom, right});
    else
        before->second = right;
    if (m_laid.lessonTable) m_laid.lessonTable->setBusy(true);
    m_provider->answered(*m_drill, m_outcome);
    m_next = m_run;
    m_next.answered(m_outcome, m_answeredAfter);
    look();
    emit givenChanged();
    emit answerChanged();
    emit summaryChanged();
}

void DrillPlayer::next() {
    if (m_drill && isAnswered() && !m_looking) goOn();
}

} // namespace magister

#include "moc_drill_player.cpp"
