// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/lesson/lesson_scene.h"

#include "app/content/data_folder.h"

#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <algorithm>

Q_IMPORT_QML_PLUGIN(MagisterLudi_TeachingPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_MessinaPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_Game_MessinaPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_OrleansPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_Game_OrleansPlugin)

namespace magister::test {

namespace {

/// %1: the part of module and type names that is the game's.
const char* const stageText = R"(
    import QtQuick
    import MagisterLudi.%1
    import MagisterLudi.Table
    import MagisterLudi.Teaching
    import MagisterLudi.Ui
    FocusScope {
        id: stage
        required property var table
        required property var lesson
        property LessonOverlay teacher: null
        focus: true
        function look(scale) {
            Theme.motion = "off";
            Theme.textScale = scale;
        }
        TablePage {
            id: board
            anchors.fill: parent
            focus: true
            table: stage.table
            parts: %1Parts {}
            lesson: stage.lesson
            overlay: over
            resting: stage.lesson.speaking
            answerDigit: digit => stage.teacher ? stage.teacher.answerDigit(digit) : false
        }
        Component {
            id: over
            LessonOverlay {
                id: teacher
                anchors.fill: parent
                lesson: stage.lesson
                scene: board
                oneColumn: board.column
                onSightWanted: target => board.sight(target)
                onRestWanted: board.rest()
                Component.onCompleted: stage.teacher = teacher
            }
        }
    })";

/// Visible items of these types written in QML, in the order of the tree.
void collect(QQuickItem* item, const QList<QByteArrayView>& types, QList<QQuickItem*>& found) {
    if (!item->isVisible()) return;
    // The class of a type written in QML is "Type_QMLTYPE_7".
    const QByteArrayView name(item->metaObject()->className());
    const auto is = [&](QByteArrayView type) {
        return name.size() > type.size() && name.startsWith(type) && name[type.size()] == '_';
    };
    if (std::any_of(types.begin(), types.end(), is)) found.append(item);
    for (QQuickItem* child : item->childItems())
        collect(child, types, found);
}

/// The words of a language that says everything so many times.
LessonWords said(LessonWords words, int times) {
    const auto repeat = [times](QString& text) { text = QStringList(times, text).join(u' '); };
    for (StepWords& step : words.steps) {
        for (QString* text : {&step.title, &step.text, &step.task, &step.nudge, &step.hint, &step.done, &step.right, &step.notRight})
            if (!text->isEmpty()) repeat(*text);
        for (auto* texts : {&step.wrong, &step.options, &step.stages})
            for (QString& text : *texts)
                repeat(text);
    }
    return words;
}

} // namespace

TaughtGames::TaughtGames() : m_games(makeGames(DataFolder::find())) {
    for (const auto& game : m_games) {
        if (!game->teaches()) continue;
        LessonShelf& shelf = m_shelves.emplace(game->id(), game->readLessons(DataFolder::find())).first->second;
        for (const Problem& problem : shelf.readOn())
            qFatal("%s:%d %s", qPrintable(problem.file), problem.line, qPrintable(problem.path));
        m_tongues.emplace(game->id(), std::make_unique<Tongues>(game->id()));
        m_ids.append(game->id());
    }
}

const GameModule& TaughtGames::game(const QString& id) const { return *findGame(m_games, id); }

QStringList TaughtGames::lessonIds(const QString& game) const {
    QStringList ids;
    for (const auto* kind : {&lessons(game).lessons(), &lessons(game).together()})
        for (const auto& lesson : *kind)
            ids.append(lesson.id);
    return ids;
}

