// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_setup.h"

#include <QSet>

#include <charconv>

namespace magister::messina {

namespace {

using Ids = std::vector<std::string>;

/// One list of pinned ids by its name, for writing and reading alike.
struct NamedDraw {
    const char* name;
    Ids& (*ids)(PinnedDraws&);
};
constexpr std::array<NamedDraw, 15> draws{{
    {"city", [](PinnedDraws& p) -> Ids& { return p.city; }},
    {"hex-pile", [](PinnedDraws& p) -> Ids& { return p.hexPile; }},
    {"ships", [](PinnedDraws& p) -> Ids& { return p.ships; }},
    {"docking", [](PinnedDraws& p) -> Ids& { return p.docking; }},
    {"huts-1", [](PinnedDraws& p) -> Ids& { return p.huts[0]; }},
    {"huts-2", [](PinnedDraws& p) -> Ids& { return p.huts[1]; }},
    {"huts-3", [](PinnedDraws& p) -> Ids& { return p.huts[2]; }},
    {"workshops-craftsman", [](PinnedDraws& p) -> Ids& { return p.workshops[0]; }},
    {"workshops-aristocrat", [](PinnedDraws& p) -> Ids& { return p.workshops[1]; }},
    {"workshops-nun", [](PinnedDraws& p) -> Ids& { return p.workshops[2]; }},
    {"carts", [](PinnedDraws& p) -> Ids& { return p.carts; }},
    {"boards", [](PinnedDraws& p) -> Ids& { return p.boards; }},
    {"scrolls", [](PinnedDraws& p) -> Ids& { return p.scrolls; }},
    {"solo", [](PinnedDraws& p) -> Ids& { return p.solo; }},
    {"ports", [](PinnedDraws& p) -> Ids& { return p.ports; }},
}};

QByteArray written(const std::string& id) {
    if (id.empty()) return "%";
    QByteArray out;
    for (const char c : id) {
        if (c > ' ' && c <= '~' && c != '%') out += c;
        else out += '%' + QByteArray::number(static_cast<unsigned char>(c), 16).rightJustified(2, '0');
    }
    return out;
}

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/// Only what written() gives.
std::optional<std::string> idFrom(QByteArrayView word) {
    if (word == QByteArrayView("%")) return std::string();
    std::string id;
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (word[i] != '%') {
            id += word[i];
            continue;
        }
        if (i + 2 >= word.size()) return std::nullopt;
        const int high = hexDigit(word[i + 1]);
        const int low = hexDigit(word[i + 2]);
        if (high < 0 || low < 0) return std::nullopt;
        id += static_cast<char>(high * 16 + low);
        i += 2;
    }
    if (written(id) != word) return std::nullopt;
    return id;
}

template <class Number> std::optional<Number> numberFrom(QByteArrayView word) {
    Number value{};
    const char* last = word.data() + word.size();
    const auto [end, problem] = std::from_chars(word.data(), last, value);
    if (problem != std::errc{} || end != last || (word.size() > 1 && word.front() == '0')) return std::nullopt;
    return value;
}

const char* sideWord(Side side) { return side == Side::A ? "a" : "b"; }

/// Reads line after line; the first that is wrong ends the reading.
class SetupReader {
public:
    ReadSetup read(QByteArrayView text, bool whole) {
        for (qsizetype at = 0; at < text.size() && m_good;) {
            const qsizetype feed = text.indexOf('\n', at);
            const qsizetype end = feed < 0 ? text.size() : feed;
            m_line = text.sliced(at, end - at);
            m_byte = at;
            line();
            at = end + 1;
        }
        for (const char* field : {"players", "seed", "boards", "scrolls", "priority-tile"}) {
            m_byte = text.size();
            m_line = {};
            if (whole && m_good && !m_seen.contains(field)) fail(QLatin1String(field));
        }
        if (!m_good) return {{}, m_fault};
        return {m_setup, {}};
    }

private:
    void fail(const QString& expected) {
        if (m_good) m_fault = {m_byte, expected, QString::fromLatin1(m_line.first(std::min<qsizetype>(m_line.size(), 40)).toByteArray())};
        m_good = false;
    }

    QByteArrayView word() {
        const qsizetype blank = m_rest.indexOf(' ');
        const QByteArrayView first = m_rest.first(blank < 0 ? m_rest.size() : blank);
        m_rest = blank < 0 ? QByteArrayView() : m_rest.sliced(blank + 1);
        return first;
    }

    void line() {
        m_rest = m_line;
        const QByteArrayView field = word();
        QByteArray key = field.toByteArray();
        if (field == QByteArrayView("ruling") || field == QByteArrayView("draw")) {
            const QByteArrayView name = word();
            key += ' ' + name.toByteArray();
            if (field == QByteArrayView("ruling")) ruling(name);
            else draw(name);
        } else {
            single(field, word());
            if (!m_rest.isEmpty()) fail(QStringLiteral("\\n"));
        }
        if (m_seen.contains(key)) fail(QString());
        m_seen.insert(key);
    }

