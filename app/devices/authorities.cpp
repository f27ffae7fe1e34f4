// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/devices/authorities.h"

#include "app/content/file_bytes.h"

#include <QSslCertificate>

namespace magister {

namespace {
/// All those of a system take a few hundred kilobytes.
constexpr qint64 largestAuthorities = 4 * 1024 * 1024;
} // namespace

QString authoritiesProblem(const QString& file) {
    if (file.isEmpty()) return {};
    FileFault unreadable;
    const auto bytes = readRegularFile(file, largestAuthorities, unreadable);
    if (!bytes) return QStringLiteral("unreadable-authorities");
    return QSslCertificate::fromData(*bytes, QSsl::Pem).isEmpty() ? QStringLiteral("no-authorities") : QString();
}

} // namespace magister
