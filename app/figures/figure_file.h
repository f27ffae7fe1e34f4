// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/figures/figure_stager.h"

#include <QMap>

#include <optional>

namespace magister {

/// Reads resources/figures/<game>/<id>.json and plays it. Strict: unknown keys, rules, targets and paths are problems,
/// and so is a command that the engine refuses (or accepts, where the figure shows a refusal), a target that is there
/// neither before nor after, and a value that is not as told; each with its place. Nothing if there was any.
std::optional<PlayedFigure> readFigure(const QString& path, const QString& shownAs,
                                       const FigureStager& stager, QList<Problem>& problems);

/// Reads translations/<language>/<game>/figures.json: the words of these figures and of no others. What is sound is
/// given, by the id of the figure.
QMap<QString, FigureWords> readFigureWords(const QString& path, const QString& shownAs, const QString& language,
                                           const QStringList& ids, QList<Problem>& problems);

} // namespace magister
