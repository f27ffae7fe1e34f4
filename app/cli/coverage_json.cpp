// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/coverage_text.h"

#include "app/content/data_folder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace magister::cli {

namespace {

QJsonArray toJson(const QList<Evidence>& list) {
    QJsonArray array;
    for (const Evidence& each : list)
        array.append(QJsonObject{{u"by"_s, wordFor(each.by)},
                                 {u"file"_s, each.file},
                                 {u"line"_s, each.line},
                                 {u"function"_s, each.function}});
    return array;
}

QJsonObject toJson(const AtomCoverage& atom) {
    return {{u"id"_s, atom.id},
            {u"kind"_s, atom.kind},
            {u"refusable"_s, atom.refusable},
            {u"cardboard"_s, atom.cardboard},
            {u"lacking"_s, atom.lacking()},
            {u"implemented"_s, toJson(atom.implemented)},
            {u"tested"_s, toJson(atom.tested)},
            {u"refused"_s, toJson(atom.refused)},
            {u"articles"_s, QJsonArray::fromStringList(atom.articles)},
            {u"steps"_s, QJsonArray::fromStringList(atom.steps)},
            {u"drills"_s, QJsonArray::fromStringList(atom.drills)},
            {u"noDrill"_s, atom.noDrill}};
}

QByteArray compact(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

} // namespace

void writeJson(QTextStream& out, const Coverage& coverage, const QString& game) {
    out << "{\"game\":\"" << game << "\",\"atoms\":[\n";
    for (qsizetype i = 0; i < coverage.atoms.size(); ++i)
        out << compact(toJson(coverage.atoms[i])) << (i + 1 < coverage.atoms.size() ? ",\n" : "\n");
    const CoverageTotals totals(coverage);
    QJsonObject articles;
    for (const QString& language : languages())
        articles.insert(language, totals.articles.value(language));
    out << "],\"totals\":"
        << compact({{u"atoms"_s, totals.atoms},
                    {u"interface"_s, totals.interface_},
                    {u"cardboard"_s, totals.cardboard},
                    {u"implemented"_s, totals.implemented},
                    {u"tested"_s, totals.tested},
                    {u"refusable"_s, totals.refusable},
                    {u"refused"_s, totals.refused},
                    {u"articles"_s, articles},
                    {u"inSteps"_s, totals.inSteps},
                    {u"inDrills"_s, totals.inDrills},
                    {u"lacking"_s, totals.lacking}})
        << "}\n";
}

} // namespace magister::cli
