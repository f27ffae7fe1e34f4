// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/pdf_file.h"

#include "app/paper/type.h"

#include <QPageLayout>
#include <QPageSize>

namespace magister::paper {

PdfFile::PdfFile(const QString& path, const QString& title) : m_file(path) {
    if (!m_file.open(QIODevice::WriteOnly)) return;
    m_writer = std::make_unique<QPdfWriter>(&m_file);
    m_writer->setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
    m_writer->setResolution(dotsPerInch);
    m_writer->setTitle(title);
    m_writer->setCreator(QStringLiteral("Magister Ludi"));
    m_painter.begin(m_writer.get());
}

PdfFile::~PdfFile() {
    if (m_painter.isActive()) m_painter.end();
    m_file.cancelWriting();
}

std::optional<Failure> PdfFile::finish() {
    const bool drawn = m_painter.isActive() && m_painter.end();
    m_writer.reset();
    if (drawn && m_file.commit()) return std::nullopt;
    return Failure{Failure::Kind::NotWritten, m_file.fileName(), m_file.errorString()};
}

} // namespace magister::paper
