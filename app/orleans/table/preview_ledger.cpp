// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/preview_ledger.h"

#include "app/orleans/words/effect_text.h"
#include "app/orleans/words/names.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

QVariantMap previewEffect(const QString& icon, const QString& text, const char* kind) {
    return {{"icon", icon}, {"text", text}, {"kind", QLatin1String(kind)}};
}

} // namespace

QString PreviewLedger::words(const char* source, const Fields& fields) const {
    return say(m_scene.language, "OrleansPreview", source, fields);
}
QString PreviewLedger::counted(const char* word, int n) const {
    return m_scene.language.count(QLatin1String(word), n, QStringLiteral("nom"));
}
void PreviewLedger::deed(const QString& icon, const QString& text) {
    m_deeds.append(previewEffect(icon, text, "deed"));
}
void PreviewLedger::cost(const QString& icon, const QString& text) {
    m_costs.append(previewEffect(icon, text, "cost"));
}
void PreviewLedger::ghost(const QString& icon, const QString& target) {
    m_ghosts.append(QVariantMap{{"icon", icon}, {"target", target}});
}

/// Whether the followers placed will do.
void PreviewLedger::tellPlace(PlaceId place) {
    const Fields fields{{"place", placeWord(place)}};
    const bool was = isActive(m_scene.definition, before(), place);
    const bool is = isActive(m_scene.definition, then(), place);
    if (is && !was)
        deed(icons::place(place), words(QT_TRANSLATE_NOOP("OrleansPreview", "active: {place:nom}"), fields));
    if (was && !is)
        deed(icons::place(place), words(QT_TRANSLATE_NOOP("OrleansPreview", "no longer active: {place:nom}"), fields));
    if (is || was) return;
    QStringList missing;
    const auto& printed = m_scene.definition.place(place).actionSlots;
    for (std::size_t i = 0; i < printed.size(); ++i)
        if (then().work.at(place).tokens[i] == Token::Nothing) missing.append(nameOf(m_scene, slotWord(printed[i])));
    if (!missing.isEmpty())
        deed(icons::place(place), words(QT_TRANSLATE_NOOP("OrleansPreview", "still missing here: {followers}"),
                                        {{"followers", joined(missing)}}));
}

