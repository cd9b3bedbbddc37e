import { z } from "zod"
import { bigintCodec, dateCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"
import { reasons } from "./annulments/rules.ts"

/** 10⁻⁵ euro, or CREDIT for a purse of credit. */
const units = bigintCodec.refine((amount) => amount >= 0n)
const played = {
  purse: z.enum(["cash", "bonus", "credit"]),
  /** Which purse, where it is not cash. */
  purseId: bigintCodec.optional(),
}
/** Missing where the whole stake was cash. */
const cashStake = { cashStakeUnits: units.optional() }
/** Missing where the whole win was cash. */
const cashWin = { cashWinUnits: units.optional() }

export const gameLaunched = operatorEvent("game.launched", z.strictObject({ gameId: z.int() }))

/** Category and studio as at acceptance; subscribers count it at `acceptedAt`, never by their own clock. */
const settledBet = z.strictObject({
  uuid: z.string(),
  acceptedAt: dateCodec,
  stakeUnits: units,
  winUnits: units,
  ...cashStake,
  ...cashWin,
  category: z.string().nullable(),
  studio: z.string().nullable(),
})

export const roundSettled = playerEvent(
  "round.settled",
  z.strictObject({
    provider: z.string(),
    roundRef: z.string(),
    gameId: z.int(),
    stakeUnits: units,
    winUnits: units,
    ...cashStake,
    ...cashWin,
    ...played,
    bets: z.array(settledBet),
  }),
)

const annulment = {
  annulmentId: bigintCodec,
  reason: z.enum(reasons),
  stakeUnits: units,
  winUnits: units,
}
export const annulmentProposed = playerEvent(
  "annulment.proposed",
  z.strictObject({ ...annulment, operator: z.string() }),
)
export const annulmentWithdrawn = playerEvent(
  "annulment.withdrawn",
  z.strictObject({ annulmentId: bigintCodec, operator: z.string() }),
)
export const stakesAnnulled = playerEvent(
  "stakes.annulled",
  z.strictObject({ ...annulment, proposedBy: z.string(), operator: z.string() }),
)

export const betVoided = playerEvent(
  "bet.voided",
  z.strictObject({
    provider: z.string(),
    uuid: z.string(),
    roundRef: z.string(),
    gameId: z.int(),
    ...played,
    acceptedAt: dateCodec,
    stakeUnits: units,
    ...cashStake,
    /** Whether a `round.settled` event included the bet. */
    wasSettled: z.boolean(),
  }),
)
