// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/lesson_vocabulary.h"
#include "app/figures/figure.h"
#include "app/figures/figure_picture.h"

#include <optional>

/// What figures need of a game.
namespace magister {

/// One half of a figure as its game stages it: the position before the command, or after it. Refers to the figure.
class FigureHalf {
public:
    virtual ~FigureHalf() = default;
    /// Targets with the same answer are drawn as one part: "seat:1/hut". Empty: it is counted, not drawn.
    virtual QString groupOf(const QString& target) const = 0;
    /// The part that shows these targets of a group; nothing while none of them is on the table.
    virtual std::optional<FigurePart> part(const QString& group, const QStringList& targets) const = 0;
    /// What is counted at a target, `before` and `after` both as it is in this half.
    virtual std::vector<Counter> counters(const QString& target) const = 0;
    /// Tincture of who gives the command; empty where nobody is seen to do so.
    virtual QString actor() const = 0;
};

/// Reads what a figure of one game says beside what all say, and stages it.
class FigureStager {
public:
    virtual ~FigureStager() = default;
    virtual const LessonVocabulary& vocabulary() const = 0;
    /// A thing that can be shown, among so many players.
    virtual bool isTarget(const QString& target, int players) const { return vocabulary().isTarget(target, players); }
    /// Keys that its files may have beside those of every game, and what stands there; called once the rest is read.
    virtual QStringList ownKeys() const { return {}; }
    virtual void readOwn(const JsonObject& file, Figure& figure) const {
        Q_UNUSED(file)
        Q_UNUSED(figure)
    }
    /// Where it begins; null and `problem` filled when its commands are refused.
    virtual PositionPtr at(const LessonStart& start, QString* problem) const = 0;
    virtual std::unique_ptr<FigureHalf> half(const PlayedFigure& played, bool after) const = 0;
};

/// Over the vocabulary and the LessonPositionOf of a game; the halves are left to it.
template <class Vocabulary, class Position> class FigureStagerOf : public FigureStager {
public:
    using Definition = typename Position::Definition;
    explicit FigureStagerOf(Definition definition)
        : m_definition(std::make_shared<const Definition>(std::move(definition))), m_vocabulary(m_definition.get()) {}

    const LessonVocabulary& vocabulary() const override { return m_vocabulary; }
    PositionPtr at(const LessonStart& start, QString* problem) const override {
        return Position::at(m_definition, start, problem);
    }

private:
    std::shared_ptr<const Definition> m_definition;
    Vocabulary m_vocabulary;
};

/// A game that has figures.
struct FigureGame {
    QString id; ///< as in packs and folders
    /// Plays them with the printed pack: what they tell is printed. Null without a sound one.
    std::unique_ptr<FigureStager> (*stager)(const DataFolder& data){};
};
/// Every game that has figures, in the order of the shelf. Declared for this room, defined where games are listed:
/// app/game/game_figures.cpp.
const QList<FigureGame>& allFigureGames();
/// Null for a game without figures.
const FigureGame* findFigureGame(const QString& id);

/// "seat:2/hut/1" -> player 1, "hut/1". Nothing when it is no target of a seat.
struct SeatTarget {
    std::uint8_t player{};
    QString part;
};
std::optional<SeatTarget> seatTargetOf(const QString& target);

/// Whether the half can show the target.
bool isShown(const FigureHalf& half, const QString& target);
/// The whole picture. Precondition: every target is shown before or after.
FigurePicture pictureOf(const FigureStager& stager, const PlayedFigure& played);

} // namespace magister
