import { auditDatabase, collectInvariants } from "../apps/api/src/audit.ts"
import { dryRunFloors } from "../apps/api/src/dryRun.ts"
import { listOpenAlarms, type OpenAlarm } from "../apps/api/src/platform/alarms/alarms.ts"
import { openDatabase } from "../apps/api/src/platform/db/database.ts"
import { jsonLog } from "../apps/api/src/platform/lib/log.ts"
import { asOwner } from "./owner.ts"

// `npm run audit` checks every invariant of every module in the database that `asOwner` finds. It exits with 1 when one
// does not hold or an alarm is open (`npm run operator`).
const invariants = collectInvariants(dryRunFloors().flat())

async function findAlarms(url: string): Promise<OpenAlarm[]> {
  const database = openDatabase({ url, log: jsonLog("silent"), connections: 1, asOwner: true })
  try {
    return await listOpenAlarms(database)
  } finally {
    await database.close()
  }
}

await asOwner(
  async (url) => {
    const findings = await auditDatabase(url, invariants)
    const alarms = await findAlarms(url)
    for (const { name, rows, isLate } of findings) {
      console.error(isLate ? `✗ could not be checked in time: ${name}` : `✗ ${name}`)
      for (const row of rows.slice(0, 10)) console.error(`    ${JSON.stringify(row)}`)
    }
    for (const { id, kind, subject, count, openedAt } of alarms) {
      console.error(`! alarm ${id}: ${kind} ${subject}, ${count} × since ${openedAt.toISOString()}`)
    }
    const broken = `${invariants.length} invariants checked, ${findings.length} broken`
    console.log(alarms.length > 0 ? `${broken}, ${alarms.length} alarms open` : broken)
    if (findings.length + alarms.length > 0) process.exitCode = 1
  },
  { orApplication: true },
)
