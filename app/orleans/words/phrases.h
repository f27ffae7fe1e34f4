// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/names.h"

#include <QStringList>

namespace magister::orleans {

/// Collects what is told of one thing, in the context OrleansSpoken; empty phrases are left out.
class Phrases {
public:
    explicit Phrases(const Scene& scene) : m_scene(scene) {}

    Phrases& add(const char* source, const Fields& fields = {}) {
        return addText(say(m_scene.language, "OrleansSpoken", source, fields));
    }
    Phrases& addIf(bool holds, const char* source, const Fields& fields = {}) {
        return holds ? add(source, fields) : *this;
    }
    Phrases& addText(const QString& text) {
        if (!text.isEmpty()) m_parts.append(text);
        return *this;
    }
    QStringList parts() const { return m_parts; }

private:
    const Scene& m_scene;
    QStringList m_parts;
};

} // namespace magister::orleans
