// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"

#include <QVariantList>

/// Effects and prices as rows of icons: maps {icon, n, text}, with the icon names of resources/art. Two signs are no
/// pictures: "slash" (one side or the other) and "arrow" (pay, then get).
namespace magister::messina {

QString bookIcon(Book book);
QString tokenIcon(Token token);
QVariantList effectIcons(const Definition& definition, EffectIndex effect);
QVariantList costIcons(const Cost& cost);
/// What the red part of a solo tile takes; empty for nothing. solo.action
QVariantList soloIcons(const SoloTile& tile);
/// Citizens asked for by a district, and the lieutenant: maps {icon}.
QVariantList peopleIcons(const Hex& hex);

} // namespace magister::messina
