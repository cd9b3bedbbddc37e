/** How many cards of each number of points, 1 (ace) to 10; index 0 is unused. */
export type Counts = readonly number[]

const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const shoeOf = (decks: number): Counts => [0, ...points.map((rank) => decks * (rank === 10 ? 16 : 4))]

export const sizeOf = (counts: Counts): number => counts.reduce((all, count) => all + count, 0)

/** Final totals of the dealer: 17 to 21, over 21, and a blackjack. */
const finals = 7
const bust = 5
const blackjack = 6

/** A hand to which the dealer draws. A card leads to another such hand, or to an end: -1 for the first final total. */
type Drawing = { readonly held: Counts; readonly size: number; readonly next: number[] }

/** Every unordered hand to which a dealer who stands on all 17 draws, by the first card; each after those it follows. */
function drawingHands(first: number): readonly Drawing[] {
  const start: Drawing = { held: new Array<number>(11).fill(0), size: 0, next: [] }
  const hands = [start]
  const known = new Map<string, number>()
  for (const { held, size, next } of hands)
    for (const rank of points) {
      const more = held.with(rank, held[rank]! + 1)
      const hard = first + more.reduce((all, count, one) => all + count * one, 0)
      const total = hard <= 11 && (first === 1 || more[1]! > 0) ? hard + 10 : hard
      const at = known.get(more.join()) ?? hands.length
      if (total > 21) next[rank] = -1 - bust
      else if (total >= 17) next[rank] = total === 21 && held === start.held ? -1 - blackjack : 16 - total
      else {
        next[rank] = at
        if (at === hands.length) hands.push({ held: more, size: size + 1, next: [] })
        known.set(more.join(), at)
      }
    }
  return hands
}

const drawings = new Map(points.map((first) => [first, drawingHands(first)]))

/** The probability of every final total for a dealer's first card, drawing from the cards that are left. */
export function dealerOdds(first: number, left: Counts): readonly number[] {
  const hands = drawings.get(first)!
  const size = sizeOf(left)
  const reached = new Float64Array(hands.length)
  const odds = new Array<number>(finals).fill(0)
  reached[0] = 1
  for (let at = 0; at < hands.length; at++) {
    const { held, size: drawn, next } = hands[at]!
    const share = reached[at]! / (size - drawn)
    for (let rank = 1; rank <= 10; rank++) {
      const chance = share * (left[rank]! - held[rank]!)
      const to = next[rank]!
      if (to < 0) odds[-1 - to]! += chance
      else reached[to]! += chance
    }
  }
  return odds
}

/** The probability that the dealer has a blackjack. */
export function dealerBlackjack(first: number, left: Counts): number {
  if (first !== 1 && first !== 10) return 0
  return left[first === 1 ? 10 : 1]! / sizeOf(left)
}

/** What a stake of 1 wins or loses (-1) on average by standing on a total, where the dealer has no blackjack. */
export function standValue(total: number, odds: readonly number[]): number {
  let value = odds[bust]!
  for (let final = 17; final <= 21; final++) value += Math.sign(total - final) * odds[final - 17]!
  return value
}
