// SPDX-License-Identifier: GPL-3.0-or-later
// Questions over real positions: what they are about, when they are offered, and who is asked.
#include "app/desktop/backend.h"

#include "app/desktop/practice_drills.h"
#include "app/household/people.h"
#include "app/household/settings.h"
#include "app/teaching/memory/refresher_offers.h"

#include <QRandomGenerator>

#include <algorithm>

namespace magister {

namespace {

constexpr int itemsOfOneRule = 5;
/// Nobody is hurried who has asked for questions.
constexpr std::chrono::seconds noEnd = std::chrono::hours(24);

} // namespace

bool Backend::canPractise(const QString& rule) {
    return m_drills.gameOf(rule) != nullptr;
}

QString Backend::practising() const {
    if (!m_table || m_player) return m_interface.settings().shownTo();
    if (m_table->activeSeat() > 0) return personActing();
    return m_table->playerCount() == 1 ? personSitting(1) : m_interface.settings().shownTo();
}

QStringList Backend::atomsOfLesson(const QString& lessonId) {
    const GameCourse* course = courseOf(lessonId);
    QStringList rules;
    for (const QString& rule : course ? course->shelf.head(lessonId)->teaches : QStringList())
        if (canPractise(rule)) rules.append(rule);
    return rules;
}

QSet<QString> Backend::gamesToAsk(const QString& who) {
    const LearnerMemory& memory = m_memory.of(who);
    const QStringList taught = taughtGames();
    const QSet<QString> known(taught.begin(), taught.end());
    if (const QSet<QString> chosen = memory.askedGames & known; !chosen.isEmpty()) return chosen;
    QSet<QString> begun;
    for (auto lesson = memory.lessons.keyBegin(); lesson != memory.lessons.keyEnd(); ++lesson)
        if (const GameCourse* course = courseOf(*lesson)) begun.insert(course->game->id());
    for (auto rule = memory.atoms.keyBegin(); rule != memory.atoms.keyEnd(); ++rule)
        if (const GameModule* game = m_drills.gameOf(*rule)) begun.insert(game->id());
    for (const RefusedRule& refused : memory.refused)
        if (const GameModule* game = m_drills.gameOf(refused.rule)) begun.insert(game->id());
    // Without a name it may have been anybody who played.
    for (const StoredGame& game : m_games.games())
        if (who.isEmpty() || std::any_of(game.seats.begin(), game.seats.end(),
                                         [&](const Seat& seat) {
                                             return m_interface.settings().people()->idOf(seat.name) == who;
                                         }))
            begun.insert(game.game);
    begun &= known;
    if (begun.isEmpty()) begun.insert(taughtGame());
    return begun;
}

QVariantList Backend::askedGames() {
    const QSet<QString> asked = gamesToAsk(m_interface.settings().shownTo());
    QVariantList rows;
    for (const QString& game : taughtGames())
        rows.append(QVariantMap{{QStringLiteral("game"), game}, {QStringLiteral("asked"), asked.contains(game)}});
    return rows;
}

void Backend::askAbout(const QString& game, bool asked) {
    const QString who = m_interface.settings().shownTo();
    QSet<QString> games = gamesToAsk(who);
    if (asked)
        games.insert(game);
    else if (games.size() > 1)
        games.remove(game);
    m_memory.change(who, [&](LearnerMemory& memory) { memory.askedGames = games; });
}

QStringList Backend::atomsOfGames(const QSet<QString>& games) {
    QStringList rules;
    for (const QString& rule : m_drills.atoms())
        if (games.contains(m_drills.gameOf(rule)->id())) rules.append(rule);
    return rules;
}

int Backend::dueOfLesson(const QString& lessonId) {
    // The first page does not wait for the rules.
    if (!m_rulesRead) return 0;
    const QString who = m_interface.settings().shownTo();
    const LearnerMemory& memory = m_memory.of(who);
    // What came up at a table or in another lesson is not to be repeated in a lesson that nobody has begun.
    const LearntLesson kept = memory.lessons.value(lessonId);
    const LessonProgress* progress = who.isEmpty() ? m_record.progress(lessonId) : nullptr;
    const bool finished = kept.times > 0 || (progress && progress->finished);
    const QDate today = QDate::currentDate();
    const QStringList rules = atomsOfLesson(lessonId);
    return static_cast<int>(std::count_if(rules.begin(), rules.end(), [&](const QString& rule) {
        return (finished || kept.met.contains(rule) || kept.practised.contains(rule)) && memory.atoms.value(rule).isDue(today);
    }));
}

QStringList Backend::missedInLesson() {
    QStringList rules;
    if (!m_player || !m_learning) return rules;
    for (const QString& rule : m_player->run().missed())
        if (canPractise(rule)) rules.append(rule);
    rules.sort();
    return rules;
}

QStringList Backend::refusedInGame() {
    QStringList rules;
    for (const QString& rule : std::as_const(m_refusedHere))
        if (canPractise(rule)) rules.append(rule);
    return rules;
}

QVariantMap Backend::refresher(const QDate& lastPlayed) {
    if (!m_rulesRead) return {};
    const LearnerMemory& memory = m_memory.of(m_interface.settings().shownTo());
    const QDate today = QDate::currentDate();
    const int due = askableDue(memory, m_drills.lookUp(), today);
    const bool back = isOfferedOnReturn(memory, m_drills.lookUp(), lastPlayed, today);
    const bool offered = back || isOfferedAtStart(memory, m_drills.lookUp(), today);
    return {{QStringLiteral("due"), due},
            {QStringLiteral("items"), std::min(due, mostItems)},
            {QStringLiteral("offered"), offered && memory.declined != today},
            {QStringLiteral("learnt"), isAnyLearnt(memory, m_drills.lookUp(), today)},
            {QStringLiteral("back"), back}};
}

void Backend::declineRefresher() {
    m_memory.change(m_interface.settings().shownTo(),
                    [](LearnerMemory& memory) { memory.declined = QDate::currentDate(); });
}

DrillPlayer* Backend::practise(const QString& occasion, const QString& subject) {
    const QString who = practising();
    const LearnerMemory& memory = m_memory.of(who);
    const AskedAtoms atoms = m_drills.lookUp();
    const QDate today = QDate::currentDate();
    const quint64 seed = QRandomGenerator::global()->generate64();
    QList<PlannedItem> plan;
    std::chrono::seconds end = noEnd;
    int most = practiceItems;
    Refresher::Last last = Refresher::Last::GivesWay;
    if (occasion == u"rule") {
        most = itemsOfOneRule;
        plan = planPractice({subject}, atoms, most);
    } else if (occasion == u"lesson") {
        const QStringList all = atomsOfLesson(subject);
        QStringList ranked = rankForPractice(memory, all, atoms, today, seed);
        // What the lesson told without asking comes after what was asked.
        for (const QString& rule : all)
            if (!ranked.contains(rule)) ranked.append(rule);
        plan = planPractice(ranked, atoms);
    } else if (occasion == u"missed") {
        most = mostItemsAfterLesson;
        end = Refresher::lessonEnd;
        plan = planOf(missedInLesson(), atoms);
    } else if (occasion == u"game") {
        const QStringList refused = refusedInGame();
        most = std::clamp(static_cast<int>(refused.size()), itemsOfOneRule, practiceItems);
        plan = planPractice(refused, atoms, most);
    } else if (occasion == u"refresher") {
        most = mostItems;
        end = Refresher::softEnd;
        plan = planRefresher(memory, atoms, today);
    } else if (occasion == u"mix") {
        const QSet<QString> games = subject.isEmpty() ? gamesToAsk(who) : QSet<QString>{subject};
        const QStringList all = atomsOfGames(games);
        QStringList ranked = rankForPractice(memory, all, atoms, today, seed);
        // No rule is asked twice while another is left: what has not been met follows what has.
        for (const QString& rule : rankForPractice({}, all, atoms, today, seed))
            if (!ranked.contains(rule)) ranked.append(rule);
        plan = planPractice(ranked, atoms);
        last = Refresher::Last::Stays;
    }
    if (plan.isEmpty()) return nullptr;
    auto drills = std::make_unique<PracticeDrills>(
        m_drills, m_memory, who,
        [this](const QString& game, const QString& code) -> const Language& { return language(game, code); }, seed,
        occasion == u"refresher");
    // The screens let go of what was practised before when they hear of this.
    if (m_practice) {
        m_practice->stop();
        m_practice.release()->deleteLater();
    }
    m_practice =
        std::make_unique<DrillPlayer>(Refresher(plan, atoms, end, most, last), std::move(drills), m_interface.current());
    connect(&m_interface, &InterfaceLanguage::changed, m_practice.get(),
            [this, player = m_practice.get()] { player->setLanguage(m_interface.current()); });
    m_problems += m_drills.takeProblems();
    return m_practice.get();
}

void Backend::endPractice() {
    m_practice.reset();
}

} // namespace magister
