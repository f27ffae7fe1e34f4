// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/pack_files.h"

#include "app/content/file_bytes.h"

#include <algorithm>

namespace magister {

namespace {

const QByteArray packFilesMagic = QByteArrayLiteral("magister-pack-files/1\n");
const QByteArray overMark = QByteArrayLiteral("yours\n"); ///< the files of the user's pack follow
const QString yourFolder = QStringLiteral("yours");       ///< their folder in messages, once they are in a save
/// A pack has some twenty files of a few KiB. The bounds keep a hostile save from filling the memory: zlib makes at
/// most a thousand bytes of one.
constexpr qsizetype mostCompressed = 256 * 1024;
constexpr qsizetype mostPlain = 64 * 1024 * 1024;

/// Leaves out white space between the values.
QByteArray minified(const QByteArray& json) {
    QByteArray out;
    out.reserve(json.size());
    bool inText = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inText && c == '\\' && i + 1 < json.size()) {
            out += c;
            out += json[++i];
            continue;
        }
        if (c == '"') inText = !inText;
        if (inText || !(c == ' ' || c == '\t' || c == '\r' || c == '\n')) out += c;
    }
    return out;
}

/// The files named in a head, as far as it can be understood; whoever reads the head properly tells what is wrong.
QStringList namesInHead(const QByteArray& head) {
    QStringList names;
    QList<Problem> toldLater;
    const auto root = parseJson(head, packHeadName, toldLater);
    const JsonNode* files = root ? root->member(u"files") : nullptr;
    if (!files) return names;
    for (const JsonMember& each : files->members)
        if (each.value.kind == JsonNode::Kind::Text && isPlainFileName(each.value.text)) names.append(each.value.text);
    names.removeDuplicates();
    return names;
}

/// Takes "SIZE NAME\n" and that many bytes from the front of `rest`; false if they do not stand there.
bool takeFile(QByteArrayView& rest, PackFiles& files) {
    const qsizetype end = rest.indexOf('\n');
    const qsizetype space = rest.indexOf(' ');
    if (end < 0 || space < 0 || space > end) return false;
    bool isNumber = false;
    const qlonglong size = rest.first(space).toByteArray().toLongLong(&isNumber);
    const QString name = QString::fromUtf8(rest.sliced(space + 1, end - space - 1));
    rest = rest.sliced(end + 1);
    if (!isNumber || size < 0 || size > rest.size() || !isPlainFileName(name) || files.find(name)) return false;
    files.set(name, rest.first(size).toByteArray());
    rest = rest.sliced(size);
    return true;
}

} // namespace

bool isPlainFileName(const QString& name) {
    return !name.isEmpty() && name != QLatin1String(".") && name != QLatin1String("..") &&
           std::none_of(name.begin(), name.end(), [](QChar c) {
               return c == QLatin1Char('/') || c == QLatin1Char('\\') || c == QLatin1Char(':') || c < QLatin1Char(' ');
           });
}

PackFiles PackFiles::fromFolder(const QString& folder, const DataFolder& data) {
    PackFiles files(data.shown(folder));
    files.read(folder, packHeadName);
    for (const QString& name : namesInHead(files.m_files.first().bytes))
        if (name != packHeadName) files.read(folder, name);
    return files;
}

void PackFiles::read(const QString& folder, const QString& name) {
    PackFile read{name, shown(name), {}, {}};
    FileFault fault;
    if (auto bytes = readRegularFile(folder + QLatin1Char('/') + name, biggestFile, fault))
        read.bytes = std::move(*bytes);
    else
        read.unreadable = fileProblem(fault, read.shownAs, biggestFile);
    m_files.append(read);
}

void PackFiles::set(const QString& name, const QByteArray& bytes) {
    for (PackFile& each : m_files)
        if (each.name == name) {
            each = {name, each.shownAs, bytes, {}};
            return;
        }
    m_files.append({name, shown(name), bytes, {}});
}

