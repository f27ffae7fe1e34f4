// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/data_folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace magister {

const QStringList& languages() {
    static const QStringList all{QStringLiteral("en"), QStringLiteral("pl"), QStringLiteral("cs"), QStringLiteral("de"),
                                 QStringLiteral("ru")};
    return all;
}

DataFolder DataFolder::find() {
    QStringList places;
    if (qEnvironmentVariableIsSet("MAGISTER_DATA")) places.append(qEnvironmentVariable("MAGISTER_DATA"));
    if (QCoreApplication::instance())
        places.append(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/magister-ludi"));
    for (const QString& place : places)
        if (QFileInfo(place + QStringLiteral("/resources")).isDir()) return DataFolder(QDir(place).absolutePath());
    return DataFolder(QDir(QStringLiteral(MAGISTER_DATA_DIR)).absolutePath());
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
