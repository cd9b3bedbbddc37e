import { setTimeout as sleep } from "node:timers/promises"
import type { ClientBase, Pool } from "pg"
import pg from "pg"
import { monotonicMs } from "../lib/clock.ts"

/** Raised in the change that adds the released state to `testing/released/`, so that no two releases share a number. */
export const release = 2

type Queryable = Pick<ClientBase | Pool, "query">

/** Returns PostgreSQL's system identifier, null where this role may not read it. */
async function readClusterName(client: Queryable): Promise<string | null> {
  const allowed = await client.query<{ allowed: boolean }>(
    "select coalesce(has_function_privilege(to_regprocedure('pg_control_system()'), 'execute'), false) as allowed",
  )
  if (!allowed.rows[0]!.allowed) return null
  const { rows } = await client.query<{ name: string }>(
    "select system_identifier::text as name from pg_control_system()",
  )
  return rows[0]!.name
}

type XidColumn = { noun: string; table: string; name: string }

async function listXidColumns(client: Queryable): Promise<XidColumn[]> {
  const { rows } = await client.query<XidColumn>(`
    select n.nspname as noun, c.oid::regclass::text as "table", quote_ident(a.attname) as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'xid8'::regtype and a.attnum > 0 and not a.attisdropped and c.relkind = 'r'
      and n.nspname !~ '^(pg_|information_schema$|graphile_worker$)'
    order by 1, 2, 3`)
  return rows
}

/** Whether rows contain transaction ids that this cluster has not assigned yet. */
async function isBehindItsRows(client: Queryable): Promise<boolean> {
  const columns = await listXidColumns(client)
  const newest = columns.map(
    ({ table, name }) => `(select ${name} from ${table} order by ${name} desc limit 1)`,
  )
  const { rows } = await client.query<{ behind: boolean }>(
    `select coalesce(greatest(${newest.join(", ")}) >= pg_snapshot_xmax(pg_current_snapshot()), false) as behind`,
  )
  return rows[0]!.behind
}

const foreignClusterError = (reason: string) =>
  new Error(
    `This database came from another PostgreSQL cluster: ${reason}. Subscribers would skip new events and totals would be wrong. Stop every process of the casino on it, then run \`npm run adopt\`, which rebases all cursors and snapshots.`,
  )

export async function assertOwnCluster(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ cluster: string | null }>("select cluster from kernel.house")
  const [recorded, current] = [rows[0]?.cluster ?? null, await readClusterName(client)]
  if (recorded !== null && current !== null && recorded !== current)
    throw foreignClusterError(`it was written by cluster ${recorded} and is now in ${current}`)
  if (await isBehindItsRows(client))
    throw foreignClusterError("its transaction numbers are ahead of this server's")
}

/** Throws where a newer release has used this database. One without a recorded release is older than all. */
export async function assertNoNewerRelease(client: Queryable): Promise<void> {
  const known = await client.query<{ found: boolean }>(
    "select to_regclass('kernel.house') is not null as found",
  )
  if (!known.rows[0]!.found) return
  const { rows } = await client.query<{ release: number }>("select release from kernel.house")
  const newest = rows[0]?.release ?? 0
  if (newest > release)
    throw new Error(
      `Release ${newest} has used this database, and these sources are release ${release}: they would replace new functions by old ones. Start release ${newest} or a newer one.`,
    )
}

/** Records the release and, the first time, the cluster. Needs the owner's rights. */
export async function recordIdentity(client: Queryable): Promise<void> {
  // An old release may have accepted rows of another cluster. No cluster has the name "unknown", so these are refused.
  const cluster = (await isBehindItsRows(client)) ? "unknown" : await readClusterName(client)
  await client.query(
    `insert into kernel.house as h (cluster, release) values ($1, $2)
     on conflict (one) do update set release = excluded.release where h.release < excluded.release`,
    [cluster, release],
  )
}

/** After a restore from another cluster one transaction moves all stored transaction ids before this cluster's future ones. */
export async function adoptDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(8210431)")
    await assertNoOtherConnection(client)
    for (;;) {
      await client.query("begin")
      const missing = await rebase(client)
      if (missing === 0n) break
      await client.query("rollback")
      // A young cluster has assigned fewer ids than the rows need; each of these transactions takes one.
      await client.query(
        `do $$ begin for i in 1..${missing} loop perform pg_current_xact_id(); commit; end loop; end $$`,
      )
    }
    await client.query("update kernel.house set cluster = $1", [await readClusterName(client)])
    await client.query("commit")
  } finally {
    await client.end()
  }
}

/** Moves all stored ids before this transaction's. Returns how many ids the cluster lacks, 0 when it is done. */
async function rebase(client: ClientBase): Promise<bigint> {
  const { rows } = await client.query<{ before: string }>("select pg_current_xact_id()::text as before")
  const before = rows[0]!.before
  for (const noun of new Set((await listXidColumns(client)).map(({ noun }) => noun))) {
    const result = await client.query<{ needed: string }>(`select ${noun}.rebase($1::xid8)::text as needed`, [
      before,
    ])
    const missing = BigInt(result.rows[0]!.needed) - BigInt(before) + 1n
    if (missing > 0n) return missing
  }
  return 0n
}

// PostgreSQL still lists a connection for a moment after it ended.
const disconnectsWithinMs = 2_000

async function assertNoOtherConnection(client: ClientBase): Promise<void> {
  const sinceMs = monotonicMs()
  for (;;) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*)::text as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    const { count } = rows[0]!
    if (count === "0") return
    if (monotonicMs() - sinceMs > disconnectsWithinMs)
      throw new Error(
        `${count} other connections are open on this database. Stop every process of the casino, then run \`npm run adopt\` again.`,
      )
    await sleep(50)
  }
}
