// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/rule_catalogue.h"

#include "app/content/json_value.h"

#include <QSet>

#include <algorithm>
#include <climits>

namespace magister {

namespace {

void readEditions(const JsonValue& value, RuleAtom& atom, const QString& game) {
    if (!value || value.isNull()) return;
    atom.question = readQuestion(value, atom.id, game);
    atom.editionsDiffer = true;
}

RuleAtom readAtom(const JsonValue& value, const QString& game) {
    const JsonObject object = value.object({"id", "parent", "order"},
                                           {"kind", "frequency", "refusable", "cardboard", "see", "pages", "editions"});
    RuleAtom atom;
    atom.id = object["id"].text().value_or(QString());
    if (!object["parent"].isNull()) atom.parent = object["parent"].text().value_or(QString());
    atom.order = object["order"].integer(1, 999).value_or(0);
    atom.hasArticle = object.has("kind");
    if (value.node()) {
        atom.line = value.node()->line;
        atom.column = value.node()->column;
    }
    if (!atom.hasArticle) return atom;
    object["kind"].oneOf({"rule", "definition", "limit", "setup", "scoring", "variant", "interface"});
    atom.frequency = object["frequency"].oneOf({"core", "common", "rare"}).value_or(QString());
    atom.refusable = object["refusable"].boolean().value_or(false);
    if (object.has("cardboard")) atom.cardboard = object["cardboard"].boolean().value_or(false);
    for (const JsonValue& each : object["see"].list(0, 20))
        if (const auto id = each.text()) atom.see.append(*id);
    readEditions(object["editions"], atom, game);
    const JsonObject pages = object["pages"].object({}, printedEditions(game));
    for (const QString& edition : printedEditions(game))
        if (pages.has(edition) && !pages[edition].isNull())
            atom.pages.insert(edition, pages[edition].integer(1, 99).value_or(0));
    return atom;
}

void checkReferences(const QList<RuleAtom>& atoms, const QList<JsonValue>& values, const QString& game) {
    QSet<QString> ids;
    QSet<QString> places;
    for (qsizetype i = 0; i < atoms.size(); ++i) {
        if (!atoms[i].id.startsWith(game + QLatin1Char('.')))
            values[i].report(ProblemKind::WrongFormat, {game + ".…", atoms[i].id});
        if (ids.contains(atoms[i].id)) values[i].report(ProblemKind::DuplicateId, {atoms[i].id});
        const QString place = atoms[i].parent + QLatin1Char('#') + QString::number(atoms[i].order);
        if (places.contains(place)) values[i].report(ProblemKind::DuplicateId, {place});
        ids.insert(atoms[i].id);
        places.insert(place);
    }
    for (qsizetype i = 0; i < atoms.size(); ++i) {
        if (!atoms[i].parent.isEmpty() && !ids.contains(atoms[i].parent))
            values[i].report(ProblemKind::UnknownId, {atoms[i].parent});
        if (!atoms[i].hasArticle) continue;
        for (const JsonValue& see : values[i].freeObject()["see"].list(0, INT_MAX))
            if (see.isText() && !ids.contains(see.node()->text))
                see.report(ProblemKind::UnknownRule, {see.node()->text});
    }
}

/// Every question of the engine is explained by an atom, once.
void checkQuestions(const QList<RuleAtom>& atoms, const JsonValue& list, const QString& game) {
    for (const GameRuling& ruling : gameRulings(game)) {
        const QString& id = ruling.option;
        const auto asked = [&](const RuleAtom& atom) { return atom.question.option == id; };
        const auto times = std::ranges::count_if(atoms, asked);
        if (times == 0) list.report(ProblemKind::MissingKey, {id});
        if (times > 1) list.report(ProblemKind::DuplicateId, {id});
    }
}

} // namespace

RuleCatalogue RuleCatalogue::read(const QString& path, const QString& shownAs, QList<Problem>& problems,
                                  const QString& game) {
    RuleCatalogue catalogue;
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return catalogue;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "game", "atoms"});
    file["format"].expect(game + "-rule-catalogue/1");
    file["game"].expect(game);
    const auto values = file["atoms"].list(1, 2000);
    QList<RuleAtom> atoms;
    for (const JsonValue& value : values)
        atoms.append(readAtom(value, game));
    checkReferences(atoms, values, game);
    checkQuestions(atoms, file["atoms"], game);
    catalogue.arrange(atoms);
    for (qsizetype i = 0; i < atoms.size(); ++i) // parents that go round in a circle hang on no chapter
        if (!catalogue.find(atoms[i].id)) values[i].report(ProblemKind::PathBroken, {atoms[i].id});
    return catalogue;
}

void RuleCatalogue::arrange(QList<RuleAtom> atoms) {
    QHash<QString, QList<RuleAtom>> children;
    std::ranges::stable_sort(atoms, {}, &RuleAtom::order);
    for (const RuleAtom& atom : atoms)
        children[atom.parent].append(atom);
    const auto place = [&](const auto& self, const QString& parent, const QString& chapter, int& number,
                           int depth) -> void {
        for (RuleAtom atom : children.take(parent)) { // taken once: a circle of parents ends here
            atom.depth = depth;
            atom.chapter = depth == 0 ? atom.id : chapter;
            int inside = 0;
            atom.number = depth == 0
                              ? QString::number(atom.order)
                              : m_atoms[m_index.value(chapter)].number + QLatin1Char('.') + QString::number(++number);
            m_index.insert(atom.id, m_atoms.size());
            m_atoms.append(atom);
            self(self, atom.id, atom.chapter, depth == 0 ? inside : number, depth + 1);
        }
    };
    int none = 0;
    place(place, QString(), QString(), none, 0);
}

const RuleAtom* RuleCatalogue::find(const QString& id) const {
    const auto found = m_index.constFind(id);
    return found == m_index.constEnd() ? nullptr : &m_atoms[*found];
}

} // namespace magister
