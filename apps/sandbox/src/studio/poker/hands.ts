import { type Card, RANKS, rankOf, suitOf } from "../cards.ts"

/** Hands that pay, the highest first. */
export const HANDS = [
  "royal",
  "straight-flush",
  "four",
  "full-house",
  "flush",
  "straight",
  "three",
  "two-pair",
  "jacks",
] as const
export type Hand = (typeof HANDS)[number]

/** Prize of each hand for one unit staked, the stake included. */
export type Pays = Readonly<Record<Hand, number>>

/** The full pay table of Jacks or Better: 9 for a full house, 6 for a flush, and 800 for a royal flush at every stake. */
export const PAYS: Pays = {
  royal: 800,
  "straight-flush": 50,
  four: 25,
  "full-house": 9,
  flush: 6,
  straight: 4,
  three: 3,
  "two-pair": 2,
  jacks: 1,
}

const rankIndex = (card: Card): number => RANKS.indexOf(rankOf(card))
const JACK = RANKS.indexOf("J")
const ACE = RANKS.indexOf("A")
/** Values of the straight from ace to five; elsewhere the ace is high. */
const WHEEL = "0,1,2,3,12"

/** The highest hand that five cards make. Undefined for less than a pair of jacks. */
export function handOf(cards: readonly Card[]): Hand | undefined {
  const values = cards.map(rankIndex).sort((a, b) => a - b)
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const groups = [...counts.values()].sort((a, b) => b - a)
  if (groups.length === cards.length) {
    const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]!))
    const isStraight = values.at(-1)! - values[0]! === 4 || values.join() === WHEEL
    if (!isStraight) return isFlush ? "flush" : undefined
    if (!isFlush) return "straight"
    return values[0] === ACE - 4 ? "royal" : "straight-flush"
  }
  if (groups[0] === 4) return "four"
  if (groups[0] === 3) return groups[1] === 2 ? "full-house" : "three"
  if (groups[1] === 2) return "two-pair"
  const pair = [...counts].find(([, count]) => count === 2)?.[0] ?? 0
  return pair >= JACK ? "jacks" : undefined
}
