import { RANKS } from "../cards.ts"
import { type Fraction, fraction } from "../fraction.ts"
import type { HiloModel } from "./model.ts"
import { choicesAt, partsWon, rightRanks } from "./play.ts"

const PLACES = RANKS.length
const CHOICES = RANKS.map((_, place) =>
  choicesAt(place).map((choice) => ({ ...choice, ranks: rightRanks(choice) })),
)
const RIGHT_RANKS = new Set(CHOICES.flat().map(({ ranks }) => ranks))

/** Which of the values of the decisions counts: `Math.max` for the best play, `Math.min` for the worst. */
type Choose = (one: number, other: number) => number

/**
 * The expected prize under every way to play, by going back from the end of the round. Its state is the number of right
 * answers, the product of their right ranks, the exchanges left and the card. A value is kept as a whole number: parts
 * of the stake times 13 for every card that may still be drawn.
 */
function expectedPrize(model: HiloModel, choose: Choose): Fraction {
  const { steps, skips, parts, highestPrize } = model
  if (parts * highestPrize * PLACES ** (steps + skips) > Number.MAX_SAFE_INTEGER)
    throw new RangeError("too many steps for an exact return")
  /** By the answers and the exchanges left, then by the product. */
  const known = Array.from({ length: (steps + 1) * (skips + 1) }, () => new Map<number, readonly number[]>())

  /** Sums over the cards from the lowest: the sum from one place to another is a difference of two. */
  function sumsAt(answers: number, product: number, left: number): readonly number[] {
    const byProduct = known[answers * (skips + 1) + left]!
    const before = byProduct.get(product)
    if (before) return before
    const sums = summedValues(answers, product, left)
    byProduct.set(product, sums)
    return sums
  }

  /** The sums after a right answer, by the number of right ranks; undefined where it is not offered. */
  function sumsAfter(answers: number, product: number, left: number) {
    return Array.from({ length: PLACES + 1 }, (_, ranks) => {
      if (!RIGHT_RANKS.has(ranks)) return undefined
      const next = product * ranks
      const isOffered = partsWon(model, answers + 1, next) <= highestPrize * parts
      return isOffered ? sumsAt(answers + 1, next, left) : undefined
    })
  }

  /** What every card is worth at least: the prize that may be collected, or an exchange. */
  function anyCard(answers: number, product: number, left: number): number | undefined {
    const collected =
      answers > 0 ? partsWon(model, answers, product) * PLACES ** (steps - answers + left) : undefined
    // The exchanges that are left when the round ends have no card to draw.
    if (left === 0 || answers === steps) return collected
    const skipped = sumsAt(answers, product, left - 1)[PLACES]!
    return collected === undefined ? skipped : choose(collected, skipped)
  }

  function summedValues(answers: number, product: number, left: number): readonly number[] {
    const sums = [0]
    let total = 0
    const least = anyCard(answers, product, left)
    const after = answers === steps ? [] : sumsAfter(answers, product, left)
    for (const choices of CHOICES) {
      let value = least
      for (const choice of choices) {
        const next = after[choice.ranks]
        if (!next) continue
        const answered = next[choice.to + 1]! - next[choice.from]!
        value = value === undefined ? answered : choose(value, answered)
      }
      total += value!
      sums.push(total)
    }
    return sums
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