LessonScene::LessonScene(const TaughtGames& games, const LessonKey& key, const QString& language, QSize size, double textScale,
                         int timesSaid)
    : m_lesson(games.lessons(key.game).find(key.lesson)) {
    if (!m_lesson) qFatal("no lesson %s", qPrintable(key.lesson));
    m_words = said(games.lessons(key.game).words(key.lesson, language), timesSaid);
    QLocale::setDefault(QLocale(language));
    m_interface = std::make_unique<QTranslator>();
    if (m_interface->load(QStringLiteral(":/i18n/magister_%1.qm").arg(language)))
        QCoreApplication::installTranslator(m_interface.get());
    const Tongues& tongues = games.tongues(key.game);
    const GameModule& game = games.game(key.game);
    m_seat = game.layLesson(*m_lesson, {[&tongues](const QString& code) -> const Language& { return tongues.of(code); }, language});
    m_player = std::make_unique<LessonPlayer>(
        LessonRun(m_lesson, game.lessonOpening()), *m_seat.lessonTable,
        [this, &tongues](const QString& code) { return LessonVoice{&m_words, &tongues.of(code)}; }, language);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_component = std::make_unique<QQmlComponent>(&m_engine);
    m_component->setData(QString::fromUtf8(stageText).arg(key.game.at(0).toUpper() + key.game.mid(1)).toUtf8(), QUrl(QStringLiteral("qrc:/stage.qml")));
    m_root.reset(qobject_cast<QQuickItem*>(m_component->createWithInitialProperties(
        {{"table", QVariant::fromValue<QObject*>(m_seat.table.get())}, {"lesson", QVariant::fromValue<QObject*>(m_player.get())}})));
    if (!m_root) qFatal("%s", qPrintable(m_component->errorString()));
    QObject::connect(&m_window, &QQuickWindow::frameSwapped, &m_window, [this] { ++m_frames; });
    m_window.resize(size);
    m_root->setParentItem(m_window.contentItem());
    m_root->setSize(size);
    QMetaObject::invokeMethod(m_root.get(), "look", Q_ARG(QVariant, textScale));
    m_window.show();
    m_window.requestActivate();
    if (!QTest::qWaitForWindowActive(&m_window)) qFatal("the window does not become active");
    settle();
    m_player->setPause(0);
    settle();
}

LessonScene::~LessonScene() {
    m_root.reset();
    QCoreApplication::removeTranslator(m_interface.get());
}

void LessonScene::until(const QString& wanted) {
    while (!m_player->finished() && step() != wanted)
        m_player->skip();
    settle();
}

QList<QQuickItem*> LessonScene::seen(const QString& type, QQuickItem* from) const {
    QList<QQuickItem*> found;
    const QByteArray name = type.toLatin1();
    collect(from ? from : m_root.get(), {name}, found);
    return found;
}

QStringList LessonScene::golden() const {
    QStringList words;
    for (const char* type : {"Btn", "PromptButton"})
        for (const QQuickItem* button : seen(QLatin1String(type)))
            if (button->property("kind") == QLatin1String("primary")) words.append(button->property("text").toString());
    return words;
}

QRectF LessonScene::box(const QQuickItem* item) {
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

QRectF LessonScene::place(const QString& target) {
    for (QString name = target; !name.isEmpty(); name = name.left(std::max<qsizetype>(0, name.lastIndexOf(u'/'))))
        if (const QRectF rect = targets().rect(name, nullptr); !rect.isEmpty()) return rect;
    return {};
}

QRectF LessonScene::lit(const QString& target) {
    const bool part = target.startsWith(u"hex:") || target.startsWith(u"exp:") || target.contains(u"/hut/");
    const qsizetype slash = target.indexOf(u'/', target.startsWith(u"seat:") ? target.indexOf(u"/hut/") + 5 : 0);
    return part && slash > 0 ? place(target.left(slash)) : place(target);
}

void LessonScene::settle() {
    // Texts are laid out with a frame, the card looks for its place after that: until nothing moves any more and nothing is
    // due. However slow the machine is, that is what is waited for.
    const QQuickItem* overlay = card("LessonOverlay");
    QList<QRectF> before;
    int frame = -1;
    for (int i = 0, still = 0; i < 400 && still < 3; ++i) {
        QTest::qWait(25);
        QList<QRectF> now = before;
        // Whatever moves asks for a frame.
        if (frame != m_frames) {
            frame = m_frames;
            QList<QQuickItem*> items;
            collect(m_root.get(), {"StepCard", "EndCard", "FeedbackCard", "Mark", "RuleLink", "UiText", "Btn"}, items);
            now.clear();
            for (const QQuickItem* item : items)
                now.append(box(item));
        }
        const bool resting = !overlay || overlay->property("resting").toBool();
        still = resting && now == before ? still + 1 : 0;
        before = now;
    }
}

void LessonScene::click(QPointF at) {
    QTest::mouseMove(&m_window, (at - QPointF(20, 0)).toPoint());
    QTest::mouseMove(&m_window, at.toPoint());
    QTest::mouseClick(&m_window, Qt::LeftButton, {}, at.toPoint());
    settle();
}

} // namespace magister::test
