// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <QByteArray>
#include <QList>

#include <cstdint>
#include <optional>

/// What the heads of saved games have in common: game, setup, notes, fingerprint, pack. See README.md.
namespace magister {

/// A head taken apart; offsets count from the first byte of its body.
struct SaveHeadParts {
    struct Fault {
        ProblemKind kind{};
        qsizetype offset{};
        QStringList arguments;
    };
    std::optional<Fault> fault; ///< the first thing that is wrong
    QByteArrayView setup;       ///< its lines, not read yet
    qsizetype setupAt{};
    QList<QByteArray> notes;
    std::uint64_t state{};
    qsizetype stateAt{};
    QByteArrayView pack; ///< in base64
    qsizetype packAt{};
};
/// `body` must outlive the parts; it ends with a line feed. A head of another game than `game` has a fault.
SaveHeadParts saveHeadParts(QByteArrayView body, const char* game);

/// The body of a head. `setup` consists of whole lines; notes have no line feeds.
QByteArray saveHeadBody(const char* game, const QByteArray& setup, const QList<QByteArray>& notes, std::uint64_t state,
                        const QByteArray& packBytes);

/// The game named in a file's head: "messina", "orleans". Empty if it is not a saved game or its head has a problem,
/// which will be reported by whoever reads it.
QByteArray gameOfSave(const QString& path);

/// The beginning of the file, with its whole head; the whole file if that could not be read from its beginning alone.
/// Nothing after a problem.
std::optional<QByteArray> readSaveBeginning(const QString& path, Problem& problem);

/// An excerpt of a file for a message.
QString shownSaveText(QByteArrayView bytes);

} // namespace magister
