// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJSValue>
#include <QObject>
#include <qqml.h>

class QFileDialog;

namespace magister {

/// Asks for files with the system's own dialogs. A dialog belongs to the window that asks, which waits behind it; the
/// call returns at once, and `then` is called with the path when somebody has chosen one, and not at all otherwise.
class FileChooser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// A PDF file to write. `name` is proposed, in the folder of documents.
    Q_INVOKABLE void newPdf(const QString& name, const QJSValue& then);
    /// A saved game to write, in the same way.
    Q_INVOKABLE void newGameFile(const QString& name, const QJSValue& then);
    /// What somebody has learnt, to write, in the same way.
    Q_INVOKABLE void newLearntFile(const QString& name, const QJSValue& then);
    /// A saved game to read.
    Q_INVOKABLE void gameFile(const QJSValue& then);
    /// A file of certificates to read.
    Q_INVOKABLE void certificatesFile(const QJSValue& then);

private:
    void open(QFileDialog* dialog, const QJSValue& then);
};

} // namespace magister
