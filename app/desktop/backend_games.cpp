// SPDX-License-Identifier: GPL-3.0-or-later
// Games: new ones, and the saved ones.
#include "app/desktop/backend.h"

#include "app/desktop/setup_reader.h"
#include "app/language/problem_text.h"

#include <QFileInfo>
#include <QLocale>
#include <QUrl>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

QVariantList peopleOf(const QVector<Seat>& seats) {
    QVariantList people;
    for (const Seat& seat : seats)
        people.append(QVariantMap{{QStringLiteral("name"), seat.name}, {QStringLiteral("tincture"), seat.tincture}});
    return people;
}

} // namespace

QString Backend::told(const Problem& problem) const {
    return explanation(problem, language(m_interface.household()).text("Problem", problemSource(problem.kind)));
}

QString Backend::told(const QList<Problem>& problems) const {
    return problems.isEmpty() ? QString() : told(problems.first());
}

bool Backend::haveFolder() {
    const auto unwritable = m_games.makeFolder();
    if (unwritable) m_gameProblems = {*unwritable};
    return !unwritable;
}

Play Backend::show(OpenedTable opened, const GameModule& game, const QString& path) {
    leave();
    m_game = &game;
    m_table = std::move(opened.table);
    m_table->setSeats(asTheyLike(m_table->seatsAtTable()));
    m_gamePath = path;
    seatPeople();
    followPlay();
    guideTips();
    return {m_table.get(), nullptr, false, m_table->viewsOnly()};
}

Play Backend::newGame(const QVariantMap& setup) {
    m_gameProblems.clear();
    const QString id = setup.value(QStringLiteral("game"), m_modules.front()->id()).toString();
    const GameModule* game = findGame(m_modules, id);
    if (!game) m_gameProblems = {{id, QStringLiteral("$.game"), 0, 0, ProblemKind::UnknownWord, {m_modules.front()->id(), id}}};
    if (!game || !game->canPlay()) return {};
    const auto request = readSetupRequest(setup, *game, m_gameProblems);
    if (!request || !haveFolder()) return {};
    const QString path = m_games.freshPath();
    OpenedTable begun = game->begin(*request, path, voice(*game));
    m_gameProblems = begun.problems;
    if (!begun.table) return {};
    leave();
    meet(request->seats);
    Play play = show(std::move(begun), *game, path);
    play.inSteps = request->inSteps;
    return play;
}

QVariantMap Backend::tableAgain() const {
    return m_table && !m_player && !m_joined ? setupMap(m_game->again(*m_table), m_game->id()) : QVariantMap{};
}

QString Backend::keepLesson() {
    m_gameProblems.clear();
    if (!m_player || !m_player->finished() || !haveFolder()) return {};
    QVector<Seat> seats = m_player->together() ? m_player->seats() : m_table->seatsAtTable();
    for (Seat& seat : seats)
        seat.help = QStringLiteral("full");
    const QString path = m_games.freshPath();
    m_gameProblems = m_game->keepLesson(m_player->run().position(), seats, path);
    if (!m_gameProblems.isEmpty()) return {};
    m_games.take(GameStore::look(m_games.readers(), path));
    return QFileInfo(path).fileName();
}

QString Backend::gamePath() const { return m_table && !m_table->savedIn().isEmpty() ? m_table->savedIn() : m_gamePath; }

bool Backend::begin(const QString& key, Opening how) {
    stopOpening();
    m_gameProblems.clear();
    const QString path = m_games.pathOf(key);
    if (lies(key, how) || !m_games.has(key)) return false;
    m_openings.removeIf([](const auto& each) { return each.value().isFinished(); });
    m_opening = std::make_unique<GameOpening>(m_readers, m_games.readers(), path, how, m_openings.value(path));
    m_openings.insert(path, m_opening->reading());
    return true;
}

bool Backend::lies(const QString& key, Opening how) const {
    return how == Opening::ToPlay && m_table && !m_table->viewsOnly() && m_games.pathOf(key) == gamePath();
}

Play Backend::withoutReading(const QString& key, Opening how) const {
    return lies(key, how) ? Play{m_table.get(), nullptr, false, false} : Play{};
}

