import type { Field } from "../shared/players.ts"
import { openProduct, type Place } from "../shared/product.ts"
import { size } from "../shared/size.ts"
import { betsPerSecond, playRounds, settleRounds } from "./bets.ts"
import { catchUp } from "./listeners.ts"

const rounds = size(3, 1)
const ms = size(3_000, 1_000)
/** More bets a second than any machine has taken: so many are written and signed before. */
const atMost = 6_000

/** Messages a second in each turn: while nothing works off the log, and while everything does. */
export type OnAndOff = { off: number[]; on: number[] }
/** Of bets whose rounds stay open, of rounds that are one message, and of rounds as they are played, a bet and a win. */
export type BetsOnAndOff = { open: OnAndOff; ended: OnAndOff; played: OnAndOff }

/**
 * How many messages a second the product takes with all its listeners and with none, in turns on the same data. What was announced
 * while nobody listened is worked off before the next turn.
 */
export async function betsOnAndOff(place: Place, field: Field): Promise<BetsOnAndOff> {
  const perSecond = Number.POSITIVE_INFINITY
  const open: OnAndOff = { off: [], on: [] }
  const ended: OnAndOff = { off: [], on: [] }
  const played: OnAndOff = { off: [], on: [] }
  for (let round = 0; round < rounds; round++)
    for (const [name, role] of [
      ["off", "api"],
      ["on", "all"],
    ] as const) {
      const product = await openProduct({ ...place, role })
      try {
        if (role === "all") await catchUp(place.ownerUrl)
        open[name].push(await betsPerSecond({ product, field, ms, atMost }))
        ended[name].push((await settleRounds({ product, field, ms, perSecond })).perSecond)
        if (role === "all") await catchUp(place.ownerUrl)
        played[name].push((await playRounds({ product, field, ms })).perSecond)
      } finally {
        await product.stop()
      }
    }
  return { open, ended, played }
}
