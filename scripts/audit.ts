import { auditDatabase, invariantsOf } from "../apps/api/src/audit.ts"
import { blueprint } from "../apps/api/src/blueprint.ts"
import { asOwner } from "./owner.ts"

// `npm run audit`: every invariant of every module, over the database of DATABASE_URL, of the casino that is
// running here, or of the one that is not running. Ends with 1 when something does not hold.
const invariants = invariantsOf(blueprint().flat())
await asOwner(
  async (url) => {
    const findings = await auditDatabase(url, invariants)
    for (const { name, rows } of findings) {
      console.error(`✗ ${name}`)
      for (const row of rows.slice(0, 10)) console.error(`    ${JSON.stringify(row)}`)
    }
    console.log(`${invariants.length} invariants checked, ${findings.length} broken`)
    if (findings.length > 0) process.exitCode = 1
  },
  { onlyReads: true },
)
