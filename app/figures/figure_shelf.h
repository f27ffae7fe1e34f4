// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/data_folder.h"
#include "figure_file.h"
#include "figure_parts.h"

#include <map>
#include <set>

namespace magister {

/// The figures of Messina 1347 in a data folder with their words in five languages. Always played with the printed pack:
/// what they tell is printed. One with a problem is left out, the others stay.
class FigureShelf {
public:
    explicit FigureShelf(const DataFolder& data);
    /// The one of the program's data folder, read when it is first asked for. For the thread of the screens.
    static const FigureShelf& shared();

    QStringList ids() const; ///< by name
    /// Figures that show a rule; those that show it first come first.
    QStringList showing(const QString& rule) const;
    /// Null if there is none with that id.
    const PlayedFigure* find(const QString& id) const;
    /// Ready to be drawn. Empty if there is none with that id.
    const FigurePicture& picture(const QString& id) const;
    /// In one of the five languages; empty where the words are missing.
    FigureWords words(const QString& id, const QString& language) const;

    const QList<Problem>& problems() const { return m_problems; }

private:
    std::map<QString, PlayedFigure> m_figures;
    mutable std::map<QString, FigurePicture> m_pictures; ///< made when first asked for
    std::map<QString, QMap<QString, FigureWords>> m_words; ///< by language
    QList<Problem> m_problems;
};

/// Reads every figure of a data folder with its words and appends what is wrong. Needs a sound pack: without one nothing
/// is read, since the pack's own problems are told elsewhere. Gives the number of sound figures.
int checkFigures(const DataFolder& data, QList<Problem>& problems);

} // namespace magister
