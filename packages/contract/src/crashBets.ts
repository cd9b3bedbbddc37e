import { z } from "zod"
import { eurosStated } from "./money.ts"
import { id, instant } from "./parts.ts"

/** Multipliers are whole hundredths: 1.46× is 146. */
export const hundredths = z.int().min(100).max(10_000_000)

/**
 * `placed`: not over yet. `cashedOut`: left at `at` and was paid `paid`. `cancelled`: taken back before the take-off. `refunded`: the round
 * was broken off, and the stake given back.
 */
export const crashBetStates = ["placed", "cashedOut", "lost", "cancelled", "refunded"] as const
export const betState = z.enum(crashBetStates)

/** Two bets of one player may fly at once, one at each panel. */
export const panel = z.enum(["a", "b"])
/** Where a bet leaves by itself, 1.01× to 100 000×. */
export const target = z.int().min(101).max(10_000_000)

/** A bet as everybody sees it: whose it is only masked. */
export const crashBet = z.strictObject({
  betId: z.uuid(),
  name: z.string(),
  stake: eurosStated,
  state: betState,
  at: hundredths.nullable(),
  paid: eurosStated.nullable(),
})
export type CrashBet = z.infer<typeof crashBet>

/** A bet as its player sees it. */
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
  /** It left by itself: at its target, or where it could win no more. */
  isByItself: z.boolean(),
  placedAt: instant,
  endedAt: instant.nullable(),
  /** Where its flight ended; null until its round is over. */
  result: hundredths.nullable(),
})
export type OwnCrashBet = z.infer<typeof ownCrashBet>

export const placed = z.strictObject({ bet: ownCrashBet })
