// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson.h"
#include "app/teaching/lesson_position.h"

#include <QString>
#include <QStringList>

#include <vector>

/// A figure as stored in its file: a worked example that the engine plays. No text.
namespace magister {

/// Where the figure rings possible moves.
enum class FigureOffers { Nowhere, Before, After };

/// A value stated in the text of a figure, pinned: the value at that path before and after the command.
struct ToldValue {
    QString path;
    QString before;
    QString after; ///< as `before` where no command is carried out
};

/// What a figure of one game says beside what all say. Each game has its own; who reads it knows which.
class FigureDetails {
public:
    virtual ~FigureDetails() = default;
};

struct Figure {
    QString id;
    QStringList rules; ///< the rules it shows, best example first
    LessonStart start;
    QString command;  ///< carried out between before and after, or refused; empty: a picture of one position
    QStringList then; ///< answers to what the command asks, part of the same example
    QString refused;  ///< id of the reason for which the engine refuses `command`; empty: it is accepted
    FigureOffers offers{};
    QStringList show; ///< targets
    bool repeat{};    ///< the half after the command shows everything again, also what stays as it is
    std::vector<ToldValue> told;
    std::shared_ptr<const FigureDetails> details; ///< null where the game adds nothing
};

/// A figure played by the engine.
struct PlayedFigure {
    Figure figure;
    PositionPtr before;
    PositionPtr after; ///< the same as `before` where nothing happens
};

/// The text of a figure in one language.
struct FigureWords {
    QString caption;     ///< one sentence that explains the example
    QString alternative; ///< what the picture shows, for those who do not see it
};

} // namespace magister