const PackFile* PackFiles::find(const QString& name) const {
    const auto found =
        std::find_if(m_files.begin(), m_files.end(), [&](const PackFile& each) { return each.name == name; });
    return found == m_files.end() ? nullptr : &*found;
}

QString PackFiles::shown(const QString& name) const {
    return m_shownFolder.isEmpty() ? name : m_shownFolder + QLatin1Char('/') + name;
}

std::unique_ptr<JsonNode> PackFiles::tree(const QString& name, QList<Problem>& problems) const {
    const PackFile* file = find(name);
    if (file && !file->unreadable && file->bytes.size() <= biggestFile)
        return parseJson(file->bytes, file->shownAs, problems);
    if (!file)
        problems.append({shown(name), {}, 0, 0, ProblemKind::FileMissing, {}});
    else if (file->unreadable)
        problems.append(*file->unreadable);
    else
        problems.append({file->shownAs, {}, 0, 0, ProblemKind::FileTooBig, {QString::number(biggestFile)}});
    return nullptr;
}

PackFiles PackFiles::with(const PackFiles& userPack) const {
    PackFiles both = *this;
    both.m_over = {userPack};
    both.m_over.front().m_over.clear();
    return both;
}

PackFiles PackFiles::withoutUserPack() const {
    PackFiles printed = *this;
    printed.m_over.clear();
    return printed;
}

QByteArray PackFiles::plain() const {
    QByteArray plain;
    for (const PackFile& each : m_files) {
        if (each.unreadable) continue;
        const QByteArray bytes = minified(each.bytes);
        plain += QByteArray::number(bytes.size()) + ' ' + each.name.toUtf8() + '\n' + bytes;
    }
    return plain;
}

QByteArray PackFiles::toBytes() const {
    return qCompress(packFilesMagic + plain() + (m_over.empty() ? QByteArray() : overMark + m_over.front().plain()), 9);
}

std::optional<PackFiles> PackFiles::fromBytes(const QByteArray& bytes, const QString& shownFolder,
                                              QList<Problem>& problems) {
    const auto refuse = [&](ProblemKind kind, const QStringList& arguments) {
        problems.append({shownFolder, {}, 0, 0, kind, arguments});
        return std::nullopt;
    };
    const QString expected = QString::fromLatin1(packFilesMagic).trimmed();
    if (bytes.size() > mostCompressed) return refuse(ProblemKind::FileTooBig, {QString::number(mostCompressed)});
    // The first four bytes hold the size; less than five is nothing that was ever compressed.
    qsizetype claimed = 0;
    for (qsizetype i = 0; i < 4 && bytes.size() > 4; ++i)
        claimed = claimed * 256 + static_cast<unsigned char>(bytes[i]);
    if (claimed > mostPlain) return refuse(ProblemKind::FileTooBig, {QString::number(mostPlain)});
    const QByteArray plain = claimed < packFilesMagic.size() ? QByteArray() : qUncompress(bytes);
    if (!plain.startsWith(packFilesMagic))
        return refuse(ProblemKind::WrongFormat, {expected, QString::fromLatin1(plain.left(packFilesMagic.size()).simplified())});
    PackFiles files(shownFolder);
    QByteArrayView rest = QByteArrayView(plain).sliced(packFilesMagic.size());
    PackFiles over(files.shown(yourFolder));
    bool isOver = false;
    while (!rest.isEmpty()) {
        if (!isOver && rest.startsWith(overMark)) {
            isOver = true;
            rest = rest.sliced(overMark.size());
            continue;
        }
        const QString next =
            QString::fromUtf8(rest.first(std::min<qsizetype>(rest.size(), 12)).toByteArray().simplified());
        if (!takeFile(rest, isOver ? over : files))
            return refuse(ProblemKind::UnexpectedText, {QStringLiteral("SIZE NAME"), next});
    }
    return isOver ? files.with(over) : files;
}

} // namespace magister
