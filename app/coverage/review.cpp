// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coverage/review.h"

#include "app/coverage/implementation.h"

#include "app/content/json_value.h"
#include "app/language/problem_text.h"
#include "app/library/rule_library.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace magister {

namespace {

const QString format = u"magister-reviewed/1"_s;
const QString all = u"all"_s;

/// The atoms of the catalogue as they are written, without its headings.
QList<QJsonObject> entriesOf(const QString& path) {
    const QJsonObject file = QJsonDocument::fromJson(textOf(path).value_or(QString()).toUtf8()).object();
    QList<QJsonObject> entries;
    for (const auto& value : file[u"atoms"_s].toArray())
        if (value.toObject().contains(u"kind"_s)) entries.append(value.toObject());
    return entries;
}

} // namespace

Review Review::read(const QString& root, const QString& game) {
    Review review;
    const DataFolder data(root);
    const QString path = data.packs(game) + u"/rules.json"_s;
    const QList<QJsonObject> entries = entriesOf(path);
    if (entries.isEmpty()) review.m_problem = u"%1: no rule atoms"_s.arg(path);
    if (!QDir(root + u"/engine/"_s + game).exists())
        review.m_problem = u"%1: no source tree (engine/%2 is missing)"_s.arg(root, game);
    if (!review.m_problem.isEmpty()) return review;

    for (const QJsonObject& entry : entries)
        review.m_ids.append(entry[u"id"_s].toString());
    review.m_places = findImplementation(root, game, review.m_ids);
    const GameFacts* facts = findGameFacts(game);
    if (!facts) {
        review.m_problem = u"%1: no such game"_s.arg(game);
        return review;
    }
    const RuleLibrary library(data, *facts);
    const Articles& articles = library.articles(languages().first());
    Fingerprints fingerprints(root);
    for (const QJsonObject& entry : entries) {
        const QString id = entry[u"id"_s].toString();
        const Article* article = articles.find(id);
        const QStringList keys = article ? article->numbers : QStringList();
        if (!keys.isEmpty() && library.numbers().isEmpty()) {
            review.m_problem = u"%1: the pack is not sound"_s.arg(data.packs(game));
            return review;
        }
        if (article) review.m_articles.insert(id, u"%1:%2"_s.arg(article->file).arg(article->line));
        review.m_now.insert(id, {fingerprints.ofCode(review.m_places.value(id)),
                                 Fingerprints::ofFacts(entry, keys, library.numbers())});
    }
    review.m_file = QFileInfo(data.articles(game, languages().first())).path() + u"/reviewed.json"_s;
    review.m_shown = data.shown(review.m_file);
    review.readReviewed();
    if (review.m_problem.isEmpty()) review.compare();
    return review;
}

void Review::readReviewed() {
    if (!QFileInfo::exists(m_file)) return;
    QList<Problem> problems;
    if (const auto tree = readJson(m_file, m_shown, problems)) {
        const JsonSource source{m_shown, &problems};
        const JsonObject file = JsonValue(source, *tree).object({u"format"_s, u"rules"_s});
        file[u"format"_s].oneOf({format});
        const JsonObject rules = file[u"rules"_s].freeObject();
        for (const QString& id : rules.keys()) {
            const JsonObject rule = rules[id].object({u"facts"_s}, {u"code"_s});
            const QString code = rule.has(u"code"_s) ? rule[u"code"_s].text().value_or(QString()) : QString();
            m_reviewed.insert(id, {code, rule[u"facts"_s].text().value_or(QString())});
        }
    }
    if (!problems.isEmpty()) m_problem = sentence(problems.first());
}

void Review::compare() {
    m_rows.clear();
    const auto row = [&](const QString& id, ReviewRow::Why why) {
        m_rows.append({id, why, false, false, m_places.value(id), m_articles.value(id)});
    };
    for (const QString& id : m_ids) {
        const auto reviewed = m_reviewed.constFind(id);
        if (reviewed == m_reviewed.constEnd()) {
            row(id, ReviewRow::Why::New);
        } else if (const Fingerprint now = m_now.value(id); now != *reviewed) {
            row(id, ReviewRow::Why::Changed);
            m_rows.last().code = now.code != reviewed->code;
            m_rows.last().facts = now.facts != reviewed->facts;
        }
    }
    QStringList known = m_reviewed.keys();
    known.sort();
    for (const QString& id : known)
        if (!m_now.contains(id)) row(id, ReviewRow::Why::Gone);
}

bool Review::accept(const QStringList& ids) {
    if (!m_problem.isEmpty()) return false;
    const bool everything = ids == QStringList{all};
    for (const QString& id : ids)
        if (!everything && !m_now.contains(id) && !m_reviewed.contains(id)) {
            m_problem = u"%1: there is no such rule"_s.arg(id);
            return false;
        }
    for (const ReviewRow& row : std::as_const(m_rows)) {
        if (!everything && !ids.contains(row.id)) continue;
        if (row.why == ReviewRow::Why::Gone) m_reviewed.remove(row.id);
        else m_reviewed.insert(row.id, m_now.value(row.id));
    }
    if (!write()) return false;
    compare();
    return true;
}

/// A line a rule, in the order of the catalogue: two people who read different articles do not meet in it.
bool Review::write() {
    QStringList order = m_reviewed.keys();
    std::ranges::sort(order, {}, [&](const QString& id) {
        const auto place = m_ids.indexOf(id);
        return std::pair(place < 0 ? m_ids.size() : place, id);
    });
    QStringList lines;
    for (const QString& id : order) {
        const Fingerprint& each = m_reviewed[id];
        const QString code = each.code.isEmpty() ? QString() : u"\"code\": \"%1\", "_s.arg(each.code);
        lines.append(u"    \"%1\": {%2\"facts\": \"%3\"}"_s.arg(id, code, each.facts));
    }
    const QByteArray bytes =
        u"{\n  \"format\": \"%1\",\n  \"rules\": {\n%2\n  }\n}\n"_s.arg(format, lines.join(u",\n"_s)).toUtf8();
    QSaveFile file(m_file);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) return true;
    m_problem = m_shown + u": "_s + file.errorString();
    return false;
}

} // namespace magister
