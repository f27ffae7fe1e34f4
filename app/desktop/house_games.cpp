// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms of games: new ones, and those on the shelf.
#include "app/desktop/house.h"

#include "app/desktop/game_wish.h"

#include "app/language/problem_text.h"
#include "app/table/game_recorder.h"
#include "app/table/seat_notes.h"
#include "app/messina/lessons/position.h"

#include <QFileInfo>
#include <QLocale>
#include <QUrl>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

using messina::SavedGame;
using messina::ShelvedGame;

std::vector<RulingSwitched> switchedIn(const SavedGame& game) {
    std::vector<RulingSwitched> switched;
    for (const messina::SavedRuling& one : game.rulings)
        switched.push_back({one.after, one.round, {one.question, one.choice}});
    return switched;
}

QVariantList peopleOf(const QVector<messina::Seat>& seats) {
    QVariantList people;
    for (const messina::Seat& seat : seats)
        people.append(QVariantMap{{QStringLiteral("name"), seat.name}, {QStringLiteral("tincture"), seat.tincture}});
    return people;
}

} // namespace

QString House::told(const Problem& problem) const {
    return explanation(problem, language(m_interface.household()).text("Problem", problemSource(problem.kind)));
}

QString House::told(const QList<Problem>& problems) const {
    return problems.isEmpty() ? QString() : told(problems.first());
}

Play House::newGame(const QVariantMap& setup) {
    m_gameProblems.clear();
    if (!m_definition) return {};
    const auto wish = gameWish(setup, *m_packs.pack().definition, m_gameProblems);
    if (!wish) return {};
    if (const auto unwritable = m_games.makeFolder()) {
        m_gameProblems = {*unwritable};
        return {};
    }
    const QString path = m_games.freshPath();
    auto begun = messina::beginGame(path, wish->setup, m_packs.files, JournalDisk::real(), seatNotes(wish->seats));
    m_gameProblems = begun.game.problems;
    if (!begun.file) return {};
    leave();
    meet(wish->seats);
    Play play = showGame(begun.game, path, std::make_unique<JournalRecorder<messina::TableGame>>(std::move(begun.file)));
    play.inSteps = wish->inSteps;
    return play;
}

QVariantMap House::tableAgain() const {
    if (!m_table || m_player) return {};
    const messina::Setup& setup = m_table->session().setup();
    const auto side = [](messina::Side chosen) {
        return chosen == messina::Side::A ? QStringLiteral("basic") : QStringLiteral("advanced");
    };
    QVariantList seats;
    for (const messina::Seat& seat : m_table->seatsAtTable())
        seats.append(QVariantMap{{QStringLiteral("name"), seat.name},
                                 {QStringLiteral("seat"), seat.tincture},
                                 {QStringLiteral("language"), seat.language},
                                 {QStringLiteral("help"), seat.help}});
    return {{QStringLiteral("seats"), seats},
            {QStringLiteral("shuffled"), true},
            {QStringLiteral("seed"), QString()},
            {QStringLiteral("boards"), side(setup.boards)},
            {QStringLiteral("scrolls"), side(setup.scrolls)},
            {QStringLiteral("priorityTile"), setup.priorityTile},
            {QStringLiteral("rulings"), m_table->rulings()},
            {QStringLiteral("dealing"), QStringLiteral("once")}};
}

