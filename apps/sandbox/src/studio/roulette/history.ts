import type { EngineHistory, Row } from "../history-rows.ts"
import { spotText } from "../spot-words.ts"
import type { Language } from "../words.ts"
import { colourOf } from "./table.ts"

const WORDS = {
  en: { pocket: "Number", bet: "Bet", red: "red", black: "black", green: "green" },
  fr: { pocket: "Numéro", bet: "Mise", red: "rouge", black: "noir", green: "vert" },
  nl: { pocket: "Nummer", bet: "Inzet", red: "rood", black: "zwart", green: "groen" },
} as const satisfies Record<Language, Record<string, string>>

export const rouletteHistory: EngineHistory<"roulette"> = {
  drawings: () => [],
  rows({ result }, language, money) {
    const words = WORDS[language]
    const { pocket, bets } = result
    const paid = new Map(result.wins.map((win) => [win.spot, win.winCents]))
    return [
      [words.pocket, `${pocket} (${words[colourOf(pocket)]})`],
      ...Object.entries(bets).map(
        ([spot, cents]): Row => [
          `${words.bet} ${spotText(spot, language)}`,
          `${money(cents)} → ${money(paid.get(spot) ?? 0)}`,
        ],
      ),
    ]
  },
}
