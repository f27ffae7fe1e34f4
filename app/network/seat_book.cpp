// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/seat_book.h"

#include "app/network/plain_json.h"
#include "app/network/seat_key.h"

#include "app/content/json_value.h"
#include "app/content/person_name.h"

#include <QFile>
#include <QSaveFile>

namespace magister::network {

std::optional<SeatBook> SeatBook::read(const QString& path, int seats) {
    QList<Problem> problems;
    const auto tree = readJson(path, path, problems);
    if (!tree) return std::nullopt;
    const JsonSource source{path, &problems};
    SeatBook book(path, seats);
    const JsonObject root = JsonValue(source, *tree).object({"seats"});
    const QList<JsonValue> entries = root["seats"].list(seats, seats);
    for (qsizetype i = 0; problems.isEmpty() && i < seats; ++i) {
        const JsonObject entry = entries[i].object({"name", "hash"});
        if (!entry || !entry["name"].isText() || !entry["hash"].isText()) return std::nullopt;
        Entry& found = book.m_entries[i];
        found.name = entry["name"].node()->text;
        found.hash = QByteArray::fromHex(entry["hash"].node()->text.toLatin1());
        if (found.name != canonicalName(found.name) || (!found.hash.isEmpty() && found.hash.size() != keySize))
            return std::nullopt;
    }
    return problems.isEmpty() ? std::optional(book) : std::nullopt;
}

bool SeatBook::set(int seat, const Entry& entry) {
    const Entry before = std::exchange(m_entries[seat - 1], entry);
    if (write()) return true;
    m_entries[seat - 1] = before;
    return false;
}

bool SeatBook::write() const {
    QList<QByteArray> seats;
    for (const Entry& entry : m_entries) {
        JsonBytes one;
        one.add("name", jsonText(QByteArrayView(entry.name.toUtf8())));
        one.add("hash", jsonText(QByteArrayView(entry.hash.toHex())));
        seats.append(one.object());
    }
    JsonBytes book;
    book.add("seats", jsonList(seats));
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)) return false;
    file.write(book.object() + '\n');
    return file.commit();
}

} // namespace magister::network
