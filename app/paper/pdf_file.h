// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "failure.h"

#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <memory>
#include <optional>

namespace magister::paper {

/// A PDF file in A4 that is being written. What was there under its name stays until finish() has written all of it.
class PdfFile {
public:
    /// `title` is what a reader of the file sees over the window.
    PdfFile(const QString& path, const QString& title);
    ~PdfFile();

    /// False if nothing can be written there; the reason is in finish().
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
