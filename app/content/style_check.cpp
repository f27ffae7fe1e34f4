// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the data folder, held against the guide of its language.
#include "app/content/game_facts.h"
#include "app/content/json_tree.h"
#include "app/content/style_guide.h"

#include <QDir>
#include <QFile>
#include <QXmlStreamReader>

namespace magister {

namespace {

/// Members that no reader sees: what others call a thing, the forms in which the search meets it, and ids.
const QStringList unread{QStringLiteral("also"), QStringLiteral("forms"), QStringLiteral("asked"), QStringLiteral("format"),
                         QStringLiteral("language"), QStringLiteral("lesson")};

class StyleCheck {
public:
    StyleCheck(const DataFolder& data, const QString& language, QList<Problem>& problems)
        : m_data(data), m_language(language), m_problems(problems) {
        const QString path = folder() + QStringLiteral("/style.md");
        m_guide = StyleGuide::read(path, data.shown(path), problems);
    }

    void game(const QString& game) {
        m_game = game;
        const QString here = folder() + u'/' + game + u'/';
        for (const QString& file : QDir(here + QStringLiteral("rules")).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
            article(here + QStringLiteral("rules/") + file);
        for (const QString& file : QDir(here + QStringLiteral("lessons")).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
            tree(here + QStringLiteral("lessons/") + file, TextRoom::Lessons);
        for (const auto& [name, room] : {std::pair{"names", TextRoom::Names}, {"rulings", TextRoom::Rulings}, {"figures", TextRoom::Figures},
                                         {"glossary", TextRoom::Glossary}, {"aid", TextRoom::Aid}, {"box", TextRoom::Names},
                                         {"chapters", TextRoom::Articles}, {"drills", TextRoom::Lessons}})
            if (const QString path = here + QLatin1String(name) + QStringLiteral(".json"); QFile::exists(path)) tree(path, room);
    }

    void sentences() {
        QFile file(m_data.path() + QStringLiteral("/translations/ui/magister_%1.ts").arg(m_language));
        if (!file.open(QIODevice::ReadOnly)) return; // installed: they are compiled in
        m_file = m_data.shown(file.fileName());
        QXmlStreamReader xml(&file);
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            const auto name = xml.name();
            if (name == QLatin1String("name")) {
                m_path = xml.readElementText();
                // The context of a game begins with its name; all others are worded for the first on the shelf.
                m_game = allGameFacts().first().id;
                for (const GameFacts& game : allGameFacts())
                    if (m_path.startsWith(game.id, Qt::CaseInsensitive)) m_game = game.id;
            } else if (name == QLatin1String("source")) {
                source = xml.readElementText();
                // English sentences are the sources themselves; only plurals are written out.
                if (m_language == QLatin1String("en")) judge(source, TextRoom::Interface, static_cast<int>(xml.lineNumber()), 1);
            } else if (name == QLatin1String("translation") || name == QLatin1String("numerusform")) {
                const QString text = xml.readElementText(QXmlStreamReader::SkipChildElements);
                judge(text, TextRoom::Interface, static_cast<int>(xml.lineNumber()), 1);
            }
        }
    }

private:
    QString folder() const { return m_data.path() + QStringLiteral("/translations/") + m_language; }

    void judge(const QString& text, TextRoom room, int line, int column) {
        for (const StyleGuide::Fault& fault : m_guide.judge(text, room, m_game))
            m_problems.append({m_file, m_path, line, column, fault.kind, fault.arguments});
    }

    void article(const QString& path) {
        m_file = m_data.shown(path);
        m_path.clear();
        const auto text = readText(path, m_file, m_problems);
        int number = 0;
        for (const QString& line : text.value_or(QString()).split(u'\n')) {
            ++number;
            // Phrases as people type them, for the search alone.
            if (!line.startsWith(u'?')) judge(line, TextRoom::Articles, number, 1);
        }
    }

    void tree(const QString& path, TextRoom room) {
        m_file = m_data.shown(path);
        QList<Problem> toldElsewhere;
        if (const auto root = readJson(path, m_file, toldElsewhere)) walk(*root, QStringLiteral("$"), room);
    }

    void walk(const JsonNode& node, const QString& path, TextRoom room) {
        if (node.kind == JsonNode::Kind::Text) {
            m_path = path;
            judge(node.text, room, node.line, node.column);
        }
        for (const JsonMember& each : node.members)
            if (!unread.contains(each.key)) walk(each.value, path + pathStep(each.key), room);
        for (std::size_t i = 0; i < node.items.size(); ++i)
            walk(node.items[i], path + pathStep(static_cast<qsizetype>(i)), room);
    }

    const DataFolder& m_data;
    QString m_language;
    QList<Problem>& m_problems;
    StyleGuide m_guide;
    QString m_game;
    QString m_file;
    QString m_path;
};

} // namespace

void checkStyle(const DataFolder& data, QList<Problem>& problems) {
    for (const QString& language : languages()) {
        StyleCheck check(data, language, problems);
        for (const GameFacts& game : allGameFacts())
            check.game(game.id);
        check.sentences();
    }
}

} // namespace magister
