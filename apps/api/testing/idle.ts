import { eventually } from "@elite/testkit/eventually"
import pg from "pg"

/** The sandboxes that tell the casino something by themselves. */
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
  /** Where nobody works on events and jobs by themselves. */
  drain?(): Promise<void>
  /** A process was killed: a job it held is taken up again within a minute, not at once. */
  afterKill?: boolean
}

/**
 * Waits until nothing is on its way any more: the third parties have told what they had to tell, every listener has
 * read the log to its end, and no job is due or running. What has not come about by then does not come about by
 * itself, so this stands before each expectation that something did not happen.
 */
export async function waitUntilIdle({
  databaseUrl,
  sandboxUrl,
  drain,
  afterKill = false,
}: IdleOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let left = ""
  try {
    const isCalm = async () => {
      await drain?.()
      // Each may have set the other going a moment ago: both must be found at rest twice.
      for (let time = 0; time < 2; time++) {
        left = [...(await listPendingSandboxes(sandboxUrl)), ...(await listOpenWork(client))].join(", ")
        if (left !== "") return false
      }
      return true
    }
    await eventually(isCalm, { what: () => left, withinMs: afterKill ? 75_000 : 15_000 })
  } finally {
    await client.end()
  }
}

/** The third parties that still have something to tell. */
async function listPendingSandboxes(sandboxUrl: string): Promise<string[]> {
  const left: string[] = []
  for (const name of notifyingSandboxes) {
    const answer = await fetch(`${sandboxUrl}/${name}/__sandbox/under-way`)
    const { count } = (await answer.json()) as { count: number }
    if (count > 0) left.push(`${count} letters of ${name}`)
  }
  return left
}

/** The listeners that have not read the log to its end. */
export async function listBehindSubscribers(client: Pick<pg.Client, "query">): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select 'the listener ' || c.listener as what from kernel.cursor c
       where exists (select from kernel.event e where (e.xid, e.id) > (c.xid, c.id))
     union all
     select 'any listener' from kernel.event where not exists (select from kernel.cursor)`,
  )
  return rows.map(({ what }) => what)
}

/** The same, and the jobs that are due or running. */
async function listOpenWork(client: pg.Client): Promise<string[]> {
  const behind = await listBehindSubscribers(client)
  const { rows } = await client.query<{ what: string }>(
    `select 'the job ' || name || coalesce(' locked at ' || locked_at, '') || coalesce(' ' || problem, '') as what
       from kernel.job where not is_exhausted and (locked_at is not null or run_at <= clock_timestamp())`,
  )
  return [...behind, ...rows.map(({ what }) => what)]
}
