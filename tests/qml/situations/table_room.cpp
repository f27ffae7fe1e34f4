// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/table_room.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QStandardPaths>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(MagisterLudi_UiPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_GamePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_TablePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_LibraryPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_RulesPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_FiguresPlugin)

namespace magister::test {

namespace {

/// %1: the part of module and type names that is the game's.
const char* const roomText = R"(
    import QtQuick
    import MagisterLudi.Library
    import MagisterLudi.%1
    import MagisterLudi.Table
    import MagisterLudi.Rules
    import MagisterLudi.Ui
    FocusScope {
        id: room
        required property var table
        property string language: "en"
        property alias page: board
        property alias drawer: drawer
        focus: true
        // However long a picture waits, no tip comes up in it.
        Component.onCompleted: Tips.delay = 3600000
        function look(mode, motion, textScale) {
            Theme.motion = motion;
            Theme.mode = mode;
            Theme.textScale = textScale;
        }
        TablePage {
            id: board
            anchors.fill: parent
            focus: true
            table: room.table
            parts: %1Parts {}
            languageMenu: languageButton
            onOpenRule: rule => drawer.show(rule)
            onOpenRules: drawer.open ? drawer.close() : drawer.show("")
        }
        RulesReader {
            id: reader
            game: room.table.game
            language: room.language
            rulings: room.table.rulings
        }
        Component {
            id: languageButton
            Btn {
                kind: "quiet"
                icon: "ui-language"
                text: room.language.toUpperCase()
                label: text
                overBar: true
                minHeight: 36
                Target.name: "button:language"
            }
        }
        RulesDrawer {
            id: drawer
            z: 60
            reader: reader
            topInset: board.barRoom + 6
            bottomInset: board.promptRoom + 8
            canShow: rule => room.table.placesOf(rule).length > 0
        }
    })";

/// "messina" brings MagisterLudi.Messina with MessinaParts.
QString roomOf(const QString& game) { return QString::fromUtf8(roomText).arg(game.at(0).toUpper() + game.mid(1)); }

} // namespace

void settleSurroundings() {
    qputenv("QT_QPA_PLATFORM", qgetenv("QT_QPA_PLATFORM").isEmpty() ? "offscreen" : qgetenv("QT_QPA_PLATFORM"));
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_FONT_DPI", "96");
    qputenv("QT_SCALE_FACTOR", "1");
    qputenv("LC_ALL", "C.UTF-8");
    QStandardPaths::setTestModeEnabled(true);
}

void settleFont() {
    QFont font = QGuiApplication::font();
    font.setHintingPreference(QFont::PreferNoHinting);
    QGuiApplication::setFont(font);
}

TableRoom::TableRoom(const QString& game, const QString& motion) : m_tongues(game), m_motion(motion) {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QObject::connect(&m_engine, &QQmlEngine::warnings, [](const QList<QQmlError>& errors) {
        for (const QQmlError& error : errors)
            std::fprintf(stderr, "%s\n", qPrintable(error.toString()));
    });
    m_component = std::make_unique<QQmlComponent>(&m_engine);
    m_component->setData(roomOf(game).toUtf8(), QUrl(QStringLiteral("qrc:/room.qml")));
    if (m_component->isError()) qFatal("%s", qPrintable(m_component->errorString()));
    install();
    m_window.resize(m_size);
    m_window.show();
    m_window.requestActivate();
    if (!QTest::qWaitForWindowActive(&m_window)) qFatal("the window does not become active");
}

TableRoom::~TableRoom() {
    clear();
    QCoreApplication::removeTranslator(m_words.get());
}

void TableRoom::clear() {
    m_root.reset();
    m_table.reset();
}

void TableRoom::lay(const TableMaker& make) {
    // The old table stays, unseen, until the new one stands: pictures that both show are not drawn anew.
    const auto oldTable = std::move(m_table);
    auto oldRoot = std::move(m_root);
    if (oldRoot) oldRoot->setVisible(false);
    // In the margin, where it points at nothing. Whoever sits down has not used the keyboard yet, whatever was done before.
    QTest::mouseClick(&m_window, Qt::LeftButton, {}, QPoint(1, m_size.height() / 2));
    m_table = make([this](const QString& code) -> const Language& { return m_tongues.of(code); }, m_code);
    m_root.reset(qobject_cast<QQuickItem*>(m_component->createWithInitialProperties(
        {{"table", QVariant::fromValue<QObject*>(m_table.get())}, {"language", m_code}})));
    if (!m_root) qFatal("%s", qPrintable(m_component->errorString()));
    m_root->setParentItem(m_window.contentItem());
    m_root->setSize(m_size);
    look();
    tidy();
    oldRoot.reset();
}

