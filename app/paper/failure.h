// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace magister::paper {

/// Why nothing was printed. An existing file of that name is unchanged.
struct Failure {
    enum class Kind {
        NotWritten,      ///< file, reason of the system
        NotPrinted,      ///< printer
        UnknownLanguage, ///< code
        UnknownChapter,  ///< id
        NoArticles,      ///< code of the language
        BadContent,      ///< the first problem, as a sentence
        NoAid,           ///< id of the game
        NoRoom,          ///< code of the language: the texts of the aid do not fit on the sheet
    };
    Kind kind{};
    QString what;
    QString reason;

    friend bool operator==(const Failure&, const Failure&) = default;
};

/// In the language of the interface, as far as a translator is installed.
QString sentence(const Failure& failure);

} // namespace magister::paper
