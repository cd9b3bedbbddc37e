import type { Draw } from "../chance.ts"
import { type Fraction, fraction, over, sum } from "../fraction.ts"
import { POCKETS, returnOf, SPOTS, type Spot } from "./table.ts"

export type RouletteModel = {
  readonly engine: "roulette"
  /** French rule: on zero, the even-money spots give half of the stake back. */
  readonly laPartage: boolean
  readonly chipsCents: readonly number[]
  /** Highest total of one spin. */
  readonly tableCents: number
}

/** Chips on the table: spot key → cents. */
export type RouletteBets = Readonly<Record<string, number>>

export type RouletteRound = {
  readonly pocket: number
  readonly wins: readonly { readonly spot: string; readonly stakeCents: number; readonly winCents: number }[]
  readonly winCents: number
}

/** The reason why chips are refused; undefined for valid ones. Stakes are multiples of the smallest chip. */
export function betsRefusal(
  model: RouletteModel,
  bets: RouletteBets,
): "empty" | "spot" | "amount" | "table" | undefined {
  const stakes = Object.entries(bets)
  const unit = model.chipsCents[0] ?? 1
  if (stakes.length === 0) return "empty"
  if (stakes.some(([spot]) => !SPOTS.has(spot))) return "spot"
  if (stakes.some(([, cents]) => !Number.isSafeInteger(cents) || cents <= 0 || cents % unit !== 0))
    return "amount"
  return totalCents(bets) > model.tableCents ? "table" : undefined
}

export const totalCents = (bets: RouletteBets): number =>
  Object.values(bets).reduce((all, cents) => all + cents, 0)

/** Cents that one spot pays back for a pocket, the stake included; half the stake under la partage. */
export function settle(model: RouletteModel, spot: Spot, stakeCents: number, pocket: number): number {
  if (spot.numbers.includes(pocket)) return stakeCents * returnOf(spot)
  if (model.laPartage && pocket === 0 && spot.kind === "even-money") return stakeCents / 2
  return 0
}

/** Draws the pocket and settles every spot. */
export function playRoulette(model: RouletteModel, bets: RouletteBets, draw: Draw): RouletteRound {
  const pocket = draw(POCKETS)
  const wins = Object.entries(bets).flatMap(([key, stakeCents]) => {
    const spot = SPOTS.get(key)
    const winCents = spot ? settle(model, spot, stakeCents, pocket) : 0
    return winCents > 0 ? [{ spot: key, stakeCents, winCents }] : []
  })
  return { pocket, wins, winCents: wins.reduce((all, win) => all + win.winCents, 0) }
}

/** Exact return of one spot: every pocket is equally likely. */
export function spotReturn(model: RouletteModel, spot: Spot): Fraction {
  const unit = 2
  const paid = Array.from({ length: POCKETS }, (_, pocket) => fraction(settle(model, spot, unit, pocket)))
  return over(sum(paid), unit * POCKETS)
}

/** Return that every table guarantees: the lowest over all spots (la partage only betters the even-money ones). */
export function rouletteReturn(model: RouletteModel): Fraction {
  return [...SPOTS.values()]
    .map((spot) => spotReturn(model, spot))
    .reduce((low, one) => (one.n * low.d < low.n * one.d ? one : low))
}
