import pg from "pg"
import type { Module } from "./kernel/module.ts"

export type Finding = { name: string; rows: Record<string, string | null>[] }

/**
 * Checks every invariant of every module in one snapshot of the database and answers those that do not
 * hold, with the rows that break them (facts/threats B). It writes nothing and takes no lock.
 */
export async function auditDatabase(url: string, modules: readonly Module[]): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    types: { getTypeParser: () => (value: string | Buffer) => String(value) },
  })
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read read only")
    const findings: Finding[] = []
    for (const { name, sql } of modules.flatMap(({ invariants }) => invariants ?? [])) {
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