void TableRoom::install() {
    QCoreApplication::removeTranslator(m_words.get());
    if (m_tongues.isDoubled()) m_words = std::make_unique<DoubledTranslator>();
    else m_words = std::make_unique<QTranslator>();
    QLocale::setDefault(QLocale(m_code));
    if (m_words->load(QStringLiteral(":/i18n/magister_%1.qm").arg(m_code)) || m_tongues.isDoubled())
        QCoreApplication::installTranslator(m_words.get());
    m_engine.retranslate();
}

void TableRoom::setLanguage(const QString& code) {
    if (code == m_code) return;
    m_code = code;
    install();
    if (!m_root) return;
    m_root->setProperty("language", code);
    m_table->setLanguage(code);
}

void TableRoom::setDoubled(bool doubled) {
    if (doubled == m_tongues.isDoubled()) return;
    m_tongues.setDoubled(doubled);
    install();
    if (!m_table) return;
    // A table words itself anew when its language changes, and only then.
    m_table->setLanguage(m_code == QLatin1String("en") ? "pl" : "en");
    m_table->setLanguage(m_code);
}

void TableRoom::setTheme(const QString& mode) {
    m_theme = mode;
    look();
}

void TableRoom::look() {
    if (m_root) QMetaObject::invokeMethod(m_root.get(), "look", Q_ARG(QVariant, m_theme), Q_ARG(QVariant, m_motion),
                                          Q_ARG(QVariant, m_textScale));
}

void TableRoom::setTextScale(double scale) {
    m_textScale = scale;
    look();
}

void TableRoom::setSize(QSize size) {
    m_size = size;
    m_window.resize(size);
    if (m_root) m_root->setSize(size);
    settle();
}

void TableRoom::openRule(const QString& rule) {
    auto* drawer = m_root->property("drawer").value<QQuickItem*>();
    QMetaObject::invokeMethod(drawer, "show", Q_ARG(QString, rule));
}

void TableRoom::tidy() {
    m_table->closeVariants();
    // What lies over the table is put aside one after the other, as Esc does it.
    for (int i = 0; i < 8 && page()->property("canGoBack").toBool(); ++i)
        QMetaObject::invokeMethod(page(), "back");
    m_table->closeRefusal();
    m_table->pickUp(0);
    QMetaObject::invokeMethod(m_root->property("drawer").value<QQuickItem*>(), "close");
    page()->setProperty("logOpen", false);
    page()->forceActiveFocus(Qt::OtherFocusReason);
    settle();
}

void TableRoom::settle() {
    // Timers of no time and deferred calls may each give rise to another layout.
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

QImage TableRoom::picture() {
    settle();
    // Where many items have moved at once, as the lines of the log in another language, the software renderer leaves parts of
    // them standing where they were: everything is painted anew.
    m_window.contentItem()->setOpacity(0.5);
    m_window.grabWindow();
    m_window.contentItem()->setOpacity(1);
    settle();
    return m_window.grabWindow().convertToFormat(QImage::Format_RGB32);
}

bool TableRoom::focus(const QString& target) {
    QMetaObject::invokeMethod(page(), "sight", Q_ARG(QString, target));
    settle();
    QQuickItem* item = targets().has(target) ? targets().item(target) : nullptr;
    if (!item) return false;
    item->forceActiveFocus(Qt::TabFocusReason);
    settle();
    return true;
}

QQuickItem* TableRoom::having(const char* property) const {
    QList<QQuickItem*> below{m_window.contentItem()};
    for (qsizetype i = 0; i < below.size(); ++i) {
        if (below[i]->metaObject()->indexOfProperty(property) >= 0) return below[i];
        below += below[i]->childItems();
    }
    return nullptr;
}

bool TableRoom::press(const QString& target) {
    QQuickItem* item = targets().has(target) ? targets().item(target) : nullptr;
    if (!item) return false;
    item->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(&m_window, Qt::Key_Return);
    settle();
    return true;
}

} // namespace magister::test
