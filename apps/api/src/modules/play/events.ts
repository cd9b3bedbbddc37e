import { z } from "zod"
import { bigintCodec, dateCodec, operatorEvent, playerEvent } from "../../platform/lib/eventType.ts"
import { reasons } from "./annulments/rules.ts"

/** Of 10⁻⁵ euro, or of CREDIT where the purse is. */
const units = bigintCodec.refine((amount) => amount >= 0n)
/** What was played with. */
const played = {
  purse: z.enum(["cash", "bonus", "credit"]),
  /** Which purse, where it is not cash. */
  purseId: bigintCodec.optional(),
}
/** The part of a stake that was cash; left out where all of it was. */
const cashStake = { cashStakeUnits: units.optional() }
/** The part of a win that was cash; left out where all of it was. */
const cashWin = { cashWinUnits: units.optional() }

/** A game was opened; nobody's where a visitor plays for fun. */
export const gameLaunched = operatorEvent("game.launched", z.strictObject({ gameId: z.int() }))

/**
 * A bet of a settled round that stands, with what it won. Category and studio are the catalogue's of the moment it
 * was made. Whoever counts it counts it at `acceptedAt`, never by a clock of their own.
 */
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

/** A round is over and its sums are final, but for a bet that is voided afterwards. */
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
  /** What was staked and won in the rounds that it takes. */
  stakeUnits: units,
  winUnits: units,
}
/** An operator proposed that a player is given back what they lost. */
export const annulmentProposed = playerEvent(
  "annulment.proposed",
  z.strictObject({ ...annulment, operator: z.string() }),
)
/** A proposal came to nothing. */
export const annulmentWithdrawn = playerEvent(
  "annulment.withdrawn",
  z.strictObject({ annulmentId: bigintCodec, operator: z.string() }),
)
/** Another operator agreed: rounds were annulled, and their player was given back stakes less wins. */
export const stakesAnnulled = playerEvent(
  "stakes.annulled",
  z.strictObject({ ...annulment, proposedBy: z.string(), operator: z.string() }),
)

/** A stake was given back, with whatever it had won. */
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
    /** Whether the bet was in what `round.settled` said. */
    wasSettled: z.boolean(),
  }),
)
