import { settleRounds } from "./bets.ts"
import { catchUp } from "./listeners.ts"
import type { Field } from "./players.ts"
import { openProduct, type Place } from "./product.ts"

const rounds = 3
const ms = 3_000

/** Bets a second, of rounds that end at once, in each turn: while nothing works off the log, and while everything does. */
export type OnAndOff = { off: number[]; on: number[] }

/**
 * How many bets a second the product takes with all its listeners and with none, in turns on the same data. What was announced
 * while nobody listened is worked off before the next turn.
 */
export async function betsOnAndOff(place: Place, field: Field): Promise<OnAndOff> {
  const perSecond = Number.POSITIVE_INFINITY
  const measured: OnAndOff = { off: [], on: [] }
  for (let round = 0; round < rounds; round++)
    for (const [name, role] of [
      ["off", "api"],
      ["on", "all"],
    ] as const) {
      const product = await openProduct({ ...place, role })
      try {
        if (role === "all") await catchUp(place.ownerUrl)
        measured[name].push((await settleRounds({ product, field, ms, perSecond })).perSecond)
      } finally {
        await product.stop()
      }
    }
  return measured
}
