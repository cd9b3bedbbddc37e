import { draw } from "../../../game-page/symbols/index.ts"
import { type EngineHistory, pictureOf } from "../history-rows.ts"
import type { Language } from "../words.ts"

const WORDS = {
  en: { card: "Card", fields: "Fields", times: "× the stake" },
  fr: { card: "Billet", fields: "Cases", times: "× la mise" },
  nl: { card: "Biljet", fields: "Vakken", times: "× de inzet" },
} as const satisfies Record<Language, Record<string, string>>

export const scratchHistory: EngineHistory<"scratch"> = {
  drawings: ({ look }) => look.prizes.map((motif, prize) => [String(prize), draw(motif, look.palette)]),
  rows({ result, meta }, language) {
    const words = WORDS[language]
    const columns = [0, 1, 2].map((column) => [0, 3, 6].map((row) => result.fields[row + column]).join(""))
    const amounts = meta.split(" ").map((tenths) => `${Number(tenths) / 10}`)
    return [
      [words.card, pictureOf(columns)],
      [words.fields, `${amounts.join(" · ")} ${words.times}`],
    ]
  },
}
