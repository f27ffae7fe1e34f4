// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/json_tree.h"

#include "app/content/file_bytes.h"

#include <QSet>
#include <QStringDecoder>

#include <algorithm>

namespace magister {

namespace {

template <class Key> const JsonNode* memberOf(const std::vector<JsonMember>& members, Key key) {
    for (const JsonMember& each : members)
        if (each.key.size() == key.size() && each.key == key) return &each.value;
    return nullptr;
}

} // namespace

const JsonNode* JsonNode::member(QStringView key) const { return memberOf(members, key); }
const JsonNode* JsonNode::member(QLatin1String key) const { return memberOf(members, key); }

namespace {

/// Thrown nowhere: a failed step returns false and the first problem ends the reading.
class Parser {
public:
    /// With `last` it ends behind the member of that name of the outermost object.
    Parser(const QString& text, const QString& file, QList<Problem>& problems, QLatin1String last = {})
        : m_text(text), m_file(file), m_problems(problems), m_last(last) {}

    bool document(JsonNode& root) {
        skipSpace();
        if (atEnd()) return fail(ProblemKind::FileEmpty);
        if (!value(root, 0)) return false;
        if (m_isEnough) return true;
        skipSpace();
        return atEnd() || unexpected(QStringLiteral("end of file"));
    }

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    QChar here() const { return atEnd() ? QChar() : m_text.at(m_at); }

    void step() {
        const QChar passed = m_text.at(m_at++);
        if (passed == QLatin1Char('\n')) {
            ++m_line;
            m_column = 1;
        } else if (!passed.isLowSurrogate()) {
            ++m_column;
        }
    }

    void skipSpace() {
        const qsizetype end = m_text.size();
        for (; m_at < end; ++m_at) {
            const char16_t c = m_text.at(m_at).unicode();
            if (c == u'\n') {
                ++m_line;
                m_column = 1;
            } else if (c == u' ' || c == u'\t' || c == u'\r') {
                ++m_column;
            } else {
                return;
            }
        }
    }

    bool failAt(int line, int column, ProblemKind kind, const QStringList& arguments = {}) {
        addProblem(m_problems, {m_file, {}, line, column, kind, arguments});
        return false;
    }
    bool fail(ProblemKind kind, const QStringList& arguments = {}) { return failAt(m_line, m_column, kind, arguments); }
    bool unexpected(const QString& expected) {
        if (atEnd()) return fail(ProblemKind::UnexpectedEnd, {expected});
        return fail(ProblemKind::UnexpectedText, {expected, m_text.mid(m_at, 12).simplified()});
    }
    bool take(char wanted) {
        if (here() != QLatin1Char(wanted) || atEnd()) return unexpected(QString(QLatin1Char(wanted)));
        step();
        return true;
    }

    bool value(JsonNode& node, int depth) {
        if (depth > deepestNesting) return fail(ProblemKind::TooDeep, {QString::number(deepestNesting)});
        if (++m_values > mostValues) return fail(ProblemKind::TooManyValues, {QString::number(mostValues)});
        node.line = m_line;
        node.column = m_column;
        switch (here().unicode()) {
        case '{':
            return object(node, depth);
        case '[':
            return list(node, depth);
        case '"':
            node.kind = JsonNode::Kind::Text;
            return string(node.text);
        case 't':
            return word(node, QStringLiteral("true"), JsonNode::Kind::Boolean, true);
        case 'f':
            return word(node, QStringLiteral("false"), JsonNode::Kind::Boolean, false);
        case 'n':
            return word(node, QStringLiteral("null"), JsonNode::Kind::Null, false);
        default:
            return number(node);
        }
    }

    bool word(JsonNode& node, const QString& spelling, JsonNode::Kind kind, bool meaning) {
        if (!QStringView(m_text).mid(m_at).startsWith(spelling)) return unexpected(spelling);
        for (int i = 0; i < spelling.size(); ++i)
            step();
        node.kind = kind;
        node.boolean = meaning;
        return true;
    }

    bool digits() {
        if (!isDigit()) return unexpected(QStringLiteral("0-9"));
        while (isDigit())
            step();
        return true;
    }
    bool isDigit() const { return here() >= QLatin1Char('0') && here() <= QLatin1Char('9'); }

    bool number(JsonNode& node) {
        const int start = m_at;
        if (here() == QLatin1Char('-'))
            step();
        else if (!isDigit())
            return unexpected(QStringLiteral("{ [ \" 0-9 true false null"));
        if (here() == QLatin1Char('0'))
            step();
        else if (!digits())
            return false;
        if (here() == QLatin1Char('.')) {
            step();
            if (!digits()) return false;
        }
        if (here() == QLatin1Char('e') || here() == QLatin1Char('E')) {
            step();
            if (here() == QLatin1Char('+') || here() == QLatin1Char('-')) step();
            if (!digits()) return false;
        }
        node.kind = JsonNode::Kind::Number;
        node.text = m_text.mid(start, m_at - start);
        node.number = node.text.toDouble();
        return true;
    }

