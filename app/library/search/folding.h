// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace magister {

/// A word of a text: where it stands, and as it is compared.
struct FoldedWord {
    qsizetype from{};   ///< in UTF-16 units of the text
    qsizetype length{}; ///< of the word as written
    QString folded;
};

/// Lower case without diacritics: "Žeton" is "zeton", "ё" is "е", "ß" is "ss", "ł" is "l". "й" stays a letter of its
/// own, since Russian endings depend on it. Any text may come, lone surrogates too.
QString fold(QStringView text);

/// The words of a text in order: runs of letters and digits, at most `most` of them. A dot or comma between digits
/// and an apostrophe divide words as everything else does.
QList<FoldedWord> foldedWords(QStringView text, qsizetype most = 1 << 30);

/// "ae", "oe" and "ue" as "a", "o" and "u" where they can stand for an umlaut: "pestwuerfel" is then the same as the
/// folded "Pestwürfel". Behind a vowel or a q they are two sounds ("neue", "quer"). Takes a folded word.
QString withoutUmlautDigraphs(const QString& folded);

} // namespace magister
