// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSet>
#include <QStringList>

#include <charconv>
#include <optional>
#include <string>
#include <vector>

/// The text format shared by the setups of both games: one field per line, words separated by single blanks.
namespace magister {

/// A line that is not understood, or a field that is not there.
struct SetupFault {
    qsizetype byte{}; ///< first byte of the line
    QString expected;
    QString found;
};
/// What was read of a setup of one of the games.
template <class Setup> struct SetupReading {
    std::optional<Setup> setup; ///< only without a fault
    SetupFault fault;
};

/// Reads a text line by line; stops at the first error.
class SetupLines {
public:
    /// The text must outlive the reader.
    explicit SetupLines(QByteArrayView text) : m_text(text) {}

    /// To the next line; false at the end of the text and after a fault. What is left of a line that was read is one.
    bool next();
    /// First word of the line.
    QByteArrayView field() const { return m_field; }
    bool is(const char* field) const { return m_field == QByteArrayView(field); }
    /// The next word; empty when there is none.
    QByteArrayView word();
    bool atEnd() const { return m_rest.isEmpty(); }

    void fail(const QString& expected);
    bool good() const { return !m_fault; }
    const std::optional<SetupFault>& fault() const { return m_fault; }
    /// After the last line: a field that appeared in none of them is a fault.
    void demand(std::initializer_list<const char*> fields);

    /// The next word as a decimal number without leading zeros; nothing, and no fault yet, if it is none from `least`
    /// to `most`.
    template <class Number> std::optional<Number> number(Number least, Number most) {
        const QByteArrayView digits = word();
        Number value{};
        const char* last = digits.data() + digits.size();
        const auto [end, problem] = std::from_chars(digits.data(), last, value);
        if (problem != std::errc{} || end != last || (digits.size() > 1 && digits.front() == '0')) return std::nullopt;
        if (value < least || value > most) return std::nullopt;
        return value;
    }
    /// "yes" or "no".
    bool yesNo();
    /// "draw NAME ID ID ...", behind the name: one id or more.
    void ids(std::vector<std::string>& list) { words(list, QStringLiteral("draw")); }
    /// The words that are left, as wordsLine() writes them: at least one.
    void words(std::vector<std::string>& list, const QString& expected);
    /// "arrange WORD WORD ...", behind "arrange": one line of a made-up position.
    void arranged(std::vector<std::string>& lines);
    /// "ruling OPTION CHOICE", behind "ruling": one of these questions. `Rulings` and its setAnswer are of one game.
    template <class Rulings, class Options> void ruling(Rulings& rulings, const Options& options);

private:
    QByteArrayView m_text;
    QByteArrayView m_line;
    QByteArrayView m_field;
    QByteArrayView m_rest; ///< what is left of the line
    qsizetype m_byte{};
    qsizetype m_next{};
    QSet<QByteArray> m_seen;
    std::optional<SetupFault> m_fault;
};

/// Decides one question by the ids of option and choice. Empty when done; otherwise nothing has changed, and these ids
/// were expected: of the options, or of the choices of that option.
template <class Rulings, class Options>
QStringList setRuling(Rulings& rulings, const Options& options, QByteArrayView option, QByteArrayView choice) {
    QStringList expected;
    for (std::size_t index = 0; index < options.size(); ++index) {
        if (QByteArrayView(options[index].id) != option) continue;
        const auto& choices = options[index].choices;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (QByteArrayView(choices[i]) == choice) {
                setAnswer(rulings, index, static_cast<std::uint8_t>(i));
                return {};
            }
            expected.append(QString::fromUtf8(choices[i]));
        }
        return expected;
    }
    for (const auto& each : options)
        expected.append(QString::fromUtf8(each.id));
    return expected;
}

template <class Rulings, class Options> void SetupLines::ruling(Rulings& rulings, const Options& options) {
    const QByteArrayView option = word();
    const QStringList expected = setRuling(rulings, options, option, word());
    if (!expected.isEmpty()) fail(expected.join(QLatin1String(", ")));
}

/// Every question with its answer, one per line.
template <class Rulings, class Options> QByteArray rulingLines(const Rulings& rulings, const Options& options) {
    const auto text = [](std::string_view id) { return QByteArrayView(id).toByteArray(); };
    QByteArray lines;
    for (std::size_t i = 0; i < options.size(); ++i)
        lines += "ruling " + text(options[i].id) + ' ' + text(options[i].choices[answer(rulings, i)]) + '\n';
    return lines;
}

/// A line of these words behind `head`. Bytes of a word that are not printable ASCII, blanks and % are written as %20,
/// an empty one as % alone.
QByteArray wordsLine(QByteArray head, const std::vector<std::string>& words);
/// "draw NAME ID ID ..."; nothing for an empty list.
QByteArray drawLine(const char* name, const std::vector<std::string>& ids);

/// The lines of a made-up position, each as "arrange WORD WORD ...": whatever stands in one comes back.
QByteArray arrangedLines(const std::vector<std::string>& lines);

} // namespace magister
