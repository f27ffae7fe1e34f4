// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/message.h"

#include "app/network/json_bytes_of.h"
#include "app/network/plain_json.h"

#include "app/content/json_value.h"
#include "app/content/person_name.h"

#include <algorithm>
#include <array>
#include <limits>

namespace magister::network {

namespace {

constexpr int mostNumber = 1'000'000;
const QString attemptKey = QStringLiteral("attempt");

constexpr std::array errors{
    Spelling<Error>{QLatin1String("malformed"), Error::Malformed},
    Spelling<Error>{QLatin1String("too-large"), Error::TooLarge},
    Spelling<Error>{QLatin1String("too-fast"), Error::TooFast},
    Spelling<Error>{QLatin1String("other-version"), Error::OtherVersion},
    Spelling<Error>{QLatin1String("unknown-table"), Error::UnknownTable},
    Spelling<Error>{QLatin1String("no-table"), Error::NoTable},
    Spelling<Error>{QLatin1String("no-such-seat"), Error::NoSuchSeat},
    Spelling<Error>{QLatin1String("seat-taken"), Error::SeatTaken},
    Spelling<Error>{QLatin1String("seat-free"), Error::SeatFree},
    Spelling<Error>{QLatin1String("wrong-key"), Error::WrongKey},
    Spelling<Error>{QLatin1String("slow-down"), Error::SlowDown},
    Spelling<Error>{QLatin1String("not-your-seat"), Error::NotYourSeat},
    Spelling<Error>{QLatin1String("out-of-turn"), Error::OutOfTurn},
    Spelling<Error>{QLatin1String("used-number"), Error::UsedNumber},
    Spelling<Error>{QLatin1String("unreadable"), Error::Unreadable},
    Spelling<Error>{QLatin1String("no-undo"), Error::NoUndo},
    Spelling<Error>{QLatin1String("not-kept"), Error::NotKept},
    Spelling<Error>{QLatin1String("busy"), Error::Busy},
};
constexpr std::array presences{
    Spelling<Presence>{QLatin1String("free"), Presence::Free},
    Spelling<Presence>{QLatin1String("away"), Presence::Away},
    Spelling<Presence>{QLatin1String("here"), Presence::Here},
};

template <class Meaning, std::size_t N>
QByteArray spelling(const std::array<Spelling<Meaning>, N>& vocabulary, Meaning meaning) {
    for (const auto& each : vocabulary)
        if (each.meaning == meaning) return QByteArray(each.word.data(), each.word.size());
    return {};
}

QByteArray json(const QString& text) { return jsonText(QByteArrayView(text.toUtf8())); }
QByteArray json(int number) { return QByteArray::number(number); }
QByteArray json(bool yes) { return plainJson(yes); }
QByteArray hex(const QByteArray& bytes) { return jsonText(QByteArrayView(bytes.toHex())); }
QByteArray json(const QList<int>& numbers) {
    QList<QByteArray> items;
    for (const int number : numbers)
        items.append(json(number));
    return jsonList(items);
}
QByteArray json(const QStringList& texts) {
    QList<QByteArray> items;
    for (const QString& text : texts)
        items.append(json(text));
    return jsonList(items);
}

/// An object with its type in front.
struct Writer {
    JsonBytes bytes;

