// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/backend.h"

#include "app/desktop/memory.h"
#include "app/language/problem_text.h"
#include "app/household/settings.h"
#include "app/game/game_module.h"
#include "app/teaching/memory/learnt_migration.h"

#include <QThreadPool>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

QString placeOf(const Problem& problem) {
    QStringList parts;
    if (problem.line > 0) parts.append(QStringLiteral("%1:%2").arg(problem.line).arg(problem.column));
    if (!problem.path.isEmpty()) parts.append(shownForeign(problem.path));
    return parts.join(QStringLiteral(", "));
}

/// What is said of a file of the household that could not be used.
struct FileTroubles {
    ProblemKind unwritten;
    ProblemKind putAside;
    ProblemKind stuck;
};
constexpr FileTroubles ofLearning{ProblemKind::RecordNotWritten, ProblemKind::RecordPutAside, ProblemKind::RecordStuck};
constexpr FileTroubles ofTables{ProblemKind::TablesNotWritten, ProblemKind::TablesPutAside, ProblemKind::TablesStuck};

} // namespace

Backend::Backend(InterfaceLanguage& language, const QString& games, GameModules modules)
    : m_interface(language), m_data(DataFolder::find()),
      m_modules(modules.empty() ? makeGames(m_data) : std::move(modules)),
      m_record(LearningRecord::usualFile()), m_memory(MemoryStore::usualFolder()), m_drills(m_data, m_modules),
      m_games(games, [this](const QString& game) -> const SavedGameReader* {
          return game.isEmpty() ? m_modules.front().get() : findGame(m_modules, game);
      }) {
    takeOverLearnt(earlierLearntFile(), m_memory);
    takeOverMissed(m_record.takeMissed(), m_memory);
    for (const auto& game : m_modules) {
        if (!game->teaches() || !game->canPlay()) continue;
        LessonShelf shelf = game->readLessons(m_data);
        if (!shelf.ids().isEmpty()) m_courses.push_back({game.get(), std::move(shelf)});
    }
    for (const auto& game : m_modules) {
        m_catalogues.try_emplace(game->id(), m_data, game->id());
        m_problems += game->problems();
    }
    connect(&m_interface, &InterfaceLanguage::householdChanged, this, &Backend::speak);
    for (const auto change : {&Settings::courseWayChanged, &Settings::courseGameChanged})
        connect(&m_interface.settings(), change, this, &Backend::courseChanged);
    connect(m_interface.settings().people(), &People::changed, this, &Backend::followPeople);
    connect(m_interface.settings().people(), &People::removed, this,
            [this](const QString&, const QString& id) { m_memory.forget(id); });
    connect(&m_readingOn, &QFutureWatcherBase::finished, this, [this] {
        const ReadOn read = m_readingOn.result();
        for (std::size_t i = 0; i < m_courses.size(); ++i)
            m_courses[i].shelf.takeOver(read.shelves[i]);
        m_rulesRead = true;
        m_problems += read.problems;
        for (const auto& [game, catalogues] : m_catalogues)
            m_problems += RuleLibrary::shared(game).problems();
        // What was needed only to read is more than what is kept of it.
        QThreadPool::globalInstance()->start(giveBackMemory);
        emit readAll();
    });
    connect(&m_looking, &QFutureWatcherBase::finished, this, [this] {
        m_isLooking = false;
        m_games.take(m_looking.result());
        if (m_gamesListener) m_gamesListener();
        lookOn();
    });
}

Backend::~Backend() {
    m_looking.disconnect(this);
    m_readingOn.disconnect(this);
    m_opening.reset();
    m_looking.waitForFinished();
    m_readingOn.waitForFinished();
    for (QFuture<void>& reading : m_openings)
        reading.waitForFinished();
    leave();
}

void Backend::readOn() {
    if (std::exchange(m_readOn, true)) return;
    QList<const GameModule*> games;
    QList<QFuture<void>> rules;
    std::vector<LessonShelf> shelves;
    for (const GameCourse& course : m_courses)
        shelves.push_back(course.shelf);
    for (const auto& game : m_modules) {
        games.append(game.get());
        rules.append(RuleLibrary::prepare(game->id()));
    }
    m_readingOn.setFuture(QtConcurrent::run([data = m_data, shelves = std::move(shelves), games, rules]() mutable {
        ReadOn read;
        for (LessonShelf& shelf : shelves)
            read.problems += shelf.readOn();
        read.shelves = std::move(shelves);
        for (const GameModule* game : games) {
            game->prepare();
            read.problems += Catalogues(data, game->id()).problems();
        }
        for (QFuture<void>& each : rules)
            each.waitForFinished();
        return read;
    }));
}

