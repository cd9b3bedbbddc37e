import { auditDatabase, invariantsOf } from "../src/audit.ts"
import { blueprint } from "../src/blueprint.ts"

/** Every invariant over a database: those that do not hold, with rows that break them. */
export const findings = (url: string) => auditDatabase(url, invariantsOf(blueprint().flat()))

/** Runs every invariant over a database; one line for each that does not hold. */
export const audit = async (url: string): Promise<string[]> =>
  (await findings(url)).map(({ name, rows }) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`)
