import { type Fraction, fraction } from "../fraction.ts"
import {
  BACCARAT_BETS,
  type BaccaratBet,
  bankerDrawsThird,
  DECKS,
  playerDraws,
  settle,
  winnerOf,
} from "./play.ts"

const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * In how many orders of six cards of the shoe each side wins; four or five dealt cards count with every continuation.
 * All orders are 4 998 398 275 503 360, which a double holds exactly.
 */
export function countWinners(): Readonly<Record<BaccaratBet, number>> {
  const left = points.map((point) => DECKS * (point === 0 ? 16 : 4))
  const ways = { player: 0, banker: 0, tie: 0 }
  const size = DECKS * 52

  /** Goes on with every points of the next card, and the number of cards that have them. */
  function eachCard(count: number, next: (point: number, count: number) => void): void {
    for (const point of points) {
      const copies = left[point]!
      left[point]!--
      next(point, count * copies)
      left[point] = copies
    }
  }
  function banker(player: number, total: number, third: number | undefined, count: number): void {
    const end = (final: number, finalCount: number) => {
      ways[winnerOf(third === undefined ? player : (player + third) % 10, final)] += finalCount
    }
    const rest = third === undefined ? (size - 4) * (size - 5) : size - 5
    if (!bankerDrawsThird(player, total, third)) end(total, count * rest)
    else
      eachCard((count * rest) / (third === undefined ? size - 4 : size - 5), (point, all) =>
        end((total + point) % 10, all),
      )
  }
  eachCard(1, (one, first) =>
    eachCard(first, (two, second) =>
      eachCard(second, (three, third) =>
        eachCard(third, (four, fourth) => {
          const [player, bank] = [(one + three) % 10, (two + four) % 10]
          if (playerDraws(player, bank)) eachCard(fourth, (five, fifth) => banker(player, bank, five, fifth))
          else banker(player, bank, undefined, fourth)
        }),
      ),
    ),
  )
  return ways
}

const unitCents = 20

function computeReturns(): Readonly<Record<BaccaratBet, Fraction>> {
  const ways = countWinners()
  const all = BACCARAT_BETS.reduce((sum, winner) => sum + BigInt(ways[winner]), 0n)
  const paid = (bet: BaccaratBet) =>
    BACCARAT_BETS.reduce(
      (sum, winner) => sum + BigInt(settle(bet, unitCents, winner)) * BigInt(ways[winner]),
      0n,
    )
  const returnOf = (bet: BaccaratBet) => fraction(paid(bet), all * BigInt(unitCents))
  return { player: returnOf("player"), banker: returnOf("banker"), tie: returnOf("tie") }
}

let known: Readonly<Record<BaccaratBet, Fraction>> | undefined

/** The exact return of each bet, over all orders of the cards; computed once. */
export function baccaratReturns(): Readonly<Record<BaccaratBet, Fraction>> {
  known ??= computeReturns()
  return known
}