    bool string(QString& out) {
        if (!take('"')) return false;
        while (!atEnd() && here() != QLatin1Char('"')) {
            if (here().unicode() < 0x20) return unexpected(QStringLiteral("\""));
            if (here() == QLatin1Char('\\')) {
                if (!escape(out)) return false;
            } else {
                plain(out);
            }
        }
        return take('"');
    }

    /// What stands for itself, as far as it goes: nearly every text is one such piece, and takes no more room than that.
    void plain(QString& out) {
        const qsizetype start = m_at;
        for (const qsizetype end = m_text.size(); m_at < end; ++m_at) {
            const QChar sign = m_text.at(m_at);
            if (sign.unicode() < 0x20 || sign == QLatin1Char('"') || sign == QLatin1Char('\\')) break;
            if (!sign.isLowSurrogate()) ++m_column;
        }
        if (out.isEmpty())
            out = m_text.mid(start, m_at - start);
        else
            out += QStringView(m_text).mid(start, m_at - start);
    }

    bool escape(QString& out) {
        static const QString letters = QStringLiteral("\"\\/bfnrt");
        static const QString meanings = QStringLiteral("\"\\/\b\f\n\r\t");
        step();
        const auto plain = atEnd() ? -1 : letters.indexOf(here());
        if (plain >= 0) {
            out += meanings.at(plain);
            step();
            return true;
        }
        if (here() != QLatin1Char('u')) return unexpected(QStringLiteral("\" \\ / b f n r t u"));
        step();
        bool isHex = false;
        const ushort unit = m_text.mid(m_at, 4).toUShort(&isHex, 16);
        if (!isHex || m_text.size() - m_at < 4) return unexpected(QStringLiteral("0000-ffff"));
        for (int i = 0; i < 4; ++i)
            step();
        out += QChar(unit);
        return true;
    }

    bool list(JsonNode& node, int depth) {
        node.kind = JsonNode::Kind::List;
        step();
        skipSpace();
        if (here() == QLatin1Char(']')) return take(']');
        while (true) {
            skipSpace();
            if (!value(node.items.emplace_back(), depth + 1)) return false;
            skipSpace();
            if (here() != QLatin1Char(','))
                return here() == QLatin1Char(']') ? take(']') : unexpected(QStringLiteral(", ]"));
            step();
        }
    }

    bool object(JsonNode& node, int depth) {
        node.kind = JsonNode::Kind::Object;
        step();
        skipSpace();
        if (here() == QLatin1Char('}')) return take('}');
        QSet<QString> keys; // of a large object only: those of a small one are found sooner by looking at them all
        while (true) {
            skipSpace();
            if (!member(node, keys, depth)) return false;
            if (depth == 0 && !m_last.isEmpty() && node.members.back().key == m_last) {
                m_isEnough = true;
                return true;
            }
            skipSpace();
            if (here() != QLatin1Char(','))
                return here() == QLatin1Char('}') ? take('}') : unexpected(QStringLiteral(", }"));
            step();
        }
    }

    bool member(JsonNode& node, QSet<QString>& keys, int depth) {
        JsonMember next;
        next.line = m_line;
        next.column = m_column;
        if (!string(next.key)) return false;
        if (node.members.size() >= mostMembers)
            return failAt(next.line, next.column, ProblemKind::TooManyKeys, {QString::number(mostMembers)});
        skipSpace();
        if (!take(':')) return false;
        skipSpace();
        if (!value(next.value, depth + 1)) return false;
        if (isKnown(node, keys, next.key)) failAt(next.line, next.column, ProblemKind::DuplicateKey, {next.key});
        else node.members.push_back(std::move(next));
        return true;
    }

    /// Whether the object has that key already; it has it from now on.
    static bool isKnown(const JsonNode& node, QSet<QString>& keys, const QString& key) {
        constexpr std::size_t few = 16;
        if (node.members.size() < few) return node.member(key) != nullptr;
        if (keys.isEmpty())
            for (const JsonMember& each : node.members)
                keys.insert(each.key);
        const qsizetype before = keys.size();
        keys.insert(key);
        return keys.size() == before;
    }

    const QString& m_text;
    const QString& m_file;
    QList<Problem>& m_problems;
    QLatin1String m_last;
    bool m_isEnough = false; ///< m_last has been read
    qsizetype m_at = 0;
    int m_values = 0;
    int m_line = 1;
    int m_column = 1;
};

/// Line and column of the first byte that is not UTF-8.
std::pair<int, int> placeOfBadByte(const QByteArray& bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    qsizetype good = 0;
    qsizetype bad = bytes.size();
    while (bad - good > 1) { // the longest prefix of whole lines and bytes that still decodes, by halving
        const qsizetype middle = good + (bad - good) / 2;
        QStringDecoder prefix(QStringDecoder::Utf8); // an unfinished character at the end is no error here
        const QString decoded = prefix.decode(QByteArrayView(bytes).first(middle));
        (prefix.hasError() ? bad : good) = middle;
    }
    const QString before = decoder.decode(QByteArrayView(bytes).first(good));
    return {static_cast<int>(before.count(QLatin1Char('\n'))) + 1,
            static_cast<int>(before.size() - before.lastIndexOf(QLatin1Char('\n')))};
}

std::optional<QString> decode(const QByteArray& utf8, const QString& shownAs, QList<Problem>& problems) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder.decode(utf8);
    if (!decoder.hasError()) return text;
    const auto [line, column] = placeOfBadByte(utf8);
    problems.append({shownAs, {}, line, column, ProblemKind::NotUtf8, {}});
    return std::nullopt;
}

std::unique_ptr<JsonNode> parse(const QString& text, const QString& file, QList<Problem>& problems, QLatin1String last = {}) {
    auto root = std::make_unique<JsonNode>();
    if (!Parser(text, file, problems, last).document(*root)) return nullptr;
    return root;
}

} // namespace