Play Backend::finishOpening() {
    const QString path = m_opening->path();
    const GameOpening::Read read = m_opening->take();
    // It may be telling us just now.
    m_opening->disconnect(this);
    m_opening.release()->deleteLater();
    m_gameProblems = read.problems;
    if (!read.game) return {};
    OpenedTable opened = read.lay(voice(*read.game));
    // A game in use is sound for all we know.
    const bool inUse = !opened.problems.isEmpty() && opened.problems.first().kind == ProblemKind::SaveInUse;
    if (!inUse) m_games.remember(path, opened.problems, opened.partlySound);
    if (opened.table) return show(std::move(opened), *read.game, path);
    m_gameProblems = opened.problems;
    return {};
}

void Backend::open(const QString& key, Opening how, std::function<void(const Play&)> then) {
    if (!begin(key, how)) return then(withoutReading(key, how));
    if (m_opening->wait(patience)) return then(finishOpening());
    connect(m_opening.get(), &GameOpening::done, this, [this, then = std::move(then)] { then(finishOpening()); });
}

Play Backend::waitFor(const QString& key, Opening how) {
    if (!begin(key, how)) return withoutReading(key, how);
    m_opening->wait(-1);
    return finishOpening();
}

QVector<QVariantMap> Backend::games() {
    QVector<QVariantMap> rows;
    const QLocale locale = InterfaceLanguage::localeOf(m_interface.household());
    for (const StoredGame& game : m_games.games()) {
        const auto standing = game.standing.value_or(Standing{});
        const auto best = std::max_element(standing.points.begin(), standing.points.end());
        const bool known = game.standing.has_value();
        QVariantMap row{{QStringLiteral("key"), game.key},
                        {QStringLiteral("game"), game.game},
                        {QStringLiteral("file"), game.path},
                        {QStringLiteral("changed"), locale.toString(game.changed, QLocale::ShortFormat)},
                        {QStringLiteral("players"), peopleOf(game.seats)},
                        {QStringLiteral("known"), known},
                        {QStringLiteral("round"), standing.round},
                        {QStringLiteral("rounds"), standing.rounds},
                        {QStringLiteral("over"), standing.over},
                        {QStringLiteral("points"), best == standing.points.end() ? 0 : *best},
                        {QStringLiteral("picture"), QString()},
                        {QStringLiteral("inUse"), game.inUse && game.path != gamePath()},
                        {QStringLiteral("partlySound"), game.partlySound},
                        {QStringLiteral("played"), game.changed.toLocalTime().date()},
                        {QStringLiteral("problem"), told(game.problems)}};
        // With the time, so that a picture drawn anew is shown anew.
        if (!game.picture.isEmpty())
            row[QStringLiteral("picture")] = QUrl::fromLocalFile(game.picture).toString() + u'?' +
                                             QString::number(game.changed.toMSecsSinceEpoch());
        rows.append(row);
    }
    lookOn();
    return rows;
}

void Backend::lookOn() {
    if (m_isLooking || m_games.unseen().isEmpty()) return;
    m_isLooking = true;
    m_looking.setFuture(QtConcurrent::run(&GameStore::look, m_games.readers(), m_games.unseen().first()));
}

QString Backend::removeGame(const QString& key) {
    const auto problem = m_games.remove(key);
    return problem ? told(*problem) : QString();
}

QString Backend::copyOut(const QString& key, const QString& target) {
    const auto problem = m_games.copyOut(key, target);
    return problem ? told(*problem) : QString();
}

QString Backend::bringIn(const QString& source) {
    const auto brought = m_games.bringIn(source);
    const auto* problems = std::get_if<QList<Problem>>(&brought);
    return problems ? whyNotOpened(problems->first()) : QString();
}

Backend::Received Backend::receive(const QString& source) {
    if (const GameStore::Kept kept = m_games.keptOf(source); !kept.key.isEmpty()) return {kept.key, kept.isFurther, {}};
    const auto brought = m_games.bringIn(source);
    if (const auto* key = std::get_if<QString>(&brought)) return {*key, false, {}};
    return {{}, false, whyNotOpened(std::get<QList<Problem>>(brought).first())};
}

QString Backend::whyNotOpened(const Problem& problem) const {
    const auto text = [this](const char* source) {
        return *source ? language(m_interface.household()).text("Problem", source) : QString();
    };
    return openingText(problem, text(openingSource(problem.kind)), text(problemSource(problem.kind)));
}

QString Backend::copySound(const QString& key) {
    const auto copied = m_games.copySound(key);
    const auto* problems = std::get_if<QList<Problem>>(&copied);
    return problems ? told(*problems) : QString();
}

} // namespace magister
