// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_layout.h"

#include <algorithm>

namespace magister {

namespace {

constexpr qreal pad = 14;
constexpr qreal panelGap = 12;
constexpr qreal widest = 504; ///< of a figure: fits the rules drawer
constexpr qreal arrowLength = 40;
constexpr qreal arrowRoom = 12; ///< from its shaft to the chips
constexpr qreal chipHeight = 34;
constexpr qreal chipGap = 8;
constexpr qreal tallestPair = 345; ///< of a figure with before and after side by side

struct Panel {
    QSizeF size;
    std::vector<PlacedPart> parts; ///< from the panel's own origin
};

/// Parts from left to right, in as many rows as they need; everything centred.
Panel flow(const std::vector<FigurePart>& parts, qreal room) {
    struct Row {
        std::vector<std::size_t> items;
        qreal width{};
        qreal height{};
    };
    std::vector<Row> rows;
    std::vector<QSizeF> sizes;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        sizes.push_back(parts[i].size(room));
        const bool fits = !rows.empty() && rows.back().width + panelGap + sizes[i].width() <= room;
        if (!fits) rows.push_back({});
        Row& row = rows.back();
        row.width += (row.items.empty() ? 0 : panelGap) + sizes[i].width();
        row.height = std::max(row.height, sizes[i].height());
        row.items.push_back(i);
    }
    Panel panel;
    for (const Row& row : rows)
        panel.size.rwidth() = std::max(panel.size.width(), row.width);
    qreal y = 0;
    for (const Row& row : rows) {
        qreal x = (panel.size.width() - row.width) / 2;
        for (const std::size_t i : row.items) {
            panel.parts.push_back({&parts[i], {QPointF(x, y + (row.height - sizes[i].height()) / 2), sizes[i]}});
            x += sizes[i].width() + panelGap;
        }
        y += row.height + panelGap;
    }
    panel.size.setHeight(std::max(0.0, y - panelGap));
    return panel;
}

QString signedNumber(int n) {
    if (n == 0) return QStringLiteral("0");
    return (n < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + QString::number(std::abs(n));
}

QString textOf(const Counter& counter, bool happens) {
    if (counter.kind == Counter::Kind::Allowance) return QStringLiteral("\u00D7%1").arg(counter.after);
    const bool supply = counter.kind == Counter::Kind::Supply;
    if (!happens || (supply && counter.before == counter.after)) return QString::number(counter.before);
    if (supply) return QStringLiteral("%1 \u2192 %2").arg(counter.before).arg(counter.after);
    return signedNumber(counter.after - counter.before);
}

struct Chips {
    std::vector<PlacedCounter> chips;
    QSizeF size;
};

/// Costs or gains in rows of at most `columns`, each row centred.
Chips chipsOf(const FigurePicture& picture, bool costs, int columns) {
    std::vector<PlacedCounter> list;
    for (const Counter& counter : picture.counters) {
        const bool paid = picture.happens && counter.kind == Counter::Kind::Change && counter.after < counter.before;
        if (paid != costs) continue;
        const QString text = textOf(counter, picture.happens);
        const bool points = counter.icon == u"vp";
        const qreal width = (points ? 38 : 35 + 11 * text.size()) + (counter.tincture.isEmpty() ? 0 : 26);
        list.push_back({&counter, text, {0, 0, width, chipHeight}});
    }
    Chips all;
    for (std::size_t i = 0; i < list.size(); i += static_cast<std::size_t>(columns)) {
        const std::size_t end = std::min(list.size(), i + static_cast<std::size_t>(columns));
        qreal x = 0;
        for (std::size_t k = i; k < end; ++k) {
            list[k].where.moveTopLeft({x, all.size.height()});
            x += list[k].where.width() + (k + 1 < end ? chipGap : 0);
        }
        all.size = {std::max(all.size.width(), x), all.size.height() + chipHeight};
    }
    for (std::size_t i = 0; i < list.size(); i += static_cast<std::size_t>(columns)) {
        const std::size_t end = std::min(list.size(), i + static_cast<std::size_t>(columns));
        const qreal left = (all.size.width() - list[end - 1].where.right()) / 2;
        for (std::size_t k = i; k < end; ++k)
            list[k].where.translate(left, 0);
    }
    all.chips = std::move(list);
    return all;
}

/// Three gains and more stand two by two.
int gainColumns(const FigurePicture& picture) {
    return chipsOf(picture, false, 9).chips.size() > 2 ? 2 : 1;
}

class Arranger {
public:
    explicit Arranger(const FigurePicture& picture) : m_picture(picture) {}

    FigureLayout beside(qreal room) {
        const Panel before = flow(m_picture.before, room);
        const Panel after = flow(m_picture.after, room);
        // An arrow needs something to point at: where nothing is drawn behind it and nothing is gained, what is paid.
        const bool paidOnly = m_picture.after.empty() && chipsOf(m_picture, false, 1).chips.empty();
        const Chips costs = paidOnly ? Chips() : chipsOf(m_picture, true, 1);
        const Chips gains = chipsOf(m_picture, paidOnly, paidOnly ? 1 : gainColumns(m_picture));
        const bool arrow = m_picture.happens;
        const bool below = !m_picture.after.empty(); // gains below the arrow, else behind it
        qreal column = arrow ? std::max(arrowLength, costs.size.width()) : 0;
        if (below) column = std::max(column, gains.size.width());
        const qreal panel = std::max(before.size.height(), after.size.height());
        const qreal above = arrow ? std::max(arrowRoom, costs.chips.empty() ? 0 : costs.size.height() + arrowRoom) : 0;
        const qreal beneath = !below ? above : gains.chips.empty() ? arrowRoom : gains.size.height() + arrowRoom;
        const qreal height = std::max({panel, above + beneath, below ? 0 : gains.size.height()});
        const qreal middle = pad + height / 2;
        // The shaft leaves the middle only where the chips need the room.
        const qreal shaft = std::clamp(middle, pad + above, std::max(pad + above, pad + height - beneath));
        qreal x = pad;
        place(before, {x, middle - before.size.height() / 2});
        x += before.size.width();
        if (arrow) {
            x += before.parts.empty() ? 0 : panelGap;
            const qreal centre = x + column / 2;
            m_layout.arrow = {centre - arrowLength / 2, shaft, centre + arrowLength / 2, shaft};
            place(costs, {centre - costs.size.width() / 2, shaft - arrowRoom - costs.size.height()});
            if (below) place(gains, {centre - gains.size.width() / 2, shaft + arrowRoom});
            x += column;
        }
        if (below) {
            x += panelGap;
            place(after, {x, middle - after.size.height() / 2});
            x += after.size.width();
        } else if (!gains.chips.empty()) {
            x += before.parts.empty() && !arrow ? 0 : panelGap;
            place(gains, {x, middle - gains.size.height() / 2});
            x += gains.size.width();
        }
        m_layout.size = {x + pad, height + 2 * pad};
        return m_layout;
    }

    FigureLayout stacked() {
        const qreal room = widest - 2 * pad;
        const Panel before = flow(m_picture.before, room);
        const Panel after = flow(m_picture.after, room);
        const Chips costs = chipsOf(m_picture, true, 9);
        const Chips gains = chipsOf(m_picture, false, 9);
        const qreal side = std::max(costs.size.width(), gains.size.width());
        const qreal width = std::max({before.size.width(), after.size.width(), 2 * (side + panelGap)});
        const qreal centre = pad + width / 2;
        qreal y = pad;
        place(before, {centre - before.size.width() / 2, y});
        y += before.size.height() + 10;
        const qreal middle = y + arrowLength / 2;
        if (m_picture.happens) m_layout.arrow = {centre, y, centre, y + arrowLength};
        place(costs, {centre - panelGap - 8 - costs.size.width(), middle - chipHeight / 2});
        place(gains, {m_picture.happens ? centre + panelGap + 8 : centre - gains.size.width() / 2, middle - chipHeight / 2});
        y += m_picture.happens || !gains.chips.empty() ? arrowLength + 10 : -10;
        place(after, {centre - after.size.width() / 2, y});
        y += after.size.height() - (after.parts.empty() ? 10 : 0);
        m_layout.size = {width + 2 * pad, y + pad};
        return m_layout;
    }

private:
    void place(const Panel& panel, const QPointF& at) {
        for (const PlacedPart& part : panel.parts)
            m_layout.parts.push_back({part.part, part.where.translated(at)});
    }
    void place(const Chips& chips, const QPointF& at) {
        for (const PlacedCounter& chip : chips.chips)
            m_layout.counters.push_back({chip.counter, chip.text, chip.where.translated(at)});
    }

    const FigurePicture& m_picture;
    FigureLayout m_layout;
};

} // namespace

FigureLayout layOut(const FigurePicture& picture) {
    const qreal wide = widest - 2 * pad;
    if (!picture.happens || picture.after.empty()) {
        const FigureLayout alone = Arranger(picture).beside(wide - 90);
        return alone.size.width() <= widest ? alone : Arranger(picture).stacked();
    }
    const FigureLayout one = Arranger(picture).beside(wide);
    if (one.size.width() <= widest) return one;
    // Before and after share what the arrow and its chips leave.
    const qreal column = std::max({arrowLength, chipsOf(picture, true, 1).size.width(),
                                   chipsOf(picture, false, gainColumns(picture)).size.width()});
    const FigureLayout narrow = Arranger(picture).beside((wide - column - 2 * panelGap) / 2);
    const bool fits = narrow.size.width() <= widest + 1 && narrow.size.height() <= tallestPair;
    return fits ? narrow : Arranger(picture).stacked();
}

} // namespace magister
