/** The most numbers that a player may choose; the fewest is one. */
export const MOST_PICKS = 10

export type KenoModel = {
  readonly engine: "keno"
  /** The card has the numbers from 1 to this one. */
  readonly numbers: number
  readonly drawn: number
  /**
   * Tenths of the stake by the numbers that are hit, one table for each count of chosen numbers, the first for one.
   * Hits that are not listed pay nothing. All are whole multiples but for one number: three or four times the stake
   * would return 75 or 100 %.
   */
  readonly pays: readonly Readonly<Record<number, number>>[]
}

export type KenoRound = {
  readonly picks: readonly number[]
  /** In the order of the draw. */
  readonly drawn: readonly number[]
  readonly hits: number
  readonly tenths: number
}
