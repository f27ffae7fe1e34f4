// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <initializer_list>

class QMessageLogContext;

namespace magister {

/// Whether the command line has one of these words.
bool isGiven(int argc, char* argv[], std::initializer_list<const char*> words);
/// False: no display is named anywhere, and no platform of Qt that needs none.
bool mayHaveScreen(int argc, char* argv[]);
/// That there is no display, in the language of the system.
QString noScreen();
/// A message handler for the time in which QApplication is made: where it finds no screen, Qt would end the program with the
/// advice to install it again, which would not help. Says noScreen() and ends it with 1 instead.
void tellNoScreen(QtMsgType type, const QMessageLogContext&, const QString& text);

} // namespace magister
