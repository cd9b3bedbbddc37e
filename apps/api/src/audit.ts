import pg from "pg"
import type { Job } from "./kernel/jobs.ts"
import type { Log } from "./kernel/log.ts"
import type { Invariant, Module } from "./kernel/module.ts"

export type Finding = { name: string; rows: Record<string, string | null>[] }

/** Everything that must always hold of the data, module by module in floor order (docs/money.md). */
export const invariantsOf = (modules: readonly Module[]): readonly Invariant[] =>
  modules.flatMap(({ invariants }) => invariants ?? [])

/**
 * Checks every invariant in one snapshot of the database and answers those that do not
 * hold, with the rows that break them. It writes nothing and takes no lock.
 */
export async function auditDatabase(url: string, invariants: readonly Invariant[]): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    types: { getTypeParser: () => (value: string | Buffer) => String(value) },
  })
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read read only")
    const findings: Finding[] = []
    for (const { name, sql } of invariants) {
      const { rows } = await client.query<Record<string, string | null>>(
        `select * from (${sql}) broken limit 50`,
      )
      if (rows.length > 0) findings.push({ name, rows })
    }
    await client.query("commit")
    return findings
  } finally {
    await client.end()
  }
}

/** The audit as a job, every hour: what does not hold is an error in the log, by name. */
export const auditJob =
  (url: string, invariants: readonly Invariant[], log: Log): Job =>
  async () => {
    for (const { name, rows } of await auditDatabase(url, invariants)) {
      log.error("audit.broken", { event: name, count: rows.length })
    }
  }
