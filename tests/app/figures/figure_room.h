// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/figures/figure_file.h"
#include "app/figures/figure_shelf.h"

/// What the tests of figures share: the real figures of Messina 1347, and copies of them with something changed.
namespace magister {

class FigureRoom {
public:
    /// Fails loudly (throws) when the pack cannot be read.
    FigureRoom();

    const DataFolder& data() const { return m_data; }
    const FigureShelf& shelf() const { return m_shelf; }
    /// The text of a real figure's file.
    QString text(const QString& id) const;
    /// Reads a figure from a text, under its name.
    std::optional<PlayedFigure> read(const QString& id, const QString& text, QList<Problem>& problems) const;

private:
    DataFolder m_data;
    std::unique_ptr<FigureStager> m_stager;
    FigureShelf m_shelf;
};

/// Problems as lines for a test's output.
QString shown(const QList<Problem>& problems);

} // namespace magister
