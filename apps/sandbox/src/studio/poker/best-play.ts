import { type Card, DECK } from "../cards.ts"
import { type Fraction, fraction } from "../fraction.ts"
import { handOf, type Pays } from "./hands.ts"

const SIZE = 5
const CHOICES = 1 << SIZE

/** Rank and suit of a card by its number in the deck. */
const rankOf = (card: number): number => card >> 2
const suitOf = (card: number): number => card & 3

const choose = (of: number, count: number): number =>
  count === 0 ? 1 : (choose(of, count - 1) * (of - count + 1)) / count
const BINOMIALS = Array.from({ length: SIZE + 1 }, (_, count) =>
  Array.from({ length: DECK.length + 1 }, (_, of) => Math.round(choose(of, count))),
)

const HANDS_DEALT = BINOMIALS[SIZE]![DECK.length]!
/** A common multiple of the numbers of draws of zero to five cards from the other 47, so that returns are whole. */
const DRAWS = 7_669_695
/** What one hand of a draw weighs, by the number of cards held. */
const WEIGHTS = Array.from({ length: SIZE + 1 }, (_, held) => DRAWS / choose(DECK.length - SIZE, SIZE - held))

const bitsOf = (set: number): number => (set === 0 ? 0 : (set & 1) + bitsOf(set >> 1))
const SIZES = Array.from({ length: CHOICES }, (_, set) => bitsOf(set))

/** Place of some of ascending cards, chosen by bits, among all sets of as many cards. */
function placeOf(cards: readonly number[], chosen = CHOICES - 1): number {
  let place = 0
  let count = 0
  for (let at = 0; at < cards.length; at++)
    if (chosen & (1 << at)) {
      count++
      place += BINOMIALS[count]![cards[at]!]!
    }
  return place
}

/** Calls `each` with every ascending set of cards of a size; the array is reused. */
function eachSet(size: number, each: (cards: readonly number[]) => void): void {
  const cards: number[] = []
  const extend = (from: number): void => {
    if (cards.length === size) {
      each(cards)
      return
    }
    for (let card = from; card < DECK.length; card++) {
      cards.push(card)
      extend(card + 1)
      cards.pop()
    }
  }
  extend(0)
}

/** The pay of five cards. It depends on their ranks and on whether they have one suit, so few hands are evaluated. */
function payReader(pays: Pays): (cards: readonly number[]) => number {
  const known = new Map<number, number>()
  return (cards) => {
    let isFlush = 1
    let key = 0
    for (const card of cards) {
      if (suitOf(card) !== suitOf(cards[0]!)) isFlush = 0
      key = key * 16 + rankOf(card)
    }
    key = key * 2 + isFlush
    const before = known.get(key)
    if (before !== undefined) return before
    const hand = handOf(cards.map((card) => DECK[card]!))
    const pay = hand ? pays[hand] : 0
    known.set(key, pay)
    return pay
  }
}

/** For each set of up to five cards, by its size and place: what all hands that contain it pay together. */
function paySums(pays: Pays): Int32Array[] {
  const payOf = payReader(pays)
  const sums = Array.from({ length: SIZE + 1 }, (_, size) => new Int32Array(BINOMIALS[size]![DECK.length]!))
  eachSet(SIZE, (cards) => {
    sums[SIZE]![placeOf(cards)] = payOf(cards)
  })
  for (let size = SIZE; size > 0; size--) {
    const [upper, lower] = [sums[size]!, sums[size - 1]!]
    eachSet(size, (cards) => {
      const sum = upper[placeOf(cards)]!
      for (let at = 0; at < size; at++) lower[placeOf(cards, ~(1 << at))]! += sum
    })
    // A hand was added once for each of its cards outside the smaller set.
    for (let place = 0; place < lower.length; place++) lower[place]! /= SIZE - size + 1
  }
  return sums
}

export type BestPlay = { readonly held: string; readonly expected: Fraction }

/**
 * The best play of video poker, exactly. A draw may bring any hand that contains the held cards and none of the others:
 * inclusion and exclusion over the sets of discarded cards counts these hands without listing them (the method of
 * wizardofodds.com/games/video-poker/methodology). Takes about a second.
 */
export function analyse(pays: Pays) {
  const sums = paySums(pays)
  const scratch = new Float64Array(CHOICES)

  /** Expected pay of the best choice in `DRAWS`ths, and the choice: bit 0 is the first card. */
  function best(cards: readonly number[]): { held: number; scaled: number } {
    for (let set = 0; set < CHOICES; set++) scratch[set] = sums[SIZES[set]!]![placeOf(cards, set)]!
    for (let at = 0; at < SIZE; at++)
      for (let set = 0; set < CHOICES; set++)
        if ((set & (1 << at)) === 0) scratch[set]! -= scratch[set | (1 << at)]!
    let held = 0
    for (let set = 0; set < CHOICES; set++) {
      scratch[set]! *= WEIGHTS[SIZES[set]!]!
      if (scratch[set]! > scratch[held]!) held = set
    }
    return { held, scaled: scratch[held]! }
  }

  return {
    /** The best choice for a hand, in its order. */
    bestOf(hand: readonly Card[]): BestPlay {
      const cards = hand.map((card) => DECK.indexOf(card)).sort((a, b) => a - b)
      const { held, scaled } = best(cards)
      const digits = hand.map((card) => ((held >> cards.indexOf(DECK.indexOf(card))) & 1 ? "1" : "0"))
      return { held: digits.join(""), expected: fraction(scaled, DRAWS) }
    },

    /** The return over all hands, and how many of them differ by more than their suits. */
    total(): { readonly kinds: number; readonly expected: Fraction } {
      let kinds = 0
      let total = 0
      eachSet(SIZE, (cards) => {
        const weight = weightOf(cards)
        if (weight === 0) return
        kinds++
        total += weight * best(cards).scaled
      })
      return { kinds, expected: fraction(BigInt(total), BigInt(HANDS_DEALT) * BigInt(DRAWS)) }
    },
  }
}

/** How many hands become this one by exchanging suits; zero where another of them stands for all. */
function weightOf(cards: readonly number[]): number {
  const suits = [0, 0, 0, 0]
  for (const card of cards) suits[suitOf(card)]! |= 1 << rankOf(card)
  let weight = 24
  let equal = 1
  for (let suit = 1; suit < suits.length; suit++) {
    if (suits[suit]! > suits[suit - 1]!) return 0
    equal = suits[suit] === suits[suit - 1] ? equal + 1 : 1
    weight /= equal
  }
  return weight
}
