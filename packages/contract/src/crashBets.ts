import { z } from "zod"
import { eurosStated } from "./money.ts"
import { id, instant } from "./parts.ts"

/** Multipliers are whole hundredths: 1.46× is 146. */
export const hundredths = z.int().min(100).max(10_000_000)

/**
 * `placed`: not decided. `cashedOut`: at `at`, paid `paid`. `cancelled`: by the player before the take-off. `refunded`:
 * the round was cancelled and the stake returned.
 */
export const crashBetStates = ["placed", "cashedOut", "lost", "cancelled", "refunded"] as const
export const betState = z.enum(crashBetStates)

/** A player may have two bets in a round, one per panel. */
export const panel = z.enum(["a", "b"])
/** The automatic cash-out, 1.01× to 100 000×. */
export const target = z.int().min(101).max(10_000_000)

/** The public view of a bet, with a masked name. */
export const crashBet = z.strictObject({
  betId: z.uuid(),
  name: z.string(),
  /** Only present for a bet of a robot of the demonstration. */
  isRobot: z.literal(true).optional(),
  stake: eurosStated,
  state: betState,
  at: hundredths.nullable(),
  paid: eurosStated.nullable(),
})
export type CrashBet = z.infer<typeof crashBet>

export const ownCrashBet = z.strictObject({
  betId: z.uuid(),
  roundId: id,
  chainId: id,
  number: id,
  panel,
  stake: eurosStated,
  target: target.nullable(),
  state: betState,
  at: hundredths.nullable(),
  paid: eurosStated.nullable(),
  /** Cashed out automatically: at its target, or at the largest possible win. */
  isByItself: z.boolean(),
  placedAt: instant,
  endedAt: instant.nullable(),
  /** Where the flight ended; null until the round is over. */
  result: hundredths.nullable(),
})
export type OwnCrashBet = z.infer<typeof ownCrashBet>

export const placed = z.strictObject({ bet: ownCrashBet })
