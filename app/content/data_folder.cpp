// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/data_folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace magister {

namespace {

/// What the file at the top of a build tree names, for a program that lies in one; empty for any other.
QString ofBuildTree(QDir folder) {
    do {
        QFile named(folder.filePath(QStringLiteral("magister-ludi.data")));
        if (named.open(QIODevice::ReadOnly)) return QString::fromUtf8(named.readLine(4096)).trimmed();
    } while (folder.cdUp());
    return {};
}

} // namespace

const QStringList& languages() {
    static const QStringList all{QStringLiteral("en"), QStringLiteral("pl"), QStringLiteral("cs"), QStringLiteral("de"),
                                 QStringLiteral("ru")};
    return all;
}

DataFolder DataFolder::find() {
    const QDir program(QCoreApplication::instance() ? QCoreApplication::applicationDirPath() : QDir::currentPath());
    const QString installed = program.filePath(QStringLiteral(MAGISTER_DATA_FROM_PROGRAM));
    const auto holds = [](const QString& place) { return QFileInfo(place + QStringLiteral("/resources")).isDir(); };
    if (const QString chosen = qEnvironmentVariable("MAGISTER_DATA"); !chosen.isEmpty() && holds(chosen))
        return DataFolder(QDir(chosen).absolutePath());
    if (!holds(installed))
        if (const QString sources = ofBuildTree(program); !sources.isEmpty()) return DataFolder(QDir(sources).absolutePath());
    // Where it should be, if there is none: that is what a message then names.
    return DataFolder(QDir(installed).absolutePath());
}

QString DataFolder::packs(const QString& game) const {
    return QStringLiteral("%1/resources/packs/%2").arg(m_path, game);
}

QString DataFolder::lessons(const QString& game) const {
    return QStringLiteral("%1/resources/lessons/%2").arg(m_path, game);
}

QString DataFolder::course(const QString& game) const {
    return QStringLiteral("%1/resources/courses/%2.json").arg(m_path, game);
}

QString DataFolder::lessonWords(const QString& game, const QString& language) const {
    return QStringLiteral("%1/translations/%2/%3/lessons").arg(m_path, language, game);
}

QString DataFolder::articles(const QString& game, const QString& language) const {
    return QStringLiteral("%1/translations/%2/%3/rules").arg(m_path, language, game);
}

QString DataFolder::names(const QString& game, const QString& language) const {
    return QStringLiteral("%1/translations/%2/%3/names.json").arg(m_path, language, game);
}

QString DataFolder::rulingWords(const QString& game, const QString& language) const {
    return QStringLiteral("%1/translations/%2/%3/rulings.json").arg(m_path, language, game);
}

QString DataFolder::glossary(const QString& game, const QString& language) const {
    return QStringLiteral("%1/translations/%2/%3/glossary.json").arg(m_path, language, game);
}

QString DataFolder::boxWords(const QString& game, const QString& language) const {
    return QStringLiteral("%1/translations/%2/%3/box.json").arg(m_path, language, game);
}

QString DataFolder::shown(const QString& path) const {
    const QString clean = QDir::cleanPath(path);
    const QString root = QDir::cleanPath(m_path) + QLatin1Char('/');
    return clean.startsWith(root) ? clean.mid(root.size()) : clean;
}

} // namespace magister
