// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coverage/implementation.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace magister {

namespace {

using By = Evidence::By;

/// Lines of a list in the engine, X(first, "id", third): enumerator by enumerator.
QHash<QString, QStringList> listed(const QString& path) {
    static const QRegularExpression line(u"^X\\((\\w+), \"([^\"]+)\"(?:, (\\w+))?\\)"_s, QRegularExpression::MultilineOption);
    QHash<QString, QStringList> found;
    for (auto it = line.globalMatch(textOf(path).value_or(QString())); it.hasNext();) {
        const auto match = it.next();
        found.insert(match.captured(1), {match.captured(2), match.captured(3)});
    }
    return found;
}

class Search {
public:
    Search(const QString& root, const QString& game, const QStringList& atoms)
        : m_root(root), m_game(game), m_atoms(atoms.begin(), atoms.end()) {
        const QString engine = root + u"/engine/"_s + game;
        m_rules = listed(engine + u"/rule_list.inc"_s);
        m_reasons = listed(engine + u"/reason_list.inc"_s);
        static const QStringList lists{u"rules"_s, u"reasons"_s, u"rulings"_s};
        // Not the engine of another game: events of the same name cite other rules there.
        for (const QString& folder : {u"engine/core"_s, u"engine/"_s + game})
            for (const SourceFile& file : readSources(root, folder, {u"*.h"_s, u"*.cpp"_s}))
                if (!lists.contains(file.path().section(u'/', -1).section(u'.', 0, 0))) m_engine.append(file);
    }

    EvidenceByAtom run() {
        for (const SourceFile& file : m_engine)
            readDefaults(file);
        for (const SourceFile& file : m_engine) {
            readNames(file);
            readEvents(file);
            readRemarks(file);
        }
        for (const QString& room : {u"app/content"_s, u"app/"_s + m_game})
            for (const SourceFile& file : readSources(m_root, room, {u"*.cpp"_s}))
                if (!isOfAnotherGame(file)) readRemarks(file);
        for (auto& found : m_found)
            std::ranges::stable_sort(found, {}, &Evidence::by);
        return m_found;
    }

private:
    /// Readers of another game's files: a short id in them is one of its own atoms.
    bool isOfAnotherGame(const SourceFile& file) const {
        const QString first = file.path().section(u'/', -1).section(u'_', 0, 0);
        return first != m_game && first != u"core"_s && QDir(m_root + u"/engine/"_s + first).exists();
    }
    /// In a header only functions do anything; the rest says what there is.
    static bool isPlayed(const SourceFile& file, const SourceItem& item) {
        return !file.path().endsWith(u".h"_s) || (item.kind == SourceItem::Kind::Function && item.hasBody);
    }
    void add(const QString& atom, By by, const SourceFile& file, const SourceItem* item, int line) {
        if (!item || !isPlayed(file, *item) || !m_atoms.contains(atom)) return;
        auto& found = m_found[atom];
        const Evidence evidence{by, file.path(), line, item->name};
        if (std::ranges::none_of(found, [&](const Evidence& e) {
                return e.file == evidence.file && e.line == line && e.function == evidence.function;
            }))
            found.append(evidence);
    }
    void addAt(const QString& atom, By by, const SourceFile& file, qsizetype at) {
        add(atom, by, file, file.around(at), file.source().lineAt(at));
    }

    /// Rule::X and Reason::Y in code.
    void readNames(const SourceFile& file) {
        static const QRegularExpression name(u"\\b(Rule|Reason)::(\\w+)"_s);
        for (auto it = name.globalMatch(file.source().code); it.hasNext();) {
            const auto match = it.next();
            const bool reason = match.captured(1) == u"Reason"_s;
            const QString rule = reason ? m_reasons.value(match.captured(2)).value(1) : match.captured(2);
            addAt(m_rules.value(rule).value(0), reason ? By::Reason : By::Code, file, match.capturedStart());
        }
    }

    /// struct Happened { Rule rule{Rule::X}; ... }: telling it without another rule cites X.
    void readDefaults(const SourceFile& file) {
        static const QRegularExpression member(u"\\bRule rule\\{Rule::(\\w+)\\}"_s);
        for (auto it = member.globalMatch(file.source().code); it.hasNext();) {
            const auto match = it.next();
            for (const SourceItem& item : file.items())
                if (item.kind == SourceItem::Kind::Type && item.from <= match.capturedStart() && match.capturedStart() < item.to)
                    m_events.insert(item.bare, m_rules.value(match.captured(1)).value(0));
        }
    }
    void readEvents(const SourceFile& file) {
        static const QRegularExpression made(u"\\b(\\w+)(?:\\s+\\w+)?\\s*\\{\\s*[.}]|\\b(\\w+)\\s+\\w+;"_s);
        for (auto it = made.globalMatch(file.source().code); it.hasNext();) {
            const auto match = it.next();
            const QString type = match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
            if (m_events.contains(type)) addAt(m_events.value(type), By::Event, file, match.capturedStart());
        }
    }

    void readRemarks(const SourceFile& file) {
        for (const Comment& comment : file.source().comments)
            for (const QString& atom : atomsNamed(comment.text, m_game, m_atoms))
                add(atom, By::Remark, file, file.spokenOf(comment), comment.line);
    }

    QString m_root;
    QString m_game;
    QSet<QString> m_atoms;
    QHash<QString, QStringList> m_rules;   ///< enumerator: id
    QHash<QString, QStringList> m_reasons; ///< enumerator: id, enumerator of the rule
    QHash<QString, QString> m_events;      ///< type: atom
    QList<SourceFile> m_engine;
    EvidenceByAtom m_found;
};

} // namespace

QString wordFor(Evidence::By by) {
    static const QStringList words{u"code"_s, u"reason"_s, u"event"_s, u"remark"_s, u"named"_s, u"refused"_s};
    return words[static_cast<qsizetype>(by)];
}

QStringList atomsNamed(const QString& remark, const QString& game, const QSet<QString>& atoms) {
    static const QRegularExpression word(u"(, )?(?<![\\w.-])([a-z0-9]+(?:[.-][a-z0-9]+)*)(?![\\w*-]|\\.\\*)"_s);
    QStringList found;
    QString group; // of the atom just before
    qsizetype end = -1;
    for (auto it = word.globalMatch(remark); it.hasNext();) {
        const auto match = it.next();
        const QString text = match.captured(2);
        QString atom = text.startsWith(game + u'.') ? text : game + u'.' + text;
        if (!atoms.contains(atom)) {
            const bool follows = !group.isEmpty() && match.capturedLength(1) > 0 && match.capturedStart() == end;
            atom = follows ? group + u'.' + text : QString();
        }
        if (!atom.isEmpty() && atoms.contains(atom)) {
            found.append(atom);
            group = atom.section(u'.', 0, -2);
        } else {
            group.clear();
        }
        end = match.capturedEnd();
    }
    return found;
}

EvidenceByAtom findImplementation(const QString& root, const QString& game, const QStringList& atoms) {
    return Search(root, game, atoms).run();
}

} // namespace magister
