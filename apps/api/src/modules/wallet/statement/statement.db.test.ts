import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { testDatabase } from "../../../../testing/casino.ts"
import { everyMovement } from "../../../../testing/movements.ts"
import { type Database, openDatabase } from "../../../platform/db/database.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import { jsonLog } from "../../../platform/lib/log.ts"
import { accounts } from "../chart.ts"
import { gameKinds, statementKinds } from "./kinds.ts"
import { listStatementLines } from "./store.ts"

// A player to whom every kind of movement has happened, and what their statement makes of the ledger.

const ever = { from: new Date("2000-01-01"), until: new Date("2100-01-01") }
const all = { kinds: statementKinds, range: ever, pageNo: 1, limit: 1000 }
let owner: pg.Pool
let database: Database
let reads: Reads
let drop: () => Promise<void>
let playerId: bigint

beforeAll(async () => {
  const made = await testDatabase()
  drop = made.drop
  owner = new pg.Pool({ connectionString: made.url, max: 2 })
  playerId = (await everyMovement(made.url)).playerId
  database = openDatabase({ url: made.applicationUrl, log: jsonLog("silent"), connections: 2 })
  reads = { db: database.db, now: ever.until }
})
afterAll(async () => {
  await owner.end()
  await database.close()
  await drop()
})

type Booked = { id: string; amount: string; after: string }
async function bookedOn(account: string): Promise<Booked[]> {
  const { rows } = await owner.query<Booked>(
    `select id, (case when from_account = $1 then -amount else amount end)::text as amount,
       (case when from_account = $1 then from_after else to_after end)::text as after
     from wallet.movement where $1 in (from_account, to_account) and kind <> all($2) order by seq desc`,
    [account, gameKinds],
  )
  return rows
}

it("lists each movement of a player's cash and sports purse once, signed, newest first", async () => {
  const { rows: players } = await owner.query<{ id: string }>("select id from players.player")
  const kinds = new Set<string>()
  for (const id of players.map((player) => BigInt(player.id))) {
    const { count, rows } = await listStatementLines(reads, { playerId: id, ...all })
    expect(count).toBe(rows.length)
    for (const isSports of [false, true]) {
      const lines = rows
        .filter(({ is_sports }) => is_sports === isSports)
        .map((row) => ({ id: row.id, amount: String(row.amount), after: String(row.after) }))
      expect(lines).toEqual(await bookedOn(isSports ? accounts.sports(id) : accounts.cash(id)))
    }
    for (const { kind } of rows) kinds.add(kind)
  }
  expect(kinds.size).toBeGreaterThan(20)
})

it("filters by range, kind, page and player", async () => {
  const { rows } = await listStatementLines(reads, { playerId, ...all })
  const middle = rows[Math.floor(rows.length / 2)]!.at
  const before = rows.filter(({ at }) => at < middle)
  const early = { playerId, ...all, range: { from: ever.from, until: middle } }
  expect((await listStatementLines(reads, early)).rows).toEqual(before)
  const page = await listStatementLines(reads, { playerId, ...all, pageNo: 2, limit: 5 })
  expect(page).toEqual({ count: rows.length, rows: rows.slice(5, 10) })
  const behind = await listStatementLines(reads, { playerId, ...all, pageNo: 9, limit: 1000 })
  expect(behind).toEqual({ count: rows.length, rows: [] })
  const some = await listStatementLines(reads, { playerId, ...all, kinds: ["deposit"] })
  expect(some.rows).toEqual(rows.filter(({ kind }) => kind === "deposit"))
  expect(await listStatementLines(reads, { ...all, playerId: 999_999n })).toEqual({ count: 0, rows: [] })
})
