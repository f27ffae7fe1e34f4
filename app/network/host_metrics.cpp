// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/host_metrics.h"

#include <QFile>

#include <unistd.h>

namespace magister::network {

namespace {

/// Lines of the text format.
class MetricsText {
public:
    void counter(const char* name, const char* help, quint64 value) { one(name, "counter", help, QByteArray::number(value)); }
    void gauge(const char* name, const char* help, qint64 value) { one(name, "gauge", help, QByteArray::number(value)); }
    void gaugeInSeconds(const char* name, const char* help, qint64 milliseconds) { one(name, "gauge", help, seconds(milliseconds)); }
    void head(const char* name, const char* type, const char* help) {
        m_text += QByteArray("# HELP magister_host_") + name + ' ' + help + "\n# TYPE magister_host_" + name + ' ' + type + '\n';
    }
    void sample(const QByteArray& name, const QByteArray& value) { m_text += "magister_host_" + name + ' ' + value + '\n'; }
    static QByteArray seconds(qint64 milliseconds) { return QByteArray::number(static_cast<double>(milliseconds) / 1000, 'f', 3); }

    const QByteArray& text() const { return m_text; }

private:
    void one(const char* name, const char* type, const char* help, const QByteArray& value) {
        head(name, type, help);
        sample(name, value);
    }

    QByteArray m_text;
};

void addMoves(MetricsText& text, const Host::Figures& figures) {
    text.head("move_seconds", "histogram", "From a command to its answer and everybody's new position.");
    quint64 sum = 0;
    for (std::size_t i = 0; i < figures.moves.size(); ++i) {
        sum += figures.moves[i];
        const bool last = i == Host::Figures::moveBounds.size();
        const QByteArray bound = last ? QByteArray("+Inf") : MetricsText::seconds(Host::Figures::moveBounds[i]);
        text.sample("move_seconds_bucket{le=\"" + bound + "\"}", QByteArray::number(sum));
    }
    text.sample("move_seconds_sum", QByteArray::number(static_cast<double>(figures.moveNanoseconds) / 1e9, 'f', 6));
    text.sample("move_seconds_count", QByteArray::number(sum));
}

} // namespace

QByteArray metricsText(const Host& host, const Entrances& entrances, qint64 uptime) {
    const Host::Figures& figures = host.figures();
    const Host::Standing standing = host.standing();
    MetricsText text;
    text.gauge("tables", "Tables that are kept.", host.tables().size());
    text.gauge("guests", "Connections of guests.", standing.guests);
    text.head("seats", "gauge", "Seats by whether somebody is there.");
    text.sample("seats{presence=\"here\"}", QByteArray::number(standing.seatsHere));
    text.sample("seats{presence=\"away\"}", QByteArray::number(standing.seatsAway));
    text.sample("seats{presence=\"free\"}", QByteArray::number(standing.seatsFree));
    text.gauge("waiting_bytes", "Bytes for guests who do not read them.", standing.waiting);
    text.counter("connections_total", "Connections accepted.", figures.accepted);
    text.counter("turned_away_total", "Connections closed unanswered: too many at once, or too fast.", entrances.turnedAway);
    text.counter("accept_errors_total", "Times that the system did not let a connection be accepted.", entrances.failedAccepts);
    text.counter("busy_total", "Connections beyond the limits of guests.", figures.busy);
    text.counter("messages_total", "Messages read.", figures.messages);
    text.counter("commands_total", "Commands acknowledged.", figures.commands);
    text.counter("refused_total", "Commands refused by the rules.", figures.refused);
    text.counter("malformed_total", "Messages malformed or too large.", figures.malformed);
    text.counter("wrong_keys_total", "Wrong keys of seats.", figures.wrongKeys);
    text.counter("slowed_down_total", "Keys not judged after wrong ones.", figures.slowedDown);
    text.counter("too_fast_total", "Guests dismissed for too many messages.", figures.tooFast);
    if (const auto& letters = entrances.letters) {
        text.gauge("broker_connected", "1 while the host is connected to its broker.", letters->connected ? 1 : 0);
        text.counter("letters_rejected_total", "Letters that nobody could have sealed, or that are older than what was read.", letters->rejected);
        text.counter("letters_turned_away_total", "Letters of new guests beyond the limit of those who write.", letters->turnedAway);
    }
    addMoves(text, figures);
    text.gauge("resident_memory_bytes", "Memory of the process.", residentMemory());
    text.gaugeInSeconds("uptime_seconds", "Since the host was started.", uptime);
    return text.text();
}

qint64 residentMemory() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE);
}

} // namespace magister::network
