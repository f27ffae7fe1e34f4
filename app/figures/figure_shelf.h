// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/figures/figure_file.h"

#include <map>

namespace magister {

/// The figures of a game in a data folder with their words in five languages. Only their names and rules are read at
/// once; a figure is read and played, and the words of a language are read, when they are first asked for. For one thread.
class FigureShelf {
public:
    FigureShelf(const DataFolder& data, const FigureGame& game);
    /// That of a game in the program's data folder; null for a game without figures. For the thread of the screens.
    static const FigureShelf* shared(const QString& game);

    /// Every figure, by name, sound or not.
    QStringList ids() const;
    /// Figures that show a rule; those that show it first come first.
    QStringList showing(const QString& rule) const;
    /// Null if there is none with that id, or it is not sound.
    const PlayedFigure* find(const QString& id) const;
    /// Ready to be drawn. Empty if there is none with that id.
    const FigurePicture& picture(const QString& id) const;
    /// In one of the five languages; empty where the words are missing.
    FigureWords words(const QString& id, const QString& language) const;

    /// Reads everything and reports problems: figures by name, then texts by language.
    QList<Problem> problems() const;

private:
    struct Entry {
        QStringList rules;
        bool read{};
        std::optional<PlayedFigure> played;
        FigurePicture picture;
        QList<Problem> problems;
    };
    struct Words {
        QMap<QString, FigureWords> byFigure;
        QList<Problem> problems;
    };
    Entry& entry(const QString& id) const;
    const Words& wordsOf(const QString& language) const;

    QString folder() const;

    DataFolder m_data;
    FigureGame m_game;
    mutable bool m_packRead{};
    mutable std::unique_ptr<FigureStager> m_stager; ///< null without a sound pack
    mutable std::map<QString, Entry> m_entries;
    mutable std::map<QString, Words> m_words; ///< by language
};

/// Reads every figure of a data folder with its words, game by game, and appends what is wrong. Without a sound pack
/// nothing is read of a game, since the pack's own problems are told elsewhere. Gives the number of sound figures.
int checkFigures(const DataFolder& data, QList<Problem>& problems);
/// The same for one game.
int checkFiguresOf(const FigureGame& game, const DataFolder& data, QList<Problem>& problems);

} // namespace magister
