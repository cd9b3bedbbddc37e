import { RANKS } from "../cards.ts"
import { type Fraction, fraction } from "../fraction.ts"
import type { HiloModel } from "./model.ts"
import { choicesAt, partsWon, rightRanks } from "./play.ts"

const PLACES = RANKS.length

/** Which of the values of the decisions counts: `Math.max` for the best play, `Math.min` for the worst. */
type Choose = (...values: number[]) => number

/**
 * The expected prize under every way to play, by going back from the end of the round. Its state is the number of right
 * answers, the product of their right ranks, the exchanges left and the card. A value is kept as a whole number: parts
 * of the stake times 13 for every card that may still be drawn.
 */
function expectedPrize(model: HiloModel, choose: Choose): Fraction {
  const { steps, skips, parts, highestPrize } = model
  if (parts * highestPrize * PLACES ** (steps + skips) > Number.MAX_SAFE_INTEGER)
    throw new RangeError("too many steps for an exact return")
  const known = new Map<string, readonly number[]>()

  /** Sums over the cards from the lowest: the sum from one place to another is a difference of two. */
  function sumsAt(answers: number, product: number, left: number): readonly number[] {
    const key = `${answers} ${product} ${left}`
    const before = known.get(key)
    if (before) return before
    const sums = [0]
    for (const value of valuesAt(answers, product, left)) sums.push(sums.at(-1)! + value)
    known.set(key, sums)
    return sums
  }

  function valuesAt(answers: number, product: number, left: number): number[] {
    const collected =
      answers > 0 ? [partsWon(model, answers, product) * PLACES ** (steps - answers + left)] : []
    // The exchanges that are left when the round ends have no card to draw.
    if (answers === steps) return new Array<number>(PLACES).fill(collected[0]!)
    const skipped = left > 0 ? [sumsAt(answers, product, left - 1)[PLACES]!] : []
    return Array.from({ length: PLACES }, (_, place) => {
      const answered = choicesAt(place).flatMap((choice) => {
        const next = product * rightRanks(choice)
        if (partsWon(model, answers + 1, next) > highestPrize * parts) return []
        const sums = sumsAt(answers + 1, next, left)
        return [sums[choice.to + 1]! - sums[choice.from]!]
      })
      return choose(...collected, ...skipped, ...answered)
    })
  }

  const total = BigInt(sumsAt(0, 1, skips)[PLACES]!)
  return fraction(total, BigInt(parts) * BigInt(PLACES) ** BigInt(steps + skips + 1))
}

/**
 * The return: the smallest of all ways to play. They differ only by the rounding of the prizes, because every answer is
 * worth the same before it.
 */
export const hiloReturn = (model: HiloModel): Fraction => expectedPrize(model, Math.min)

/** The return of the best way to play. */
export const bestHiloReturn = (model: HiloModel): Fraction => expectedPrize(model, Math.max)