QString pathStep(const QString& key) {
    // Asked for every value of every file: a loop costs less than an expression.
    const bool plain = !key.isEmpty() && std::all_of(key.begin(), key.end(), [](QChar sign) {
        const char16_t c = sign.unicode();
        return (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'_' || c == u'-';
    });
    return plain ? QLatin1Char('.') + key : QStringLiteral("[\"%1\"]").arg(key);
}

QString pathStep(qsizetype index) {
    return QStringLiteral("[%1]").arg(index);
}

QString shortJson(const JsonNode& node) {
    QStringList parts;
    switch (node.kind) {
    case JsonNode::Kind::Null:
        return QStringLiteral("null");
    case JsonNode::Kind::Boolean:
        return node.boolean ? QStringLiteral("true") : QStringLiteral("false");
    case JsonNode::Kind::Number:
        return node.text;
    case JsonNode::Kind::Text:
        return QLatin1Char('"') + node.text + QLatin1Char('"');
    case JsonNode::Kind::List:
        for (const JsonNode& each : node.items)
            parts.append(shortJson(each));
        return QLatin1Char('[') + parts.join(QStringLiteral(", ")) + QLatin1Char(']');
    case JsonNode::Kind::Object:
        for (const JsonMember& each : node.members)
            parts.append(QLatin1Char('"') + each.key + QStringLiteral("\": ") + shortJson(each.value));
        return QLatin1Char('{') + parts.join(QStringLiteral(", ")) + QLatin1Char('}');
    }
    return {};
}

std::unique_ptr<JsonNode> parseJson(const QByteArray& utf8, const QString& file, QList<Problem>& problems) {
    const auto text = decode(utf8, file, problems);
    return text ? parse(*text, file, problems) : nullptr;
}

std::optional<JsonListPlace> findList(QByteArrayView utf8, QByteArrayView key) {
    std::optional<JsonListPlace> found;
    QByteArrayView last; // the text that was passed last in the outermost object
    int depth = 0;
    bool isEmpty = true; // nothing has come since the bracket of the list
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const char c = utf8[i];
        if (static_cast<unsigned char>(c) <= ' ') continue;
        if (found && depth == 2 && c != ']') isEmpty = false;
        switch (c) {
        case '"': {
            const qsizetype start = i + 1;
            for (++i; i < utf8.size() && utf8[i] != '"'; ++i)
                if (utf8[i] == '\\') ++i;
            if (depth == 1 && i < utf8.size()) last = utf8.sliced(start, i - start);
            break;
        }
        case '[':
            if (depth == 1 && !found && last == key) found = {i, i, 0};
            [[fallthrough]];
        case '{':
            ++depth;
            break;
        case ']':
        case '}':
            --depth;
            if (found && depth == 1) {
                found->end = i + 1;
                found->items += isEmpty ? 0 : 1;
                return found;
            }
            break;
        case ',':
            if (found && depth == 2) ++found->items;
            if (depth == 1) last = {};
            break;
        default:
            break;
        }
    }
    return std::nullopt;
}

std::optional<QString> readText(const QString& path, const QString& shownAs, QList<Problem>& problems) {
    FileFault fault;
    const auto bytes = readRegularFile(path, biggestFile, fault);
    if (bytes) return decode(*bytes, shownAs, problems);
    addProblem(problems, fileProblem(fault, shownAs, biggestFile));
    return std::nullopt;
}

std::unique_ptr<JsonNode> readJson(const QString& path, const QString& shownAs, QList<Problem>& problems) {
    const auto text = readText(path, shownAs, problems);
    return text ? parse(*text, shownAs, problems) : nullptr;
}

std::unique_ptr<JsonNode> readJsonHead(const QString& path, const QString& shownAs, QLatin1String last,
                                       QList<Problem>& problems) {
    // It nearly always stands in the first few lines of a long file. Whole lines: no character is cut in two.
    constexpr qint64 few = 4096;
    FileFault fault;
    if (const auto beginning = readBeginning(path, few, fault)) {
        QList<Problem> none;
        const auto lines = decode(beginning->first(beginning->lastIndexOf('\n') + 1), shownAs, none);
        auto head = lines ? parse(*lines, shownAs, none, last) : nullptr;
        if (head && none.isEmpty() && head->member(last)) return head;
    }
    const auto text = readText(path, shownAs, problems);
    return text ? parse(*text, shownAs, problems, last) : nullptr;
}

} // namespace magister
