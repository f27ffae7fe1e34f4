// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDirIterator>
#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace magister::network {

/// Looks for secrets in files: as bytes, and written in the ways in which programs write bytes as text (hexadecimal digits,
/// both kinds of Base64, the base 32 of join codes), also within longer bytes that are written so, over several lines, in
/// groups with hyphens, and in two bytes a letter.
class SecretSearch {
public:
    void add(const QString& name, const QByteArray& secret) {
        m_forms.push_back({name + QStringLiteral(" as it is"), withoutNulls(secret), &withoutNulls});
        addText(name + QStringLiteral(" in Base64"), secret, 6, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", &asBase64);
        addText(name + QStringLiteral(" as a code"), secret, 5, "0123456789ABCDEFGHJKMNPQRSTVWXYZ", &inCapitals);
        addText(name + QStringLiteral(" in hexadecimal digits"), secret, 4, "0123456789ABCDEF", &inCapitals);
    }
    /// "FILE: SECRET as FORM" for all that stands in the files of a folder and those below it; not in the folder `leftOut`.
    QStringList below(const QString& folder, const QString& leftOut = {}) const {
        QStringList found;
        QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!leftOut.isEmpty() && file.fileName().startsWith(leftOut + u'/')) continue;
            if (!file.open(QIODevice::ReadOnly)) found.append(file.fileName() + QStringLiteral(": cannot be read"));
            for (const QString& what : in(file.readAll()))
                found.append(file.fileName() + QStringLiteral(": ") + what);
        }
        return found;
    }

private:
    using Reading = QByteArray (*)(const QByteArray&);
    /// How a secret may be written, and how a file has to be read to find it so.
    struct Form {
        QString name;
        QByteArray text;
        Reading reading;
    };

    QStringList in(const QByteArray& bytes) const {
        QStringList found;
        for (const Reading reading : {&withoutNulls, &asBase64, &inCapitals}) {
            const QByteArray read = reading(bytes);
            for (const Form& form : m_forms)
                if (form.reading == reading && read.contains(form.text)) found.append(form.name);
        }
        return found;
    }
    /// In so many bits a letter. Where it begins in the midst of longer bytes, its first and last letters say something of
    /// its neighbours as well, and are left out.
    void addText(const QString& name, const QByteArray& secret, int bits, const char* letters, Reading reading) {
        for (int before = 0; before < bits && (before == 0 || before * 8 % bits != 0); ++before) {
            const auto bitAt = [&](qsizetype bit) { return static_cast<unsigned char>(secret[bit / 8]) >> (7 - bit % 8) & 1; };
            QByteArray text;
            for (qsizetype bit = (bits - before * 8 % bits) % bits; bit + bits <= secret.size() * 8; bit += bits) {
                int value = 0;
                for (int i = 0; i < bits; ++i)
                    value = value * 2 + bitAt(bit + i);
                text += letters[value];
            }
            m_forms.push_back({name, text, reading});
        }
    }
    template <class Letter> static QByteArray each(const QByteArray& bytes, Letter letter) {
        QByteArray read;
        read.reserve(bytes.size());
        for (const char byte : bytes)
            if (const char one = letter(byte)) read += one;
        return read;
    }
    static QByteArray withoutNulls(const QByteArray& bytes) {
        return each(bytes, [](char byte) { return byte; });
    }
    /// As Base64, whichever kind it is, without what stands between its letters.
    static QByteArray asBase64(const QByteArray& bytes) {
        return each(bytes, [](char byte) { return byte == '-' ? '+' : byte == '_' ? '/' : byte == '\\' || (byte >= 0 && byte <= ' ') ? '\0' : byte; });
    }
    static QByteArray inCapitals(const QByteArray& bytes) {
        return each(bytes, [](char byte) {
            if (byte == '-' || byte == ':' || (byte >= 0 && byte <= ' ')) return '\0';
            return byte >= 'a' && byte <= 'z' ? static_cast<char>(byte - 'a' + 'A') : byte;
        });
    }

    std::vector<Form> m_forms;
};

} // namespace magister::network
