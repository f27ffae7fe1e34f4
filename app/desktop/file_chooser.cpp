// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_chooser.h"

#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

namespace magister {

QString FileChooser::newPdf(const QString& name) const {
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    QString path = QFileDialog::getSaveFileName(nullptr, tr("Save as PDF"), documents.filePath(name),
                                                tr("PDF files (*.pdf)"));
    if (!path.isEmpty() && !path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) path += QLatin1String(".pdf");
    return path;
}

QString FileChooser::newGameFile(const QString& name) const {
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    QString path = QFileDialog::getSaveFileName(nullptr, tr("Export the game to"), documents.filePath(name),
                                                tr("Saved games (*.game)"));
    if (!path.isEmpty() && !path.endsWith(QLatin1String(".game"), Qt::CaseInsensitive)) path += QLatin1String(".game");
    return path;
}

QString FileChooser::gameFile() const {
    return QFileDialog::getOpenFileName(nullptr, tr("Import a saved game"),
                                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                        tr("Saved games (*.game);;All files (*)"));
}

} // namespace magister
