/** Five by five fields, numbered in reading order. */
export const FIELDS = 25
export const MINES = { least: 1, most: 20 } as const

export type MinesModel = {
  readonly engine: "mines"
  /** What every multiplier is worth before it is rounded, in percent of the stake. */
  readonly sharePercent: number
  /** Multipliers are whole multiples of this many hundredths, rounded down. */
  readonly stepHundredths: number
  /** The round is collected automatically where the next field would lead above this multiplier. */
  readonly highestHundredths: number
}

export type MinesState = {
  /** Chosen before the round. */
  readonly mines: number
  readonly stakeCents: number
  /** Safe fields in the order of their opening. */
  readonly opened: readonly number[]
  /** The field with the mine that ended the round. */
  readonly hit?: number
  /** Where the mines were, once the round is over. */
  readonly laid?: readonly number[]
}
