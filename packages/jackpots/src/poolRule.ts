import type { Chance } from "./chance.ts"
import type { SeededCycle } from "./draw.ts"
import type { PoolTerms } from "./terms.ts"

export type Bet = { readonly stakeUnits: bigint; readonly atMs: number }
export type WonRound = { readonly stakeUnits: bigint; readonly winUnits: bigint }

export type Pool<T extends PoolTerms> = { readonly terms: T; readonly parts: bigint }
/** `bets` counts those of the cycle, the bet that is drawn included. */
export type DrawnPool<T extends PoolTerms> = Pool<T> & SeededCycle & { readonly bets: number }

/** `ppm` is a number of millionths, an amount a bigint. */
export type TermKind = "amount" | "ppm" | "optionalPpm"

/**
 * What a type of pool has of its own. `Shown` is its published state beside the content, `Hidden` the state that its
 * seed determines. Where a bet is passed, its share is in the pool already, and `before` is the content without it.
 */
export type PoolRule<T extends PoolTerms, Shown = unknown, Hidden = unknown> = {
  readonly terms: { readonly [Name in Exclude<keyof T, keyof PoolTerms>]-?: TermKind }
  /** Whether its cycles follow the windows of three hours. */
  readonly hasWindow: boolean
  hidden?(cycle: SeededCycle, terms: T): Hidden
  /** The parts that a winner takes, where it is not always the whole pool. */
  payableParts?(pool: Pool<T>): bigint
  /** The chance of a bet, as far as it is public, under the ceiling. Undefined where games decide. */
  chance(pool: Pool<T> & Shown, bet: Bet, before: bigint): Chance | undefined
  /** Whether a bet wins, where it is not drawn by `chance`. */
  isHit?(pool: DrawnPool<T> & Shown & Hidden, bet: Bet, before: bigint): boolean
  /** What a round that won takes; undefined where it is too small. A pool without this is not won by rounds. */
  takenByRound?(pool: Pool<T>, round: WonRound): { parts: bigint; isWhole: boolean } | undefined
  /** The seed spread over the stakes of a drop, in millionths of a stake. */
  seedPpm(pool: Pool<T> & Shown): bigint
}
