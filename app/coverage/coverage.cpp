// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coverage/coverage.h"

#include "app/coverage/implementation.h"
#include "app/coverage/proofs.h"

#include "app/content/data_folder.h"
#include "app/library/articles.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace magister {

namespace {

QJsonObject readObject(const QString& path) {
    return QJsonDocument::fromJson(textOf(path).value_or(QString()).toUtf8()).object();
}

/// Ids that stand under a "rule", "rules" or "practises" anywhere in a step.
void collectRules(const QJsonValue& value, QSet<QString>& found, bool here = false) {
    if (here && value.isString()) found.insert(value.toString());
    if (value.isArray())
        for (const auto& each : value.toArray())
            collectRules(each, found, here);
    if (!value.isObject()) return;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        collectRules(it.value(), found, QStringList{u"rule"_s, u"rules"_s, u"practises"_s}.contains(it.key()));
}

/// Steps by atom: "lesson/step".
QHash<QString, QStringList> lessonSteps(const QString& folder) {
    QHash<QString, QStringList> steps;
    for (const QString& name : QDir(folder).entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const QJsonObject lesson = readObject(folder + u'/' + name);
        for (const auto& step : lesson[u"steps"].toArray()) {
            QSet<QString> atoms;
            collectRules(step, atoms);
            for (const QString& atom : atoms)
                steps[atom].append(lesson[u"id"].toString() + u'/' + step.toObject()[u"id"].toString());
        }
    }
    return steps;
}

/// Languages by atom.
QHash<QString, QStringList> articleLanguages(const DataFolder& data, const QString& game, const RuleCatalogue& catalogue) {
    QHash<QString, QStringList> found;
    for (const QString& language : languages()) {
        QList<Problem> problems;
        const auto articles = Articles::read(data.articles(game, language), QString(), catalogue, game, {}, problems);
        for (const RuleAtom& atom : catalogue.atoms())
            if (const Article* article = articles.find(atom.id);
                article && !article->keySentence.isEmpty() && !article->body.isEmpty())
                found[atom.id].append(language);
    }
    return found;
}

} // namespace

bool Coverage::complete() const {
    return problem.isEmpty() && !atoms.isEmpty() && std::ranges::none_of(atoms, &AtomCoverage::lacking);
}

Coverage readCoverage(const QString& root, const QString& game) {
    Coverage coverage;
    const DataFolder data(root);
    const QString path = data.packs(game) + u"/rules.json"_s;
    QList<Problem> problems; // what is wrong in a catalogue, "magister-cli content" tells
    const RuleCatalogue catalogue = RuleCatalogue::read(path, data.shown(path), problems, game);
    QStringList ids;
    for (const auto& value : readObject(path)[u"atoms"].toArray()) {
        const QJsonObject object = value.toObject();
        if (!object.contains(u"kind"_s)) continue;
        AtomCoverage atom;
        atom.id = object[u"id"].toString();
        atom.kind = object[u"kind"].toString();
        if (const RuleAtom* known = catalogue.find(atom.id)) {
            atom.refusable = known->refusable;
            atom.cardboard = known->cardboard;
        }
        atom.interface_ = atom.kind == u"interface"_s;
        coverage.atoms.append(atom);
        ids.append(atom.id);
    }
    if (ids.isEmpty()) coverage.problem = u"%1: no rule atoms"_s.arg(path);
    if (!QDir(root + u"/engine/"_s + game).exists() || !QDir(root + u"/tests"_s).exists())
        coverage.problem = u"%1: no source tree (engine/%2 and tests are missing)"_s.arg(root, game);
    if (!coverage.problem.isEmpty()) return coverage;

    const EvidenceByAtom implementation = findImplementation(root, game, ids);
    const Proofs proofs = findProofs(root);
    const auto articles = articleLanguages(data, game, catalogue);
    const auto steps = lessonSteps(data.lessons(game));
    for (AtomCoverage& atom : coverage.atoms) {
        atom.implemented = implementation.value(atom.id);
        atom.tested = proofs.named.value(atom.id);
        atom.refused = proofs.refused.value(atom.id);
        atom.articles = articles.value(atom.id);
        atom.steps = steps.value(atom.id);
    }
    return coverage;
}

} // namespace magister
