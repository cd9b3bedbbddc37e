import { type Pays, REELS, ROWS, SCATTER, type SlotModel, type SlotWin } from "../slot/model.ts"

/** The letter of a cash symbol on the reels. It ends a run on a line, as a scatter does. */
export const CASH = SCATTER
export const CELLS = REELS * ROWS
/** Cash symbols on one screen that begin the respins. */
export const TRIGGER = 6
export const RESPINS = 3

export type CashPrize = {
  /** What the symbol pays, in whole stakes. */
  readonly times: number
  readonly weight: number
  /** A fixed prize with a name of its own. */
  readonly name?: "mini" | "minor" | "major"
}

export type HoldModel = {
  readonly engine: "hold"
  readonly reels: readonly string[]
  readonly pays: Readonly<Record<string, Pays>>
  readonly lines: readonly (readonly number[])[]
  /** Price of one spin in coins. A coin is a whole number of cents, so every prize is too. */
  readonly stakeCoins: number
  /** One is drawn for each cash symbol when it lands, by weight. */
  readonly cash: readonly CashPrize[]
  /** The chance of each empty cell in each respin: `hits` in `of`. */
  readonly respin: { readonly hits: number; readonly of: number }
  /** What a full grid pays besides its symbols, in whole stakes. */
  readonly grandTimes: number
}

/** A cash symbol that landed. Cells are counted down each reel, from the left. */
export type Cash = { readonly cell: number } & Omit<CashPrize, "weight">

export type HoldRound = {
  /** Three letters per reel, top to bottom, as the reels stopped. */
  readonly window: readonly string[]
  readonly wins: readonly SlotWin[]
  readonly lineCoins: number
  /** The cash symbols of the first screen. */
  readonly cash: readonly Cash[]
  /** The cash symbols that each respin brought; none without six on the first screen. */
  readonly respins: readonly (readonly Cash[])[]
  readonly isFull: boolean
  /** What the cash symbols pay, the prize of a full grid included, in whole stakes. */
  readonly cashTimes: number
}

/** The lines of the game as a slot without a scatter prize or free spins. */
export const toLines = ({ reels, pays, lines, stakeCoins }: HoldModel): SlotModel => ({
  engine: "slot",
  reels,
  pays,
  lines,
  stakeCoins,
  scatterPays: [0, 0, 0],
  wilds: "plain",
  freeSpins: { awards: [0, 0, 0], retriggers: [0, 0, 0], multiplier: 1, maximum: 0 },
})
