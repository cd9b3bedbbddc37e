import { draw } from "../../../game-page/symbols/index.ts"
import { type EngineHistory, pictureOf, type Row } from "../history-rows.ts"
import { REELS, ROWS } from "../slot/model.ts"
import type { Language } from "../words.ts"
import { CASH, type Cash } from "./model.ts"

const WORDS = {
  en: {
    spin: "Spin",
    respin: "Respin",
    prize: "Prize",
    noPrize: "no prize",
    none: "no new amount",
    cash: "Amounts paid",
    full: "Full grid",
  },
  fr: {
    spin: "Tour",
    respin: "Respin",
    prize: "Gain",
    noPrize: "aucun gain",
    none: "aucun nouveau montant",
    cash: "Montants payés",
    full: "Grille complète",
  },
  nl: {
    spin: "Draaibeurt",
    respin: "Respin",
    prize: "Winst",
    noPrize: "geen winst",
    none: "geen nieuw bedrag",
    cash: "Uitbetaalde bedragen",
    full: "Vol raster",
  },
} as const satisfies Record<Language, Record<string, string>>

/** The screen of the held symbols; a dot where none stands. */
const heldColumns = (held: readonly Cash[]): string[] =>
  Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: ROWS }, (_, row) =>
      held.some(({ cell }) => cell === reel * ROWS + row) ? CASH : "·",
    ).join(""),
  )

export const holdHistory: EngineHistory<"hold"> = {
  drawings: ({ look }) =>
    Object.entries(look.symbols).map(([letter, motif]) => [letter, draw(motif, look.palette)]),
  rows({ result, winCents }, language, money) {
    const words = WORDS[language]
    const lineCents = result.lineCoins * result.coinCents
    const lines = lineCents > 0 ? `${words.prize} ${money(lineCents)}` : words.noPrize
    const rows: Row[] = [[words.spin, `${pictureOf(result.window)}<br>${lines}`]]
    if (result.cashTimes === 0) return rows
    const stakeCents = (winCents - lineCents) / result.cashTimes
    const amounts = (cash: readonly Cash[]) => cash.map(({ times }) => money(times * stakeCents)).join(", ")
    for (const [index, cash] of result.respins.entries())
      rows.push([`${words.respin} ${index + 1}`, cash.length > 0 ? amounts(cash) : words.none])
    const held = [...result.cash, ...result.respins.flat()]
    rows.push([
      words.cash,
      `${pictureOf(heldColumns(held))}<br>${amounts(held)}<br>${words.prize} ${money(winCents - lineCents)}`,
    ])
    const symbols = held.reduce((all, { times }) => all + times, 0)
    if (result.isFull) rows.push([words.full, money((result.cashTimes - symbols) * stakeCents)])
    return rows
  },
}
