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

} // namespace magister
