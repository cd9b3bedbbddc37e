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

/** What a pool is played by, as its row keeps it: amounts as digits. */
export type TermsJson = Record<string, number | string>
/** A window as its row keeps it. */
export type WindowJson = { endsAt: string; expectedUnits: string; hasDropped: boolean }

/** The column of a window. */
export type WindowColumn = ColumnType<WindowJson | null, string | null, string | null>

/** Terms as a row keeps them. */
export const toTermsJson = (terms: Terms[Jackpot]): TermsJson =>
  Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, typeof value === "bigint" ? String(value) : value]),
  )
/** Throws where an amount is none. */
export const parseTerms = <J extends Jackpot>(kept: TermsJson): Terms[J] =>
  Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [name, typeof value === "string" ? BigInt(value) : value]),
  ) as unknown as Terms[J]

/** A window as a row keeps it. */
export const toWindowJson = ({ endMs, expectedUnits, hasDropped }: Window): WindowJson => ({
  endsAt: new Date(endMs).toISOString(),
  expectedUnits: String(expectedUnits),
  hasDropped,
})
/** A window as its row says. */
export const parseWindow = ({ endsAt, expectedUnits, hasDropped }: WindowJson): Window => ({
  endMs: Date.parse(endsAt),
  expectedUnits: BigInt(expectedUnits),
  hasDropped,
})

/** The window that a cycle is in; null for a pool without. */
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
/** What everybody may know of a cycle, as its row says it stands. */
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

/** A cycle as its row says it stands, with what it draws by. */
export const toCycle = (row: CycleRow & { bets: number }, seed: string): Cycle => ({
  ...startCycle({ ...toSealedCycle(row), seed }),
  bets: row.bets,
})

/** The first cycle of a pool: the house's seed in it, and nothing before it. */
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
