import { listOpenAlarms, raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { limitAuthority } from "../settings.ts"
import { lateCutoff, reportReference, requestReference } from "./rules.ts"
import * as store from "./store.ts"

/** What the authority owes an answer to, and for how long already. */
type Overdue = { subject: string; detail: Record<string, string | null> }
const authoritySilentAlarm = "limits.authoritySilent"

async function listOverdue(from: Reads): Promise<Overdue[]> {
  const { answerHours, reportHours, recheckHours } = await getSetting(from, limitAuthority)
  const [raises, reports, heardAt, isGranted] = await Promise.all([
    store.listRaises(from),
    store.listReports(from),
    store.findRecheckAt(from),
    store.isAnybodyGranted(from),
  ])
  const undecided = raises.filter(
    (each) => each.approved_at === null && each.requested_at < lateCutoff(from.now, answerHours),
  )
  const untold = reports.filter(({ at }) => at < lateCutoff(from.now, reportHours))
  const isUnchecked = isGranted && (!heardAt || heardAt < lateCutoff(from.now, recheckHours))
  return [
    ...undecided.map(({ id, case_id: caseId, requested_at: at }) => ({
      subject: requestReference(id),
      detail: { caseId, since: at.toISOString() },
    })),
    ...untold.map(({ id, kind, at }) => ({
      subject: reportReference(id),
      detail: { report: kind, since: at.toISOString() },
    })),
    ...(isUnchecked ? [{ subject: "recheck", detail: { since: heardAt?.toISOString() ?? null } }] : []),
  ]
}

/**
 * Job: an alarm rings for whatever the authority has left without an answer for longer than the settings allow, and stands
 * until it has answered. Nothing else follows from its silence: the limit that holds goes on holding.
 */
export async function updateAuthorityAlarms({ transact }: Platform): Promise<void> {
  await transact(async (tx) => {
    const overdue = await listOverdue(tx)
    const ringing = (await listOpenAlarms(tx)).filter(({ kind }) => kind === authoritySilentAlarm)
    for (const { subject, detail } of overdue) {
      const matter = { kind: authoritySilentAlarm, subject }
      if (!ringing.some((each) => each.subject === subject)) await raiseAlarm(tx, { ...matter, detail })
    }
    for (const { subject } of ringing) {
      const matter = { kind: authoritySilentAlarm, subject }
      if (!overdue.some((each) => each.subject === subject)) await resolveAlarm(tx, matter)
    }
  })
}
