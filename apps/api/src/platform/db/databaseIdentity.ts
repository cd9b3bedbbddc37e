import { setTimeout as sleep } from "node:timers/promises"
import type { ClientBase, Pool } from "pg"
import pg from "pg"
import { monotonicMs } from "../lib/clock.ts"

/**
 * The release these sources are. It is raised when a release has been cut, in the same change that keeps the released
 * state under `testing/released/`, so that no two released states share a number.
 */
export const release = 2

type Asks = Pick<ClientBase | Pool, "query">

/** PostgreSQL's own name for its cluster, or null where this server does not say it to this role. */
async function clusterOf(client: Asks): Promise<string | null> {
  const allowed = await client.query<{ may: boolean }>(
    "select coalesce(has_function_privilege(to_regprocedure('pg_control_system()'), 'execute'), false) as may",
  )
  if (!allowed.rows[0]!.may) return null
  const { rows } = await client.query<{ name: string }>(
    "select system_identifier::text as name from pg_control_system()",
  )
  return rows[0]!.name
}

/** Every column that keeps a transaction number, of schemas that are the casino's. */
async function numbered(client: Asks): Promise<{ noun: string; place: string; name: string }[]> {
  const { rows } = await client.query<{ noun: string; place: string; name: string }>(`
    select n.nspname as noun, c.oid::regclass::text as place, quote_ident(a.attname) as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'xid8'::regtype and a.attnum > 0 and not a.attisdropped and c.relkind = 'r'
      and n.nspname !~ '^(pg_|information_schema$|graphile_worker$)'
    order by 1, 2, 3`)
  return rows
}

/** Whether rows carry transaction numbers that this cluster has not given out yet. */
async function isBehindItsRows(client: Asks): Promise<boolean> {
  const columns = await numbered(client)
  const newest = columns.map(
    ({ place, name }) => `(select ${name} from ${place} order by ${name} desc limit 1)`,
  )
  const { rows } = await client.query<{ behind: boolean }>(
    `select coalesce(greatest(${newest.join(", ")}) >= pg_snapshot_xmax(pg_current_snapshot()), false) as behind`,
  )
  return rows[0]!.behind
}

const strange = (why: string) =>
  new Error(
    `This database came here from another PostgreSQL: ${why}. Its listeners would pass over what happens from now on and its totals would be wrong. End every process of the casino on it, then run \`npm run adopt\`: it rebases all cursors and snapshots at once.`,
  )

/** Throws where the rows were written by another cluster than the one that holds them now. */
export async function assertOwnCluster(client: Asks): Promise<void> {
  const { rows } = await client.query<{ cluster: string | null }>("select cluster from kernel.house")
  const [was, is] = [rows[0]?.cluster ?? null, await clusterOf(client)]
  if (was !== null && is !== null && was !== is)
    throw strange(`it was written by cluster ${was} and lies in ${is}`)
  if (await isBehindItsRows(client)) throw strange("its transaction numbers are ahead of this server's")
}

/** Throws where a newer release has been here. A database that knows of no release is older than all. */
export async function assertNoNewerRelease(client: Asks): Promise<void> {
  const known = await client.query<{ found: boolean }>(
    "select to_regclass('kernel.house') is not null as found",
  )
  if (!known.rows[0]!.found) return
  const { rows } = await client.query<{ release: number }>("select release from kernel.house")
  const newest = rows[0]?.release ?? 0
  if (newest > release)
    throw new Error(
      `Release ${newest} has been on this database, and these sources are release ${release}: they would put old functions over new ones. Start release ${newest} or a newer one.`,
    )
}

/** Writes down whose database this is: the release, and the first time the cluster. Under the owner. */
export async function recordIdentity(client: Asks): Promise<void> {
  // Rows from elsewhere, kept by a release that did not ask: no cluster is called that.
  const cluster = (await isBehindItsRows(client)) ? "unknown" : await clusterOf(client)
  await client.query(
    `insert into kernel.house as h (cluster, release) values ($1, $2)
     on conflict (one) do update set release = excluded.release where h.release < excluded.release`,
    [cluster, release],
  )
}

/**
 * Makes a database that was dumped elsewhere and restored here this cluster's own, in one transaction: every noun that
 * keeps transaction numbers gives its rows a place before all that is to come (`<noun>.rebase`). Nothing of the casino
 * may be connected. Up to date first: `migrate`.
 */
export async function adoptDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(8210431)")
    await assertNobodyElse(client)
    for (;;) {
      await client.query("begin")
      const short = await rebase(client)
      if (short === 0n) break
      await client.query("rollback")
      // Each takes one number: a young cluster has not given out as many as the rows need.
      await client.query(
        `do $$ begin for i in 1..${short} loop perform pg_current_xact_id(); commit; end loop; end $$`,
      )
    }
    await client.query("update kernel.house set cluster = $1", [await clusterOf(client)])
    await client.query("commit")
  } finally {
    await client.end()
  }
}

/** Rebases every noun before this transaction; answers how many numbers the cluster is short of, 0 when it is done. */
async function rebase(client: ClientBase): Promise<bigint> {
  const { rows } = await client.query<{ before: string }>("select pg_current_xact_id()::text as before")
  const before = rows[0]!.before
  for (const noun of new Set((await numbered(client)).map(({ noun }) => noun))) {
    const done = await client.query<{ needed: string }>(`select ${noun}.rebase($1::xid8)::text as needed`, [
      before,
    ])
    const short = BigInt(done.rows[0]!.needed) - BigInt(before) + 1n
    if (short > 0n) return short
  }
  return 0n
}

/** Whoever has just ended may be seen for a moment yet. */
const goneAfterMs = 2_000

async function assertNobodyElse(client: ClientBase): Promise<void> {
  const sinceMs = monotonicMs()
  for (;;) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*)::text as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    const { count } = rows[0]!
    if (count === "0") return
    if (monotonicMs() - sinceMs > goneAfterMs)
      throw new Error(
        `${count} other connections are open on this database. End every process of the casino, then run \`npm run adopt\` again.`,
      )
    await sleep(50)
  }
}
