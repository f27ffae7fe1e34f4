// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/printout.h"

#include "app/paper/type.h"

#include <QPageLayout>
#include <QPageSize>

#include <algorithm>

namespace magister::paper {

Printout::Printout(const Destination& destination, const QString& title)
    : m_name(destination.name), m_device(destination.device) {
    if (m_device)
        openDevice();
    else
        openFile(title);
}

void Printout::openFile(const QString& title) {
    m_file.setFileName(m_name);
    if (!m_file.open(QIODevice::WriteOnly)) return;
    m_writer = std::make_unique<QPdfWriter>(&m_file);
    m_device = m_writer.get();
    m_writer->setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
    m_writer->setResolution(dotsPerInch);
    m_writer->setTitle(title);
    m_writer->setCreator(QStringLiteral("Magister Ludi"));
    m_painter.begin(m_writer.get());
}

void Printout::openDevice() {
    // Pages have margins of their own, wider than those that printers need.
    QPageLayout layout = m_device->pageLayout();
    layout.setMode(QPageLayout::FullPageMode);
    layout.setOrientation(QPageLayout::Portrait);
    m_device->setPageLayout(layout);
    if (!m_painter.begin(m_device)) return;
    const QSize paper = layout.fullRectPixels(m_device->logicalDpiX()).size();
    const double scale = std::min(paper.width() / pageWidth, paper.height() / pageHeight);
    const QSize fitted(qRound(pageWidth * scale), qRound(pageHeight * scale));
    m_painter.setWindow(0, 0, qRound(pageWidth), qRound(pageHeight));
    m_painter.setViewport(
        QRect(QPoint((paper.width() - fitted.width()) / 2, (paper.height() - fitted.height()) / 2), fitted));
}

Printout::~Printout() {
    if (m_painter.isActive()) m_painter.end();
    if (m_writer) m_file.cancelWriting();
}

std::optional<Failure> Printout::finish() {
    const bool drawn = m_painter.isActive() && m_painter.end();
    if (m_device && !m_writer)
        return drawn ? std::nullopt : std::optional(Failure{Failure::Kind::NotPrinted, m_name, {}});
    m_writer.reset();
    m_device = nullptr;
    if (drawn && m_file.commit()) return std::nullopt;
    return Failure{Failure::Kind::NotWritten, m_file.fileName(), m_file.errorString()};
}

} // namespace magister::paper
