import { z } from "zod"
import { event, houseEvent, whole } from "../../kernel/event.ts"

const units = whole.refine((amount) => amount >= 0n)

/** A game was opened; nobody's where a visitor plays for fun. */
export const gameLaunched = houseEvent("game.launched", z.strictObject({ gameId: z.int() }))

/** A stake was accepted and booked. Amounts are units of 10⁻⁵ euro. */
export const betPlaced = event(
  "bet.placed",
  z.strictObject({
    provider: z.string(),
    uuid: z.string(),
    roundRef: z.string(),
    gameId: z.int(),
    stakeUnits: units,
  }),
)

/** A round is over and its sums are final, but for a bet that is voided afterwards. */
export const roundSettled = event(
  "round.settled",
  z.strictObject({
    provider: z.string(),
    roundRef: z.string(),
    gameId: z.int(),
    stakeUnits: units,
    winUnits: units,
    /** The winner as others see them, An•••s; only where the win is worth showing. */
    maskedName: z.string().min(1).max(40).nullable(),
  }),
)

/** A stake was given back, with whatever it had won. */
export const betVoided = event(
  "bet.voided",
  z.strictObject({
    provider: z.string(),
    uuid: z.string(),
    roundRef: z.string(),
    gameId: z.int(),
    stakeUnits: units,
    /** Whether the bet was in what `round.settled` said. */
    wasSettled: z.boolean(),
  }),
)
