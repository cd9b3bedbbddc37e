import { type Counts, dealerBlackjack, dealerOdds, shoeOf, sizeOf, standValue } from "./dealer.ts"
import type { BlackjackAction, BlackjackState } from "./model.ts"
import { blackjackActions, currentHand, pointsOf } from "./play.ts"

const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const without = (counts: Counts, rank: number): number[] => counts.with(rank, counts[rank]! - 1)
const withOne = (counts: Counts, rank: number): number[] => counts.with(rank, counts[rank]! + 1)

const countsOf = (ranks: readonly number[]): Counts =>
  ranks.reduce<Counts>((counts, rank) => withOne(counts, rank), new Array<number>(11).fill(0))

const hardOf = (hand: Counts): number => hand.reduce((all, count, rank) => all + count * rank, 0)

function totalOf(hand: Counts): number {
  const hard = hardOf(hand)
  return hard <= 11 && hand[1]! > 0 ? hard + 10 : hard
}

/** A number of its own for every hand of at most 21 points. */
const keyOf = (hand: Counts): number =>
  hand.reduce((key, count, rank) => key * (Math.floor(21 / rank) + 1) + count)

type Values = Readonly<Partial<Record<BlackjackAction, number>>>

const highest = (values: Values): number => Math.max(...Object.values(values))

/**
 * Values of a hand against one card of the dealer, by its exact cards and those left in the shoe. They count a stake of
 * 1 and only the rounds in which the dealer has no blackjack: the others lose the first stake whatever the player does.
 */
function handValues(dealer: number) {
  const known = new Map<number, { readonly stand: number; hit?: number }>()

  /** `left` are the cards of the shoe without those of the hand. */
  function standOn(hand: Counts, left: Counts) {
    const key = keyOf(hand)
    const before = known.get(key)
    if (before) return before
    const value: { readonly stand: number; hit?: number } = {
      stand: standValue(totalOf(hand), dealerOdds(dealer, left)),
    }
    known.set(key, value)
    return value
  }

  /** The average over the next card of what the hand is worth with it. */
  function drawing(hand: Counts, left: Counts, worth: (hand: Counts, left: Counts) => number): number {
    const size = sizeOf(left)
    const hard = hardOf(hand)
    let value = 0
    for (const rank of points) {
      if (left[rank]! <= 0) continue
      const rest = without(left, rank)
      const isBust = hard + rank > 21
      const worthIt = isBust ? dealerBlackjack(dealer, rest) - 1 : worth(withOne(hand, rank), rest)
      value += (left[rank]! / size) * worthIt
    }
    return value
  }

  const stand = (hand: Counts, left: Counts): number => standOn(hand, left).stand

  function hit(hand: Counts, left: Counts): number {
    const value = standOn(hand, left)
    value.hit ??= drawing(hand, left, best)
    return value.hit
  }

  function best(hand: Counts, left: Counts): number {
    return totalOf(hand) === 21 ? stand(hand, left) : Math.max(stand(hand, left), hit(hand, left))
  }

  const double = (hand: Counts, left: Counts): number => 2 * drawing(hand, left, stand)

  /** With two cards, after a split or before one. */
  const firstTwo = (hand: Counts, left: Counts): number =>
    Math.max(best(hand, left), totalOf(hand) === 21 ? -2 : double(hand, left))

  /**
   * Both hands are worth the same: the cards of one are as likely in the other. Each is played by its own cards and the
   * card that was split off, without regard to what the other hand drew later.
   */
  function split(rank: number, left: Counts): number {
    const one = countsOf([rank])
    return 2 * drawing(one, left, rank === 1 ? stand : firstTwo)
  }

  return { stand, hit, best, double, firstTwo, split }
}

/** The best play of a shoe of several decks, computed when it is first asked for. */
export function blackjackOdds(decks: number) {
  const shoe = shoeOf(decks)
  // The card that was split off makes other values of the same hand: they have a table of their own.
  const tables = new Map<string, ReturnType<typeof handValues>>()
  const tableOf = (dealer: number, splitOff?: number) => {
    const key = `${dealer} ${splitOff ?? ""}`
    const known = tables.get(key) ?? handValues(dealer)
    tables.set(key, known)
    return known
  }
  const leftBy = (dealer: number, dealt: readonly number[]): Counts =>
    dealt.reduce<Counts>(without, without(shoe, dealer))

  /** The actions of two first cards, each with its value. */
  function firstActions(dealer: number, one: number, other: number): Values {
    const hand = countsOf([one, other])
    const left = leftBy(dealer, [one, other])
    const table = tableOf(dealer)
    return {
      stand: table.stand(hand, left),
      hit: table.hit(hand, left),
      double: table.double(hand, left),
      ...(one === other ? { split: tableOf(dealer, one).split(one, left) } : {}),
    }
  }

  /** The average win of a first stake of 1 by the best play, for the first three cards. */
  function firstValue(dealer: number, one: number, other: number): number {
    const blackjack = dealerBlackjack(dealer, leftBy(dealer, [one, other]))
    if (one + other === 11 && (one === 1 || other === 1)) return (1 - blackjack) * 1.5
    return highest(firstActions(dealer, one, other)) - blackjack
  }

  return {
    firstActions,
    /** The average win of a first stake of 1 by the best play. */
    average(): number {
      const size = sizeOf(shoe)
      let value = 0
      for (const dealer of points)
        for (const one of points)
          for (let other = 1; other <= one; other++) {
            const afterDealer = without(shoe, dealer)
            const ways = shoe[dealer]! * afterDealer[one]! * without(afterDealer, one)[other]!
            const orders = one === other ? 1 : 2
            value += ((orders * ways) / (size * (size - 1) * (size - 2))) * firstValue(dealer, one, other)
          }
      return value
    },
    /** The best action of an open round. */
    bestAction(state: BlackjackState): BlackjackAction {
      const at = currentHand(state)
      const ranks = state.hands[at]!.cards.map(pointsOf)
      const dealer = pointsOf(state.dealer[0]!)
      const splitOff = state.hands.length === 2 ? ranks[0]! : undefined
      const hand = countsOf(ranks)
      const left = leftBy(dealer, splitOff === undefined ? ranks : [...ranks, splitOff])
      const table = tableOf(dealer, splitOff)
      const value: Record<BlackjackAction, () => number> = {
        stand: () => table.stand(hand, left),
        hit: () => table.hit(hand, left),
        double: () => table.double(hand, left),
        split: () => tableOf(dealer, ranks[0]!).split(ranks[0]!, left),
      }
      const [best] = blackjackActions(state)
        .map(({ name }) => ({ name, value: value[name]() }))
        .sort((a, b) => b.value - a.value)
      return best!.name
    },
  }
}
