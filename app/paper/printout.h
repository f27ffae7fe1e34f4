// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/destination.h"
#include "app/paper/failure.h"

#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <memory>
#include <optional>

namespace magister::paper {

/// A4 pages being written. An existing file of that name stays until finish() has written all of the new one.
class Printout {
public:
    /// `title` is the document title that PDF viewers show; a device has its own.
    Printout(const Destination& destination, const QString& title);
    ~Printout();

    /// False if nothing can be written there; finish() returns the reason.
    bool isOpen() const { return m_painter.isActive(); }
    /// Draws in dots of an A4 page, whatever the paper is.
    QPainter& painter() { return m_painter; }
    void newPage() { m_device->newPage(); }
    /// Puts the file in its place, or gives the pages to the device. NotWritten or NotPrinted if that fails; the old
    /// file stays then.
    std::optional<Failure> finish();

private:
    void openFile(const QString& title);
    void openDevice();

    QString m_name; ///< as in Destination
    QSaveFile m_file;
    std::unique_ptr<QPdfWriter> m_writer; ///< null for another device
    QPagedPaintDevice* m_device;
    QPainter m_painter;
};

} // namespace magister::paper
