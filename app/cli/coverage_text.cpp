// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/coverage_text.h"

#include "app/content/data_folder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace magister::cli {

namespace {

QString place(const Evidence& evidence) { return evidence.file + u':' + QString::number(evidence.line); }

struct Widths {
    int id{};
    int kind{};
    int place{};

    explicit Widths(const Coverage& coverage) {
        const auto widen = [](int& width, const QString& text) { width = std::max(width, static_cast<int>(text.size())); };
        for (const AtomCoverage& atom : coverage.atoms) {
            widen(id, atom.id);
            widen(kind, atom.kind);
            for (const auto* list : {&atom.implemented, &atom.tested, &atom.refused})
                if (!list->isEmpty()) widen(place, ::magister::cli::place(list->first()));
        }
    }
};

/// A letter a language, a dot where there is no article.
QString articleMarks(const AtomCoverage& atom) {
    QString marks;
    for (const QString& language : languages())
        marks += atom.articles.contains(language) ? language.front() : u'.';
    return marks;
}

void writeEvidence(QTextStream& out, const Widths& widths, const QString& label, const QList<Evidence>& list, bool lacking) {
    if (list.isEmpty() && !lacking) return;
    out << "    " << label.leftJustified(13);
    if (list.isEmpty()) {
        out << "MISSING\n";
        return;
    }
    out << place(list.first()).leftJustified(widths.place + 2) << list.first().function;
    if (list.size() > 1) out << "  +" << list.size() - 1;
    out << '\n';
}

/// Step by step, as many on a line as fit.
void writeSteps(QTextStream& out, const QStringList& steps) {
    constexpr int room = 83;
    QString line;
    QString label = u"lesson"_s;
    const auto write = [&] {
        if (line.isEmpty()) return;
        out << "    " << label.leftJustified(13) << line << '\n';
        label.clear();
        line.clear();
    };
    for (const QString& step : steps) {
        if (line.size() + step.size() + 2 > room) write();
        line += (line.isEmpty() ? QString() : u"  "_s) + step;
    }
    write();
}

void writeAtom(QTextStream& out, const Widths& widths, const AtomCoverage& atom) {
    QString head = atom.id.leftJustified(widths.id + 2) + atom.kind.leftJustified(widths.kind + 2) + articleMarks(atom);
    if (atom.cardboard) head += u"  cardboard"_s;
    out << head << '\n';
    writeEvidence(out, widths, u"implemented"_s, atom.implemented, atom.lacksImplementation());
    writeEvidence(out, widths, u"tested"_s, atom.tested, atom.lacksTest());
    writeEvidence(out, widths, u"refused"_s, atom.refused, atom.lacksRefusal());
    writeSteps(out, atom.steps);
    if (!atom.drills.isEmpty()) out << "    " << u"drill"_s.leftJustified(13) << atom.drills.join(u"  "_s) << '\n';
}

template <class Wanted> void writeList(QTextStream& out, const QString& title, const Coverage& coverage, Wanted wanted) {
    QStringList ids;
    for (const AtomCoverage& atom : coverage.atoms)
        if (wanted(atom)) ids.append(atom.id);
    if (ids.isEmpty()) return;
    out << title << '\n';
    for (const QString& id : ids)
        out << "    " << id << '\n';
}

/// With the reason; nothing for a game that has no drills at all.
void writeNoDrills(QTextStream& out, const Coverage& coverage) {
    QString list;
    for (const AtomCoverage& atom : coverage.atoms)
        if (!atom.noDrill.isEmpty()) list += u"    "_s + atom.id + u": "_s + atom.noDrill + u'\n';
    if (!list.isEmpty()) out << "No drill:\n" << list;
}

} // namespace

CoverageTotals::CoverageTotals(const Coverage& coverage) {
    for (const AtomCoverage& atom : coverage.atoms) {
        inSteps += !atom.steps.isEmpty();
        inDrills += !atom.drills.isEmpty();
        for (const QString& language : atom.articles)
            ++articles[language];
        if (atom.interface_) {
            ++interface_;
            continue;
        }
        ++atoms;
        cardboard += atom.cardboard;
        implemented += !atom.implemented.isEmpty();
        tested += !atom.tested.isEmpty();
        refusable += atom.refusable;
        refused += atom.refusable && !atom.refused.isEmpty();
        lacking += atom.lacking();
    }
}

void writeText(QTextStream& out, const Coverage& coverage) {
    const Widths widths(coverage);
    for (const AtomCoverage& atom : coverage.atoms)
        writeAtom(out, widths, atom);
    out << '\n';
    writeList(out, u"No implementation:"_s, coverage, [](const AtomCoverage& a) { return a.lacksImplementation(); });
    writeList(out, u"No test:"_s, coverage, [](const AtomCoverage& a) { return a.lacksTest(); });
    writeList(out, u"No refusal test:"_s, coverage, [](const AtomCoverage& a) { return a.lacksRefusal(); });
    writeList(out, u"Cardboard, nothing for a program to do:"_s, coverage, [](const AtomCoverage& a) { return a.cardboard; });
    writeNoDrills(out, coverage);
    const CoverageTotals totals(coverage);
    out << totals.atoms << " atoms but those about the interface: " << totals.implemented << " implemented, "
        << totals.tested << " tested, " << totals.cardboard << " cardboard; " << totals.refusable << " refusable, "
        << totals.refused << " with a refusal test; with the " << totals.interface_ << " others: articles";
    for (const QString& language : languages())
        out << ' ' << language << ' ' << totals.articles.value(language);
    out << ", " << totals.inSteps << " in lesson steps, " << totals.inDrills << " in drills; " << totals.lacking << " lacking\n";
}

} // namespace magister::cli
