import pg from "pg"
import { auditOptions, auditWithClient, collectInvariants, type Finding } from "../src/audit.ts"
import { dryRunFloors } from "../src/dryRun.ts"
import type { Invariant } from "../src/platform/admin/invariant.ts"
import { decodeEvent } from "../src/platform/lib/eventType.ts"

/** Asks a database many times: connecting, and learning what its tables are, takes longer than asking. */
export type Auditor = {
  /** Every invariant: those that do not hold, with rows that break them. */
  findings(): Promise<Finding[]>
  /**
   * Every invariant, and every row of the event log as its noun declares it, whoever wrote it: one line for each that does
   * not hold.
   */
  audit(): Promise<string[]>
  close(): Promise<void>
}

/** @param isSmall the database will not grow much: everything is asked by one statement, which is planned once */
export async function openAuditor(url: string, { isSmall = false } = {}): Promise<Auditor> {
  const invariants = collectInvariants(dryRunFloors().flat())
  const client = new pg.Client(auditOptions(url))
  client.on("error", () => {})
  await client.connect()
  const found = () => (isSmall ? auditAtOnce(client, invariants) : auditWithClient(client, invariants))
  return {
    findings: found,
    audit: async () => [
      ...(await found()).map(({ name, rows }) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`),
      ...(await findInvalidEvents(client)),
    ],
    close: () => client.end(),
  }
}

/** What `auditWithClient` finds, in one round trip. */
async function auditAtOnce(client: pg.Client, invariants: readonly Invariant[]): Promise<Finding[]> {
  const each = invariants.map(
    ({ sql }, n) =>
      `select ${n} as n, (select json_agg(broken) from (select * from (${sql}) one limit 50) broken) as rows`,
  )
  const text = `select * from (${each.join(" union all ")}) found where rows is not null order by n`
  const { rows } = await client.query<{ n: string; rows: string }>({ name: "every invariant", text })
  return rows.map(({ n, rows }) => ({ name: invariants[Number(n)]!.name, rows: toTexts(JSON.parse(rows)) }))
}
const toTexts = (rows: Record<string, unknown>[]): Finding["rows"] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)]),
    ),
  )

async function withAuditor<T>(url: string, ask: (auditor: Auditor) => Promise<T>): Promise<T> {
  const auditor = await openAuditor(url)
  return ask(auditor).finally(auditor.close)
}
/** `findings` of an auditor that is asked once. */
export const findings = (url: string): Promise<Finding[]> => withAuditor(url, (auditor) => auditor.findings())
/** `audit` of one. */
export const audit = (url: string): Promise<string[]> => withAuditor(url, (auditor) => auditor.audit())

type Row = { id: string; at: Date; kind: string; player_id: string | null; data: unknown }

/** SQL announces past the compiler. What a listener has set aside already is known to be odd. */
async function findInvalidEvents(client: pg.Client): Promise<string[]> {
  const declared = dryRunFloors().flatMap((floor) => floor.flatMap(({ events }) => events ?? []))
  const text = `select id, at, kind, player_id, data from kernel.event e
    where not exists (select from kernel.parked_event p where p.event_id = e.id) order by id`
  const { rows } = await client.query<Row>({ text, types: pg.types })
  return rows.flatMap(({ id, at, kind, player_id, data }) => {
    const playerId = player_id === null ? null : BigInt(player_id)
    try {
      decodeEvent(declared, { id: BigInt(id), at, kind, playerId, data })
      return []
    } catch (error) {
      return [`event ${id}: ${(error as Error).message}`]
    }
  })
}
