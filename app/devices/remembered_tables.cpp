// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/devices/remembered_tables.h"

#include "app/content/file_bytes.h"
#include "app/content/json_value.h"
#include "app/content/person_name.h"
#include "app/network/broker.h"
#include "app/network/join_code.h"
#include "app/network/message.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <utility>

namespace magister {

namespace {

const QString anyTables = QStringLiteral("magister-joined/");
/// As it is written where no table is reached through a broker: earlier programs read it, too.
const QString plainFormat = anyTables + u'1';
/// Likewise where no broker is vouched for by a file.
const QString brokerFormat = anyTables + u'2';
const QString tablesFormat = anyTables + u'3';
/// A table takes a few hundred bytes.
constexpr qint64 largestTables = 256 * 1024;
/// How long one program waits for another that is writing, in milliseconds.
constexpr int tablesPatience = 3000;
constexpr int longestGame = 40;

bool isSameTable(const QString& one, const QString& other) {
    const auto first = network::anyCodeFromText(one);
    const auto second = network::anyCodeFromText(other);
    return first && second && first->pin == second->pin && first->table == second->table;
}

/// The text of a value, which may be empty, if it is a name.
std::optional<QString> nameIn(const JsonValue& value) {
    if (value.isText() && fitsName(value.node()->text) && canonicalName(value.node()->text) == value.node()->text)
        return value.node()->text;
    if (value) value.reportExpected(ProblemKind::ExpectedText);
    return std::nullopt;
}

std::optional<RememberedTable> tableIn(const JsonValue& value) {
    const JsonObject object = value.object({"code", "game", "names", "seats", "name"}, {"user", "authorities"});
    RememberedTable table;
    const auto code = object["code"].text();
    const auto read = code ? network::codeFromText(*code) : std::nullopt;
    const auto letters = code ? network::brokerCodeFromText(*code) : std::nullopt;
    const auto game = object["game"].text();
    const auto name = nameIn(object["name"]);
    if (!code || !game || !name) return std::nullopt;
    const bool isCode = read || letters;
    if (!isCode || game->size() > longestGame) {
        object[isCode ? "game" : "code"].report(ProblemKind::WrongFormat, {tablesFormat, *(isCode ? game : code)});
        return std::nullopt;
    }
    struct Optional {
        const char* name;
        qsizetype longest;
        QString& text;
    };
    for (const Optional& each : {Optional{"user", RememberedTables::longestUser, table.user}, {"authorities", RememberedTables::longestPath, table.authorities}}) {
        const JsonValue member = object[each.name];
        if (!member) continue;
        const auto text = member.text();
        if (!text) return std::nullopt;
        if (text->size() > each.longest) {
            member.report(ProblemKind::WrongFormat, {tablesFormat, *text});
            return std::nullopt;
        }
        each.text = *text;
    }
    table.code = letters ? network::codeText(letters->broker, letters->code.pin, letters->code.table) : network::codeText(*read);
    table.game = *game;
    table.name = *name;
    for (const JsonValue& each : object["names"].list(0, network::mostSeats))
        if (const auto one = nameIn(each)) table.names.append(*one);
    for (const JsonValue& each : object["seats"].list(1, network::mostSeats))
        if (const auto seat = each.integer(1, network::mostSeats)) table.seats.append(*seat);
    return table;
}

/// What the text of a file says; nothing, with problems, if it is none of ours.
std::optional<QList<RememberedTable>> tablesIn(const QByteArray& bytes, const QString& file, QList<Problem>& problems,
                                               bool& later) {
    const auto tree = parseJson(bytes, file, problems);
    if (!tree) return std::nullopt;
    const JsonSource source{file, &problems};
    const JsonValue whole(source, *tree);
    // Of a later program nothing is known but its name.
    const JsonValue named = whole.isObject() ? whole.freeObject()["format"] : JsonValue();
    const QStringList known{plainFormat, brokerFormat, tablesFormat};
    later = named.isText() && named.node()->text.startsWith(anyTables) && !known.contains(named.node()->text);
    if (later) {
        named.expect(tablesFormat);
        return std::nullopt;
    }
    const JsonObject root = whole.object({"format", "tables"});
    if (!named.isText() || !known.contains(named.node()->text)) root["format"].expect(tablesFormat);
    QList<RememberedTable> tables;
    for (const JsonValue& each : root["tables"].list(0, RememberedTables::most))
        if (const auto table = tableIn(each)) tables.append(*table);
    return problems.isEmpty() ? std::optional(tables) : std::nullopt;
}

QByteArray tablesText(const QList<RememberedTable>& tables) {
    QJsonArray list;
    QString format = plainFormat; // a later one sorts behind an earlier one
    for (const RememberedTable& table : tables) {
        QJsonArray seats;
        for (const int seat : table.seats)
            seats.append(seat);
        QJsonObject object{{QStringLiteral("code"), table.code},
                           {QStringLiteral("game"), table.game},
                           {QStringLiteral("names"), QJsonArray::fromStringList(table.names)},
                           {QStringLiteral("seats"), seats},
                           {QStringLiteral("name"), table.name}};
        if (!table.user.isEmpty()) object.insert(QStringLiteral("user"), table.user);
        if (!table.authorities.isEmpty()) object.insert(QStringLiteral("authorities"), table.authorities);
        if (!table.authorities.isEmpty()) format = tablesFormat;
        else if (network::brokerCodeFromText(table.code)) format = std::max(format, brokerFormat);
        list.append(object);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), format}, {QStringLiteral("tables"), list}}).toJson();
}

} // namespace

