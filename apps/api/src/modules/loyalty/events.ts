import { z } from "zod"
import { event, instant, whole } from "../../platform/lib/eventType.ts"
import { giverNouns } from "./prizes/givers.ts"

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

const won = { of: z.enum(giverNouns), ref: whole, points: whole }
/** A bet that had counted for points that were won was given back: a person decides whether they were won. Thousandths. */
export const pointsDisputed = event("club.prizeDisputed", z.strictObject(won))
/** A person decided that they were won all the same. */
export const pointsKept = event("club.prizeKept", z.strictObject(won))
/** Two operators agreed that they were not won: they are taken back. */
export const pointsRefused = event(
  "club.prizeRefused",
  z.strictObject({ ...won, proposedBy: z.string(), operator: z.string() }),
)

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
