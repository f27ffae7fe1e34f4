// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/table_room.h"

/// What is done at a table of Orléans before it is looked at. Each gives what went wrong, empty when nothing did, and may
/// be done again at the same table.
namespace magister::orleans {

using Pose = std::function<QString(test::TableRoom&)>;

QString pickUpFollower(test::TableRoom& room);
QString pickUpTechnology(test::TableRoom& room);
/// Something that is refused for three things that could be done instead.
QString openRefusal(test::TableRoom& room);
/// A click that could mean three things or more.
QString openMenu(test::TableRoom& room);
QString openBag(test::TableRoom& room);
QString openGoods(test::TableRoom& room);
QString openStacks(test::TableRoom& room);
QString openLog(test::TableRoom& room);
QString openHistory(test::TableRoom& room);
QString tryOut(test::TableRoom& room);
/// The cloth before the next one who plans.
QString drawCurtain(test::TableRoom& room);
QString showNeighbour(test::TableRoom& room);
/// The keyboard on a thing of the seat in turn: what a click would do is told.
Pose focusOwn(const QString& part);
/// The same, and its card.
Pose cardOfOwn(const QString& part);
QString walkScore(test::TableRoom& room);
QString openScoreStory(test::TableRoom& room);

} // namespace magister::orleans
