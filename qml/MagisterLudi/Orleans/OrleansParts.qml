// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// What Orléans brings to the table page.
TableParts {
    id: parts

    readonly property OrleansTable table: shared?.table as OrleansTable

    // A slot and an open row belong to their place: the card stands beside the whole.
    function wholeOf(target: string): string {
        return target.replace(/(\/place:[^/]+)\/.*/, "$1");
    }
    function isArea(target: string): bool {
        return /^(market:goods|market:tiles|development|hourglass)$|^stack:[12]$|\/(bag|technology)$/.test(target);
    }
    function endingWords(target: string): string {
        return target === "button:pass" ? qsTr("Pass for this round") : qsTr("Done");
    }
    // In a lesson nobody takes up the plan of whoever plays by its script.
    function isOnBoard(button: string): bool {
        const again = button.match(/^button:plan-again-(\d)$/);
        const learner = shared?.lesson?.reader ?? 0;
        return again !== null && learner > 0 && learner !== Number(again[1]);
    }
    function scoreIcon(source: string): string {
        switch (source) {
        case "coins": return "coin";
        case "stations": return "station";
        case "citizens": return "citizen";
        // While nothing is counted yet, and for the sum.
        case "":
        case "total": return "";
        default: return "g-" + source;
        }
    }
    function triedWords(what: string): string {
        switch (what) {
        case "points": return qsTr("Points");
        case "coins": return qsTr("Coins");
        case "goods": return qsTr("Goods");
        case "development": return qsTr("Development points");
        case "citizens": return qsTr("Citizens");
        case "stations": return qsTr("Trading stations");
        default: return qsTr("Followers");
        }
    }
    function triedMeaning(what: string): string {
        switch (what) {
        case "points": return qsTr("What the position would count if the game ended now.");
        case "development": return qsTr("Spaces on the development track.");
        case "followers": return qsTr("All followers, wherever they are: in the bag, on the market, on places.");
        default: return "";
        }
    }
    function endsRound(stage: string): bool {
        return stage !== "planning" && stage !== "actions" && stage !== "followers";
    }

    title: qsTr("Orléans")
    trialWords: qsTr("Trial: nothing here counts. Draws and the secret plans of other players are assumed.")
    scoreGroups: [
        ScoreGroup {
            sources: ["coins"]
            words: qsTr("Coins", "points, in a chart")
            tint: Theme.gold
        },
        ScoreGroup {
            sources: ["grain", "cheese", "wine", "wool", "brocade", "bread"]
            words: qsTr("Goods", "points, in a chart")
            pattern: "dots"
            tint: Theme.verdigris
        },
        ScoreGroup {
            sources: ["stations"]
            words: qsTr("Trading stations", "points, in a chart")
            pattern: "horizontal"
            tint: Theme.lapis
        },
        ScoreGroup {
            sources: ["citizens"]
            words: qsTr("Citizens", "points, in a chart")
            pattern: "vertical"
            tint: Theme.rubric
        }
    ]
    keyWords: KeyWords {
        arrows: qsTr("next town, place or space in that direction")
        areaCount: 7
        zoom: qsTr("zoom in or out of the map, the town board or the deeds, or show all of it")
        end: qsTr("done, pass, continue")
    }

    grid: Component {
        OrleansBoard {
            anchors.fill: parent
            shared: parts.shared
            input: parts.shared.input
        }
    }
    column: Component {
        OrleansColumn {
            anchors.fill: parent
            shared: parts.shared
            input: parts.shared.input
        }
    }
    progress: Component {
        PhaseSteps {
            table: parts.table
            compact: parts.shared.dense
        }
    }
}
