import { type Fraction, fraction } from "../fraction.ts"
import type { ScratchModel } from "./model.ts"

/** The number of cards in one print run. */
export const cardsOf = ({ prizes, blanks }: ScratchModel): number =>
  prizes.reduce((all, { weight }) => all + weight, blanks)

/** Exact share of the stake that a card pays back in the long run. */
export const scratchReturn = (model: ScratchModel): Fraction =>
  fraction(
    model.prizes.reduce((all, { tenths, weight }) => all + tenths * weight, 0),
    cardsOf(model) * 10,
  )
