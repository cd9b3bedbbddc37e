import { auditDatabase } from "../src/audit.ts"
import type { Module } from "../src/kernel/module.ts"

/** Runs every invariant over a database; one line for each that does not hold. */
export const audit = async (url: string, modules: readonly Module[]): Promise<string[]> =>
  (await auditDatabase(url, modules)).map(({ name, rows }) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`)
