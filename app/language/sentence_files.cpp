// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/sentence_files.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace magister {

namespace {

struct Message {
    QString source;
    QStringList forms;
    bool numerus{};
    bool unfinished{};
};

qsizetype pluralForms(const QString& language) {
    return language == QLatin1String("en") || language == QLatin1String("de") ? 2 : 3;
}

/// Names of placeholders, sorted, each once. A case or a capital letter may differ between languages.
QStringList placeholders(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("%L?[0-9n]|\\{[A-Za-z]+"));
    QStringList found;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        found.append(it.next().captured().toLower());
    found.sort();
    found.removeDuplicates();
    return found;
}

class SentenceFile {
public:
    SentenceFile(const QString& language, const QString& shownAs, QIODevice* device, QList<Problem>& problems)
        : m_language(language), m_file(shownAs), m_xml(device), m_problems(problems) {}

    int read() {
        int count = 0;
        while (!m_xml.atEnd()) {
            if (m_xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (m_xml.name() == QLatin1String("name")) m_context = m_xml.readElementText();
            else if (m_xml.name() == QLatin1String("message")) {
                judge(message());
                ++count;
            }
        }
        if (m_xml.hasError()) report(ProblemKind::UnexpectedText, {QStringLiteral("XML"), m_xml.errorString()});
        return count;
    }

private:
    void report(ProblemKind kind, const QStringList& arguments) {
        m_problems.append({m_file, m_context, static_cast<int>(m_xml.lineNumber()),
                           static_cast<int>(m_xml.columnNumber()), kind, arguments});
    }

    Message message() {
        Message message;
        message.numerus = m_xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == QLatin1String("source")) message.source = m_xml.readElementText();
            else if (m_xml.name() == QLatin1String("translation")) readTranslation(message);
            else m_xml.skipCurrentElement();
        }
        return message;
    }

    void readTranslation(Message& message) {
        message.unfinished = m_xml.attributes().hasAttribute(QLatin1String("type"));
        if (!message.numerus) {
            message.forms = {m_xml.readElementText()};
            return;
        }
        while (m_xml.readNextStartElement())
            message.forms.append(m_xml.readElementText());
    }

    void judge(const Message& message) {
        // English sentences are the sources themselves; only its plurals need words.
        if (m_language == QLatin1String("en") && !message.numerus) return;
        const bool empty = message.forms.isEmpty() || message.forms.contains(QString());
        if (message.unfinished || empty)
            return report(ProblemKind::TranslationMissing, {m_language, message.source});
        if (message.numerus && message.forms.size() != pluralForms(m_language))
            return report(ProblemKind::WrongCount, {QString::number(pluralForms(m_language)),
                                                    QString::number(pluralForms(m_language)),
                                                    QString::number(message.forms.size())});
        for (const QString& form : message.forms)
            if (placeholders(form) != placeholders(message.source))
                report(ProblemKind::WrongFormat, {placeholders(message.source).join(u' '), form});
    }

    QString m_language;
    QString m_file;
    QXmlStreamReader m_xml;
    QList<Problem>& m_problems;
    QString m_context;
};

} // namespace

int checkSentenceFiles(const DataFolder& data, QList<Problem>& problems) {
    const QDir folder(data.path() + QStringLiteral("/translations/ui"));
    if (!folder.exists()) return 0;
    int count = 0;
    for (const QString& language : languages()) {
        QFile file(folder.filePath(QStringLiteral("magister_%1.ts").arg(language)));
        const QString shown = data.shown(file.fileName());
        if (!file.open(QIODevice::ReadOnly)) {
            problems.append({shown, {}, 0, 0, ProblemKind::FileMissing, {}});
            continue;
        }
        count += SentenceFile(language, shown, &file, problems).read();
    }
    return count;
}

} // namespace magister
