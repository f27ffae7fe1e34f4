// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <concepts>
#include <cstdint>
#include <memory>
#include <utility>

namespace magister {

class FigureCanvas;

/// How a thing is highlighted.
enum class Accent : std::uint8_t {
    None,
    Offered, ///< this can be done
    Refused, ///< this was tried and is not allowed
};

namespace figure_part {
/// Found outside of the classes that have a draw() of their own.
template <class Value> void drawFound(const FigureCanvas& canvas, const Value& value, const QRectF& where) {
    draw(canvas, value, where);
}
} // namespace figure_part

/// A thing that a figure shows, ready to be drawn: a plain value without text or colour. Each game has its own kinds: any
/// value that can be compared and for which two functions are found in its namespace,
///   QSizeF sizeOf(const Value&, qreal room)                                px at scale 1; `room` is the width to be used
///   void draw(const FigureCanvas&, const Value&, const QRectF& where)      `where` has the size of the value
/// A value that shows by itself what the command does has `bool showsBoth() const`.
class FigurePart {
public:
    template <class Value>
        requires(!std::same_as<std::remove_cvref_t<Value>, FigurePart>)
    FigurePart(Value value) : m_held(std::make_shared<const HeldValue<Value>>(std::move(value))) {}

    QSizeF size(qreal room) const { return m_held->size(room); }
    void draw(const FigureCanvas& canvas, const QRectF& where) const { m_held->draw(canvas, where); }
    /// The half after the command need not show it again.
    bool showsBoth() const { return m_held->showsBoth(); }
    /// Null when it is of another kind.
    template <class Value> const Value* as() const {
        const auto* held = dynamic_cast<const HeldValue<Value>*>(m_held.get());
        return held ? &held->value : nullptr;
    }
    friend bool operator==(const FigurePart& a, const FigurePart& b) { return a.m_held->equals(*b.m_held); }

private:
    struct Held {
        virtual ~Held() = default;
        virtual QSizeF size(qreal room) const = 0;
        virtual void draw(const FigureCanvas& canvas, const QRectF& where) const = 0;
        virtual bool showsBoth() const = 0;
        virtual bool equals(const Held& other) const = 0;
    };
    template <class Value> struct HeldValue final : Held {
        Value value;
        explicit HeldValue(Value from) : value(std::move(from)) {}
        QSizeF size(qreal room) const override { return sizeOf(value, room); }
        void draw(const FigureCanvas& canvas, const QRectF& where) const override { figure_part::drawFound(canvas, value, where); }
        bool showsBoth() const override {
            if constexpr (requires { value.showsBoth(); }) return value.showsBoth();
            return false;
        }
        bool equals(const Held& other) const override {
            const auto* same = dynamic_cast<const HeldValue*>(&other);
            return same && value == same->value;
        }
    };
    std::shared_ptr<const Held> m_held; ///< never null
};

} // namespace magister
