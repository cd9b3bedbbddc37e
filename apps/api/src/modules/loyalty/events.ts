import { z } from "zod"
import { event, instant, whole } from "../../kernel/event.ts"

/** Coins became money in the player's balance: thousandths of a coin, units of 10⁻⁵ euro. */
export const coinsRedeemed = event(
  "coins.redeemed",
  z.strictObject({ redemptionId: whole, coins: whole, paidUnits: whole }),
)

const step = { from: z.int(), to: z.int() }
/** A player reached a higher rank: the numbers of the two. */
export const rankRose = event("rank.rose", z.strictObject(step))
/** A player is to hold a lower rank from an instant on, unless enough points count by then. */
export const rankFallAnnounced = event("rank.fallAnnounced", z.strictObject({ ...step, on: instant }))
/** What was announced does not happen: enough points count. */
export const rankFallCancelled = event("rank.fallCancelled", z.strictObject(step))
/** A player holds a lower rank from now on. */
export const rankFell = event("rank.fell", z.strictObject(step))

const correction = { correctionId: whole, points: whole, coins: whole }
/** An operator proposed to give or take points or coins, thousandths. */
export const clubCorrectionProposed = event(
  "club.correctionProposed",
  z.strictObject({ ...correction, operator: z.string() }),
)
/** A proposal came to nothing. */
export const clubCorrectionWithdrawn = event(
  "club.correctionWithdrawn",
  z.strictObject({ correctionId: whole, operator: z.string() }),
)
/** Another operator agreed, and they were given or taken. */
export const clubCorrected = event(
  "club.corrected",
  z.strictObject({ ...correction, proposedBy: z.string(), operator: z.string() }),
)
