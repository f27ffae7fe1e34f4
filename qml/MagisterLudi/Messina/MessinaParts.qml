// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// What Messina 1347 brings to the table page.
TableParts {
    id: messina

    readonly property MessinaTable table: shared?.table as MessinaTable
    // Hexes show their coordinates once keys or words name them: B2, P1, N3.
    readonly property bool coords: shared !== null && (shared.logOpen || shared.byKeys || table.refusal.active || table.variants.count > 0
                                                       || spells(shared.asked) || spells(shared.prompt.sentence ?? "") || spells(shared.input.preview?.text ?? ""))
    readonly property ScoreSign sign: ScoreSign {
        tracks: Rows {
            model: messina.table?.scroll ?? null
        }
    }

    function spells(words: string): bool {
        return /(^|[^A-Za-z])[A-EPN][1-9](?![0-9A-Za-z])/.test(words);
    }
    function outlineOf(target: string): var {
        // In the column they are rows.
        return /^(hex|port|exp):[^/]*$/.test(target) && Targets.isHexagonal(target) ? Hexagon.corners : [];
    }
    function wholeOf(target: string): string {
        return /^(hex|port|dock|exp):/.test(target) ? target.replace(/\/.*/, "") : target;
    }
    function isGround(target: string): bool {
        return /^seat:[0-9]+\/estate$/.test(target);
    }
    function isArea(target: string): bool {
        return /^(stacks|cubes|wheel|round-table)$|\/(estate|huts|workshops)$/.test(target);
    }
    // Books bear the charge of whoever stands there.
    function showsOwner(target: string): bool {
        return target.startsWith("book:");
    }
    // Tiles are renewed beside them.
    function isOnBoard(button: string): bool {
        return button.startsWith("button:refresh");
    }
    function endingWords(target: string): string {
        return target === "button:end-fight" ? qsTr("End the fight") : qsTr("End the turn");
    }
    function scoreIcon(source: string): string {
        return sign.of(source);
    }
    function triedWords(what: string): string {
        switch (what) {
        case "points": return qsTr("Points");
        case "coins": return qsTr("Coins");
        case "rats": return qsTr("Rats");
        case "wood": return qsTr("Wood");
        case "fire": return qsTr("Fire");
        default: return qsTr("Popularity");
        }
    }
    function endsRound(stage: string): bool {
        return stage !== "turns";
    }

    title: qsTr("Messina 1347")
    rival: table?.opponent.seat !== undefined
    stepNames: shared ? [
        shared.input.say("MessinaParts", QT_TRANSLATE_NOOP("MessinaParts", "Choose a hex")),
        shared.input.say("MessinaParts", QT_TRANSLATE_NOOP("MessinaParts", "Rescue")),
        shared.input.say("MessinaParts", QT_TRANSLATE_NOOP("MessinaParts", "Fight the plague")),
        shared.input.say("MessinaParts", QT_TRANSLATE_NOOP("MessinaParts", "Act"))
    ] : []
    scoreGroups: [
        ScoreGroup {
            sources: ["before"]
            words: qsTr("During the game", "points, in a chart")
        },
        ScoreGroup {
            sources: ["popularity-book", "city-book", "church-book", "popularity-rank", "solo-popularity"]
            words: qsTr("Books", "points, in a chart")
            pattern: "horizontal"
            tint: Theme.lapis
        },
        ScoreGroup {
            sources: ["districts", "repopulation-rank", "solo-repopulated"]
            words: qsTr("Districts", "points, in a chart")
            pattern: "vertical"
            tint: Theme.rubric
        },
        ScoreGroup {
            sources: ["scroll-1", "scroll-2", "scroll-3"]
            words: qsTr("Scrolls", "points, in a chart")
            pattern: "dots"
            tint: Theme.gold
        },
        ScoreGroup {
            sources: ["leftovers"]
            words: qsTr("Leftovers", "points, in a chart")
            pattern: "diagonal"
            tint: Theme.verdigris
        },
        ScoreGroup {
            sources: ["rats"]
            words: qsTr("Rats", "points, in a chart")
            pattern: "outline"
            tint: Theme.rubric
        }
    ]
    keyWords: KeyWords {
        arrows: qsTr("next hex, space or row in that direction")
        zoom: qsTr("zoom in or out of the town or the estate, or show all of it")
        end: qsTr("end the turn or the fight, continue")
    }

    grid: Component {
        MessinaGrid {
            anchors.fill: parent
            shared: messina.shared
            parts: messina
            input: messina.shared.input
            coords: messina.coords
        }
    }
    column: Component {
        MessinaColumn {
            anchors.fill: parent
            shared: messina.shared
            input: messina.shared.input
        }
    }
    progress: Component {
        RoundChips {
            input: messina.shared.input
        }
    }
    neighbours: Component {
        Neighbours {
            anchors.fill: parent
            input: messina.shared.input
            chips: true
        }
    }
    marks: Component {
        OverseerMarks {
            anchors.fill: parent
            input: messina.shared.input
        }
    }
    // What the solo opponent turned up.
    logPicture: Component {
        OpponentTile {
            required property var modelData
            row: modelData.tile
            tincture: modelData.tincture
            height: 32
            scale: Math.min(1, (parent?.width ?? width) / width)
            transformOrigin: Item.Left
        }
    }
}
