// SPDX-License-Identifier: GPL-3.0-or-later
// How quick and how big the program is at the table of a game: measure_table [--game orleans] [memory] [frames]
// [language] [start]. Prints the figures of tests/README.md. It plays in the program's own window, over everything that
// lies behind it. Run it on a quiet machine; the figures are of the software renderer.
#include "app/desktop/backend.h"
#include "app/desktop/memory.h"
#include "app/desktop/program.h"
#include "app/household/interface_language.h"
#include "app/household/settings.h"
#include "qml/MagisterLudi/Ui/targets.h"
#include "tests/proof/measured_table.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QProcess>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace magister;

namespace {

double percentile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

double milliseconds(const QElapsedTimer& clock) {
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// What this process has worked so far, ms: on a busy machine the only figure that means something.
double worked() {
    return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

/// Notes how long each frame of a window takes: from the request to the swap, and from swap to swap.
class FrameClock : public QObject {
public:
    explicit FrameClock(QQuickWindow& window) {
        window.installEventFilter(this);
        connect(&window, &QQuickWindow::frameSwapped, this, [this] {
            if (m_begun) {
                took.push_back(milliseconds(m_frame));
                work.push_back(worked() - m_workBefore);
            }
            if (m_since.isValid()) gaps.push_back(milliseconds(m_since));
            m_since.start();
            m_begun = false;
        });
    }
    /// The next frame follows upon nothing.
    void pause() { m_since.invalidate(); }
    std::vector<double> took, work, gaps;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::UpdateRequest) {
            m_frame.start();
            m_workBefore = worked();
            m_begun = true;
        }
        return false;
    }

private:
    QElapsedTimer m_frame, m_since;
    double m_workBefore{};
    bool m_begun = false;
};

/// From the start of the process to its first frame, ms; below 0: it could not be started or showed nothing.
double startOf(const QString& program) {
    QTemporaryDir home;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert("QT_LOGGING_RULES", "qt.scenegraph.time.renderloop.debug=true");
    surroundings.insert("QT_FORCE_STDERR_LOGGING", "1");
    surroundings.insert("XDG_CONFIG_HOME", home.path());
    surroundings.insert("XDG_DATA_HOME", home.path());
    QProcess process;
    process.setProcessEnvironment(surroundings);
    process.setProcessChannelMode(QProcess::MergedChannels);
    QElapsedTimer clock;
    clock.start();
    process.start(program, {"--language", "en"});
    QByteArray said;
    while (clock.elapsed() < 20000 && process.waitForReadyRead(20000)) {
        said += process.readAll();
        if (said.contains("Frame rendered")) break;
    }
    const double took = said.contains("Frame rendered") ? milliseconds(clock) : -1;
    process.kill();
    process.waitForFinished();
    return took;
}

void measureStart(const QString& program) {
    std::vector<double> times;
    for (int i = 0; i < 11; ++i) {
        const double took = startOf(program);
        if (took < 0) {
            std::printf("start: %s showed no frame\n", qPrintable(program));
            return;
        }
        if (i > 0) times.push_back(took); // the first one warms the caches of the disk
    }
    std::printf("start to first frame, warm, %zu runs: median %.0f ms, best %.0f ms, worst %.0f ms\n", times.size(),
                percentile(times, 0.5), percentile(times, 0), percentile(times, 1));
}

/// The program's window over a household of its own.
struct ProgramWindow {
    explicit ProgramWindow(QSize size) {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent modules(&engine);
        modules.setData("import MagisterLudi.Household\nimport MagisterLudi.Desktop\nimport MagisterLudi.Ui\nimport "
                        "QtQml\nQtObject {}",
                        QUrl());
        modules.create()->deleteLater();
        language = singleton<InterfaceLanguage>("MagisterLudi.Household", "Language");
        program = singleton<Program>("MagisterLudi.Desktop", "Program");
        language->choose("en");
        program->setBackend(std::make_unique<Backend>(*language));
        QObject::connect(language, &InterfaceLanguage::householdChanged, program, &Program::refresh);
        QQmlComponent main(&engine, QUrl(QStringLiteral("qrc:/qt/qml/MagisterLudi/Shell/Main.qml")));
        window.reset(qobject_cast<QQuickWindow*>(
            main.createWithInitialProperties({{"width", size.width()}, {"height", size.height()}})));
        if (!window) qFatal("%s", qPrintable(main.errorString()));
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window does not become active");
        program->readOn();
        QTest::qWait(1000);
    }
    ~ProgramWindow() {
        window.reset();
        program->setBackend(nullptr);
    }
    template <class Type> Type* singleton(const char* uri, const char* name) {
        return engine.singletonInstance<Type*>(qmlTypeId(uri, 1, 0, name));
    }
    Table& begin(const QString& game, int seed) {
        program->leave();
        settle();
        QVariantList people;
        for (const char* tincture : {"ruby", "saffron"})
            people.append(QVariantMap{{"name", tincture}, {"seat", tincture}});
        if (!program->newGame({{"game", game},
                               {"seats", people},
                               {"seed", QString::number(seed)},
                               {"shuffled", false},
                               {"dealing", "once"}}))
            qFatal("no game");
        settle();
        return *program->currentTable();
    }
    /// Until nothing waits to be laid out.
    void settle() {
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    QQmlEngine engine;
    InterfaceLanguage* language{};
    Program* program{};
    std::unique_ptr<QQuickWindow> window;
};

void measureMemory(ProgramWindow& room, const QString& game) {
    std::printf("memory before the game: %ld MiB\n", memory("VmHWM") / 1024);
    sayNow();
    Table& table = room.begin(game, 11);
    std::printf("memory with the table laid: %ld MiB\n", memory("VmHWM") / 1024);
    sayNow();
    Random random = Random::seeded(11);
    int moves = 0;
    while (give(table, random)) {
        room.settle();
        ++moves;
    }
    const long counting = memory("VmHWM");
    QTest::keyClick(room.window.get(), Qt::Key_Escape); // counted out
    QTest::qWait(300);
    std::printf("memory of a whole game of %d commands: %ld MiB at the peak when its score is counted out, %ld MiB "
                "with the score sheet%s\n",
                moves, counting / 1024, memory("VmHWM") / 1024,
                Targets::of(&room.engine)->rect("winner", nullptr).isEmpty() ? ", WHICH DID NOT COME" : "");
    sayNow();
}

void measureFrames(ProgramWindow& room, const QString& game, QSize size) {
    room.window->resize(size);
    Table& table = room.begin(game, 12);
    QTest::qWait(600);
    FrameClock clock(*room.window);
    int travels = 0;
    QObject::connect(&table, &Table::moved, &clock, [&travels] { ++travels; });
    Random random = Random::seeded(12);
    for (int i = 0; i < 400 && travels < 40; ++i) {
        const int before = travels;
        if (!give(table, random)) break;
        clock.pause();
        if (travels > before)
            QTest::qWait(500);
        else
            room.settle();
    }
    const auto told = [](const char* what, const std::vector<double>& times) {
        std::printf("  %s: p50 %.1f ms, p95 %.1f ms, p99 %.1f ms\n", what, percentile(times, 0.5),
                    percentile(times, 0.95), percentile(times, 0.99));
    };
    std::printf("%d pieces move at %dx%d, %zu frames\n", travels, size.width(), size.height(), clock.took.size());
    told("a frame takes", clock.took);
    told("of that the processor", clock.work);
    told("from frame to frame", clock.gaps);
}

void measureLanguage(ProgramWindow& room, const QString& game) {
    room.window->resize(1920, 1080);
    Table& table = room.begin(game, 13);
    Random random = Random::seeded(13);
    for (int i = 0; i < 60; ++i)
        give(table, random);
    QTest::qWait(800);
    const QStringList codes = InterfaceLanguage::codes();
    std::vector<double> times, work;
    for (int i = 0; i < 25; ++i) {
        bool swapped = false;
        const double before = worked();
        QElapsedTimer clock;
        const auto heard = QObject::connect(room.window.get(), &QQuickWindow::frameSwapped, [&] { swapped = true; });
        clock.start();
        room.language->use(codes.at((codes.indexOf(QStringLiteral("en")) + i + 1) % codes.size()));
        while (!swapped && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        times.push_back(milliseconds(clock));
        work.push_back(worked() - before);
        QObject::disconnect(heard);
        QTest::qWait(100);
    }
    work.erase(work.begin(), work.begin() + 5);
    times.erase(times.begin(), times.begin() + 5); // articles of each language are read when they are first needed
    std::printf("another language on screen, %zu switches: median %.0f ms, worst %.0f ms; of that the processor %.0f "
                "and %.0f ms\n",
                times.size(), percentile(times, 0.5), percentile(times, 1), percentile(work, 0.5), percentile(work, 1));
}

/// As the tests draw, and nothing of this user's is read or changed.
void settleSurroundings(const QTemporaryDir& home) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_FONT_DPI", "96");
    qputenv("QT_SCALE_FACTOR", "1");
    qputenv("LC_ALL", "C.UTF-8");
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
}

} // namespace

int main(int argc, char** argv) {
    keepMemorySmall(); // as the program does
    const QTemporaryDir home;
    settleSurroundings(home);
    QApplication app(argc, argv);
    QFont font = QApplication::font();
    font.setHintingPreference(QFont::PreferNoHinting);
    QApplication::setFont(font);
    QCommandLineParser arguments;
    arguments.addHelpOption();
    arguments.addOption({"program", "The program whose start is measured.", "file", MAGISTER_PROGRAM});
    arguments.addOption({"game", "Whose table is measured: messina or orleans.", "id", "messina"});
    arguments.addPositionalArgument("what", "Only these: memory, frames, language, start.", "[what...]");
    arguments.process(app);
    const QStringList only = arguments.positionalArguments();
    const auto wanted = [&only](const char* what) { return only.isEmpty() || only.contains(QLatin1String(what)); };
    const QString game = arguments.value("game");
    if (wanted("memory") || wanted("frames") || wanted("language")) {
        ProgramWindow room({1280, 800});
        if (wanted("memory")) measureMemory(room, game);
        if (wanted("frames")) {
            measureFrames(room, game, {1280, 800});
            measureFrames(room, game, {1920, 1080});
        }
        if (wanted("language")) measureLanguage(room, game);
    }
    if (wanted("start")) measureStart(arguments.value("program"));
    return 0;
}
