// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <qqml.h>

namespace magister {

/// Asks for files with the system's own dialogs.
class FileChooser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Path of a PDF file to write; empty if nobody wants one. `name` is proposed, in the folder of documents.
    Q_INVOKABLE QString newPdf(const QString& name) const;
    /// Path of a saved game to write, in the same way.
    Q_INVOKABLE QString newGameFile(const QString& name) const;
    /// Path of a saved game to read; empty if nobody wants one.
    Q_INVOKABLE QString gameFile() const;
};

} // namespace magister
