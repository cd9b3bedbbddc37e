import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { takeSilentAttempts } from "./src/modules/identity/store.ts"
import { listDepositUses } from "./src/modules/limits/store.ts"
import { listOpenDepositIds } from "./src/modules/payments/deposits/store.ts"
import {
  listWaitingWithdrawals,
  takeEndedWithdrawals,
  takeStalledWithdrawals,
} from "./src/modules/payments/withdrawals/store.ts"
import { updateScores } from "./src/modules/tournaments/scores/store.ts"
import { statementKinds } from "./src/modules/wallet/statement/kinds.ts"
import { listStatementLines } from "./src/modules/wallet/statement/store.ts"
import { openDatabase } from "./src/platform/db/database.ts"
import type { Tx } from "./src/platform/db/transaction.ts"
import { jsonLog } from "./src/platform/lib/log.ts"
import { testDatabase } from "./testing/casino.ts"

// A prepared statement gets a generic plan sooner or later. A partial index can serve it only where the statement
// contains the condition as a literal, because a parameter may have any value.

const now = new Date("2026-11-20T12:00:00Z")
const rows = 20_000

/** Finished rows, which are nearly all. */
const past = `
  set session_replication_role = replica;
  insert into limits.deposit_use (order_id, player_id, amount_cents, state, at)
    select 'o' || n, 7, 1000, 'released', '2026-11-19'::timestamptz from generate_series(1, ${rows}) n;
  insert into payments.deposit (id, player_id, amount_cents, method, status, created_at, updated_at)
    select 'o' || n, 7, 1000, 'visa', 'failed', '2026-01-01', '2026-01-01' from generate_series(1, ${rows}) n;
  insert into payments.withdrawal (id, player_id, amount_cents, method, iban, holder_name, payee_check, status,
      approvals_needed, balance_before_cents, balance_after_cents, followed_at, created_at, updated_at)
    select 'w' || n, 7, 1000, 'bnp', 'x', 'x', 'MATCH', 'rejected', 0, 1000, 0, '2026-01-01', '2026-01-01',
      '2026-01-01' from generate_series(1, ${rows}) n;
  insert into identity.verification (reference, player_id, status, created_at, expires_at, changed_at)
    select 'v' || n, 7, 'accepted', '2026-01-01', '2026-01-01', '2026-01-01' from generate_series(1, ${rows}) n;
  insert into wallet.movement (id, kind, asset, from_account, to_account, amount, from_after, at)
    select 'm' || n, case when n % 50 = 0 then 'withdrawalHeld' else 'stake' end, 'EUR', 'player:' || n % 400 || ':cash',
      case when n % 50 = 0 then 'player:' || n % 400 || ':held' else 'games:hub88' end, 1000, 0, '2026-11-19'
    from generate_series(1, ${rows}) n;
  insert into tournaments.entry (tournament_id, player_id, entered_at, points)
    select 1, n, '2026-11-19', 0 from generate_series(1, ${rows / 4}) n;
  analyze tournaments.entry, wallet.movement, limits.deposit_use, payments.deposit, payments.withdrawal, identity.verification`

const statement = (tx: Tx) =>
  listStatementLines(tx, {
    ...{ playerId: 7n, kinds: statementKinds, pageNo: 1, limit: 15 },
    range: { from: new Date(0), until: now },
  })

/** PostgreSQL prefers to read all entries of a tournament of this size for a hundred rows. */
const score = (tx: Tx) => {
  const settled = { stakeUnits: 1000n, winUnits: 0n, atMs: now.getTime(), settledAt: now }
  const bet = { playerId: 1n, provider: "hub88", uuid: "b", roundRef: "r", gameId: 7, purse: "cash" as const }
  const counted = { tournamentId: 1n, bet: { ...bet, ...settled }, points: 1n, voidedAt: null }
  return updateScores(tx, [{ entryId: 1n, ...counted }])
}

const asked: [what: string, index: string, ask: (tx: Tx) => Promise<unknown>][] = [
  ["deposits of the week", "deposit_use_of_player", (tx) => listDepositUses(tx, 7n, new Date(0))],
  ["orders without an outcome", "deposit_open", (tx) => listOpenDepositIds(tx, now, 50)],
  ["withdrawals that wait for a person", "withdrawal_to_review", listWaitingWithdrawals],
  ["withdrawals on their way", "withdrawal_under_way", (tx) => takeStalledWithdrawals(tx, "bank", now, 50)],
  [
    "withdrawals that ended",
    "withdrawal_settled",
    (tx) => takeEndedWithdrawals(tx, { provider: "bank", endedAfter: new Date(0), lookedUpBefore: now }, 50),
  ],
  ["what left a balance", "movement_stated_from", statement],
  ["what came into it", "movement_stated_to", statement],
  ["entries whose bets counted", "entry_pkey", score],
  ["verifications nobody told us about", "verification_open", (tx) => takeSilentAttempts(tx, now)],
]

it("queries for few rows among many use their index, with generic plans too", {
  timeout: 60_000,
}, async () => {
  const { url, applicationUrl, drop } = await testDatabase()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(past)
  await owner.end()
  const database = openDatabase({ url: applicationUrl, log: jsonLog("silent"), connections: 1 })
  await database.pool.query("set plan_cache_mode = force_generic_plan")
  const found: [string, boolean][] = []
  for (const [what, index, ask] of asked) {
    await database.pool.query("deallocate all")
    await ask({ db: database.db, now } as Tx)
    found.push([what, (await planned()).includes(index)])
  }
  await database.close()
  await drop()
  expect(found).toEqual(asked.map(([what]) => [what, true]))

  async function planned(): Promise<string> {
    const { rows: statements } = await database.pool.query<{ name: string; parameters: number }>(
      "select name, cardinality(parameter_types) as parameters from pg_prepared_statements where name <> ''",
    )
    const plans: string[] = []
    for (const { name, parameters } of statements) {
      const nothing = Array.from({ length: parameters }, () => "null").join()
      const { rows: lines } = await database.pool.query<{ "QUERY PLAN": string }>(
        `explain execute "${name}"${parameters > 0 ? `(${nothing})` : ""}`,
      )
      plans.push(...lines.map((line) => line["QUERY PLAN"]))
    }
    return plans.join("\n")
  }
})

it("rounds of our own game are closed by their key, although statistics show few open ones: a flight opens thousands", async () => {
  const { url, applicationUrl, drop } = await testDatabase()
  onTestFinished(drop)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`
    set session_replication_role = replica;
    insert into play.round (provider, round_ref, event_ref, game_code, player_id, game_id, bets, opened_at, closed_at)
      select 'house', 'r' || n, 'r' || n, 'crash', n % 100, 7, 0, '2026-11-19', '2026-11-19'
      from generate_series(1, ${rows}) n;
    analyze play.round;
    update play.round set closed_at = null where player_id <= 50`)
  await owner.end()
  const client = new pg.Client({ connectionString: applicationUrl })
  await client.connect()
  await client.query("begin")
  await client.query(
    "select play.settle('house', n, 'r' || n, 'crash', null, $1) from generate_series(1, 50) n",
    [now],
  )
  const { rows: scans } = await client.query(
    `select pg_stat_get_xact_numscans('play.round_key'::regclass)::int as "byKey",
      (select count(*)::int from play.round where closed_at is null) as open`,
  )
  await client.end()
  expect(scans).toEqual([{ byKey: 50, open: (rows / 100) * 51 - 50 }])
})
