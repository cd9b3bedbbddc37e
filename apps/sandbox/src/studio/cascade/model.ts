/** The reels are strips of letters. `W` is the wild, `S` the scatter, every other letter a symbol. */
export const WILD = "W"
export const SCATTER = "S"

/** Coins for one way of 3, 4, 5 and 6 reels from the left. */
export type CascadePays = readonly [number, number, number, number]

export type CascadeFreeSpins = {
  /** Free spins for 3, 4, 5 and 6 scatters, in the paid spin and again within the free spins. */
  readonly awards: readonly [number, number, number, number]
  readonly retriggers: readonly [number, number, number, number]
  /** No round has more free spins than this. */
  readonly maximum: number
  /**
   * Multipliers of the first, second, … win of one free spin, the last for all further ones. Without them the
   * multiplier begins at 1, rises by 1 after every win and keeps its value from one free spin to the next.
   */
  readonly multipliers?: readonly number[]
}

/**
 * Sums over every combination of stops, each counted once: `npm run cascade-sums --workspace apps/sandbox` computes
 * them. A chain is determined by its stops, so the return follows from them exactly.
 */
export type CascadeSums = {
  /** Combinations of stops. */
  readonly stops: number
  /** Coins of paid spins. */
  readonly paidCoins: number
  /** Coins of free spins: with their multipliers, or at multiplier 1 where it is kept. */
  readonly freeCoins: number
  /** Where the multiplier is kept, coins that its rise within the same spin adds; otherwise 0. */
  readonly riseCoins: number
  /** Combinations that end with fewer than 3, with 3, 4, 5 and 6 scatters, and their wins. */
  readonly ends: readonly { readonly stops: number; readonly wins: number }[]
}

export type CascadeModel = {
  readonly engine: "cascade"
  readonly reels: readonly string[]
  /** Rows of each reel. */
  readonly heights: readonly number[]
  readonly pays: Readonly<Record<string, CascadePays>>
  /** Price of one spin in coins. A coin is a whole number of cents, so every prize is too. */
  readonly stakeCoins: number
  /** Multipliers of the first, second, … win of a paid spin; the last for all further ones. */
  readonly multipliers: readonly number[]
  readonly freeSpins: CascadeFreeSpins
  readonly sums: CascadeSums
}

export type CascadeWin = {
  readonly symbol: string
  readonly count: number
  readonly ways: number
  /** Before the multiplier. */
  readonly coins: number
}

/** One window of a chain. The last has no wins. */
export type CascadeStep = {
  /** Letters of each reel, top to bottom. */
  readonly columns: readonly string[]
  readonly wins: readonly CascadeWin[]
  readonly multiplier: number
  /** Multiplier included. */
  readonly coins: number
}

export type CascadeSpin = {
  readonly free: boolean
  readonly steps: readonly CascadeStep[]
  readonly coins: number
  readonly freeSpinsAwarded: number
}

export type CascadeRound = { readonly spins: readonly CascadeSpin[]; readonly coins: number }