const Language& Backend::language(const QString& game, const QString& code) const {
    auto& known = m_languages[{game, code}];
    if (!known)
        known = std::make_unique<CatalogueLanguage>(
            m_catalogues.at(game).of(code),
            [game, code](const QString& rule) {
                const RuleLibrary& library = RuleLibrary::shared(game);
                return RuleTitle{library.number(rule), library.title(code, rule)};
            },
            [game, code](const QString& option, const QString& choice) {
                const RulingWords& words = RuleLibrary::shared(game).rulingWords(code);
                return RulingTitle{words.title(option), words.label(option, choice)};
            },
            [game, code](const QString& id) {
                const Glossary& glossary = RuleLibrary::shared(game).glossary(code);
                const Term* term = glossary.find(id);
                const TermWords* words = glossary.words(code, id);
                return term && words ? TermTitle{words->term, words->meaning, term->icon} : TermTitle{};
            });
    return *known;
}

void Backend::speak() {
    if (m_player) m_player->setLanguage(m_interface.household());
    if (m_table) m_table->setLanguage(m_player ? m_player->language() : m_interface.household());
}

QVector<QVariantMap> Backend::problems() const {
    QVector<QVariantMap> rows;
    int number = 0;
    for (const Problem& problem : m_problems + m_gameProblems)
        rows.append({{QStringLiteral("key"), ++number},
                     {QStringLiteral("file"), problem.file},
                     {QStringLiteral("place"), placeOf(problem)},
                     {QStringLiteral("expected"), told(problem)}});
    const auto add = [&](const Problem& problem, const QString& file, const QString& keptAs, const FileTroubles& troubles) {
        const QString what = told(problem);
        const bool unwritten = problem.kind == troubles.unwritten;
        const ProblemKind kind = keptAs.isEmpty() ? troubles.stuck : troubles.putAside;
        rows.append({{QStringLiteral("key"), ++number},
                     {QStringLiteral("file"), keptAs.isEmpty() || unwritten ? file : keptAs},
                     {QStringLiteral("place"), placeOf(problem)},
                     {QStringLiteral("expected"), unwritten ? what : told(Problem{{}, {}, 0, 0, kind, {what}})}});
    };
    if (m_record.problem()) add(*m_record.problem(), m_record.file(), m_record.keptAs(), ofLearning);
    for (const MemoryStore::Fault& fault : m_memory.faults())
        add(fault.problem, fault.file, fault.keptAs, ofLearning);
    if (m_joinedFault) add(m_joinedFault->problem, m_joinedFault->file, m_joinedFault->keptAs, ofTables);
    return rows;
}

QStringList Backend::troubled() const {
    QStringList found;
    if (!m_problems.isEmpty()) found.append(QStringLiteral("content"));
    const auto isFolder = [](const Problem& problem) { return problem.kind == ProblemKind::FolderNotWritable; };
    if (std::ranges::any_of(m_gameProblems, isFolder)) found.append(QStringLiteral("folder"));
    if (!std::ranges::all_of(m_gameProblems, isFolder)) found.append(QStringLiteral("game"));
    return found;
}

bool Backend::canPlay() const {
    return !playable().isEmpty();
}

QVariantList Backend::playable() const {
    QVariantList rows;
    for (const auto& game : m_modules) {
        if (!game->canPlay()) continue;
        QVariantMap options;
        const auto words = game->options();
        for (auto one = words.begin(); one != words.end(); ++one)
            options.insert(one.key(), one.value());
        rows.append(QVariantMap{{QStringLiteral("game"), game->id()},
                                {QStringLiteral("leastPlayers"), game->leastPlayers()},
                                {QStringLiteral("mostPlayers"), game->mostPlayers()},
                                {QStringLiteral("options"), options}});
    }
    return rows;
}

