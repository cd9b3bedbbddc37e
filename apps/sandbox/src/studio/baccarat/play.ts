import { type Card, drawCard, drawCards, rankOf } from "../cards.ts"
import type { Draw } from "../chance.ts"

export const DECKS = 8

export const BACCARAT_BETS = ["player", "banker", "tie"] as const
export type BaccaratBet = (typeof BACCARAT_BETS)[number]

export type BaccaratModel = {
  readonly engine: "baccarat"
  /** Multiples of 20 cents, so that 0,95 to 1 is a whole number of cents. */
  readonly chipsCents: readonly number[]
  /** Highest total of one round. */
  readonly tableCents: number
  /** Highest stake on a tie, which returns much less than the other bets. */
  readonly tieCents: number
}

/** Chips on the table: cents on each bet. */
export type BaccaratBets = Readonly<Record<string, number>>

export type BaccaratRound = {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly winner: BaccaratBet
  readonly wins: readonly {
    readonly bet: BaccaratBet
    readonly stakeCents: number
    readonly winCents: number
  }[]
  readonly winCents: number
}

/** An ace is 1, tens and court cards are 0. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card)
  return rank === "A" ? 1 : "TJQK".includes(rank) ? 0 : Number(rank)
}

/** The last digit of the sum. */
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((all, card) => all + pointsOf(card), 0) % 10

/** Highest points of the player's third card, and the lowest, with which the banker draws on a total of 3 to 6. */
const bankerDraws: Readonly<Record<number, (third: number) => boolean>> = {
  3: (third) => third !== 8,
  4: (third) => third >= 2 && third <= 7,
  5: (third) => third >= 4 && third <= 7,
  6: (third) => third === 6 || third === 7,
}

/** Whether the player draws a third card: on 0 to 5, unless either side has 8 or 9. */
export const playerDraws = (player: number, banker: number): boolean => banker < 8 && player <= 5

/** Whether the banker draws a third card, by the standard table; `third` are the points of the player's third card. */
export function bankerDrawsThird(player: number, banker: number, third: number | undefined): boolean {
  if (player >= 8 || banker >= 8) return false
  if (third === undefined || banker <= 2) return banker <= 5
  return bankerDraws[banker]?.(third) ?? false
}

export const winnerOf = (player: number, banker: number): BaccaratBet =>
  player === banker ? "tie" : player > banker ? "player" : "banker"

/** Cents that a bet pays back, its stake included: 1,95 times on the banker; a tie gives both sides their stake. */
export function settle(bet: BaccaratBet, stakeCents: number, winner: BaccaratBet): number {
  if (bet === "tie") return winner === "tie" ? stakeCents * 9 : 0
  if (winner === "tie") return stakeCents
  if (winner !== bet) return 0
  return bet === "player" ? stakeCents * 2 : (stakeCents * 39) / 20
}

const isBet = (key: string): key is BaccaratBet => BACCARAT_BETS.some((bet) => bet === key)

export const totalCents = (bets: BaccaratBets): number =>
  Object.values(bets).reduce((all, cents) => all + cents, 0)

/** The reason why chips are refused; undefined for valid ones. Stakes are multiples of the smallest chip. */
export function betsRefusal(model: BaccaratModel, bets: BaccaratBets): "stake" | "table_limit" | undefined {
  const unit = model.chipsCents[0] ?? 20
  const isWhole = (cents: number) => Number.isSafeInteger(cents) && cents > 0 && cents % unit === 0
  const stakes = Object.entries(bets)
  if (stakes.length === 0 || !stakes.every(([bet, cents]) => isBet(bet) && isWhole(cents))) return "stake"
  return totalCents(bets) > model.tableCents || (bets.tie ?? 0) > model.tieCents ? "table_limit" : undefined
}

/** Deals a round from a new shoe: player, banker, player, banker, then the third cards. */
export function dealBaccarat(draw: Draw): Pick<BaccaratRound, "player" | "banker"> {
  const [first, second, third, fourth] = drawCards(DECKS, [], 4, draw)
  const player = [first!, third!]
  const banker = [second!, fourth!]
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)]
  if (playerDraws(playerTotal, bankerTotal)) player.push(drawCard(DECKS, [...player, ...banker], draw))
  const playerThird = player[2] && pointsOf(player[2])
  if (bankerDrawsThird(playerTotal, bankerTotal, playerThird))
    banker.push(drawCard(DECKS, [...player, ...banker], draw))
  return { player, banker }
}

/** Deals a round and settles every bet. */
export function playBaccarat(bets: BaccaratBets, draw: Draw): BaccaratRound {
  const { player, banker } = dealBaccarat(draw)
  const winner = winnerOf(totalOf(player), totalOf(banker))
  const wins = BACCARAT_BETS.flatMap((bet) => {
    const stakeCents = bets[bet] ?? 0
    const winCents = settle(bet, stakeCents, winner)
    return winCents > 0 ? [{ bet, stakeCents, winCents }] : []
  })
  return { player, banker, winner, wins, winCents: wins.reduce((all, win) => all + win.winCents, 0) }
}
