// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A rule in one language: title, key sentence, explanation.
Column {
    id: column

    required property var rule
    property string language
    property int size: 20
    // Terms are marked only where the eye is.
    property bool quiet: false

    signal opened(string link)

    function titleHolds(at: point): bool {
        return heading.contains(heading.mapFromItem(column, at));
    }

    spacing: 8

    ReadText {
        id: heading
        width: parent.width
        words: column.rule.title ?? ""
        title: true
        size: 22
    }
    LinkedText {
        selectable: true
        width: parent.width
        words: column.rule.keySentence ?? ""
        language: column.language
        quiet: column.quiet
        size: column.size
        onOpened: link => column.opened(link)
    }
    Repeater {
        model: column.rule.body ?? []

        LinkedText {
            selectable: true
            required property string modelData
            width: column.width
            words: modelData
            language: column.language
            quiet: column.quiet
            size: column.size - 2
            ink: Theme.inkSoft
            onOpened: link => column.opened(link)
        }
    }
}
