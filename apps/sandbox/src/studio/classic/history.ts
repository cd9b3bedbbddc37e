import { draw } from "../../../game-page/symbols/index.ts"
import { type EngineHistory, pictureOf } from "../history-rows.ts"
import type { Language } from "../words.ts"

const WORDS = {
  en: { spin: "Spin", respin: "Reel turned again", prize: "Prize", noPrize: "no prize" },
  fr: { spin: "Tour", respin: "Rouleau relancé", prize: "Gain", noPrize: "aucun gain" },
  nl: { spin: "Draaibeurt", respin: "Rol opnieuw gedraaid", prize: "Winst", noPrize: "geen winst" },
} as const satisfies Record<Language, Record<string, string>>

export const classicHistory: EngineHistory<"classic"> = {
  drawings: ({ look }) =>
    Object.entries(look.symbols).map(([letter, motif]) => [letter, draw(motif, look.palette)]),
  rows({ result }, language, money) {
    const words = WORDS[language]
    return result.stops.map(({ window, wins }, at) => {
      const coins = wins.reduce((total, win) => total + win.coins, 0)
      const times = result.multiplier > 1 ? ` × ${result.multiplier}` : ""
      const prize = coins > 0 ? `${words.prize} ${money(coins * result.coinCents)}${times}` : words.noPrize
      const name = at === 0 ? words.spin : `${words.respin} (${(result.respun ?? 0) + 1})`
      return [name, `${pictureOf(window)}<br>${prize}`]
    })
  },
}
