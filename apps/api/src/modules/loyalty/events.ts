import { z } from "zod"
import { bigintCodec, dateCodec, playerEvent } from "../../platform/lib/eventType.ts"
import { giverNouns } from "./prizes/givers.ts"

/** Coins in thousandths, money in 10⁻⁵ euro. */
export const coinsRedeemed = playerEvent(
  "coins.redeemed",
  z.strictObject({ redemptionId: bigintCodec, coins: bigintCodec, paidUnits: bigintCodec }),
)

const step = { from: z.int(), to: z.int() }
/** `from` and `to` are numbers of ranks. */
export const rankRose = playerEvent("rank.rose", z.strictObject(step))
/** The rank falls on that instant unless enough points count by then. */
export const rankFallAnnounced = playerEvent("rank.fallAnnounced", z.strictObject({ ...step, on: dateCodec }))
export const rankFallCancelled = playerEvent("rank.fallCancelled", z.strictObject(step))
export const rankFell = playerEvent("rank.fell", z.strictObject(step))

const prizePayload = { of: z.enum(giverNouns), ref: bigintCodec, points: bigintCodec }
/** A bet that counted for the prize was voided; an operator decides. Thousandths. */
export const pointsDisputed = playerEvent("club.prizeDisputed", z.strictObject(prizePayload))
export const pointsKept = playerEvent("club.prizeKept", z.strictObject(prizePayload))
export const pointsRefused = playerEvent(
  "club.prizeRefused",
  z.strictObject({ ...prizePayload, proposedBy: z.string(), operator: z.string() }),
)

const correction = { correctionId: bigintCodec, points: bigintCodec, coins: bigintCodec }
/** Thousandths; negative where the player loses. */
export const clubCorrectionProposed = playerEvent(
  "club.correctionProposed",
  z.strictObject({ ...correction, operator: z.string() }),
)
export const clubCorrectionWithdrawn = playerEvent(
  "club.correctionWithdrawn",
  z.strictObject({ correctionId: bigintCodec, operator: z.string() }),
)
export const clubCorrected = playerEvent(
  "club.corrected",
  z.strictObject({ ...correction, proposedBy: z.string(), operator: z.string() }),
)