void PreviewLedger::operator()(const BreadBaked& e) {
    if (!mine(e.player)) return;
    m_waresPaid[index(Ware::Grain)] += e.amount;
    m_wares[index(Ware::Bread)] += e.amount;
}
void PreviewLedger::operator()(const TileLost& e) {
    if (mine(e.player))
        cost(icons::place(e.tile),
             words(QT_TRANSLATE_NOOP("OrleansPreview", "lost: {place:nom}"), {{"place", placeWord(e.tile)}}));
}
void PreviewLedger::operator()(const DevelopmentMoved& e) {
    if (!mine(e.player)) return;
    m_development += e.to - e.from;
    ghost(icons::piece("disc", m_scene, m_me), targets::developmentSpace(e.to));
}
void PreviewLedger::operator()(const FollowerRecruited& e) {
    if (mine(e.player))
        deed(icons::follower(e.follower), words(QT_TRANSLATE_NOOP("OrleansPreview", "new in your bag: {follower:nom}"),
                                                {{"follower", followerWord(e.follower)}}));
}
void PreviewLedger::operator()(const TrackAdvanced& e) {
    if (!mine(e.player)) return;
    ghost(icons::piece("disc", m_scene, m_me), targets::trackSpace(e.track, e.to));
}
void PreviewLedger::operator()(const TileTaken& e) {
    if (mine(e.player))
        deed(icons::place(e.tile), words(QT_TRANSLATE_NOOP("OrleansPreview", "new among your places: {place:nom}"),
                                         {{"place", placeWord(e.tile)}}));
}
void PreviewLedger::operator()(const TileRemoved& e) {
    if (mine(e.player))
        deed(icons::place(e.tile), words(QT_TRANSLATE_NOOP("OrleansPreview", "out of the game: {place:nom}"),
                                         {{"place", placeWord(e.tile)}}));
}
void PreviewLedger::operator()(const MerchantMoved& e) {
    if (!mine(e.player)) return;
    const Fields fields{{"town", townWord(m_scene, e.to)}, {"who", seatName(m_scene, e.owner)}};
    deed(icons::piece("merchant", m_scene, e.owner),
         e.owner == m_me ? words(QT_TRANSLATE_NOOP("OrleansPreview", "your merchant: {town:nom}"), fields)
                         : words(QT_TRANSLATE_NOOP("OrleansPreview", "merchant of {who}: {town:nom}"), fields));
    ghost(icons::piece("merchant", m_scene, e.owner), targets::town(m_scene.definition, e.to));
}
void PreviewLedger::operator()(const StationBuilt& e) {
    if (!mine(e.player)) return;
    deed(icons::piece("house", m_scene, m_me),
         words(QT_TRANSLATE_NOOP("OrleansPreview", "new trading station: {town:nom}"),
               {{"town", townWord(m_scene, e.town)}}));
    ghost(icons::piece("house", m_scene, m_me), targets::town(m_scene.definition, e.town));
}
void PreviewLedger::operator()(const FollowerSent& e) {
    if (!mine(e.player)) return;
    cost(icons::follower(e.follower), words(QT_TRANSLATE_NOOP("OrleansPreview", "gone for good: {follower:nom}"),
                                            {{"follower", followerWord(e.follower)}}));
    ghost(icons::follower(e.follower), targets::deedSpace(e.deed, e.follower));
}
void PreviewLedger::operator()(const FollowerKept& e) {
    if (!mine(e.player)) return;
    const Fields fields{{"follower", tokenText(m_scene, e.token)}};
    deed(icons::token(e.token),
         e.tower ? words(QT_TRANSLATE_NOOP("OrleansPreview", "to the Gunpowder Tower: {follower}"), fields)
                 : words(QT_TRANSLATE_NOOP("OrleansPreview", "to the market: {follower}"), fields));
}
void PreviewLedger::operator()(const FollowerRetrieved& e) {
    if (!mine(e.player)) return;
    if (retrievingCostsADraw(m_scene.definition, m_scene.state, m_me))
        cost(QStringLiteral("bag"), words(QT_TRANSLATE_NOOP("OrleansPreview", "one fewer draw")));
    deed(icons::token(e.token), words(QT_TRANSLATE_NOOP("OrleansPreview", "to the market: {follower}"),
                                      {{"follower", tokenText(m_scene, e.token)}}));
}
void PreviewLedger::operator()(const FollowerPlaced& e) {
    if (!mine(e.player)) return;
    ghost(icons::token(e.token), targets::slot(m_scene.definition, m_me, e.place, e.slot));
    tellPlace(e.place);
}
void PreviewLedger::operator()(const TechnologyPlaced& e) {
    if (!mine(e.player)) return;
    deed(QStringLiteral("tech"),
         words(QT_TRANSLATE_NOOP("OrleansPreview", "this slot stays filled for the rest of the game")));
    ghost(QStringLiteral("tech"), targets::slot(m_scene.definition, m_me, e.place, e.slot));
    tellPlace(e.place);
}
void PreviewLedger::operator()(const PlacementTakenBack& e) {
    if (!mine(e.player)) return;
    if (e.token != Token::Technology)
        deed(icons::token(e.token), words(QT_TRANSLATE_NOOP("OrleansPreview", "back in hand: {follower}"),
                                          {{"follower", tokenText(m_scene, e.token)}}));
    tellPlace(e.place);
}
void PreviewLedger::operator()(const TreasuryEmpty& e) {
    if (mine(e.player))
        deed(QStringLiteral("coin"),
             words(QT_TRANSLATE_NOOP("OrleansPreview", "the treasury cannot pay {n:coin:acc}"), {{"n", e.missing}}));
}
void PreviewLedger::operator()(const SacristyUsed& e) {
    if (!mine(e.player)) return;
    deed(icons::event(e.event),
         words(QT_TRANSLATE_NOOP("OrleansPreview", "spared: {event:nom}"), {{"event", eventWord(e.event)}}));
}
/// Whoever passes gives up what is still active in this round; its followers wait.
void PreviewLedger::operator()(const Passed& e) {
    if (!mine(e.player)) return;
    QStringList active;
    for (std::size_t i = 0; i < placeCount; ++i) {
        const Place& place = m_scene.definition.places[i];
        if (!before().owns(placeAt(i)) || place.mode != PlaceMode::Activated) continue;
        if (isActive(m_scene.definition, before(), placeAt(i))) active.append(nameOf(m_scene, placeWord(placeAt(i))));
    }
    if (!active.isEmpty())
        deed(QStringLiteral("bag"), words(QT_TRANSLATE_NOOP("OrleansPreview", "not used in this round: {places}"),
                                          {{"places", joined(active)}}));
}

