import { type Fraction, fraction, times } from "../fraction.ts"
import { MINES, type MinesModel } from "./model.ts"
import { mostOpened, multiplierOf, safeChance } from "./play.ts"

const higher = (a: Fraction, b: Fraction): Fraction => (a.n * b.d >= b.n * a.d ? a : b)
const lower = (a: Fraction, b: Fraction): Fraction => (a.n * b.d <= b.n * a.d ? a : b)

/** The return of collecting after a number of safe fields. Every strategy is a mixture of these. */
export const planReturn = (model: MinesModel, mines: number, opened: number): Fraction =>
  times(safeChance(mines, opened), fraction(multiplierOf(model, mines, opened), 100))

/** The returns with a number of mines: of the best and of the worst number of fields to collect after. */
export function returnRange(model: MinesModel, mines: number): { best: Fraction; worst: Fraction } {
  const plans = Array.from({ length: mostOpened(model, mines) }, (_, at) => planReturn(model, mines, at + 1))
  return { best: plans.reduce(higher), worst: plans.reduce(lower) }
}

/** The return of the best play: the best number of mines, collected after the best number of fields. */
export const minesReturn = (model: MinesModel): Fraction =>
  Array.from({ length: MINES.most }, (_, at) => returnRange(model, at + MINES.least).best).reduce(higher)
