import type pg from "pg"
import type { SeededPlayer } from "./seeded.ts"

/** What a noun's invariants are tried with (`planted.db.test.ts`). Its `testing/ledgerFixture.ts` exports it as `books`. */
export type LedgerFixture = {
  /**
   * Lets every kind of movement of the noun happen to a player who has money, each with its rows as the product would have
   * left them.
   */
  seed?: (db: pg.Pool, player: SeededPlayer) => Promise<void>
  /** Columns of the noun's rows of which a unit less must be found, and in which rows; several with commas are lessened together. */
  rows?: readonly [table: string, columns: string, where: string][]
  /** Statements that break one invariant, by its name, and what mends it again. */
  breaks?: readonly [invariant: string, plant: string, undo: string][]
}

export const unitsPerCent = 1000

/** One movement, through the ledger's own function, now. */
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