QString RememberedTables::usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/joined.json");
}

const QList<RememberedTable>& RememberedTables::all() {
    if (!std::exchange(m_read, true)) read();
    return m_tables;
}

std::optional<RememberedTable> RememberedTables::find(const QString& code) {
    for (const RememberedTable& table : all())
        if (isSameTable(table.code, code)) return table;
    return std::nullopt;
}

void RememberedTables::keep(const RememberedTable& table) {
    if (!all().isEmpty() && m_tables.first() == table) return;
    change([&](QList<RememberedTable>& tables) {
        tables.removeIf([&](const RememberedTable& each) { return isSameTable(each.code, table.code); });
        tables.prepend(table);
        tables.resize(std::min<qsizetype>(tables.size(), most));
    });
}

void RememberedTables::forget(const QString& code) {
    if (find(code))
        change([&](QList<RememberedTable>& tables) {
            tables.removeIf([&](const RememberedTable& each) { return isSameTable(each.code, code); });
        });
}

void RememberedTables::read() {
    if (!QFileInfo::exists(m_file) && !QFileInfo(m_file).isSymLink()) return m_tables.clear();
    QList<Problem> problems;
    FileFault unreadable;
    bool later = false;
    const auto bytes = readRegularFile(m_file, largestTables, unreadable);
    const auto found = bytes ? tablesIn(*bytes, m_file, problems, later) : std::nullopt;
    if (!bytes) problems.append(fileProblem(unreadable, m_file, largestTables));
    if (found) m_tables = *found;
    if (problems.isEmpty()) return;
    // A folder, pipe or device, and the file of a later program, are not ours to move.
    const QString aside = m_file + QStringLiteral(".broken");
    const bool isOurs = !later && (bytes || unreadable.kind != FileFault::Kind::NotRegular);
    m_frozen = !isOurs || std::rename(QFile::encodeName(m_file).constData(), QFile::encodeName(aside).constData()) != 0;
    m_fault = Fault{problems.first(), m_file, m_frozen ? QString() : aside, m_frozen};
}

template <class Change> void RememberedTables::change(Change how) {
    QDir().mkpath(QFileInfo(m_file).path());
    // Between looking and writing nobody else may come.
    QLockFile lock(m_file + QStringLiteral(".lock"));
    const bool locked = !m_frozen && lock.tryLock(tablesPatience);
    if (!m_frozen) read();
    how(m_tables);
    if (m_frozen) return;
    QSaveFile out(m_file);
    const bool open = locked && out.open(QIODevice::WriteOnly) && out.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (open && out.write(tablesText(m_tables)) >= 0 && out.commit()) {
        if (m_fault && m_fault->problem.kind == ProblemKind::TablesNotWritten) m_fault.reset();
        return;
    }
    const QString reason = locked ? out.errorString() : systemReason(EAGAIN);
    m_fault = Fault{{m_file, {}, 0, 0, ProblemKind::TablesNotWritten, {reason}}, m_file, {}, false};
}

} // namespace magister
