import type pg from "pg"
import type { SeededPlayer } from "./seeded.ts"

/** Tests the invariants of one noun (`plantedErrors.db.test.ts`); exported by its `testing/ledgerFixture.ts`. */
export type LedgerFixture = {
  /** Every kind of movement of the noun for a player with money, each with its rows. */
  seed?: (db: pg.Pool, player: SeededPlayer) => Promise<void>
  /** Columns in which one unit less must be detected; columns with commas change together. */
  rows?: readonly [table: string, columns: string, where: string][]
  breaks?: readonly [invariant: string, plant: string, undo: string][]
}

export const unitsPerCent = 1000

export const move = (
  db: pg.Pool,
  id: string,
  kind: string,
  from: string,
  to: string,
  units: number,
  asset = "EUR",
) =>
  db.query("select wallet.must_move($1, $2, $3, $4, $5, $6, clock_timestamp())", [
    id,
    kind,
    asset,
    from,
    to,
    units,
  ])
