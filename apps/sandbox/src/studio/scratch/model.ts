export const FIELDS = 9
/** Fields with the same amount that win it. */
export const EQUAL = 3

export type ScratchPrize = {
  /** The amount in tenths of the stake. */
  readonly tenths: number
  /** Cards with this prize among those of one print run. */
  readonly weight: number
}

export type ScratchModel = {
  readonly engine: "scratch"
  /** Every amount that can stand in a field, ascending. */
  readonly prizes: readonly ScratchPrize[]
  /** Cards without a prize among those of one print run. */
  readonly blanks: number
}

export type ScratchRound = {
  /** The prize that stands in each field, by its place in the table. */
  readonly fields: readonly number[]
  /** The prize that stands in three fields, by its place in the table. */
  readonly prize?: number
  readonly tenths: number
}
