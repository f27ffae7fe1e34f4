// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/phrase.h"

#include <QLocale>
#include <QRegularExpression>

#include <optional>

namespace magister {

namespace {

const QRegularExpression& placeholder() {
    static const QRegularExpression expression(QStringLiteral("\\{([^{}]*)\\}"));
    return expression;
}

/// The field that `name` means, and whether the result starts with a capital.
struct Asked {
    QString name;
    bool capital{};
};
Asked askedFor(const QString& name, const Fields& fields) {
    if (name.isEmpty() || fields.contains(name) || !name.front().isUpper()) return {name, false};
    return {name.front().toLower() + name.mid(1), true};
}

/// A number below nothing carries a minus sign, not the hyphen of the locales.
QString withMinus(QString number) {
    if (number.startsWith(u'-')) number[0] = QChar(0x2212);
    return number;
}

std::optional<QString> number(const Language& language, int n, const QStringList& parts, const Fields& fields) {
    if (parts.size() == 1) return withMinus(QLocale(language.code()).toString(n));
    QString key = parts.at(1);
    if (const auto named = fields.constFind(key); named != fields.cend()) {
        const Word* word = std::get_if<Word>(&*named);
        if (!word) return std::nullopt;
        key = word->key;
    }
    return withMinus(language.count(key, n, parts.size() > 2 ? parts.at(2) : QStringLiteral("nom")));
}

std::optional<QString> filled(const Language& language, const QString& inside, const Fields& fields) {
    const QStringList parts = inside.split(u':');
    const Asked asked = askedFor(parts.front(), fields);
    const auto field = fields.constFind(asked.name);
    if (field == fields.cend() || parts.size() > 3) return std::nullopt;

    std::optional<QString> result;
    if (const auto* text = std::get_if<QString>(&*field)) {
        if (parts.size() <= 2) result = *text;
    } else if (const auto* n = std::get_if<int>(&*field)) {
        result = number(language, *n, parts, fields);
    } else if (const auto* word = std::get_if<Word>(&*field); word && parts.size() <= 2) {
        result = language.word(word->key, parts.size() == 2 ? parts.at(1) : QStringLiteral("nom"), 1);
    }
    if (result && asked.capital && !result->isEmpty())
        result = QLocale(language.code()).toUpper(result->left(1)) + result->mid(1);
    return result;
}

} // namespace

QString phrase(const Language& language, const QString& pattern, const Fields& fields, QStringList* problems) {
    QString result;
    qsizetype last = 0;
    for (auto match = placeholder().globalMatch(pattern); match.hasNext();) {
        const auto found = match.next();
        result += QStringView(pattern).mid(last, found.capturedStart() - last);
        if (const auto value = filled(language, found.captured(1), fields)) {
            result += *value;
        } else {
            result += found.captured(0);
            if (problems) problems->append(found.captured(0));
        }
        last = found.capturedEnd();
    }
    return result.append(QStringView(pattern).mid(last));
}

QString say(const Language& language, const char* context, const char* source, const Fields& fields) {
    return phrase(language, language.text(context, source), fields);
}

QString capitalised(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

QStringList fieldNames(const QString& pattern) {
    QStringList names;
    for (auto match = placeholder().globalMatch(pattern); match.hasNext();) {
        QString name = match.next().captured(1).section(u':', 0, 0);
        if (!name.isEmpty()) name[0] = name.at(0).toLower();
        if (!names.contains(name)) names.append(name);
    }
    names.sort();
    return names;
}

} // namespace magister
