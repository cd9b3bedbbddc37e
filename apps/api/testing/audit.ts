import pg from "pg"
import { auditDatabase, invariantsOf } from "../src/audit.ts"
import { blueprint } from "../src/blueprint.ts"
import { readAs } from "../src/kernel/event.ts"

/** Every invariant over a database: those that do not hold, with rows that break them. */
export const findings = (url: string) => auditDatabase(url, invariantsOf(blueprint().flat()))

/**
 * Every invariant over a database, and every row of the event log as its noun declares it, whoever wrote it: one line
 * for each that does not hold.
 */
export const audit = async (url: string): Promise<string[]> => [
  ...(await findings(url)).map(({ name, rows }) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`),
  ...(await misannounced(url)),
]

type Row = { id: string; at: Date; kind: string; player_id: string | null; data: unknown }

/** SQL announces past the compiler. What a listener has set aside already is known to be odd. */
async function misannounced(url: string): Promise<string[]> {
  const declared = blueprint().flatMap((floor) => floor.flatMap(({ events }) => events ?? []))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<Row>(
      `select id, at, kind, player_id, data from kernel.event e
       where not exists (select from kernel.parked_event p where p.event_id = e.id) order by id`,
    )
    .finally(() => client.end())
  return rows.flatMap(({ id, at, kind, player_id, data }) => {
    const playerId = player_id === null ? null : BigInt(player_id)
    try {
      readAs(declared, { id: BigInt(id), at, kind, playerId, data })
      return []
    } catch (error) {
      return [`event ${id}: ${(error as Error).message}`]
    }
  })
}
