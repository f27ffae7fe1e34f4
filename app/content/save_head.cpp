// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/save_head.h"

#include "app/content/journal_file.h"

#include "app/content/file_bytes.h"

#include <algorithm>

namespace magister {

namespace {

constexpr QByteArrayView gameKey("game ");
constexpr QByteArrayView stateKey("state ");
constexpr QByteArrayView packKey("pack ");
constexpr QByteArrayView noteKey("note ");

QByteArrayView firstLine(QByteArrayView body) { return body.first(body.indexOf('\n')); }

} // namespace

QString shownSaveText(QByteArrayView bytes) {
    return QString::fromUtf8(bytes.first(std::min<qsizetype>(bytes.size(), 80)).toByteArray()).simplified();
}

SaveHeadParts saveHeadParts(QByteArrayView body, const char* game) {
    SaveHeadParts parts;
    const auto fail = [&parts](ProblemKind kind, qsizetype offset, const QStringList& arguments) {
        parts.fault = {kind, offset, arguments};
        return parts;
    };
    const QByteArrayView gameLine = firstLine(body);
    if (!gameLine.startsWith(gameKey))
        return fail(ProblemKind::SaveMalformed, 0, {QStringLiteral("game"), shownSaveText(gameLine)});
    if (gameLine.sliced(gameKey.size()) != QByteArrayView(game))
        return fail(ProblemKind::SaveUnknownGame, gameKey.size(), {shownSaveText(gameLine.sliced(gameKey.size()))});
    // The last two lines are the hash and the pack; all between is the setup, and notes behind it.
    parts.packAt = body.chopped(1).lastIndexOf('\n') + 1;
    parts.stateAt = parts.packAt > 1 ? body.first(parts.packAt - 1).lastIndexOf('\n') + 1 : 0;
    const QByteArrayView packLine = body.sliced(parts.packAt).chopped(1);
    const QByteArrayView stateLine = body.sliced(parts.stateAt, std::max<qsizetype>(parts.packAt - parts.stateAt - 1, 0));
    if (!packLine.startsWith(packKey))
        return fail(ProblemKind::SaveMalformed, parts.packAt, {QStringLiteral("pack"), shownSaveText(packLine)});
    parts.pack = packLine.sliced(packKey.size());
    const auto state = stateLine.startsWith(stateKey) ? hashFromDigits(stateLine.sliced(stateKey.size())) : std::nullopt;
    if (!state)
        return fail(ProblemKind::SaveMalformed, parts.stateAt, {QStringLiteral("state 0-9 a-f"), shownSaveText(stateLine)});
    parts.state = *state;
    parts.setupAt = gameLine.size() + 1;
    qsizetype end = parts.stateAt;
    while (end > parts.setupAt) {
        const qsizetype start = body.first(end - 1).lastIndexOf('\n') + 1;
        if (!body.sliced(start).startsWith(noteKey)) break;
        parts.notes.prepend(body.sliced(start, end - 1 - start).sliced(noteKey.size()).toByteArray());
        end = start;
    }
    parts.setup = body.sliced(parts.setupAt, end - parts.setupAt);
    return parts;
}

QByteArray saveHeadBody(const char* game, const QByteArray& setup, const QList<QByteArray>& notes, std::uint64_t state,
                        const QByteArray& packBytes) {
    QByteArray body = gameKey.toByteArray() + game + '\n' + setup;
    for (const QByteArray& note : notes)
        body += noteKey.toByteArray() + note + '\n';
    return body + stateKey.toByteArray() + hashDigits(state) + '\n' + packKey.toByteArray() + packBytes.toBase64() + '\n';
}

std::optional<QByteArray> readSaveBeginning(const QString& path, Problem& problem) {
    // Nearly every head is shorter than this; the whole file is read for one that is not, or to say what is wrong.
    constexpr qint64 first = 64 * 1024;
    FileFault fault;
    const auto bytes = readBeginning(path, first, fault);
    if (bytes)
        if (JournalReader quick(*bytes); quick.head()) return bytes;
    return readSaveBytes(path, problem);
}

QByteArray gameOfSave(const QString& path) {
    Problem problem;
    const auto bytes = readSaveBeginning(path, problem);
    if (!bytes) return {};
    JournalReader reader(*bytes);
    const auto body = reader.head();
    if (!body || !body->startsWith(gameKey)) return {};
    return firstLine(*body).sliced(gameKey.size()).toByteArray();
}

} // namespace magister
