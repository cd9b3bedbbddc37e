/**
 * A dice game as Belgian halls know it: three by three dice per grid, points for three equal faces in a line,
 * a prize ladder for the points of all grids together, and a wheel behind three bonus dice.
 */
export const CELLS = 9

/** Cells of a grid, numbered in reading order. */
const ROW_LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
] as const
const DIAGONAL_LINES = [
  [0, 4, 8],
  [2, 4, 6],
] as const
const COLUMN_LINES = [
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const

/** Rows and diagonals. */
export const FIVE_LINES: readonly (readonly number[])[] = [...ROW_LINES, ...DIAGONAL_LINES]
/** Rows, diagonals and columns. */
export const EIGHT_LINES: readonly (readonly number[])[] = [...FIVE_LINES, ...COLUMN_LINES]

export type Face = {
  /** `1` to `6` are pips, `B` is the bonus die. */
  readonly id: string
  /** Sides of the die that carry this face. */
  readonly sides: number
  /** Points of one line of this face; the bonus die has none. */
  readonly points: number
}

export type WheelField = { readonly weight: number } & (
  | { readonly prize: "points"; readonly points: number }
  /** A mystery pays this many tenths of the stake directly, besides the ladder. */
  | { readonly prize: "mystery"; readonly tenths: number }
)

export type Rung = { readonly points: number; readonly tenths: number }

export type DiceModel = {
  readonly engine: "dice"
  readonly grids: 1 | 2 | 3 | 4
  readonly lines: readonly (readonly number[])[]
  readonly faces: readonly Face[]
  /** Points of all grids are multiplied by this when every grid has a line (more than one grid only). */
  readonly fullHouse: number
  readonly wheel: readonly WheelField[]
  /** Rising; the highest rung reached pays, in tenths of the stake. */
  readonly ladder: readonly Rung[]
}

export type DiceLine = {
  readonly grid: number
  readonly line: number
  readonly face: string
  readonly points: number
}

export type DiceRound = {
  /** One string of nine face ids per grid. */
  readonly grids: readonly string[]
  readonly lines: readonly DiceLine[]
  readonly fullHouse: boolean
  /** Fields of the wheel, one turn for each grid with a bonus line. */
  readonly turns: readonly number[]
  readonly points: number
  readonly ladderTenths: number
  readonly mysteryTenths: number
}

export const BONUS = "B"
