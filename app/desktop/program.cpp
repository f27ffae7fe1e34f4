// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/program.h"

#include <QCoreApplication>

namespace magister {

Program::Program(QObject* parent)
    : QObject(parent), m_lessons({"lessonId", "title", "goal", "minutes", "steps", "done", "resumable"}),
      m_games({"file", "changed", "players", "known", "round", "rounds", "over", "points", "picture", "inUse", "partlySound",
               "problem"}),
      m_problems({"file", "place", "expected"}) {}

Program::~Program() = default;

QVariantMap Program::unfinished() const {
    for (const QVariantMap& lesson : m_lessons.rows())
        if (lesson.value(QStringLiteral("resumable")).toBool()) return lesson;
    return {};
}

QVariantMap Program::unfinishedGame() const {
    for (const QVariantMap& game : m_games.rows())
        if (game.value(QStringLiteral("known")).toBool() && !game.value(QStringLiteral("over")).toBool() && !game.value(QStringLiteral("inUse")).toBool() &&
            game.value(QStringLiteral("problem")).toString().isEmpty())
            return game;
    return {};
}

bool Program::canLearn() const {
    return m_rooms && m_lessons.count() > 0;
}
bool Program::canPlay() const {
    return m_rooms && m_rooms->canPlay();
}
QString Program::version() const {
    return QCoreApplication::applicationVersion();
}

void Program::setRooms(std::unique_ptr<Rooms> rooms) {
    leave();
    finishLeaving();
    m_rooms = std::move(rooms);
    if (m_rooms) m_rooms->setGamesListener([this] { refresh(); });
    refresh();
}

void Program::refresh() {
    m_lessons.setRows(m_rooms ? m_rooms->lessons() : QVector<QVariantMap>());
    m_games.setRows(m_rooms ? m_rooms->games() : QVector<QVariantMap>());
    m_problems.setRows(m_rooms ? m_rooms->problems() : QVector<QVariantMap>());
    emit contentChanged();
}

void Program::readOn() {
    if (!m_rooms) return;
    m_rooms->readOn();
    m_problems.setRows(m_rooms->problems());
    emit contentChanged();
}

bool Program::startLesson(const QString& lessonId) {
    finishLeaving();
    return m_rooms && show(m_rooms->startLesson(lessonId));
}
bool Program::resumeLesson(const QString& lessonId) {
    finishLeaving();
    return m_rooms && show(m_rooms->resumeLesson(lessonId));
}

QVariantMap Program::lessonFor(const QString& rule) const {
    return m_rooms ? m_rooms->lessonFor(rule) : QVariantMap();
}

bool Program::teach(const QString& rule, bool confirmed) {
    if (lessonFor(rule).isEmpty() || (busy() && !confirmed)) return false;
    if (!busy()) {
        finishLeaving();
        return show(m_rooms->teach(rule));
    }
    leave();
    QMetaObject::invokeMethod(
        this,
        [this, rule] {
            if (m_rooms && !busy()) show(m_rooms->teach(rule));
        },
        Qt::QueuedConnection);
    return true;
}

bool Program::newGame(const QVariantMap& setup) {
    finishLeaving();
    return m_rooms && show(m_rooms->newGame(setup));
}

bool Program::playAgain() {
    const QVariantMap again = m_rooms ? m_rooms->tableAgain() : QVariantMap();
    if (again.isEmpty()) return false;
    leave();
    QMetaObject::invokeMethod(
        this,
        [this, again] {
            if (!busy()) newGame(again);
        },
        Qt::QueuedConnection);
    return true;
}

bool Program::playOn() {
    const QString key = m_rooms ? m_rooms->keepLesson() : QString();
    if (key.isEmpty()) {
        refresh();
        return false;
    }
    leave();
    QMetaObject::invokeMethod(
        this,
        [this, key] {
            if (!busy()) openGame(key);
        },
        Qt::QueuedConnection);
    return true;
}

void Program::setupTold() {
    if (!m_play.inSteps) return;
    m_play.inSteps = false;
    emit playChanged();
}

bool Program::openGame(const QString& key) {
    finishLeaving();
    return m_rooms && show(m_rooms->openGame(key));
}
bool Program::lookAt(const QString& key) {
    finishLeaving();
    return m_rooms && show(m_rooms->lookAt(key));
}

QString Program::shelved(const QString& trouble) {
    refresh();
    return trouble;
}
QString Program::removeGame(const QString& key) { return m_rooms ? shelved(m_rooms->removeGame(key)) : QString(); }
QString Program::copyOut(const QString& key, const QString& target) {
    return m_rooms ? m_rooms->copyOut(key, target) : QString();
}
QString Program::bringIn(const QString& source) { return m_rooms ? shelved(m_rooms->bringIn(source)) : QString(); }
QString Program::copySound(const QString& key) { return m_rooms ? shelved(m_rooms->copySound(key)) : QString(); }

void Program::leave() {
    if (!m_play.table) return;
    m_play = {};
    m_leaving = true;
    emit playChanged();
    // Screens are deleted by the event loop; only then may the rooms take down the table they showed.
    QMetaObject::invokeMethod(this, &Program::finishLeaving, Qt::QueuedConnection);
}

void Program::finishLeaving() {
    if (!m_leaving) return;
    m_leaving = false;
    m_rooms->leave();
    refresh();
}

bool Program::show(const Play& play) {
    if (!play.table) {
        refresh();
        return false;
    }
    m_play = play;
    emit playChanged();
    return true;
}

} // namespace magister
