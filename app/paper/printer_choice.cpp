// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/printer_choice.h"

#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>
#include <QWindow>

#include <memory>

namespace magister {

void choosePrinter(const QString& title, bool twoSided, const std::function<void(QPrinter& printer)>& then) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(QPageSize(QPageSize::A4));
    printer->setDocName(title);
    printer->setCreator(QStringLiteral("Magister Ludi"));
    if (twoSided) printer->setDuplex(QPrinter::DuplexLongSide);
    auto* dialog = new QPrintDialog(printer.get());
    // Which pages there are is decided before.
    dialog->setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    // Only a dialog that has a window of its own can belong to another one.
    dialog->winId();
    if (QWindow* asking = QGuiApplication::focusWindow()) dialog->windowHandle()->setTransientParent(asking);
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), dialog,
                     [printer, then] { then(*printer); });
    dialog->open();
}

} // namespace magister
