import { numberText } from "../amounts.ts"
import type { EngineHistory } from "../history-rows.ts"
import type { Language } from "../words.ts"

const WORDS = {
  en: { picks: "Numbers chosen", drawn: "Numbers drawn", hits: "Hits", multiplier: "Multiplier" },
  fr: {
    picks: "Numéros choisis",
    drawn: "Numéros tirés",
    hits: "Bons numéros",
    multiplier: "Multiplicateur",
  },
  nl: {
    picks: "Gekozen nummers",
    drawn: "Getrokken nummers",
    hits: "Treffers",
    multiplier: "Multiplicator",
  },
} as const satisfies Record<Language, Record<string, string>>

export const kenoHistory: EngineHistory<"keno"> = {
  drawings: () => [],
  rows({ result }, language) {
    const words = WORDS[language]
    const { picks, drawn, hits, tenths } = result
    return [
      [words.picks, [...picks].sort((a, b) => a - b).join(", ")],
      [words.drawn, drawn.map((one) => (picks.includes(one) ? `<strong>${one}</strong>` : one)).join(", ")],
      [words.hits, `${hits} / ${picks.length}`],
      [words.multiplier, `× ${numberText(tenths / 10, language)}`],
    ]
  },
}
