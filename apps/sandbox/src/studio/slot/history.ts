import { draw } from "../../../game-page/symbols/index.ts"
import { type EngineHistory, pictureOf } from "../history-rows.ts"
import type { Language } from "../words.ts"
import { featureAccount, featureState } from "./feature-words.ts"

const WORDS = {
  en: { spin: "Spin", free: "Free spin", prize: "Prize", noPrize: "no prize" },
  fr: { spin: "Tour", free: "Tour gratuit", prize: "Gain", noPrize: "aucun gain" },
  nl: { spin: "Draaibeurt", free: "Gratis draaibeurt", prize: "Winst", noPrize: "geen winst" },
} as const satisfies Record<Language, Record<string, string>>

export const slotHistory: EngineHistory<"slot"> = {
  drawings: ({ look }) =>
    Object.entries(look.symbols).map(([letter, motif]) => [letter, draw(motif, look.palette)]),
  rows({ result }, language, money) {
    const words = WORDS[language]
    return result.spins.map((spin, index) => {
      const prize = spin.coins > 0 ? `${words.prize} ${money(spin.coins * result.coinCents)}` : words.noPrize
      const feature = [featureState(spin, language), featureAccount(spin, language)]
      const lines = [pictureOf(spin.window), ...feature, prize].filter(Boolean)
      return [spin.free ? `${words.free} ${index}` : words.spin, lines.join("<br>")]
    })
  },
}
