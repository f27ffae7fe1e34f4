// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/bookmarks.h"

#include "app/content/file_bytes.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>

namespace magister {

QString Bookmarks::usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/bookmarks.txt";
}

Bookmarks::Bookmarks(const QString& file, QObject* parent) : QObject(parent), m_file(file) {
    static const QRegularExpression id("^[a-z0-9.-]{1,100}$");
    FileFault without; // marks that cannot be read are none
    for (const QByteArray& line : readBeginning(file, 64 * 1024, without).value_or(QByteArray()).split('\n')) {
        const QString rule = QString::fromUtf8(line).trimmed();
        if (id.match(rule).hasMatch() && !m_rules.contains(rule) && m_rules.size() < most) m_rules.append(rule);
    }
}

void Bookmarks::toggle(const QString& rule) {
    if (m_rules.contains(rule))
        m_rules.removeAll(rule);
    else if (m_rules.size() < most)
        m_rules.append(rule);
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile stored(m_file);
    if (stored.open(QIODevice::WriteOnly)) {
        stored.write(m_rules.join(QLatin1Char('\n')).toUtf8());
        stored.commit(); // without a disk the marks last as long as the program
    }
    emit changed();
}

} // namespace magister

#include "moc_bookmarks.cpp"
