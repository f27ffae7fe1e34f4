// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for guests on other devices, without a screen.
#include "app/cli/host_control.h"
#include "app/cli/network_verbs.h"
#include "app/cli/options.h"
#include "app/cli/text_file.h"

#include "app/language/problem_text.h"
#include "app/network/host_identity.h"
#include "app/network/no_core.h"
#include "app/network/qr_code.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QSaveFile>
#include <QSocketNotifier>
#include <QTextStream>
#include <QTimer>

#include <csignal>
#include <functional>
#include <utility>

#include <sys/resource.h>
#include <unistd.h>

namespace magister::cli {

namespace {

using namespace network;

constexpr int metricsInterval = 15'000; ///< milliseconds
/// How long guests have at most to take note that their connections end, in milliseconds.
constexpr int farewell = 1'000;

/// From the file, or new and then in the file. Null after a problem, which goes to standard error.
Identity identityOfFile(const QString& path) {
    QFile file(path);
    if (file.exists()) {
        const auto found = file.open(QIODevice::ReadOnly) ? identityFromPem(file.read(64 * 1024)) : std::nullopt;
        if (!found) complain(QStringLiteral("%1: is not a certificate with its private key").arg(path));
        return found.value_or(Identity());
    }
    const Identity made = newIdentity();
    QSaveFile kept(path);
    const bool open = kept.open(QIODevice::WriteOnly) && kept.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (open && kept.write(made.toPem()) > 0 && kept.commit()) return made;
    complain(QStringLiteral("%1: %2").arg(path, kept.errorString()));
    return Identity();
}

/// Each table has a file open and each guest a connection: as many as the system allows.
void allowManyFiles() {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
}

int endPipe[2]{-1, -1};

/// The first one ends the host in order, another one at once.
void onEnd(int) {
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(endPipe[1], &byte, 1);
}

void whenEnded(QObject& context, std::function<void()> then) {
    if (::pipe(endPipe) != 0) return;
    auto* notifier = new QSocketNotifier(endPipe[0], QSocketNotifier::Read, &context);
    QObject::connect(notifier, &QSocketNotifier::activated, &context, [notifier, then] {
        notifier->setEnabled(false);
        then();
    });
    struct sigaction action {};
    action.sa_handler = onEnd;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(SIGTERM, &action, nullptr);
    ::sigaction(SIGINT, &action, nullptr);
}

/// A host from its start to its end.
class Hosting : public QObject {
public:
    explicit Hosting(const NetworkOptions& options) : m_options(options), m_keeper(options.folder), m_control(m_keeper, options.folder) {
        connect(&m_metrics, &QTimer::timeout, this, &Hosting::writeMetrics);
        whenEnded(*this, [this] { end(); });
    }

    bool lock() { return tellOf(m_keeper.lock()); }
    int start(const Identity& identity) {
        if (identity.isNull()) return Failed;
        tellOf(m_keeper.open(identity));
        // Before a table is begun that nobody could then reach; guests are first heard after all of this.
        if (m_options.listens && !tellOf(m_keeper.listen(m_options.listen, m_options.port))) return Failed;
        if (!m_options.freed.isEmpty() && !tellOf(m_keeper.free(m_options.freed))) return Failed;
        if (m_options.broker) {
            const auto broker = brokerWith(*m_options.broker, m_options);
            if (!broker || !tellOf(m_keeper.listenAt(*broker))) return Failed;
        }
        if (!beginAsked()) return Failed;
        if (!m_control.listen())
            complain(QStringLiteral("%1: %2; host-tell does not reach this host").arg(controlPath(m_options.folder), m_control.problem()));
        QTextStream out(stdout);
        for (const QString& line : m_keeper.codes().lines) {
            out << line << '\n';
            if (m_options.qr) out << inBlocks(qrCode(line.section(u' ', -1)));
        }
        if (m_options.broker) out << "broker " << m_options.broker->host << ' ' << m_options.broker->port << '\n';
        if (m_options.listens) out << "listening " << m_options.listen.toString() << ' ' << m_keeper.port() << '\n';
        out << Qt::flush;
        if (!m_options.metrics.isEmpty()) {
            writeMetrics();
            m_metrics.start(metricsInterval);
        }
        return Fine;
    }

private:
    bool beginAsked() {
        if (m_options.game.isEmpty()) return true;
        const auto setup = setupLines(m_options);
        if (!setup) return false;
        const TableKeeper::Outcome begun = m_keeper.begin(m_options.game, m_options.players, *setup);
        // Its codes are told with all others.
        if (!begun.problem.isEmpty()) complain(begun.problem);
        return begun.problem.isEmpty();
    }
    /// False: it has failed.
    static bool tellOf(const TableKeeper::Outcome& outcome) {
        for (const QString& line : outcome.lines)
            complain(line);
        if (!outcome.problem.isEmpty()) complain(outcome.problem);
        return outcome.problem.isEmpty();
    }
    /// Whole, or as it was: others read it at any time.
    void writeMetrics() {
        QSaveFile file(m_options.metrics);
        const bool written = file.open(QIODevice::WriteOnly) && file.write(m_keeper.metrics()) > 0 && file.commit();
        if (!written && !std::exchange(m_metricsFailed, true))
            complain(QStringLiteral("%1: %2").arg(m_options.metrics, file.errorString()));
        if (written) m_metricsFailed = false;
    }
    void end() {
        if (!m_keeper.isOpen()) return QCoreApplication::exit(Fine);
        m_keeper.dismissAll();
        m_metrics.stop();
        if (!m_options.metrics.isEmpty()) QFile::remove(m_options.metrics); // nobody is to take them for those of a host that runs
        m_leaving.start();
        connect(&m_lookAround, &QTimer::timeout, this, [this] {
            if (m_keeper.isEmpty() || m_leaving.elapsed() > farewell) QCoreApplication::exit(Fine);
        });
        m_lookAround.start(20);
    }

    const NetworkOptions& m_options;
    TableKeeper m_keeper;
    HostControl m_control;
    QTimer m_metrics;
    QElapsedTimer m_leaving; ///< since guests were told
    QTimer m_lookAround;     ///< whether they are gone
    bool m_metricsFailed{};
};

} // namespace

int hostTables(const NetworkOptions& options) {
    closeMemory();
    allowManyFiles();
    Hosting hosting(options);
    if (!hosting.lock()) return Failed;
    Keychain keychain;
    QObject::connect(&keychain, &Keychain::silent, [](const QString& reason) {
        complain(QStringLiteral("No keychain answers (%1): the host's key is kept for this run only, and after it guests "
                                "need new codes. --identity keeps it in a file.").arg(shownForeign(reason)));
    });
    const auto start = [&](const Identity& identity) {
        if (const int code = hosting.start(identity); code != Fine) QCoreApplication::exit(code);
    };
    QMetaObject::invokeMethod(
        &keychain,
        [&] {
            if (!options.identity.isEmpty()) return start(identityOfFile(options.identity));
            identityOfKeychain(keychain, [&](const Identity& identity) {
                if (identity.isNull())
                    complain(QStringLiteral("What the keychain holds under \"%1\" is no certificate with its private key.").arg(hostSecret));
                start(identity);
            });
        },
        Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace magister::cli
