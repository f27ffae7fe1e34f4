// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/load_links.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>

namespace magister::network {

namespace {

/// Where it lies in a build tree, for a program that lies in one; empty for any other.
QString inBuildTree(QDir folder) {
    do {
        if (folder.exists(QStringLiteral("magister-ludi.data")))
            return folder.filePath(QStringLiteral("plugins/magister-network.so"));
    } while (folder.cdUp());
    return {};
}

/// Where it is, or should be.
QString pluginPath() {
    const QDir program(QCoreApplication::applicationDirPath());
    const QString installed =
        QDir::cleanPath(program.filePath(QStringLiteral(MAGISTER_PLUGINS_FROM_PROGRAM "/magister-network.so")));
    if (!QFileInfo::exists(installed))
        if (const QString built = inBuildTree(program); !built.isEmpty()) return built;
    return installed;
}

} // namespace

NetworkLinks* loadNetworkLinks(QString& problem) {
    QPluginLoader loader(pluginPath());
    if (auto* links = qobject_cast<NetworkLinks*>(loader.instance())) return links;
    problem = loader.errorString();
    return nullptr;
}

} // namespace magister::network
