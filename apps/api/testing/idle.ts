import { eventually } from "@elite/testkit/eventually"
import pg from "pg"

const notifyingSandboxes = [
  "hipay",
  "bancontact",
  "skrill",
  "neteller",
  "paysafecard",
  "shufti",
  "bank",
  "mailbox",
  "betby",
] as const

type IdleOptions = {
  databaseUrl: string
  sandboxUrl: string
  drain?(): Promise<void>
  /** The jobs of a killed process are taken over within a minute. */
  afterKill?: boolean
}

/**
 * Waits until third parties have sent their notifications, subscribers have read the whole log, and no job is due or
 * running. Call it before expecting that something has not happened.
 */
export async function waitUntilIdle({
  databaseUrl,
  sandboxUrl,
  drain,
  afterKill = false,
}: IdleOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let pending = ""
  try {
    const isIdle = async () => {
      await drain?.()
      // Sandboxes and jobs may cause each other, so both must be idle twice.
      for (let time = 0; time < 2; time++) {
        pending = [...(await listPendingSandboxes(sandboxUrl)), ...(await listOpenWork(client))].join(", ")
        if (pending !== "") return false
      }
      return true
    }
    await eventually(isIdle, { what: () => pending, withinMs: afterKill ? 75_000 : 15_000 })
  } finally {
    await client.end()
  }
}

async function listPendingSandboxes(sandboxUrl: string): Promise<string[]> {
  const pending: string[] = []
  for (const name of notifyingSandboxes) {
    const answer = await fetch(`${sandboxUrl}/${name}/__sandbox/under-way`)
    const { count } = (await answer.json()) as { count: number }
    if (count > 0) pending.push(`${count} letters of ${name}`)
  }
  return pending
}

export async function listBehindSubscribers(client: Pick<pg.Client, "query">): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select 'the listener ' || c.listener as what from kernel.cursor c
       where exists (select from kernel.event e where (e.xid, e.id) > (c.xid, c.id))
     union all
     select 'any listener' from kernel.event where not exists (select from kernel.cursor)`,
  )
  return rows.map(({ what }) => what)
}

async function listOpenWork(client: pg.Client): Promise<string[]> {
  const behind = await listBehindSubscribers(client)
  const { rows } = await client.query<{ what: string }>(
    `select 'the job ' || name || coalesce(' locked at ' || locked_at, '') || coalesce(' ' || problem, '') as what
       from kernel.job where not is_exhausted and (locked_at is not null or run_at <= clock_timestamp())`,
  )
  return [...behind, ...rows.map(({ what }) => what)]
}
