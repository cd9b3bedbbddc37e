import { z } from "zod"
import { bigintCodec, dateCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { giverNouns } from "./prizes/givers.ts"

/** Coins became money in the player's balance: thousandths of a coin, units of 10⁻⁵ euro. */
export const coinsRedeemed = playerEvent(
  "coins.redeemed",
  z.strictObject({ redemptionId: bigintCodec, coins: bigintCodec, paidUnits: bigintCodec }),
)

const step = { from: z.int(), to: z.int() }
/** A player reached a higher rank: the numbers of the two. */
export const rankRose = playerEvent("rank.rose", z.strictObject(step))
/** A player is to hold a lower rank from an instant on, unless enough points count by then. */
export const rankFallAnnounced = playerEvent("rank.fallAnnounced", z.strictObject({ ...step, on: dateCodec }))
/** What was announced does not happen: enough points count. */
export const rankFallCancelled = playerEvent("rank.fallCancelled", z.strictObject(step))
/** A player holds a lower rank from now on. */
export const rankFell = playerEvent("rank.fell", z.strictObject(step))

const won = { of: z.enum(giverNouns), ref: bigintCodec, points: bigintCodec }
/** A bet that had counted for points that were won was given back: a person decides whether they were won. Thousandths. */
export const pointsDisputed = playerEvent("club.prizeDisputed", z.strictObject(won))
/** A person decided that they were won all the same. */
export const pointsKept = playerEvent("club.prizeKept", z.strictObject(won))
/** Two operators agreed that they were not won: they are taken back. */
export const pointsRefused = playerEvent(
  "club.prizeRefused",
  z.strictObject({ ...won, proposedBy: z.string(), operator: z.string() }),
)

const correction = { correctionId: bigintCodec, points: bigintCodec, coins: bigintCodec }
/** An operator proposed to give or take points or coins, thousandths. */
export const clubCorrectionProposed = playerEvent(
  "club.correctionProposed",
  z.strictObject({ ...correction, operator: z.string() }),
)
/** A proposal came to nothing. */
export const clubCorrectionWithdrawn = playerEvent(
  "club.correctionWithdrawn",
  z.strictObject({ correctionId: bigintCodec, operator: z.string() }),
)
/** Another operator agreed, and they were given or taken. */
export const clubCorrected = playerEvent(
  "club.corrected",
  z.strictObject({ ...correction, proposedBy: z.string(), operator: z.string() }),
)
