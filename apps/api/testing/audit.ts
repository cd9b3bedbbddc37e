import pg from "pg"
import { auditOptions, auditWithClient, collectInvariants, type Finding } from "../src/audit.ts"
import { dryRunFloors } from "../src/dryRun.ts"
import type { Invariant } from "../src/platform/admin/invariant.ts"
import { decodeEvent } from "../src/platform/lib/eventType.ts"

/** Keeps its connection: connecting and reading the catalog take longer than the checks. */
export type Auditor = {
  findings(): Promise<Finding[]>
  /** Broken invariants and malformed events, a line each. */
  audit(): Promise<string[]>
  close(): Promise<void>
}

/** @param isSmall the database stays small: one statement checks everything, and is planned once */
export async function openAuditor(url: string, { isSmall = false } = {}): Promise<Auditor> {
  const invariants = collectInvariants(dryRunFloors().flat())
  const client = new pg.Client(auditOptions(url))
  client.on("error", () => {})
  await client.connect()
  const check = () => (isSmall ? auditAtOnce(client, invariants) : auditWithClient(client, invariants))
  return {
    findings: check,
    audit: async () => [
      ...(await check()).map(({ name, rows }) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`),
      ...(await findInvalidEvents(client)),
    ],
    close: () => client.end(),
  }
}

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

async function withAuditor<T>(url: string, work: (auditor: Auditor) => Promise<T>): Promise<T> {
  const auditor = await openAuditor(url)
  return work(auditor).finally(auditor.close)
}
export const findings = (url: string): Promise<Finding[]> => withAuditor(url, (auditor) => auditor.findings())
export const audit = (url: string): Promise<string[]> => withAuditor(url, (auditor) => auditor.audit())

type Row = { id: string; at: Date; kind: string; player_id: string | null; data: unknown }

/** SQL publishes events without type checks. Parked events are known to be malformed. */
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