    explicit Writer(std::string_view type) { bytes.add("type", jsonText(type)); }
    Writer& add(std::string_view name, const QByteArray& value) {
        bytes.add(name, value);
        return *this;
    }
    template <class Value> Writer& add(std::string_view name, const Value& value) { return add(name, json(value)); }
    Writer& addAttempt(int attempt) { return attempt == 0 ? *this : add("attempt", attempt); }
    QByteArray end() const { return bytes.object(); }
};

QByteArray written(const Join& m) { return Writer("join").add("version", m.version).add("table", m.table).end(); }
QByteArray written(const Take& m) {
    return Writer("take").add("seat", m.seat).add("name", m.name).add("hash", hex(m.hash)).add("proof", hex(m.proof))
        .addAttempt(m.attempt).end();
}
QByteArray written(const Return& m) {
    return Writer("return").add("seat", m.seat).add("proof", hex(m.proof)).addAttempt(m.attempt).end();
}
QByteArray written(const Leave& m) { return Writer("leave").add("seat", m.seat).end(); }
QByteArray written(const Look&) { return Writer("look").end(); }
QByteArray written(const Give& m) {
    return Writer("give").add("seat", m.seat).add("number", m.number).add("command", m.command).addAttempt(m.attempt).end();
}
QByteArray written(const TakeBack& m) {
    return Writer("take-back").add("seat", m.seat).add("number", m.number).addAttempt(m.attempt).end();
}
QByteArray written(const Tell& m) { return Writer("tell").add("seat", m.seat).add("from", m.from).end(); }

QByteArray written(const Welcome& m) {
    return Writer("welcome").add("versions", m.versions).add("challenge", hex(m.challenge)).end();
}
QByteArray written(const TableTold& m) {
    QList<QByteArray> seats;
    for (const SeatTold& seat : m.seats) {
        JsonBytes one;
        one.add("name", json(seat.name));
        one.add("tincture", json(seat.tincture));
        one.add("presence", jsonText(QByteArrayView(spelling(presences, seat.presence))));
        seats.append(one.object());
    }
    return Writer("table").add("table", m.table).add("game", m.game).add("pack", hex(m.pack)).add("seats", jsonList(seats)).end();
}
QByteArray written(const SeatGiven& m) { return Writer("seat").add("seat", m.seat).add("next", m.next).end(); }
QByteArray written(const PositionTold& m) {
    return Writer("position").add("seat", m.seat).add("step", m.step).add("undos", m.undos).add("events", m.events)
        .add("next", m.next).add("round", m.round).add("over", m.over).add("mayTakeBack", m.mayTakeBack)
        .add("asked", m.asked).add("commands", m.commands).add("position", m.position).end();
}
QByteArray written(const EventsTold& m) {
    return Writer("events").add("seat", m.seat).add("from", m.from).add("events", jsonList(m.events)).end();
}
QByteArray written(const Done& m) { return Writer("done").add("seat", m.seat).add("number", m.number).addAttempt(m.attempt).end(); }
QByteArray written(const Refused& m) {
    return Writer("refused").add("seat", m.seat).add("number", m.number).add("reason", m.reason).add("rule", m.rule)
        .addAttempt(m.attempt).end();
}
QByteArray written(const Failed& m) {
    return Writer("error").add("error", jsonText(QByteArrayView(wordOf(m.error)))).add("seat", m.seat).add("number", m.number)
        .addAttempt(m.attempt).end();
}

/// The members of one message. After anything that is not as it should be `problems` is not empty, and the rest is of no
/// use.
class Members {
public:
    Members(const QByteArray& bytes, QList<Problem>& problems) : m_source{{}, &problems} {
        m_tree = parseJson(bytes, {}, problems);
        if (m_tree) m_root = JsonValue(m_source, *m_tree);
        if (!m_root.isObject()) m_root.report(ProblemKind::ExpectedObject);
    }
    QString type() const {
        const JsonNode* type = m_tree && m_root.isObject() ? m_tree->member(QLatin1String("type")) : nullptr;
        return type && type->kind == JsonNode::Kind::Text ? type->text : QString();
    }
    /// Exactly these members, besides the type.
    void expect(std::initializer_list<const char*> keys) { expect(keys, {}); }
    /// The same; one of the protocol before has no attempt.
    void expectWithAttempt(std::initializer_list<const char*> keys) { expect(keys, {attemptKey}); }
    JsonValue operator[](const char* key) const { return m_object[key]; }
    void fail() const { m_root.report(ProblemKind::UnknownWord); }
    /// Nothing is wrong so far. Lists are left at their first fault: each one that is told costs a search for its place.
    bool sound() const { return m_source.problems->isEmpty(); }

