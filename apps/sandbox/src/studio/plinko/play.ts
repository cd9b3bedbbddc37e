import type { Draw } from "../chance.ts"
import { type Fraction, fraction } from "../fraction.ts"
import { type PlinkoModel, type PlinkoRound, RISKS, type Risk, ROWS, type Rows } from "./model.ts"

export type PlinkoChoice = { readonly rows: Rows; readonly risk: Risk }

/** The number of rows and the place of the risk in its list; undefined for others. */
export function choiceOf(picks: readonly number[] = []): PlinkoChoice | undefined {
  const rows = ROWS.find((offered) => offered === picks[0])
  const risk = RISKS[picks[1] ?? -1]
  return picks.length === 2 && rows && risk ? { rows, risk } : undefined
}

export const picksOf = ({ rows, risk }: PlinkoChoice): number[] => [rows, RISKS.indexOf(risk)]

/** Tenths of the stake for each slot, left to right. */
export const slotsOf = ({ tables }: PlinkoModel, { rows, risk }: PlinkoChoice): number[] =>
  Array.from({ length: rows + 1 }, (_, slot) => tables[risk][rows][Math.min(slot, rows - slot)]!)

/** Draws the ball's way: left or right at every peg, both equally likely. */
export function playPlinko(model: PlinkoModel, choice: PlinkoChoice, draw: Draw): PlinkoRound {
  const path = Array.from({ length: choice.rows }, () => (draw(2) === 0 ? 0 : 1))
  const slot = path.reduce<number>((all, one) => all + one, 0)
  return { ...choice, path, slot, tenths: slotsOf(model, choice)[slot]! }
}

/** The number of ways to each slot: row `rows` of Pascal's triangle. */
export function waysTo(rows: number): bigint[] {
  const ways = [1n]
  for (let slot = 1; slot <= rows; slot++)
    ways.push((ways[slot - 1]! * BigInt(rows - slot + 1)) / BigInt(slot))
  return ways
}

/** The exact share of the stake that one table pays back. */
export function tableReturn(model: PlinkoModel, choice: PlinkoChoice): Fraction {
  const ways = waysTo(choice.rows)
  const tenths = slotsOf(model, choice).reduce((all, pays, slot) => all + BigInt(pays) * ways[slot]!, 0n)
  return fraction(tenths, 10n * 2n ** BigInt(choice.rows))
}

export const PLINKO_CHOICES: readonly PlinkoChoice[] = ROWS.flatMap((rows) =>
  RISKS.map((risk) => ({ rows, risk })),
)

/** The return that every choice guarantees: the lowest of the tables. */
export const plinkoReturn = (model: PlinkoModel): Fraction =>
  PLINKO_CHOICES.map((choice) => tableReturn(model, choice)).reduce((low, one) =>
    one.n * low.d < low.n * one.d ? one : low,
  )
