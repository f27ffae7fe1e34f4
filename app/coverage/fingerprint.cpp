// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coverage/fingerprint.h"

#include "app/library/pack_numbers.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace magister {

namespace {

QString sumOf(const QByteArray& bytes) {
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(8));
}

} // namespace

const SourceFile& Fingerprints::file(const QString& path) {
    const auto found = m_files.constFind(path);
    return found != m_files.constEnd()
               ? *found
               : *m_files.insert(path, SourceFile(path, textOf(m_root + u'/' + path).value_or(QString())));
}

QString Fingerprints::ofCode(const QList<Evidence>& places) {
    static const QRegularExpression space(u"\\s+"_s);
    QStringList bodies;
    for (const Evidence& place : places) {
        const SourceFile& source = file(place.file);
        for (const SourceItem& item : source.items())
            if (item.name == place.function && (item.hasBody || item.kind == SourceItem::Kind::Data))
                bodies.append(source.source().plain.mid(item.from, item.to - item.from).remove(space));
    }
    if (bodies.isEmpty()) return {};
    bodies.sort();
    bodies.removeDuplicates();
    return sumOf(bodies.join(u'\n').toUtf8());
}

QString Fingerprints::ofFacts(QJsonObject entry, QStringList keys, const PackNumbers& numbers) {
    for (const QString& key : {u"see"_s, u"order"_s, u"pages"_s})
        entry.remove(key);
    QByteArray facts = QJsonDocument(entry).toJson(QJsonDocument::Compact); // keys in order of the alphabet
    keys.sort();
    keys.removeDuplicates();
    for (const QString& key : keys) {
        const auto value = numbers.value(key);
        facts += '\n' + key.toUtf8() + '=' + (value ? QByteArray::number(*value) : QByteArray());
    }
    return sumOf(facts);
}

} // namespace magister
