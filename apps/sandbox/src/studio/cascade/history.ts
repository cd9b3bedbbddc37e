import { draw } from "../../../game-page/symbols/index.ts"
import { type EngineHistory, pictureOf } from "../history-rows.ts"
import type { Language } from "../words.ts"

const WORDS = {
  en: { spin: "Spin", free: "Free spin", cascade: "Cascade", noPrize: "no prize" },
  fr: { spin: "Tour", free: "Tour gratuit", cascade: "Cascade", noPrize: "aucun gain" },
  nl: { spin: "Draaibeurt", free: "Gratis draaibeurt", cascade: "Cascade", noPrize: "geen winst" },
} as const satisfies Record<Language, Record<string, string>>

export const cascadeHistory: EngineHistory<"cascade"> = {
  drawings: ({ look }) =>
    Object.entries(look.symbols).map(([letter, motif]) => [letter, draw(motif, look.palette)]),
  rows({ result }, language, money) {
    const words = WORDS[language]
    return result.spins.flatMap((spin, index) =>
      spin.steps.map((step, at): [string, string] => {
        const name = spin.free ? `${words.free} ${index}` : words.spin
        const base = step.wins.reduce((total, win) => total + win.coins, 0)
        const prize =
          step.coins > 0
            ? `${money(base * result.coinCents)} × ${step.multiplier} = ${money(step.coins * result.coinCents)}`
            : words.noPrize
        return [at === 0 ? name : `${name}, ${words.cascade} ${at}`, `${pictureOf(step.columns)}<br>${prize}`]
      }),
    )
  },
}
