import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { getPolicyState } from "../../content/index.ts"
import { crash } from "../settings.ts"
import {
  countRoundsLeft,
  insertStandstill,
  listUnsaltedChains,
  setSaltLate,
  updateStandstillEnded,
} from "./store.ts"

export const standstillAlarm = "crash.standstill"
export const lateSaltAlarm = "crash.lateSalt"

const game = "crash"

/** The alarm is open while the policy is not off and no salted chain has a number left. */
export async function updateStandstillAlarm(tx: Tx): Promise<void> {
  const isOff = (await getPolicyState(tx, crash)) === "off"
  const { playable } = await countRoundsLeft(tx)
  if (isOff || playable > 0) {
    await updateStandstillEnded(tx)
    await resolveAlarm(tx, { kind: standstillAlarm, subject: game })
    return
  }
  const [next] = await listUnsaltedChains(tx)
  await insertStandstill(tx)
  await raiseAlarm(tx, {
    kind: standstillAlarm,
    subject: game,
    detail: { chain: next?.number ?? null, saltDue: next?.beacon_at.toISOString() ?? null },
  })
}

export async function raiseLateSaltAlarm(
  tx: Tx,
  chain: number,
  problem: "unavailable" | "wrong",
): Promise<void> {
  if (await setSaltLate(tx, chain))
    await raiseAlarm(tx, { kind: lateSaltAlarm, subject: String(chain), detail: { problem } })
}

export const resolveLateSaltAlarm = (tx: Tx, chain: number): Promise<void> =>
  resolveAlarm(tx, { kind: lateSaltAlarm, subject: String(chain) })