QString House::keepLesson() {
    m_gameProblems.clear();
    const auto* end =
        m_player && m_player->finished() ? dynamic_cast<const messina::Position*>(&m_player->run().position()) : nullptr;
    if (!end) return {};
    const messina::Session played = end->session();
    QVector<messina::Seat> seats = m_table->seatsAtTable();
    for (messina::Seat& seat : seats)
        seat.help = QStringLiteral("full");
    if (const auto unwritable = m_games.makeFolder()) {
        m_gameProblems = {*unwritable};
        return {};
    }
    const QString path = m_games.freshPath();
    auto begun = messina::beginGame(path, played.setup(), m_packs.files, JournalDisk::real(), seatNotes(seats));
    m_gameProblems = begun.game.problems;
    if (!begun.file) return {};
    // The journal has the moves of the lesson; from its last one the game goes on.
    JournalRecorder<messina::TableGame> recorder(std::move(begun.file));
    messina::Session session = *begun.game.session;
    for (const auto& move : played.moves()) {
        const bool given = !session.give(move.player, move.command);
        const auto problem = given ? recorder.recordCommand(session) : Problem{};
        if (!problem) continue;
        m_gameProblems = {*problem};
        return {};
    }
    m_games.putBack(path, session, seats);
    return QFileInfo(path).fileName();
}

Play House::showGame(const SavedGame& game, const QString& path, std::unique_ptr<messina::Recorder> recorder) {
    leave();
    open(*game.content, game.session->setup(), asTheyLike(seatsFromNotes(game.notes, game.session->setup().players)));
    m_table->setContent(game.content);
    m_table->restore(*game.session, switchedIn(game));
    m_table->setRecorder(std::move(recorder));
    m_gamePath = path;
    seatPeople();
    return {m_table.get(), nullptr, false, m_table->viewsOnly()};
}

QString House::gamePath() const { return m_table && !m_table->savedIn().isEmpty() ? m_table->savedIn() : m_gamePath; }

Play House::openGame(const QString& key) {
    m_gameProblems.clear();
    if (!m_games.has(key)) return {};
    const QString path = m_games.pathOf(key);
    if (m_table && path == gamePath() && !m_table->viewsOnly()) return {m_table.get(), nullptr, false, false};
    auto opened = messina::openGame(path);
    if (opened.file) return showGame(opened.game, path, std::make_unique<JournalRecorder<messina::TableGame>>(std::move(opened.file)));
    m_gameProblems = opened.game.problems;
    // A game in use is sound for all we know.
    if (opened.game.problems.first().kind != ProblemKind::SaveInUse) m_games.remember(opened.game, path);
    return {};
}

Play House::lookAt(const QString& key) {
    m_gameProblems.clear();
    if (!m_games.has(key)) return {};
    const QString path = m_games.pathOf(key);
    const SavedGame game = messina::readSaveFile(path, messina::GameShelf::mostMilliseconds);
    m_games.remember(game, path);
    if (game.session) return showGame(game, path, std::make_unique<ViewOnlyRecorder<messina::TableGame>>());
    m_gameProblems = game.problems;
    return {};
}

QVector<QVariantMap> House::games() {
    QVector<QVariantMap> rows;
    const QLocale locale = InterfaceLanguage::localeOf(m_interface.household());
    for (const ShelvedGame& game : m_games.games()) {
        const auto standing = game.standing.value_or(messina::Standing{});
        const auto best = std::max_element(standing.points.begin(), standing.points.end());
        const bool known = game.standing.has_value();
        QVariantMap row{{QStringLiteral("key"), game.key},
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

void House::lookOn() {
    if (m_isLooking || m_games.unseen().isEmpty()) return;
    m_isLooking = true;
    m_looking.setFuture(QtConcurrent::run(&messina::GameShelf::look, m_games.unseen().first()));
}

QString House::removeGame(const QString& key) {
    const auto problem = m_games.remove(key);
    return problem ? told(*problem) : QString();
}

QString House::copyOut(const QString& key, const QString& target) {
    const auto problem = m_games.copyOut(key, target);
    return problem ? told(*problem) : QString();
}

QString House::bringIn(const QString& source) {
    const auto brought = m_games.bringIn(source);
    const auto* problems = std::get_if<QList<Problem>>(&brought);
    return problems ? told(*problems) : QString();
}

QString House::copySound(const QString& key) {
    const auto copied = m_games.copySound(key);
    const auto* problems = std::get_if<QList<Problem>>(&copied);
    return problems ? told(*problems) : QString();
}

} // namespace magister
