/** The reels are five strips of letters. `W` is the wild, `S` the scatter, every other letter a symbol. */
export const WILD = "W"
export const SCATTER = "S"
export const REELS = 5
export const ROWS = 3

/** Coins for 2, 3, 4 and 5 in a row from the left. */
export type Pays = readonly [number, number, number, number]

export type FreeSpins = {
  /** Free spins for 3, 4 and 5 scatters, in the paid spin and again within the free spins. */
  readonly awards: readonly [number, number, number]
  readonly retriggers: readonly [number, number, number]
  /** One for all free spins, or those of the first, second, … free spin, the last for all further ones. */
  readonly multiplier: number | readonly number[]
  /** No round has more free spins than this: it bounds the length and the cost of one round. */
  readonly maximum: number
  /** One of these letters is drawn evenly as the expanding symbol of the free spins. */
  readonly unfolding?: string
  /** Every scatter of a free spin turns the next of these letters into `into`, from the next free spin on. */
  readonly upgrades?: { readonly letters: string; readonly into: string }
  /** One reel is wild, as in `randomWild`: the last in the first free spin, then the one before, round and round. */
  readonly sailingWild?: true
}

export type Chance = { readonly hits: number; readonly of: number }

export type SlotModel = {
  readonly engine: "slot"
  readonly reels: readonly string[]
  /** Strips of the free spins; the paid ones when left out. */
  readonly freeReels?: readonly string[]
  readonly pays: Readonly<Record<string, Pays>>
  /** Coins for 3, 4 and 5 scatters anywhere. */
  readonly scatterPays: readonly [number, number, number]
  /** Row of each reel, one array per line; none means that every way from left to right pays (243). */
  readonly lines?: readonly (readonly number[])[]
  /** Price of one spin in coins. A coin is a whole number of cents, so every prize is too. */
  readonly stakeCoins: number
  readonly wilds: "plain" | "expanding"
  /** Prizes count from the right reel to the left as well; five in a row pay once. */
  readonly bothWays?: true
  /** Each wild multiplies the prize of its line by this; with ways it counts as this many symbols. */
  readonly wildMultiplier?: number
  /** The chance that one reel, drawn evenly, is wild in a spin. A reel that shows a scatter stays as it is. */
  readonly randomWild?: { readonly paid: Chance; readonly free: Chance }
  /** In every spin two neighbouring reels, drawn evenly, show the same: the right one has the strip of the left one. */
  readonly twinReels?: true
  readonly freeSpins: FreeSpins
}

export type SlotWin =
  | {
      readonly by: "line"
      readonly line: number
      readonly symbol: string
      readonly count: number
      readonly coins: number
      /** That of the wilds, where they multiply; included in the coins. */
      readonly multiplier?: number
      /** Only on a prize from the right reel to the left. */
      readonly from?: "right"
    }
  | {
      readonly by: "ways"
      readonly ways: number
      readonly symbol: string
      readonly count: number
      readonly coins: number
      readonly from?: "right"
    }
  | { readonly by: "scatter"; readonly count: number; readonly coins: number }
  | { readonly by: "unfolding"; readonly symbol: string; readonly count: number; readonly coins: number }

export type SlotSpin = {
  readonly free: boolean
  /** Three letters per reel, top to bottom, as the reels stopped. */
  readonly window: readonly string[]
  /** Reels that a wild filled. */
  readonly wildReels: readonly number[]
  /** The reel of `randomWild` or `sailingWild`, where it turned wild. */
  readonly wildReel?: number
  /** The left one of the twin reels. */
  readonly twin?: number
  /** The multiplier of a free spin, where it rises. */
  readonly multiplier?: number
  /** The letters that had been turned into `into` when the reels of a free spin stopped. */
  readonly upgraded?: string
  readonly wins: readonly SlotWin[]
  /** Multiplier included. */
  readonly coins: number
  readonly freeSpinsAwarded: number
}

export type SlotRound = {
  readonly spins: readonly SlotSpin[]
  readonly coins: number
  readonly unfolding?: string
}
