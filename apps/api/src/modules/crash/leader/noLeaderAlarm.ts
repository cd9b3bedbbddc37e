import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Jobs } from "../../../platform/jobs/queue.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState } from "../../content/index.ts"
import { crash } from "../settings.ts"
import { setLeaderSeen } from "./store.ts"

export const noLeaderAlarm = "crash.unled"
export const checkLeaderJob = "crash.watchLead"

const subject = "crash"

/** Keeps the alarm open while the game is on and no heartbeat came since the last check. */
export async function updateNoLeaderAlarm(tx: Tx): Promise<void> {
  const isOn = (await getPolicyState(tx, crash)) === "on"
  const unledAt = await setLeaderSeen(tx, isOn)
  if (!unledAt) return resolveAlarm(tx, { kind: noLeaderAlarm, subject })
  await raiseAlarm(tx, { kind: noLeaderAlarm, subject, detail: { since: unledAt.toISOString() } })
}

export async function resolveNoLeaderAlarm(tx: Tx): Promise<void> {
  if ((await getPolicyState(tx, crash)) !== "on") await updateNoLeaderAlarm(tx)
}

export const jobs = (platform: Platform): Jobs => ({
  [checkLeaderJob]: () => platform.transact(updateNoLeaderAlarm),
})
