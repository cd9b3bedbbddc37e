import {
  type Cycle,
  type Jackpot,
  partsPerUnit,
  type SealedCycle,
  startCycle,
  type Terms,
  type Window,
} from "@elite/jackpots"
import type { ColumnType } from "kysely"

/** Amounts are digits: JSON numbers lose precision. */
export type TermsJson = Record<string, number | string>
export type WindowJson = { endsAt: string; expectedUnits: string; hasDropped: boolean }

export type WindowColumn = ColumnType<WindowJson | null, string | null, string | null>

export const toTermsJson = (terms: Terms[Jackpot]): TermsJson =>
  Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, typeof value === "bigint" ? String(value) : value]),
  )
/** Throws on an amount that is no whole number. */
export const parseTerms = <J extends Jackpot>(stored: TermsJson): Terms[J] =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, typeof value === "string" ? BigInt(value) : value]),
  ) as unknown as Terms[J]

export const toWindowJson = ({ endMs, expectedUnits, hasDropped }: Window): WindowJson => ({
  endsAt: new Date(endMs).toISOString(),
  expectedUnits: String(expectedUnits),
  hasDropped,
})
export const parseWindow = ({ endsAt, expectedUnits, hasDropped }: WindowJson): Window => ({
  endMs: Date.parse(endsAt),
  expectedUnits: BigInt(expectedUnits),
  hasDropped,
})

/** Null for a pool without windows. */
export const cycleWindow = (cycle: Cycle): Window | null =>
  cycle.jackpot === "threeHour" ? cycle.window : null

type CycleRow = {
  jackpot: Jackpot
  number: number
  terms: TermsJson
  since: bigint
  parts: bigint
  window: WindowJson | null
}
export function toSealedCycle({ jackpot, number, terms, since, parts, window }: CycleRow): SealedCycle {
  const own = { cycle: number, since: Number(since), parts }
  switch (jackpot) {
    case "threeHour":
      return { ...own, jackpot, terms: parseTerms<"threeHour">(terms), window: parseWindow(window!) }
    case "hitTheTarget":
      return { ...own, jackpot, terms: parseTerms<"hitTheTarget">(terms) }
    case "anyTime":
      return { ...own, jackpot, terms: parseTerms<"anyTime">(terms) }
    case "bigWin":
      return { ...own, jackpot, terms: parseTerms<"bigWin">(terms) }
  }
}

export const toCycle = (row: CycleRow & { bets: number }, seed: string): Cycle => ({
  ...startCycle({ ...toSealedCycle(row), seed }),
  bets: row.bets,
})

export function firstCycle(
  jackpot: Jackpot,
  { seed, terms, window }: { seed: string; terms: Terms; window: Window },
): Cycle {
  const parts = terms[jackpot].seedUnits * partsPerUnit
  const row = {
    jackpot,
    number: 1,
    since: 0n,
    parts,
    terms: toTermsJson(terms[jackpot]),
    window: toWindowJson(window),
  }
  return startCycle({ ...toSealedCycle(row), seed })
}