    int number(const char* key, int least, int most) const { return m_object[key].integer(least, most).value_or(least); }
    int seat(int least = 1) const { return number("seat", least, mostSeats); }
    int attempt() const { return m_object.has("attempt") ? number("attempt", 1, mostAttempt) : 0; }
    bool boolean(const char* key) const { return m_object[key].boolean().value_or(false); }
    QByteArray bytes(const char* key) const {
        const QString text = m_object[key].text().value_or(QString());
        const QByteArray found = QByteArray::fromHex(text.toLatin1());
        if (found.size() != 32 || text != QString::fromLatin1(found.toHex())) m_object[key].report(ProblemKind::WrongFormat);
        return found;
    }
    QString text(const JsonValue& value, qsizetype least, qsizetype most) const {
        const QString found = value.isText() ? value.node()->text : QString();
        if (!value.isText() || found.size() < least || found.size() > most) value.report(ProblemKind::WrongFormat);
        return found;
    }
    QString text(const char* key, qsizetype least, qsizetype most) const { return text(m_object[key], least, most); }
    /// Words of plain letters, digits and a few marks: ids and commands.
    QString plain(const JsonValue& value, qsizetype most) const {
        const QString found = text(value, 1, most);
        for (const QChar c : found)
            if (c < u' ' || c > u'~') {
                value.report(ProblemKind::WrongFormat);
                break;
            }
        return found;
    }
    QString plain(const char* key, qsizetype most) const { return plain(m_object[key], most); }
    QString name(const JsonValue& value) const {
        const QString found = text(value, 0, longestName * unitsOfCharacter);
        if (found != canonicalName(found) || !fitsName(found)) value.report(ProblemKind::WrongFormat);
        return found;
    }

    /// A word of small letters, or none.
    QString tincture(const JsonValue& value) const {
        const QString found = text(value, 0, longestTincture);
        if (std::any_of(found.begin(), found.end(), [](QChar c) { return c < u'a' || c > u'z'; }))
            value.report(ProblemKind::WrongFormat);
        return found;
    }

private:
    void expect(std::initializer_list<const char*> keys, const QStringList& optional) {
        QStringList names{QStringLiteral("type")};
        for (const char* key : keys)
            names.append(QLatin1String(key));
        m_object = m_root.object(names, optional);
    }

