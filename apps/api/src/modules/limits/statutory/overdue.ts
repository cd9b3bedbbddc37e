import { listOpenAlarms, raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { limitAuthority } from "../settings.ts"
import { lateCutoff, reportReference, requestReference } from "./rules.ts"
import * as store from "./store.ts"

type Overdue = { subject: string; detail: Record<string, string | null> }
const authoritySilentAlarm = "limits.authoritySilent"

async function listOverdue(from: Reads): Promise<Overdue[]> {
  const { answerHours, reportHours, recheckHours } = await getSetting(from, limitAuthority)
  const [raises, reports, recheckedAt, isGranted] = await Promise.all([
    store.listRaises(from),
    store.listReports(from),
    store.findRecheckAt(from),
    store.isAnybodyGranted(from),
  ])
  const undecided = raises.filter(
    (each) => each.approved_at === null && each.requested_at < lateCutoff(from.now, answerHours),
  )
  const unacknowledged = reports.filter(({ at }) => at < lateCutoff(from.now, reportHours))
  const isUnchecked = isGranted && (!recheckedAt || recheckedAt < lateCutoff(from.now, recheckHours))
  return [
    ...undecided.map(({ id, case_id: caseId, requested_at: at }) => ({
      subject: requestReference(id),
      detail: { caseId, since: at.toISOString() },
    })),
    ...unacknowledged.map(({ id, kind, at }) => ({
      subject: reportReference(id),
      detail: { report: kind, since: at.toISOString() },
    })),
    ...(isUnchecked ? [{ subject: "recheck", detail: { since: recheckedAt?.toISOString() ?? null } }] : []),
  ]
}

/** Job: an alarm is open for each request, report or check that the authority has not answered in time. */
export async function updateAuthorityAlarms({ transact }: Platform): Promise<void> {
  await transact(async (tx) => {
    const overdue = await listOverdue(tx)
    const openAlarms = (await listOpenAlarms(tx)).filter(({ kind }) => kind === authoritySilentAlarm)
    for (const { subject, detail } of overdue) {
      const alarm = { kind: authoritySilentAlarm, subject }
      if (!openAlarms.some((each) => each.subject === subject)) await raiseAlarm(tx, { ...alarm, detail })
    }
    for (const { subject } of openAlarms) {
      const alarm = { kind: authoritySilentAlarm, subject }
      if (!overdue.some((each) => each.subject === subject)) await resolveAlarm(tx, alarm)
    }
  })
}
