// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace magister {

/// A term of a printed edition in the five languages, each as a regular expression that fits its inflected forms.
struct LessonTerm {
    const char* english;
    const char* de;
    const char* cs;
    const char* pl;
    const char* ru;

    /// English for any other code than de, cs, pl, ru.
    const char* in(const QString& language) const {
        if (language == u"de") return de;
        if (language == u"cs") return cs;
        if (language == u"pl") return pl;
        return language == u"ru" ? ru : english;
    }
};

/// What a thing on the table is called, by a regular expression for its name.
struct LessonNoun {
    const char* target;
    LessonTerm words;
};

} // namespace magister
