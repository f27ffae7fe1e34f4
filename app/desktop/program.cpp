// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/program.h"

#include "app/desktop/memory.h"
#include "app/desktop/sound_server.h"
#include "app/network/load_links.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickWindow>

#include <memory>
#include <optional>
#include <utility>

namespace magister {

Program::Program(QObject* parent)
    : QObject(parent), m_lessons({"lessonId", "game", "number", "title", "goal", "minutes", "steps", "done", "resumable", "optional", "onWay", "isNext",
                 "needs", "due"}),
      m_games({"game", "file", "changed", "players", "known", "round", "rounds", "over", "points", "picture", "inUse", "partlySound",
               "problem", "played"}),
      m_problems({"file", "place", "expected"}), m_links(network::loadNetworkLinks),
      m_invitation([this](QString& problem) { return m_links(problem); }), m_joining(joiningRoom(), RememberedTables::usualFile()) {
    // A page that has just been made or taken down leaves much behind that was needed only for that, and so does a round of a
    // game.
    m_settled.setSingleShot(true);
    m_settled.setInterval(100);
    connect(&m_settled, &QTimer::timeout, this, [this] {
        if (QQmlEngine* const engine = qmlEngine(this)) {
            engine->collectGarbage();
            engine->trimComponentCache();
        }
        // Pictures that nothing shows any more would be kept for half a minute.
        const QWindowList windows = QGuiApplication::allWindows();
        for (QWindow* const each : windows)
            if (auto* const window = qobject_cast<QQuickWindow*>(each)) window->releaseResources();
        giveBackMemory();
    });
    connect(this, &Program::playChanged, &m_settled, qOverload<>(&QTimer::start));
    connect(this, &Program::playChanged, this, [this] {
        if (Table* const table = currentTable()) connect(table, &Table::changed, this, &Program::settleAfterRound, Qt::UniqueConnection);
    });
    connect(&m_joining, &Joining::faultChanged, this, &Program::refresh);
}

Program::~Program() = default;

void Program::settleAfterRound() {
    const Table* const table = currentTable();
    if (!table || table->round() == m_settledRound) return;
    m_settledRound = table->round();
    m_settled.start();
}

QVariantMap Program::unfinished() const {
    return m_unfinished;
}

QVariantMap Program::unfinishedGame() const {
    for (const QVariantMap& game : m_games.rows())
        if (game.value(QStringLiteral("known")).toBool() && !game.value(QStringLiteral("over")).toBool() && !game.value(QStringLiteral("inUse")).toBool() &&
            game.value(QStringLiteral("problem")).toString().isEmpty())
            return game;
    return {};
}

bool Program::canLearn() const {
    return m_backend && m_lessons.count() > 0;
}
QStringList Program::taughtGames() const {
    return m_backend ? m_backend->taughtGames() : QStringList();
}

QVariantList Program::lessonCounts() const {
    return m_backend ? m_backend->lessonCounts() : QVariantList();
}
QString Program::taughtGame() const {
    return m_backend ? m_backend->taughtGame() : QString();
}
QStringList Program::troubled() const {
    return m_backend ? m_backend->troubled() : QStringList();
}
bool Program::canPlay() const {
    return m_backend && m_backend->canPlay();
}
QVariantList Program::playable() const {
    return m_backend ? m_backend->playable() : QVariantList();
}
QString Program::version() const {
    return QCoreApplication::applicationVersion();
}

void Program::setBackend(std::unique_ptr<Backend> backend) {
    stopOpening();
    endPractice();
    finishPractice();
    leave();
    finishLeaving();
    m_backend = std::move(backend);
    if (m_backend) {
        m_backend->setGamesListener([this] { refresh(); });
        connect(m_backend.get(), &Backend::readAll, this, &Program::refresh);
        connect(m_backend.get(), &Backend::courseChanged, this, &Program::refresh);
    }
    refresh();
}

void Program::refresh() {
    if (m_backend) m_backend->reportJoined(m_joining.fault());
    m_lessons.setRows(m_backend ? m_backend->lessons() : QVector<QVariantMap>());
    m_unfinished = m_backend ? m_backend->unfinishedLesson() : QVariantMap();
    m_games.setRows(m_backend ? m_backend->games() : QVector<QVariantMap>());
    m_problems.setRows(m_backend ? m_backend->problems() : QVector<QVariantMap>());
    emit contentChanged();
    emit masteryChanged();
    emit askedGamesChanged();
}

void Program::readOn() {
    if (m_backend) m_backend->readOn();
}

QVariantList Program::courseWays() const {
    return m_backend ? m_backend->courseWays() : QVariantList();
}

QVariantList Program::tables() const {
    return m_backend ? m_backend->tables() : QVariantList();
}

bool Program::startTogether(const QVariantMap& setup) {
    finishLeaving();
    return m_backend && show(m_backend->startTogether(setup));
}

bool Program::startLesson(const QString& lessonId) {
    clear();
    return m_backend && show(m_backend->startLesson(lessonId));
}
bool Program::resumeLesson(const QString& lessonId) {
    clear();
    return m_backend && show(m_backend->resumeLesson(lessonId));
}

QVariantMap Program::afterLesson(const QString& lessonId) const {
    return m_backend ? m_backend->afterLesson(lessonId) : QVariantMap();
}
void Program::goOnTo(const QString& lessonId) {
    leave();
    QMetaObject::invokeMethod(
        this,
        [this, lessonId] {
            if (!busy()) startLesson(lessonId);
        },
        Qt::QueuedConnection);
}

QVariantMap Program::learnt(const QString& who) const {
    return m_backend ? m_backend->learnt(who) : QVariantMap();
}
bool Program::forgetLearnt(const QString& who) {
    const bool done = m_backend && m_backend->forgetLearnt(who);
    refresh();
    return done;
}
bool Program::rearmTips(const QString& who) {
    const bool done = m_backend && m_backend->rearmTips(who);
    refresh();
    return done;
}
QString Program::exportLearnt(const QString& who, const QString& target) {
    return m_backend ? m_backend->exportLearnt(who, target) : QString();
}
void Program::openedArticle(const QString& rule) {
    if (!m_backend) return;
    m_backend->openedArticle(rule);
    emit masteryChanged();
}
QVariantMap Program::mastery() const {
    return m_backend ? m_backend->mastery() : QVariantMap();
}

QVariantMap Program::lessonFor(const QString& rule) const {
    return m_backend ? m_backend->lessonFor(rule) : QVariantMap();
}

bool Program::teach(const QString& rule, bool confirmed) {
    if (lessonFor(rule).isEmpty() || (busy() && !confirmed)) return false;
    if (!busy()) {
        finishLeaving();
        return show(m_backend->teach(rule));
    }
    leave();
    QMetaObject::invokeMethod(
        this,
        [this, rule] {
            if (m_backend && !busy()) show(m_backend->teach(rule));
        },
        Qt::QueuedConnection);
    return true;
}

bool Program::canPractise(const QString& rule) const { return m_backend && m_backend->canPractise(rule); }
QStringList Program::missedInLesson() const { return m_backend ? m_backend->missedInLesson() : QStringList(); }
QStringList Program::refusedInGame() const { return m_backend ? m_backend->refusedInGame() : QStringList(); }

QVariantMap Program::refresher() const {
    const QVariantMap game = unfinishedGame();
    return m_backend ? m_backend->refresher(game.value(QStringLiteral("played")).toDate()) : QVariantMap();
}

QVariantList Program::askedGames() const {
    return m_backend ? m_backend->askedGames() : QVariantList();
}

void Program::askAbout(const QString& game, bool asked) {
    if (!m_backend) return;
    m_backend->askAbout(game, asked);
    emit askedGamesChanged();
}

bool Program::practise(const QString& occasion, const QString& subject) {
    finishPractice();
    DrillPlayer* const player = m_backend ? m_backend->practise(occasion, subject) : nullptr;
    if (!player) return false;
    m_practice = player;
    m_practiceAbout = {{QStringLiteral("occasion"), occasion}, {QStringLiteral("subject"), subject}};
    // What was answered shows in every pip.
    connect(m_practice, &DrillPlayer::summaryChanged, this, &Program::masteryChanged);
    emit practiceChanged();
    return true;
}

bool Program::practiseOn() {
    const QVariantMap about = practiceAbout();
    return practise(about.value(QStringLiteral("occasion")).toString(), about.value(QStringLiteral("subject")).toString());
}

void Program::endPractice() {
    if (!m_practice) return;
    m_practice->disconnect(this);
    m_practice = nullptr;
    m_endingPractice = true;
    emit practiceChanged();
    // As in leave(): the screens go first.
    QMetaObject::invokeMethod(this, &Program::finishPractice, Qt::QueuedConnection);
}

void Program::finishPractice() {
    if (!std::exchange(m_endingPractice, false)) return;
    m_backend->endPractice();
    refresh();
}

void Program::declineRefresher() {
    if (!m_backend) return;
    m_backend->declineRefresher();
    emit masteryChanged();
}

bool Program::newGame(const QVariantMap& setup) {
    clear();
    return m_backend && show(m_backend->newGame(setup));
}

bool Program::playAgain() {
    const QVariantMap again = m_backend ? m_backend->tableAgain() : QVariantMap();
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
    const QString key = m_backend ? m_backend->keepLesson() : QString();
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

bool Program::openGame(const QString& key) { return open(key, Opening::ToPlay); }
bool Program::lookAt(const QString& key) { return open(key, Opening::ToView); }

bool Program::open(const QString& key, Opening how) {
    clear();
    if (!m_backend) return false;
    setOpening(false);
    const auto atOnce = std::make_shared<std::optional<bool>>();
    m_backend->open(key, how, [this, atOnce](const Play& play) {
        const bool waited = m_opening;
        // First: whoever has waited for it gives the keyboard back.
        setOpening(false);
        *atOnce = show(play);
        if (waited && !**atOnce) emit gameNotOpened();
    });
    if (!*atOnce) setOpening(true);
    return atOnce->value_or(true);
}

void Program::stopOpening() {
    if (m_backend) m_backend->stopOpening();
    setOpening(false);
}

void Program::setOpening(bool opening) {
    if (m_opening == opening) return;
    m_opening = opening;
    emit openingChanged();
}

QString Program::shelved(const QString& trouble) {
    refresh();
    return trouble;
}
QString Program::removeGame(const QString& key) { return m_backend ? shelved(m_backend->removeGame(key)) : QString(); }
QString Program::copyOut(const QString& key, const QString& target) {
    return m_backend ? m_backend->copyOut(key, target) : QString();
}
QString Program::bringIn(const QString& source) { return m_backend ? shelved(m_backend->bringIn(source)) : QString(); }
QString Program::copySound(const QString& key) { return m_backend ? shelved(m_backend->copySound(key)) : QString(); }

void Program::openFiles(const QStringList& files) {
    if (!m_backend) return;
    QString last;
    QString older;
    QStringList refused;
    for (const QString& file : files) {
        const Backend::Received received = m_backend->receive(file);
        if (!received.trouble.isEmpty()) {
            refused.append(received.trouble);
            continue;
        }
        last = received.key;
        older = received.isFurther ? QFileInfo(file).fileName() : QString();
    }
    refresh();
    // Whoever sits at this game already keeps what they are trying out there.
    const bool lies = m_play.table && !m_play.looking && QFileInfo(m_play.table->savedIn()).fileName() == last;
    if (!last.isEmpty() && !lies) {
        endPractice();
        finishPractice();
        if (!openGame(last)) emit gameNotOpened();
    }
    emit filesReceived(refused, older);
}

void Program::openDropped(const QList<QUrl>& urls) {
    QStringList files;
    for (const QUrl& url : urls)
        files.append(url.isLocalFile() ? url.toLocalFile() : url.toDisplayString());
    openFiles(files);
}

bool Program::hearsSounds() const { return hasSoundServer(); }

void Program::leave() {
    if (!m_play.table) return;
    m_invitation.setSubject({});
    m_play = {};
    const bool joined = std::exchange(m_joined, false);
    m_leaving = true;
    emit playChanged();
    if (joined) m_joining.leave();
    // Screens are deleted by the event loop; only then may the rooms take down the table they showed.
    QMetaObject::invokeMethod(this, &Program::finishLeaving, Qt::QueuedConnection);
}

void Program::clear() {
    // The page of the old table goes first: it would look for what is no longer there.
    leave();
    finishLeaving();
}

void Program::finishLeaving() {
    if (!m_leaving) return;
    m_leaving = false;
    m_backend->leave();
    refresh();
}

bool Program::show(const Play& play) {
    if (!play.table) {
        refresh();
        return false;
    }
    setOpening(false);
    m_play = play;
    m_invitation.setSubject(subject());
    emit playChanged();
    return true;
}

Invitation::Subject Program::subject() {
    if (m_joined || m_play.lesson || m_play.looking) return {};
    return {m_play.table, [this] { return m_backend->share(); }, m_backend->seatsFile()};
}

Joining::Room Program::joiningRoom() {
    return {[this](QString& problem) { return m_links(problem); },
            [this](const network::TableTold& told, const network::PositionTold& first) {
                return m_backend ? m_backend->layGuest(told, first) : GuestSeating{};
            },
            [this](std::unique_ptr<Table> table, const QString& game) { showJoined(std::move(table), game); },
            [this] {
                if (m_joined) leave();
            }};
}

void Program::showJoined(std::unique_ptr<Table> table, const QString& game) {
    m_joined = false; // another table of the same joining takes its place: that is not left
    clear();
    const Play play = m_backend->showJoined(std::move(table), game);
    m_joined = true;
    show(play);
}

} // namespace magister

#include "moc_program.cpp"