    void single(QByteArrayView field, QByteArrayView value) {
        if (field == QByteArrayView("players")) {
            const auto players = numberFrom<unsigned>(value);
            if (!players || *players < 1 || *players > maxPlayers) return fail(QStringLiteral("players 1-4"));
            m_setup.players = static_cast<std::uint8_t>(*players);
        } else if (field == QByteArrayView("seed")) {
            const auto seed = numberFrom<std::uint64_t>(value);
            if (!seed) return fail(QStringLiteral("seed 0-%1").arg(~quint64{0}));
            m_setup.seed = *seed;
        } else if (field == QByteArrayView("boards") || field == QByteArrayView("scrolls")) {
            const bool b = value == QByteArrayView("b");
            if (!b && value != QByteArrayView("a")) return fail(QStringLiteral("a, b"));
            (field == QByteArrayView("boards") ? m_setup.boards : m_setup.scrolls) = b ? Side::B : Side::A;
        } else if (field == QByteArrayView("priority-tile")) {
            m_setup.priorityTile = value == QByteArrayView("yes");
            if (!m_setup.priorityTile && value != QByteArrayView("no")) fail(QStringLiteral("yes, no"));
        } else {
            fail(QStringLiteral("players, seed, boards, scrolls, priority-tile, ruling, draw"));
        }
    }

    void ruling(QByteArrayView id) {
        const std::size_t index = rulingIndex(std::string_view(id.data(), static_cast<std::size_t>(id.size())));
        if (index == rulingCount) return fail(QStringLiteral("ruling"));
        const auto& choices = rulingOptions()[index].choices;
        const QByteArrayView choice = word();
        QStringList words;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            words.append(QString::fromLatin1(choices[i].data(), static_cast<qsizetype>(choices[i].size())));
            if (QByteArrayView(choices[i].data(), static_cast<qsizetype>(choices[i].size())) == choice && m_rest.isEmpty())
                return setAnswer(m_setup.rulings, index, static_cast<std::uint8_t>(i));
        }
        fail(words.join(QLatin1String(", ")));
    }

    void draw(QByteArrayView name) {
        if (m_rest.isEmpty()) return fail(QStringLiteral("draw"));
        if (name == QByteArrayView("wheel")) {
            const auto wheel = numberFrom<std::uint8_t>(m_rest);
            if (!wheel) return fail(QStringLiteral("draw wheel 0-255"));
            m_setup.pinned.wheel = *wheel;
            return;
        }
        if (name == QByteArrayView("order")) {
            while (!m_rest.isEmpty()) {
                const auto seat = numberFrom<std::uint8_t>(word());
                if (!seat) return fail(QStringLiteral("draw order 0-255 ..."));
                m_setup.pinned.order.push_back(*seat);
            }
            return;
        }
        for (const NamedDraw& each : draws)
            if (name == QByteArrayView(each.name)) return ids(each.ids(m_setup.pinned));
        fail(QStringLiteral("draw"));
    }

    void ids(Ids& list) {
        while (!m_rest.isEmpty()) {
            const auto id = idFrom(word());
            if (!id) return fail(QStringLiteral("draw"));
            list.push_back(*id);
        }
    }

    Setup m_setup;
    QByteArrayView m_line;
    QByteArrayView m_rest; ///< what is left of the line
    qsizetype m_byte{};
    QSet<QByteArray> m_seen;
    SetupFault m_fault;
    bool m_good{true};
};

} // namespace

QByteArray setupText(const Setup& setup) {
    QByteArray text = "players " + QByteArray::number(setup.players) + "\nseed " +
                      QByteArray::number(static_cast<qulonglong>(setup.seed)) + "\nboards " + sideWord(setup.boards) +
                      "\nscrolls " + sideWord(setup.scrolls) + "\npriority-tile " +
                      (setup.priorityTile ? "yes" : "no") + '\n';
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const RulingOption& option = rulingOptions()[i];
        const std::string_view choice = option.choices[answer(setup.rulings, i)];
        text += "ruling " + QByteArray::fromStdString(std::string(option.id)) + ' ' +
                QByteArray::fromStdString(std::string(choice)) + '\n';
    }
    PinnedDraws pinned = setup.pinned;
    for (const NamedDraw& each : draws) {
        const Ids& ids = each.ids(pinned);
        if (ids.empty()) continue;
        text += QByteArray("draw ") + each.name;
        for (const std::string& id : ids)
            text += ' ' + written(id);
        text += '\n';
    }
    if (pinned.wheel) text += "draw wheel " + QByteArray::number(*pinned.wheel) + '\n';
    if (!pinned.order.empty()) {
        text += "draw order";
        for (const std::uint8_t seat : pinned.order)
            text += ' ' + QByteArray::number(seat);
        text += '\n';
    }
    return text;
}

ReadSetup setupFromText(QByteArrayView text, bool whole) { return SetupReader().read(text, whole); }

} // namespace magister::messina
