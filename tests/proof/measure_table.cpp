// SPDX-License-Identifier: GPL-3.0-or-later
// How quick and how big the table is: measure_table [memory] [frames] [language] [start]. Prints the figures of tests/README.md. Run it on a quiet
// machine; the figures are of the software renderer.
#include "tests/app/fixture.h"
#include "tests/qml/situations/messina_room.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace magister::test;
using namespace magister::messina;
using magister::Random;

namespace {

double percentile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

double milliseconds(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }

/// What this process has worked so far, ms: on a busy machine the only figure that means something.
double worked() { return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC; }

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

bool give(MessinaTable& table, Random& random) {
    if (table.over()) return false;
    const auto legal = choices(table.definition(), table.state(), table.state().toAct(), Listing::LegalOnly);
    table.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command);
    return true;
}

long memory(const QByteArray& what) {
    QFile status("/proc/self/status");
    if (!status.open(QIODevice::ReadOnly)) return -1;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith(what)) return line.mid(what.size() + 1).simplified().split(' ').first().toLong();
    return -1;
}

void measureMemory(TableRoom& room) {
    Random random = Random::seeded(11);
    int moves = 0;
    while (give(tableIn(room), random)) {
        room.settle();
        ++moves;
    }
    const long counting = memory("VmHWM");
    QTest::keyClick(&room.window(), Qt::Key_Escape); // counted out
    QTest::qWait(300);
    std::printf("memory of a whole game of %d commands: %ld MiB at the peak when its score is counted out, %ld MiB with the score sheet%s\n",
                moves, counting / 1024, memory("VmHWM") / 1024,
                room.targets().rect("winner", nullptr).isEmpty() ? ", WHICH DID NOT COME" : "");
}

void measureFrames(TableRoom& room, QSize size) {
    room.setSize(size);
    room.lay(tableAt(Session(fixture::definition(), fixture::setup(2, 12))));
    QTest::qWait(600);
    FrameClock clock(room.window());
    int travels = 0;
    QObject::connect(&tableIn(room), &MessinaTable::moved, &clock, [&travels] { ++travels; });
    Random random = Random::seeded(12);
    for (int i = 0; i < 400 && travels < 40; ++i) {
        const int before = travels;
        if (!give(tableIn(room), random)) break;
        clock.pause();
        if (travels > before) QTest::qWait(500);
        else room.settle();
    }
    const auto told = [](const char* what, const std::vector<double>& times) {
        std::printf("  %s: p50 %.1f ms, p95 %.1f ms, p99 %.1f ms\n", what, percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99));
    };
    std::printf("%d pieces move at %dx%d, %zu frames\n", travels, size.width(), size.height(), clock.took.size());
    told("a frame takes", clock.took);
    told("of that the processor", clock.work);
    told("from frame to frame", clock.gaps);
}

void measureLanguage(TableRoom& room) {
    Random random = Random::seeded(13);
    for (int i = 0; i < 60; ++i)
        give(tableIn(room), random);
    QTest::qWait(800);
    std::vector<double> times, work;
    for (int i = 0; i < 25; ++i) {
        bool swapped = false;
        const double before = worked();
        QElapsedTimer clock;
        const auto heard = QObject::connect(&room.window(), &QQuickWindow::frameSwapped, [&] { swapped = true; });
        clock.start();
        room.setLanguage(fixture::codes().at((i + 1) % 5));
        while (!swapped && clock.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        times.push_back(milliseconds(clock));
        work.push_back(worked() - before);
        QObject::disconnect(heard);
        QTest::qWait(100);
    }
    work.erase(work.begin(), work.begin() + 5);
    times.erase(times.begin(), times.begin() + 5); // articles of each language are read when they are first needed
    std::printf("another language on screen, %zu switches: median %.0f ms, worst %.0f ms; of that the processor %.0f and %.0f ms\n",
                times.size(), percentile(times, 0.5), percentile(times, 1), percentile(work, 0.5), percentile(work, 1));
}

} // namespace

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    settleFont();
    QCommandLineParser arguments;
    arguments.addHelpOption();
    arguments.addOption({"program", "The program whose start is measured.", "file", MAGISTER_PROGRAM});
    arguments.addPositionalArgument("what", "Only these: memory, frames, language, start.", "[what...]");
    arguments.process(app);
    const QStringList only = arguments.positionalArguments();
    const auto wanted = [&only](const char* what) { return only.isEmpty() || only.contains(QLatin1String(what)); };
    {
        TableRoom room(QStringLiteral("messina"), QStringLiteral("normal"));
        room.lay(tableAt(Session(fixture::definition(), fixture::setup(2, 11))));
        if (wanted("memory")) measureMemory(room);
        if (wanted("frames")) {
            measureFrames(room, {1280, 800});
            measureFrames(room, {1920, 1080});
        }
        if (wanted("language")) measureLanguage(room);
    }
    if (wanted("start")) measureStart(arguments.value("program"));
    return 0;
}
