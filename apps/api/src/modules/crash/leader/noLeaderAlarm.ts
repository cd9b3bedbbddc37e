import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Jobs } from "../../../platform/jobs/queue.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState } from "../../content/index.ts"
import { crash } from "../settings.ts"
import { setLeaderSeen } from "./store.ts"

/** The game is on and no process leads its rounds. */
export const noLeaderAlarm = "crash.unled"
/** The name of the job that looks, once a minute. */
export const checkLeaderJob = "crash.watchLead"

const subject = "crash"

/** While the game is on and the leader has not shown itself since it was looked last, an alarm stands open. */
export async function updateNoLeaderAlarm(tx: Tx): Promise<void> {
  const isOn = (await getPolicyState(tx, crash)) === "on"
  const unledAt = await setLeaderSeen(tx, isOn)
  if (!unledAt) return resolveAlarm(tx, { kind: noLeaderAlarm, subject })
  await raiseAlarm(tx, { kind: noLeaderAlarm, subject, detail: { since: unledAt.toISOString() } })
}

/** Where the game is not on nobody need lead it. */
export async function resolveNoLeaderAlarm(tx: Tx): Promise<void> {
  if ((await getPolicyState(tx, crash)) !== "on") await updateNoLeaderAlarm(tx)
}

/** The job that looks whether somebody leads. */
export const jobs = (platform: Platform): Jobs => ({
  [checkLeaderJob]: () => platform.transact(updateNoLeaderAlarm),
})
