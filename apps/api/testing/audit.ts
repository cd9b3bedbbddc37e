import { auditDatabase } from "../src/audit.ts"

/** Runs every invariant over a database; one line for each that does not hold. */
export const audit = async (url: string): Promise<string[]> =>
  (await auditDatabase(url)).map(({ name, rows }) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`)