QVariantList PreviewLedger::costs() const {
    QVariantList list;
    const auto add = [&](const QString& icon, const char* word, int n) {
        if (n > 0) list.append(previewEffect(icon, QChar(0x2212) + counted(word, n), "cost"));
    };
    add(QStringLiteral("coin"), "coin", m_paid);
    for (const Ware ware : allWares)
        if (const int n = m_waresPaid[index(ware)])
            list.append(previewEffect(icons::ware(ware),
                                      words(QT_TRANSLATE_NOOP("OrleansPreview", "{sign}{n} ({good:nom})"),
                                            {{"sign", QString(QChar(0x2212))}, {"n", n}, {"good", wareWord(ware)}}),
                                      "cost"));
    add(QStringLiteral("devstar"), "development-point", -m_development);
    add(QStringLiteral("station"), "trading-station", m_stationsLost);
    add(QStringLiteral("tech"), "technology-tile", m_technologiesLost);
    return list + m_costs;
}

QVariantList PreviewLedger::gains() const {
    QVariantList list;
    const auto add = [&](const QString& icon, const char* word, int n) {
        if (n > 0) list.append(previewEffect(icon, u'+' + counted(word, n), "gain"));
    };
    add(QStringLiteral("coin"), "coin", m_coins);
    for (const Ware ware : allWares)
        if (const int n = m_wares[index(ware)])
            list.append(previewEffect(icons::ware(ware),
                                      words(QT_TRANSLATE_NOOP("OrleansPreview", "{sign}{n} ({good:nom})"),
                                            {{"sign", QStringLiteral("+")}, {"n", n}, {"good", wareWord(ware)}}),
                                      "gain"));
    add(QStringLiteral("devstar"), "development-point", m_development);
    add(QStringLiteral("citizen"), "citizen", m_citizens);
    add(QStringLiteral("tech"), "technology-tile", m_technologies);
    return list;
}

/// What the player will notice later: more draws, a fuller bag, another level.
QVariantList PreviewLedger::changes() const {
    QVariantList list;
    if (m_me >= maxPlayers) return list;
    const Definition& definition = m_scene.definition;
    if (const int n = drawNumber(definition, then()); n != drawNumber(definition, before()))
        list.append(previewEffect(
            icons::follower(Follower::Knight),
            words(QT_TRANSLATE_NOOP("OrleansPreview", "from the next round on you draw up to {n:follower:gen}"),
                  {{"n", n}}),
            "deed"));
    if (const int level = levelOf(definition, then()); level != levelOf(definition, before()))
        list.append(previewEffect(
            QStringLiteral("devstar"),
            words(QT_TRANSLATE_NOOP("OrleansPreview", "your development level: {n}"), {{"n", level}}), "deed"));
    if (const int n = then().bagTotal(); n != before().bagTotal())
        list.append(previewEffect(
            QStringLiteral("bag"),
            words(QT_TRANSLATE_NOOP("OrleansPreview", "then in your bag: {n:follower:nom}"), {{"n", n}}), "deed"));
    return list;
}

QVariantList PreviewLedger::effects() const {
    return costs() + gains() + m_deeds + changes();
}

} // namespace magister::orleans
