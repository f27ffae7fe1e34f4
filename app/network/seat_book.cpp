// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/seat_book.h"

#include "app/network/join_code.h"
#include "app/network/plain_json.h"
#include "app/network/seat_key.h"

#include "app/content/json_value.h"
#include "app/content/person_name.h"

#include <QFile>
#include <QSaveFile>

#include <utility>

namespace magister::network {
namespace {

const QString anyFormat = QStringLiteral("magister-seats/");
const QString bookFormat = anyFormat + u'1';

} // namespace

std::optional<SeatBook> SeatBook::read(const QString& path, int seats, bool* isOfLater) {
    QList<Problem> problems;
    const auto tree = readJson(path, path, problems);
    if (!tree) return std::nullopt;
    const JsonSource source{path, &problems};
    const JsonValue whole(source, *tree);
    const JsonValue named = whole.isObject() ? whole.freeObject()["format"] : JsonValue();
    if (isOfLater) *isOfLater = named.isText() && named.node()->text.startsWith(anyFormat) && named.node()->text != bookFormat;
    SeatBook book(path, seats);
    const JsonObject root = whole.object({"format", "seats"}, {"table", "port"});
    root["format"].expect(bookFormat);
    const QList<JsonValue> entries = root["seats"].list(seats, seats);
    for (qsizetype i = 0; problems.isEmpty() && i < seats; ++i) {
        const JsonObject entry = entries[i].object({"name", "hash"}, {"void"});
        if (!entry || !entry["name"].isText() || !entry["hash"].isText()) return std::nullopt;
        Entry& found = book.m_entries[i];
        found.name = entry["name"].node()->text;
        found.hash = QByteArray::fromHex(entry["hash"].node()->text.toLatin1());
        if (found.name != canonicalName(found.name) || (!found.hash.isEmpty() && found.hash.size() != keySize))
            return std::nullopt;
        if (!entry.has("void")) continue;
        for (const JsonValue& each : entry["void"].list(0, mostVoid)) {
            const QByteArray hash = each.isText() ? QByteArray::fromHex(each.node()->text.toLatin1()) : QByteArray();
            if (hash.size() != keySize) return std::nullopt;
            book.m_void[i].append(hash);
        }
    }
    if (root.has("table")) book.m_table = root["table"].text().value_or(QString());
    if (root.has("port")) book.m_port = static_cast<quint16>(root["port"].integer(1, 65'535).value_or(0));
    if (!book.m_table.isEmpty() && !isTableId(book.m_table)) return std::nullopt;
    return problems.isEmpty() ? std::optional(book) : std::nullopt;
}

bool SeatBook::set(int seat, const Entry& entry) {
    const Entry before = std::exchange(m_entries[seat - 1], entry);
    if (write()) {
        m_isBehind = false;
        m_problem.clear();
        return true;
    }
    m_entries[seat - 1] = before;
    return false;
}

bool SeatBook::forget(int seat) {
    const Entry before = std::exchange(m_entries[seat - 1], Entry{});
    if (before != Entry{}) {
        QList<QByteArray>& old = m_void[seat - 1];
        if (!before.hash.isEmpty()) old.append(before.hash);
        if (old.size() > mostVoid) old.removeFirst();
        m_isBehind = true;
    }
    return keep();
}

bool SeatBook::keep() {
    if (!m_isBehind) return true;
    m_isBehind = !write(&m_problem);
    if (!m_isBehind) m_problem.clear();
    return !m_isBehind;
}

bool SeatBook::leave(int seat) {
    const SeatBook before = *this;
    if (forget(seat)) return true;
    *this = before;
    return false;
}

void SeatBook::setPlace(const QString& table, quint16 port) {
    m_table = table;
    m_port = port;
}

bool SeatBook::write(QString* problem) const {
    QList<QByteArray> seats;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        JsonBytes one;
        one.add("name", jsonText(QByteArrayView(m_entries[i].name.toUtf8())));
        one.add("hash", jsonText(QByteArrayView(m_entries[i].hash.toHex())));
        QList<QByteArray> old;
        for (const QByteArray& hash : m_void[i])
            old.append(jsonText(QByteArrayView(hash.toHex())));
        if (!old.isEmpty()) one.add("void", jsonList(old));
        seats.append(one.object());
    }
    JsonBytes book;
    book.add("format", jsonText(QByteArrayView(bookFormat.toUtf8())));
    book.add("seats", jsonList(seats));
    if (!m_table.isEmpty()) book.add("table", jsonText(QByteArrayView(m_table.toUtf8())));
    if (m_port != 0) book.add("port", QByteArray::number(m_port));
    QSaveFile file(m_path);
    const bool open = file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (open && file.write(book.object() + '\n') > 0 && file.commit()) return true;
    if (problem) *problem = file.errorString();
    return false;
}

} // namespace magister::network