TableVoice Backend::voice(const GameModule& game) {
    return {[this, id = game.id()](const QString& code) -> const Language& { return language(id, code); }, m_interface.household()};
}

Play Backend::startLesson(const QString& lessonId) { return openLesson(lessonId, false); }
Play Backend::resumeLesson(const QString& lessonId) { return openLesson(lessonId, true); }

Play Backend::openLesson(const QString& lessonId, bool resumed) {
    const GameCourse* course = courseOf(lessonId);
    if (!course) return {};
    // What lies on the table keeps its place before the record is read.
    leave();
    const auto lesson = course->shelf.find(lessonId);
    if (!lesson) return {};
    const LessonProgress* progress = m_record.progress(lessonId);
    LessonRun run = resumed && progress && !progress->trace.isEmpty()
                        ? LessonRun::resumed(lesson, course->game->lessonOpening(), progress->trace)
                        : LessonRun(lesson, course->game->lessonOpening());
    return give(*course, lesson, std::move(run), &m_record);
}

const Backend::GameCourse* Backend::course() const {
    if (m_courses.empty()) return nullptr;
    const auto chosen = std::ranges::find_if(m_courses, [&](const GameCourse& each) { return each.game->id() == m_interface.settings().courseGame(); });
    return chosen == m_courses.end() ? &m_courses.front() : &*chosen;
}

const LessonShelf& Backend::shelf() const {
    static const LessonShelf none;
    return course() ? course()->shelf : none;
}

const Backend::GameCourse* Backend::courseOf(const QString& lessonId) const {
    const auto course = std::ranges::find_if(m_courses, [&](const GameCourse& each) { return each.shelf.head(lessonId) != nullptr; });
    return course == m_courses.end() ? nullptr : &*course;
}

std::pair<const Backend::GameCourse*, std::optional<LessonPlace>> Backend::stepFor(const QString& rule, const QString& language) const {
    for (const GameCourse& course : m_courses)
        if (auto place = course.shelf.stepFor(rule, language)) return {&course, std::move(place)};
    return {};
}

QVariantMap Backend::lessonFor(const QString& rule) const {
    const auto& [course, place] = stepFor(rule, m_interface.current());
    if (!place) return {};
    return {{QStringLiteral("lessonId"), place->lessonId},
            {QStringLiteral("stepId"), place->stepId},
            {QStringLiteral("title"), course->shelf.heading(place->lessonId, m_interface.current()).title}};
}

Play Backend::teach(const QString& rule) {
    const auto& [course, place] = stepFor(rule, m_interface.household());
    if (!place) return {};
    const auto lesson = course->shelf.find(place->lessonId);
    if (!lesson) return {};
    auto run = LessonRun::at(lesson, course->game->lessonOpening(), place->stepId);
    return run ? give(*course, lesson, std::move(*run), nullptr) : Play{};
}

Play Backend::give(const GameCourse& course, const std::shared_ptr<const Lesson>& lesson, LessonRun run, LearningRecord* record) {
    leave();
    m_game = course.game;
    LessonSeat laid = m_game->layLesson(*lesson, voice(*m_game));
    m_table = std::move(laid.table);
    m_lessonTable = std::move(laid.lessonTable);
    m_player = std::make_unique<LessonPlayer>(
        std::move(run), *m_lessonTable,
        [this, &course, id = lesson->id](const QString& code) {
            return LessonVoice{&course.shelf.words(id, code), &language(course.game->id(), code)};
        },
        m_interface.household(), record);
    // A look at one step is no lesson.
    if (record) followLearner();
    return {m_table.get(), m_player.get(), false, false};
}

void Backend::leave() {
    if (m_player) m_player->leave();
    if (std::exchange(m_learning, false)) keepLearnt();
    keepUsed();
    m_player.reset();
    m_lessonTable.reset();
    stopOpening();
    const bool joined = std::exchange(m_joined, false);
    if (m_table && !m_table->viewsOnly() && !joined)
        m_games.putBack(gamePath(), m_game->standing(*m_table), m_game->painter(*m_table));
    m_table.reset();
    m_gamePath.clear();
    setScreen();
    m_interface.lend({});
}

} // namespace magister

#include "moc_backend.cpp"
