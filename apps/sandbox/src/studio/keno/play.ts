import type { Draw } from "../chance.ts"
import { type Fraction, fraction, plus, times, ZERO } from "../fraction.ts"
import { type KenoModel, type KenoRound, MOST_PICKS } from "./model.ts"

/** Whether these are different numbers of the card, one to ten of them. */
export const arePicks = ({ numbers }: KenoModel, picks: readonly number[] = []): boolean =>
  picks.length >= 1 &&
  picks.length <= MOST_PICKS &&
  new Set(picks).size === picks.length &&
  picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= numbers)

/** Tenths of the stake for a number of hits. */
export const paysFor = ({ pays }: KenoModel, count: number, hits: number): number =>
  pays[count - 1]?.[hits] ?? 0

/** Draws the numbers one by one without putting them back. */
export function playKeno(model: KenoModel, picks: readonly number[], draw: Draw): KenoRound {
  const left = Array.from({ length: model.numbers }, (_, at) => at + 1)
  const drawn = Array.from({ length: model.drawn }, () => left.splice(draw(left.length), 1)[0]!)
  const hits = picks.filter((pick) => drawn.includes(pick)).length
  return { picks, drawn, hits, tenths: paysFor(model, picks.length, hits) }
}

function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n
  let ways = 1n
  for (let at = 0; at < count; at++) ways = (ways * BigInt(from - at)) / BigInt(at + 1)
  return ways
}

/** The hypergeometric probability of a number of hits. */
export const hitChance = ({ numbers, drawn }: KenoModel, count: number, hits: number): Fraction =>
  fraction(choose(count, hits) * choose(numbers - count, drawn - hits), choose(numbers, drawn))

/** The exact share of the stake that is paid back with a count of chosen numbers. */
export const countReturn = (model: KenoModel, count: number): Fraction =>
  Object.entries(model.pays[count - 1] ?? {})
    .map(([hits, tenths]) => times(hitChance(model, count, Number(hits)), fraction(tenths, 10)))
    .reduce(plus, ZERO)

export const KENO_COUNTS: readonly number[] = Array.from({ length: MOST_PICKS }, (_, at) => at + 1)

/** The return that every card guarantees: the lowest of the counts. */
export const kenoReturn = (model: KenoModel): Fraction =>
  KENO_COUNTS.map((count) => countReturn(model, count)).reduce((low, one) =>
    one.n * low.d < low.n * one.d ? one : low,
  )
