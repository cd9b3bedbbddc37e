import type pg from "pg"
import { dryRunFloors } from "../src/dryRun.ts"
import { ensureDefaults } from "../src/modules/content/index.ts"
import { openDatabase } from "../src/platform/db/database.ts"
import { createTransact } from "../src/platform/db/transaction.ts"
import { manualClock } from "../src/platform/lib/clock.ts"
import { encryptionFor } from "../src/platform/lib/encryption.ts"
import { jsonLog } from "../src/platform/lib/log.ts"
import { type SeededPlayer, seededGames } from "./seeded.ts"
import type { TestStore } from "./store.ts"

/** Transactions of the product on a database, by the owner's login; each seed begins at the real time. */
export type LedgerStore = Pick<TestStore, "transact" | "owner" | "clock"> & { db: pg.Pool }

/**
 * Tests the invariants of one noun (`plantedErrors.db.test.ts`); exported by its `testing/ledgerFixture.ts`. Its seed calls
 * the operations that production calls, so that it cannot write what production would not; SQL of its own only plants
 * an error, or stands beside a sentence that says why no operation does it.
 */
export type LedgerFixture = {
  /** Every kind of movement of the noun for a player with money, each with its rows. */
  seed?: (ledger: LedgerStore, player: SeededPlayer) => Promise<void>
  /** Columns in which one unit less must be detected; columns with commas change together. */
  rows?: readonly [table: string, columns: string, where: string][]
  breaks?: readonly [invariant: string, plant: string, undo: string][]
}

/** With the initial values of all settings, which a running casino has from its start. */
export async function withLedger<T>(url: string, work: (ledger: LedgerStore) => Promise<T>): Promise<T> {
  const owner = openDatabase({ url, log: jsonLog("silent"), asOwner: true, connections: 4 })
  const clock = manualClock(new Date())
  const letters = encryptionFor([{ id: 1, bytes: Buffer.alloc(32, 7) }], "letters")
  const transact = createTransact({ database: owner, clock, tell: () => {}, onEvents: () => {}, letters })
  const declared = dryRunFloors()
    .flat()
    .flatMap(({ settings = [] }) => settings)
  try {
    await transact((tx) => ensureDefaults(tx, declared))
    return await work({ db: owner.pool, owner, clock, transact })
  } finally {
    await owner.close()
  }
}

export async function seedLedger(
  ledger: LedgerStore,
  player: SeededPlayer,
  fixtures: readonly LedgerFixture[],
): Promise<void> {
  for (const { seed } of fixtures) {
    ledger.clock.set(new Date())
    await seed?.(ledger, player)
  }
}

export async function findSlotId({ db }: Pick<LedgerStore, "db">): Promise<number> {
  const { rows } = await db.query("select id from games.game where code = $1", [seededGames.slot])
  return Number(rows[0].id)
}
