import {
  begin,
  type Cycle,
  type Jackpot,
  partsPerUnit,
  type Sealed,
  type Terms,
  type Window,
} from "@elite/jackpots"
import type { ColumnType } from "kysely"

/** What a pool is played by, as its row keeps it: amounts as digits. */
export type KeptTerms = Record<string, number | string>
/** A window as its row keeps it. */
export type KeptWindow = { endsAt: string; expectedUnits: string; hasDropped: boolean }

/** The column of a window. */
export type WindowColumn = ColumnType<KeptWindow | null, string | null, string | null>

/** Terms as a row keeps them. */
export const keptTerms = (terms: Terms[Jackpot]): KeptTerms =>
  Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, typeof value === "bigint" ? String(value) : value]),
  )
/** Throws where an amount is none. */
export const termsIn = <J extends Jackpot>(kept: KeptTerms): Terms[J] =>
  Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [name, typeof value === "string" ? BigInt(value) : value]),
  ) as unknown as Terms[J]

/** A window as a row keeps it. */
export const keptWindow = ({ endMs, expectedUnits, hasDropped }: Window): KeptWindow => ({
  endsAt: new Date(endMs).toISOString(),
  expectedUnits: String(expectedUnits),
  hasDropped,
})
/** A window as its row says. */
export const windowIn = ({ endsAt, expectedUnits, hasDropped }: KeptWindow): Window => ({
  endMs: Date.parse(endsAt),
  expectedUnits: BigInt(expectedUnits),
  hasDropped,
})

/** The window that a cycle is in; null for a pool without. */
export const windowOf = (cycle: Cycle): Window | null => (cycle.jackpot === "threeHour" ? cycle.window : null)

type Row = {
  jackpot: Jackpot
  number: number
  terms: KeptTerms
  since: bigint
  parts: bigint
  window: KeptWindow | null
}
/** What everybody may know of a cycle, as its row says it stands. */
export function sealedIn({ jackpot, number, terms, since, parts, window }: Row): Sealed {
  const own = { cycle: number, since: Number(since), parts }
  switch (jackpot) {
    case "threeHour":
      return { ...own, jackpot, terms: termsIn<"threeHour">(terms), window: windowIn(window!) }
    case "hitTheTarget":
      return { ...own, jackpot, terms: termsIn<"hitTheTarget">(terms) }
    case "anyTime":
      return { ...own, jackpot, terms: termsIn<"anyTime">(terms) }
    case "bigWin":
      return { ...own, jackpot, terms: termsIn<"bigWin">(terms) }
  }
}

/** A cycle as its row says it stands, with what it draws by. */
export const cycleIn = (row: Row & { bets: number }, seed: string): Cycle => ({
  ...begin({ ...sealedIn(row), seed }),
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
    terms: keptTerms(terms[jackpot]),
    window: keptWindow(window),
  }
  return begin({ ...sealedIn(row), seed })
}