    JsonSource m_source;
    std::unique_ptr<JsonNode> m_tree;
    JsonValue m_root;
    JsonObject m_object;
};

FromGuest guestMessage(const QString& type, Members& m) {
    if (type == QLatin1String("join")) {
        m.expect({"version", "table"});
        return Join{m.number("version", 1, mostNumber), m.plain("table", 20)};
    }
    if (type == QLatin1String("take")) {
        m.expectWithAttempt({"seat", "name", "hash", "proof"});
        return Take{m.seat(), m.name(m["name"]), m.bytes("hash"), m.bytes("proof"), m.attempt()};
    }
    if (type == QLatin1String("return")) {
        m.expectWithAttempt({"seat", "proof"});
        return Return{m.seat(), m.bytes("proof"), m.attempt()};
    }
    if (type == QLatin1String("leave")) {
        m.expect({"seat"});
        return Leave{m.seat()};
    }
    if (type == QLatin1String("give")) {
        m.expectWithAttempt({"seat", "number", "command"});
        return Give{m.seat(), m.number("number", 1, mostNumber), m.plain("command", longestCommand), m.attempt()};
    }
    if (type == QLatin1String("take-back")) {
        m.expectWithAttempt({"seat", "number"});
        return TakeBack{m.seat(), m.number("number", 1, mostNumber), m.attempt()};
    }
    if (type == QLatin1String("tell")) {
        m.expect({"seat", "from"});
        return Tell{m.seat(0), m.number("from", 0, mostNumber)};
    }
    m.expect({});
    if (type != QLatin1String("look")) m.fail();
    return Look{};
}

TableTold tableTold(Members& m) {
    m.expect({"table", "game", "pack", "seats"});
    TableTold told{m.plain("table", 20), m.plain("game", 40), m.bytes("pack"), {}};
    for (const JsonValue& each : m["seats"].list(1, mostSeats)) {
        if (!m.sound()) break;
        const JsonObject seat = each.object({"name", "tincture", "presence"});
        if (seat)
            told.seats.append({m.name(seat["name"]), m.tincture(seat["tincture"]), seat["presence"].word(presences).value_or(Presence::Free)});
    }
    return told;
}

PositionTold positionTold(Members& m) {
    m.expect({"seat", "step", "undos", "events", "next", "round", "over", "mayTakeBack", "asked", "commands", "position"});
    PositionTold told{m.seat(0), m.number("step", 0, mostNumber), m.number("undos", 0, mostNumber),
                      m.number("events", 0, mostNumber), m.number("next", 1, mostNumber), m.number("round", 0, 1000),
                      m.boolean("over"), m.boolean("mayTakeBack"), {}, {}, {}};
    for (const JsonValue& each : m["asked"].list(0, mostSeats))
        told.asked.append(each.integer(1, mostSeats).value_or(1));
    for (const JsonValue& each : m["commands"].list(0, 20'000)) {
        if (!m.sound()) break;
        told.commands.append(m.plain(each, longestCommand));
    }
    if (m["position"].isObject()) told.position = bytesOf(*m["position"].node());
    else m.fail();
    return told;
}

EventsTold eventsTold(Members& m) {
    m.expect({"seat", "from", "events"});
    EventsTold told{m.seat(0), m.number("from", 0, mostNumber), {}};
    for (const JsonValue& each : m["events"].list(0, mostEvents)) {
        if (!m.sound()) break;
        if (each.isObject()) told.events.append(bytesOf(*each.node()));
        else m.fail();
    }
    return told;
}

Welcome welcomed(Members& m) {
    m.expect({"versions", "challenge"});
    Welcome welcome{{}, m.bytes("challenge")};
    for (const JsonValue& each : m["versions"].list(1, 100))
        welcome.versions.append(each.integer(1, mostNumber).value_or(1));
    return welcome;
}

FromHost hostMessage(const QString& type, Members& m) {
    if (type == QLatin1String("welcome")) return welcomed(m);
    if (type == QLatin1String("table")) return tableTold(m);
    if (type == QLatin1String("seat")) {
        m.expect({"seat", "next"});
        return SeatGiven{m.seat(), m.number("next", 1, mostNumber)};
    }
    if (type == QLatin1String("position")) return positionTold(m);
    if (type == QLatin1String("events")) return eventsTold(m);
    if (type == QLatin1String("done")) {
        m.expectWithAttempt({"seat", "number"});
        return Done{m.seat(), m.number("number", 1, mostNumber), m.attempt()};
    }
    if (type == QLatin1String("refused")) {
        m.expectWithAttempt({"seat", "number", "reason", "rule"});
        return Refused{m.seat(), m.number("number", 1, mostNumber), m.plain("reason", 100), m.text("rule", 0, 100), m.attempt()};
    }
    m.expectWithAttempt({"error", "seat", "number"});
    if (type != QLatin1String("error")) m.fail();
    return Failed{m["error"].word(errors).value_or(Error::Malformed), m.seat(0), m.number("number", 0, mostNumber), m.attempt()};
}

template <class Message, class Read>
std::variant<Message, Error> read(const QByteArray& bytes, qsizetype biggest, Read readType) {
    if (bytes.size() > biggest) return Error::TooLarge;
    QList<Problem> problems;
    Members members(bytes, problems);
    if (!problems.isEmpty()) return Error::Malformed;
    Message message = readType(members.type(), members);
    if (!problems.isEmpty()) return Error::Malformed;
    return message;
}

} // namespace

QByteArray toBytes(const FromGuest& message) {
    return std::visit([](const auto& each) { return written(each); }, message);
}
QByteArray toBytes(const FromHost& message) {
    return std::visit([](const auto& each) { return written(each); }, message);
}

std::variant<FromGuest, Error> readFromGuest(const QByteArray& bytes) {
    return read<FromGuest>(bytes, biggestFromGuest, guestMessage);
}
std::variant<FromHost, Error> readFromHost(const QByteArray& bytes) {
    return read<FromHost>(bytes, biggestFromHost, hostMessage);
}

QByteArray wordOf(Error error) {
    return spelling(errors, error);
}

} // namespace magister::network
