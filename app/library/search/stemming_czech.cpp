// SPDX-License-Identifier: GPL-3.0-or-later
// After the light stemmer of L. Dolamic and J. Savoy, "Indexing and stemming approaches for the Czech language",
// Information Processing & Management 45 (2009): endings of case, possessives, then consonants that alternate. Written
// anew for words without diacritics, with the common endings of verbs added, which the paper leaves out.
#include "app/library/search/endings.h"
#include "app/library/search/stemming.h"

namespace magister {

namespace {

constexpr Ending verbs[] = {
    {"ovani", 7}, {"ujeme", 7}, {"ujete", 7}, {"ovala", 7}, {"ovali", 7}, {"ovany", 7}, {"ovana", 7}, {"ovano", 7},
    {"ujes", 6},  {"ovat", 6},  {"oval", 6},  {"ovan", 6},  {"ujou", 6},  {"nout", 6},  {"uji", 5},   {"uje", 5},
    {"enych", 7}, {"enymi", 7}, {"eneho", 7}, {"eni", 6},   {"ani", 6},   {"eny", 6},   {"ena", 6},   {"eno", 6},
    {"any", 6},   {"ana", 6},   {"ano", 6},   {"ime", 5},   {"ite", 5},   {"eme", 5},   {"ame", 5},   {"ate", 5},
    {"ila", 5},   {"ili", 5},   {"ilo", 5},   {"ala", 5},   {"ali", 5},   {"alo", 5},   {"en", 6},    {"an", 6},
    {"is", 4},    {"it", 4},    {"et", 4},    {"il", 4},    {"al", 4},
};

constexpr Ending cases[] = {
    {"atech", 7}, {"etem", 6}, {"atum", 6}, {"ech", 5}, {"ich", 5}, {"eho", 5}, {"emi", 5}, {"emu", 5},
    {"ete", 5},   {"eti", 5},  {"iho", 5},  {"imi", 5}, {"imu", 5}, {"ach", 5}, {"ata", 5}, {"aty", 5},
    {"ych", 5},   {"ama", 5},  {"ami", 5},  {"ove", 5}, {"ovi", 5}, {"ymi", 5}, {"em", 4},  {"es", 4},
    {"im", 4},    {"um", 4},   {"at", 4},   {"am", 4},  {"os", 4},  {"us", 4},  {"ym", 4},  {"mi", 4},
    {"ou", 4},    {"a", 3},    {"e", 3},    {"i", 3},   {"o", 3},   {"u", 3},   {"y", 3},
};

constexpr Ending possessives[] = {{"ov", 5}, {"in", 5}, {"uv", 5}};

/// Consonants that change before some endings: "služebník" and "služebníci", "vůz" and "vozu".
void levelCzechConsonants(QString& stem) {
    if (stem.size() < 3) return;
    if (stem.endsWith(QLatin1Char('c')))
        stem.back() = QLatin1Char('k');
    else if (stem.endsWith(QLatin1Char('z')))
        stem.back() = QLatin1Char('h');
    dropFleetingE(stem);
    if (stem.at(stem.size() - 2) == QLatin1Char('u')) stem[stem.size() - 2] = QLatin1Char('o');
}

} // namespace

QString stemCzech(const QString& folded) {
    QString stem = folded;
    if (!cutEnding(stem, verbs)) {
        cutEnding(stem, cases);
        cutEnding(stem, possessives);
    }
    levelCzechConsonants(stem);
    return stem;
}

} // namespace magister
