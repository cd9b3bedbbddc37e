export const ROWS = [8, 12, 16] as const
export type Rows = (typeof ROWS)[number]
export const RISKS = ["low", "medium", "high"] as const
export type Risk = (typeof RISKS)[number]

export type PlinkoModel = {
  readonly engine: "plinko"
  /** Tenths of the stake by slot, from the edge to the middle; the other half is its mirror image. */
  readonly tables: Readonly<Record<Risk, Readonly<Record<Rows, readonly number[]>>>>
}

export type PlinkoRound = {
  readonly rows: Rows
  readonly risk: Risk
  /** At each peg: 0 to the left, 1 to the right. */
  readonly path: readonly (0 | 1)[]
  /** Counted from the left. */
  readonly slot: number
  readonly tenths: number
}
