import {
  type Cycle,
  type Jackpot,
  partsPerUnit,
  toSealedCycle as readCycle,
  type SealedCycle,
  startCycle,
  type Terms,
  type TermsJson,
  type Window,
} from "@elite/jackpots"
import type { ColumnType } from "kysely"

export type WindowJson = { endsAt: string; expectedUnits: string; hasDropped: boolean }

export type WindowColumn = ColumnType<WindowJson | null, string | null, string | null>

export const toTermsJson = (terms: Terms[Jackpot]): TermsJson =>
  Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, typeof value === "bigint" ? String(value) : value]),
  )
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

type CycleRow = {
  jackpot: Jackpot
  number: number
  terms: TermsJson
  since: bigint
  parts: bigint
  window: WindowJson | null
}
export const toSealedCycle = ({ number, since, window, ...row }: CycleRow): SealedCycle =>
  readCycle({ ...row, cycle: number, since: Number(since), window: window && parseWindow(window) })

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
