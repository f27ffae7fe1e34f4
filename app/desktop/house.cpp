// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/house.h"

#include "app/desktop/game_picture.h"
#include "app/desktop/game_wish.h"

#include "app/language/problem_text.h"
#include "app/household/settings.h"
#include "app/messina/lessons/position.h"

#include <QSaveFile>

#include <utility>

namespace magister {

namespace {

messina::Seat seatOf(const QString& name, const QString& tincture) { return {name, tincture}; }

constexpr int pictureHeight = 240; ///< sharp at twice the size of a row

QString placeOf(const Problem& problem) {
    QStringList parts;
    if (problem.line > 0) parts.append(QStringLiteral("%1:%2").arg(problem.line).arg(problem.column));
    if (!problem.path.isEmpty()) parts.append(shownForeign(problem.path));
    return parts.join(QStringLiteral(", "));
}

} // namespace

House::House(InterfaceLanguage& language, const QString& games)
    : m_interface(language), m_data(DataFolder::find()),
      m_packs(messinaPackInForce(m_data, userPackFolder(QStringLiteral("messina")))), m_catalogues(m_data),
      m_record(LearningRecord::usualFile()),
      m_games(games, [](const messina::Session& session, const QVector<messina::Seat>& seats, const QString& file) {
          // Whole or not at all: the list of games may be reading the one before.
          QSaveFile picture(file);
          if (picture.open(QIODevice::WriteOnly) && gamePicture(session, seats, pictureHeight).save(&picture, "PNG")) picture.commit();
      }) {
    m_problems = m_packs.userProblems + m_packs.printed.problems;
    if (m_packs.printed.definition)
        m_definition = std::make_shared<const messina::Definition>(*m_packs.printed.definition);
    if (m_definition) m_shelf = LessonShelf::read(m_data, *m_definition, m_problems, m_interface.household());
    connect(&m_interface, &InterfaceLanguage::householdChanged, this, &House::speak);
    connect(m_interface.settings().people(), &People::changed, this, &House::followPeople);
    connect(&m_looking, &QFutureWatcherBase::finished, this, [this] {
        m_isLooking = false;
        m_games.take(m_looking.result());
        if (m_gamesListener) m_gamesListener();
        lookOn();
    });
}

House::~House() {
    m_looking.disconnect(this);
    m_looking.waitForFinished();
    leave();
}

void House::readOn() {
    if (std::exchange(m_readOn, true)) return;
    m_problems += m_shelf.readOn();
    m_problems += m_catalogues.problems();
    m_problems += RuleLibrary::shared().problems();
}

const Language& House::language(const QString& code) const {
    auto& known = m_languages[code];
    if (!known)
        known = std::make_unique<CatalogueLanguage>(
            m_catalogues.of(code),
            [code](const QString& rule) {
                const RuleLibrary& library = RuleLibrary::shared();
                return RuleTitle{library.number(rule), library.articles(code).title(rule)};
            },
            [code](const QString& option, const QString& choice) {
                const RulingWords& words = RuleLibrary::shared().rulingWords(code);
                return RulingTitle{words.title(option), words.label(option, choice)};
            },
            [code](const QString& id) {
                const Glossary& glossary = RuleLibrary::shared().glossary();
                const Term* term = glossary.find(id);
                const TermWords* words = glossary.words(code, id);
                return term && words ? TermTitle{words->term, words->meaning, term->icon} : TermTitle{};
            });
    return *known;
}

void House::speak() {
    if (m_table) m_table->setLanguage(m_interface.household());
    if (m_player) m_player->setLanguage(m_interface.household());
}

QVector<QVariantMap> House::lessons() const {
    QVector<QVariantMap> rows;
    for (const auto& lesson : m_shelf.lessons()) {
        // A lesson with broken words in this language is on the list of problems instead.
        if (!m_shelf.speaks(lesson->id, m_interface.household())) continue;
        const LessonProgress* progress = m_record.progress(lesson->id);
        const int steps = static_cast<int>(lesson->steps.size());
        rows.append({{QStringLiteral("key"), lesson->id},
                     {QStringLiteral("lessonId"), lesson->id},
                     {QStringLiteral("title"), m_shelf.words(lesson->id, m_interface.household()).title},
                     {QStringLiteral("goal"), m_shelf.words(lesson->id, m_interface.household()).goal},
                     {QStringLiteral("minutes"), lesson->minutes},
                     {QStringLiteral("steps"), steps},
                     {QStringLiteral("done"), !progress ? 0 : progress->finished ? steps : progress->done},
                     {QStringLiteral("resumable"), progress && !progress->trace.isEmpty()}});
    }
    return rows;
}

QVector<QVariantMap> House::problems() const {
    QVector<QVariantMap> rows;
    int number = 0;
    for (const Problem& problem : m_problems + m_gameProblems)
        rows.append({{QStringLiteral("key"), ++number},
                     {QStringLiteral("file"), problem.file},
                     {QStringLiteral("place"), placeOf(problem)},
                     {QStringLiteral("expected"), told(problem)}});
    if (const auto& problem = m_record.problem()) {
        const bool aside = !m_record.keptAs().isEmpty();
        const ProblemKind kind = aside ? ProblemKind::RecordPutAside : ProblemKind::RecordStuck;
        const QString what = told(*problem);
        const bool unwritten = problem->kind == ProblemKind::RecordNotWritten;
        rows.append({{QStringLiteral("key"), ++number},
                     {QStringLiteral("file"), aside && !unwritten ? m_record.keptAs() : m_record.file()},
                     {QStringLiteral("place"), placeOf(*problem)},
                     {QStringLiteral("expected"), unwritten ? what : told(Problem{{}, {}, 0, 0, kind, {what}})}});
    }
    return rows;
}

void House::open(const PackResult& pack, const messina::Setup& setup, const QVector<messina::Seat>& seats) {
    leave();
    m_table = std::make_unique<messina::MessinaTable>(
        *pack.definition, setup, seats, [this](const QString& code) -> const Language& { return language(code); },
        m_interface.household());
    m_table->setOurs([&pack](const std::string& tile) { return pack.provenance.ours(QString::fromStdString(tile)); });
    m_table->setYours([&pack](const std::string& tile) { return pack.provenance.yours(QString::fromStdString(tile)); });
}

Play House::startLesson(const QString& lessonId) { return openLesson(lessonId, false); }
Play House::resumeLesson(const QString& lessonId) { return openLesson(lessonId, true); }

Play House::openLesson(const QString& lessonId, bool resumed) {
    const auto lesson = m_shelf.find(lessonId);
    if (!lesson || !m_definition) return {};
    // What lies on the table keeps its place before the record is read.
    leave();
    const LessonProgress* progress = m_record.progress(lessonId);
    LessonRun run = resumed && progress && !progress->trace.isEmpty()
                        ? LessonRun::resumed(lesson, opening(), progress->trace)
                        : LessonRun(lesson, opening());
    return give(lesson, std::move(run), &m_record);
}

QVariantMap House::lessonFor(const QString& rule) const {
    const auto place = m_shelf.stepFor(rule, m_interface.current());
    if (!place) return {};
    return {{QStringLiteral("lessonId"), place->lessonId},
            {QStringLiteral("stepId"), place->stepId},
            {QStringLiteral("title"), m_shelf.words(place->lessonId, m_interface.current()).title}};
}

Play House::teach(const QString& rule) {
    const auto place = m_shelf.stepFor(rule, m_interface.household());
    if (!place || !m_definition) return {};
    const auto lesson = m_shelf.find(place->lessonId);
    auto run = LessonRun::at(lesson, opening(), place->stepId);
    return run ? give(lesson, std::move(*run), nullptr) : Play{};
}

LessonRun::Opening House::opening() const {
    return [definition = m_definition](const LessonStart& start) {
        return messina::Position::at(definition, start, nullptr);
    };
}

Play House::give(const std::shared_ptr<const Lesson>& lesson, LessonRun run, LearningRecord* record) {
    QVector<messina::Seat> seats;
    for (const QString& tincture : lesson->start.tinctures)
        seats.append(seatOf({}, tincture));
    open(m_packs.printed, lesson->start.setup, seats);
    m_lessonTable = std::make_unique<messina::MessinaLessonTable>(m_table.get());
    m_player = std::make_unique<LessonPlayer>(
        std::move(run), *m_lessonTable,
        [this, id = lesson->id](const QString& code) { return LessonVoice{&m_shelf.words(id, code), &language(code)}; },
        m_interface.household(), record);
    return {m_table.get(), m_player.get(), false, false};
}

void House::leave() {
    if (m_player) m_player->leave();
    m_player.reset();
    m_lessonTable.reset();
    if (m_table && !m_table->viewsOnly()) {
        const messina::Session& session = m_table->session();
        m_games.putBack(gamePath(), session, m_table->seatsAtTable());
    }
    m_table.reset();
    m_gamePath.clear();
    setScreen();
    m_interface.lend({});
}

} // namespace magister
