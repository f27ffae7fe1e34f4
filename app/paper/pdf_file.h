// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/failure.h"

#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <memory>
#include <optional>

namespace magister::paper {

/// An A4 PDF file being written. An existing file of that name stays until finish() has written all of the new one.
class PdfFile {
public:
    /// `title` is the document title that PDF viewers show.
    PdfFile(const QString& path, const QString& title);
    ~PdfFile();

    /// False if nothing can be written there; finish() returns the reason.
    bool isOpen() const { return m_painter.isActive(); }
    QPainter& painter() { return m_painter; }
    void newPage() { m_writer->newPage(); }
    /// Puts the file in its place. NotWritten if that fails; the old file stays then.
    std::optional<Failure> finish();

private:
    QSaveFile m_file;
    std::unique_ptr<QPdfWriter> m_writer;
    QPainter m_painter;
};

} // namespace magister::paper
