/** `W` is the wild, every other letter a symbol. */
export const WILD = "W"
export const ROWS = 3

export type ClassicModel = {
  readonly engine: "classic"
  /** Three strips of letters. */
  readonly reels: readonly [string, string, string]
  /** Row of each reel, one array per line. */
  readonly lines: readonly (readonly [number, number, number])[]
  /** Coins for three of a kind on a line. */
  readonly pays: Readonly<Record<string, number>>
  /** Coins for three of these letters in any mix. */
  readonly mixed?: { readonly letters: string; readonly coins: number }
  /** Coins for one and for two of this letter anywhere on a line. */
  readonly single?: { readonly letter: string; readonly coins: readonly [number, number] }
  /** Each wild in a prize multiplies it by this; three wilds are a prize of their own. */
  readonly wildMultiplier: number
  /**
   * Whether one reel turns again, once: where no line pays and exactly two reels show one and the same symbol (or
   * wilds) on every row, the third does.
   */
  readonly respin: boolean
  /** Multiplier of all prizes where nine cells show one and the same symbol, wilds included. */
  readonly fullMultiplier: number
  /** Price of one round in coins. A coin is a whole number of cents, so every prize is too. */
  readonly stakeCoins: number
}

export type ClassicWin = {
  readonly line: number
  /** `mixed` for a mix, otherwise the letter. */
  readonly symbol: string
  /** How many cells of the line pay. */
  readonly cells: readonly number[]
  /** The multiplier of the wilds included. */
  readonly coins: number
  readonly multiplier: number
}

/** The reels as they stopped. */
export type ClassicStop = { readonly window: readonly string[]; readonly wins: readonly ClassicWin[] }

export type ClassicRound = {
  readonly stops: readonly ClassicStop[]
  /** The reel that turned again. */
  readonly respun?: number
  /** The multiplier of a full window, otherwise 1. */
  readonly multiplier: number
  readonly coins: number
}
