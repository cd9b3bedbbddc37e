import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Jobs } from "../../../platform/jobs/queue.ts"
import type { Platform } from "../../../platform/platform.ts"
import { policy } from "../../content/index.ts"
import { crash } from "../settings.ts"
import { setSeen } from "./leadStore.ts"

/** The game is on and no process leads its rounds. */
export const unledAlarm = "crash.unled"
/** The name of the job that looks, once a minute. */
export const watchLeadJob = "crash.watchLead"

const subject = "crash"

/** While the game is on and the leader has not shown itself since it was looked last, an alarm stands open. */
export async function watchLead(tx: Tx): Promise<void> {
  const isOn = (await policy(tx, crash)) === "on"
  const unledAt = await setSeen(tx, isOn)
  if (!unledAt) return resolveAlarm(tx, { kind: unledAlarm, subject })
  await raiseAlarm(tx, { kind: unledAlarm, subject, detail: { since: unledAt.toISOString() } })
}

/** Where the game is not on nobody need lead it. */
export async function forgetUnled(tx: Tx): Promise<void> {
  if ((await policy(tx, crash)) !== "on") await watchLead(tx)
}

/** The job that looks whether somebody leads. */
export const jobs = (platform: Platform): Jobs => ({
  [watchLeadJob]: () => platform.transact(watchLead),
})
