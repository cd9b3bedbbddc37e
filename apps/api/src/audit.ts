import pg from "pg"
import { collectPendingReviews } from "./adminCommands.ts"
import { pendingReviewInvariant } from "./platform/admin/command.ts"
import type { Invariant } from "./platform/admin/invariant.ts"
import { raiseAlarm } from "./platform/alarms/alarms.ts"
import { invariants as platformInvariants } from "./platform/alarms/invariants.ts"
import type { JobHandler } from "./platform/jobs/queue.ts"
import type { Module } from "./platform/module.ts"
import type { Platform } from "./platform/platform.ts"

/** `rows` are those that break an invariant; `isLate` where the check timed out. */
export type Finding = { name: string; rows: Record<string, string | null>[]; isLate?: true }

/** The invariants of the platform, then of modules in floor order (docs/money.md). */
export const collectInvariants = (modules: readonly Module[]): readonly Invariant[] => [
  ...platformInvariants,
  ...modules.flatMap(({ invariants }) => invariants ?? []),
  ...collectPendingReviews(modules).map(pendingReviewInvariant),
]

const statementTimeoutMs = 120_000
const isTimeout = (error: unknown) => (error as { code?: string }).code === "57014"

export const auditOptions = (url: string, deadlineMs = statementTimeoutMs): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  statement_timeout: deadlineMs,
  query_timeout: deadlineMs + 10_000,
  types: { getTypeParser: () => (value: string | Buffer) => String(value) },
})

/** Checks in one snapshot, without writes or locks. A check longer than `deadlineMs` is a finding; the others run. */
export async function auditDatabase(
  url: string,
  invariants: readonly Invariant[],
  deadlineMs = statementTimeoutMs,
): Promise<Finding[]> {
  const client = new pg.Client(auditOptions(url, deadlineMs))
  client.on("error", () => {})
  await client.connect()
  try {
    return await auditWithClient(client, invariants)
  } finally {
    await client.end()
  }
}

/** The connection needs `auditOptions`. */
export async function auditWithClient(
  client: pg.Client,
  invariants: readonly Invariant[],
): Promise<Finding[]> {
  await client.query("begin isolation level repeatable read read only")
  const findings: Finding[] = []
  for (const { name, sql } of invariants) {
    await client.query("savepoint one")
    try {
      const text = `select * from (${sql}) broken limit 50`
      const { rows } = await client.query<Record<string, string | null>>(text)
      if (rows.length > 0) findings.push({ name, rows })
      await client.query("release savepoint one")
    } catch (error) {
      if (!isTimeout(error)) throw error
      findings.push({ name, rows: [], isLate: true })
      await client.query("rollback to savepoint one")
    }
  }
  await client.query("commit")
  return findings
}

/** Hourly job: each finding raises an alarm under its name. */
export const auditJob =
  (
    { transact, log }: Pick<Platform, "transact" | "log">,
    url: string,
    invariants: readonly Invariant[],
  ): JobHandler =>
  async () => {
    for (const { name, rows, isLate } of await auditDatabase(url, invariants)) {
      log.error("audit.broken", { event: name, count: rows.length })
      const kind = isLate ? "audit.late" : "invariant.broken"
      const example = JSON.stringify(rows[0] ?? null).slice(0, 300)
      await raiseAlarm({ transact }, { kind, subject: name, detail: { rows: rows.length, example } })
    }
  }
