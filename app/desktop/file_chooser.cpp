// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/file_chooser.h"

#include <QFileDialog>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QWindow>

namespace magister {

namespace {

QFileDialog* dialogToWrite(const QString& title, const QString& name, const QString& files, const QString& suffix) {
    auto* dialog =
        new QFileDialog(nullptr, title, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), files);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(name);
    return dialog;
}

QFileDialog* dialogToRead(const QString& title, const QString& files) {
    auto* dialog = new QFileDialog(nullptr, title, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), files);
    dialog->setFileMode(QFileDialog::ExistingFile);
    return dialog;
}

} // namespace

void FileChooser::newPdf(const QString& name, const QJSValue& then) {
    open(dialogToWrite(tr("Save as PDF"), name, tr("PDF files (*.pdf)"), QStringLiteral("pdf")), then);
}

void FileChooser::newGameFile(const QString& name, const QJSValue& then) {
    open(dialogToWrite(tr("Export the game to"), name, tr("Saved games (*.game)"), QStringLiteral("game")), then);
}

void FileChooser::newLearntFile(const QString& name, const QJSValue& then) {
    open(dialogToWrite(tr("Export learning progress to"), name, tr("JSON files (*.json)"), QStringLiteral("json")),
         then);
}

void FileChooser::gameFile(const QJSValue& then) {
    open(dialogToRead(tr("Import a saved game"), tr("Saved games (*.game);;All files (*)")), then);
}

void FileChooser::certificatesFile(const QJSValue& then) {
    open(dialogToRead(tr("Choose a file of certificates"), tr("Certificates (*.pem *.crt *.cer);;All files (*)")), then);
}

void FileChooser::open(QFileDialog* dialog, const QJSValue& then) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    // Only a dialog that has a window of its own can belong to another one.
    dialog->winId();
    if (QWindow* asking = QGuiApplication::focusWindow()) dialog->windowHandle()->setTransientParent(asking);
    connect(dialog, &QFileDialog::fileSelected, this, [then](const QString& path) {
        if (!path.isEmpty()) then.call({QJSValue(path)});
    });
    dialog->open();
}

} // namespace magister

#include "moc_file_chooser.cpp"
