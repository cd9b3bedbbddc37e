import { numberText } from "../amounts.ts"
import type { EngineHistory } from "../history-rows.ts"
import type { Language } from "../words.ts"

const WORDS = {
  en: {
    rows: "Rows",
    risk: "Risk",
    low: "low",
    medium: "medium",
    high: "high",
    path: "Path of the ball",
    slot: "Slot, from the left",
    multiplier: "Multiplier",
  },
  fr: {
    rows: "Rangées",
    risk: "Risque",
    low: "faible",
    medium: "moyen",
    high: "élevé",
    path: "Trajet de la bille",
    slot: "Case, depuis la gauche",
    multiplier: "Multiplicateur",
  },
  nl: {
    rows: "Rijen",
    risk: "Risico",
    low: "laag",
    medium: "gemiddeld",
    high: "hoog",
    path: "Weg van de bal",
    slot: "Vak, van links geteld",
    multiplier: "Multiplicator",
  },
} as const satisfies Record<Language, Record<string, string>>

export const plinkoHistory: EngineHistory<"plinko"> = {
  drawings: () => [],
  rows({ result }, language) {
    const words = WORDS[language]
    return [
      [words.rows, String(result.rows)],
      [words.risk, words[result.risk]],
      [words.path, result.path.map((side) => "←→"[side]).join(" ")],
      [words.slot, String(result.slot + 1)],
      [words.multiplier, `× ${numberText(result.tenths / 10, language)}`],
    ]
  },
}
