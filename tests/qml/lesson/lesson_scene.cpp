// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/lesson/lesson_scene.h"

#include "app/teaching/lesson_shelf.h"

#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <algorithm>

Q_IMPORT_QML_PLUGIN(MagisterLudi_TeachingPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_MessinaPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_Game_MessinaPlugin)

namespace magister::test {

namespace {

const char* const stageText = R"(
    import QtQuick
    import MagisterLudi.Game.Messina
    import MagisterLudi.Messina
    import MagisterLudi.Table
    import MagisterLudi.Teaching
    import MagisterLudi.Ui
    FocusScope {
        id: stage
        required property var table
        required property var lesson
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
            parts: MessinaParts {}
            lesson: stage.lesson
            overlay: over
            resting: stage.lesson.speaking
        }
        Component {
            id: over
            LessonOverlay {
                anchors.fill: parent
                lesson: stage.lesson
                scene: board
                onSightWanted: target => board.sight(target)
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

} // namespace

LessonScene::LessonScene(const LessonRoom& room, const QString& language, QSize size, double textScale, const QString& lesson,
                         int timesSaid)
    : m_room(room) {
    QList<Problem> problems;
    m_lesson = room.lesson(room.lessonFile(lesson), problems);
    if (!m_lesson) qFatal("%s", qPrintable(shown(problems)));
    m_words.emplace(language, words(language, timesSaid));
    QLocale::setDefault(QLocale(language));
    m_interface = std::make_unique<QTranslator>();
    if (m_interface->load(QStringLiteral(":/i18n/magister_%1.qm").arg(language)))
        QCoreApplication::installTranslator(m_interface.get());
    QVector<messina::Seat> seats;
    for (const QString& tincture : tincturesOf(*m_lesson))
        seats.append({{}, tincture});
    m_table = std::make_unique<messina::MessinaTable>(
        *room.definition(), setupOf<messina::Setup>(m_lesson->start), seats,
        [this](const QString& code) -> const Language& { return m_tongues.of(code); }, language);
    m_bridge = std::make_unique<messina::MessinaLessonTable>(m_table.get());
    m_player = std::make_unique<LessonPlayer>(
        LessonRun(m_lesson, room.opening()), *m_bridge,
        [this](const QString& code) { return LessonVoice{&m_words.at(code), &m_tongues.of(code)}; }, language);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_component = std::make_unique<QQmlComponent>(&m_engine);
    m_component->setData(stageText, QUrl(QStringLiteral("qrc:/stage.qml")));
    m_root.reset(qobject_cast<QQuickItem*>(m_component->createWithInitialProperties(
        {{"table", QVariant::fromValue<QObject*>(m_table.get())}, {"lesson", QVariant::fromValue<QObject*>(m_player.get())}})));
    if (!m_root) qFatal("%s", qPrintable(m_component->errorString()));
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

LessonWords LessonScene::words(const QString& code, int timesSaid) const {
    QList<Problem> problems;
    auto read = m_room.words(m_room.wordsFile(m_lesson->id, code), code, *m_lesson, problems);
    if (!read) qFatal("%s", qPrintable(shown(problems)));
    const auto said = [timesSaid](QString& text) { text = QStringList(timesSaid, text).join(u' '); };
    for (StepWords& step : read->steps) {
        for (QString* text : {&step.title, &step.text, &step.task, &step.nudge, &step.hint, &step.done, &step.right, &step.notRight})
            if (!text->isEmpty()) said(*text);
        for (auto* texts : {&step.wrong, &step.options, &step.stages})
            for (QString& text : *texts)
                said(text);
    }
    return *read;
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
    // Texts are laid out with a frame, the card looks for its place after that: until nothing moves any more.
    QList<QRectF> before;
    for (int i = 0, still = 0; i < 60 && still < 3; ++i) {
        QTest::qWait(25);
        QList<QQuickItem*> items;
        collect(m_root.get(), {"StepCard", "EndCard", "FeedbackCard", "Mark", "RuleLink", "UiText", "Btn"}, items);
        QList<QRectF> now;
        for (const QQuickItem* item : items)
            now.append(box(item));
        still = now == before ? still + 1 : 0;
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
