import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { getPolicyState } from "../../content/index.ts"
import { crash } from "../settings.ts"
import {
  countRoundsLeft,
  insertStandstill,
  listUnsaltedChains,
  setChainEnded,
  setSaltLate,
  updateStandstillEnded,
} from "./store.ts"

/** The game is to be played and no chain can be. */
export const standstillAlarm = "crash.standstill"
/** A chain was committed and its salt does not come. */
export const lateSaltAlarm = "crash.lateSalt"

const game = "crash"

/** While the policy is not off and no chain with a salt has a number left, an alarm stands open. */
export async function updateStandstillAlarm(tx: Tx): Promise<void> {
  const isOff = (await getPolicyState(tx, crash)) === "off"
  const { playable } = await countRoundsLeft(tx)
  if (isOff || playable > 0) {
    await updateStandstillEnded(tx)
    await resolveAlarm(tx, { kind: standstillAlarm, subject: game })
    return
  }
  const [coming] = await listUnsaltedChains(tx)
  await insertStandstill(tx)
  await raiseAlarm(tx, {
    kind: standstillAlarm,
    subject: game,
    detail: { chain: coming?.number ?? null, saltDue: coming?.beacon_at.toISOString() ?? null },
  })
}

/** A chain waits longer for its salt than it may: a person is to look. */
export async function raiseLateSaltAlarm(
  tx: Tx,
  chain: number,
  problem: "unavailable" | "wrong",
): Promise<void> {
  if (await setSaltLate(tx, chain))
    await raiseAlarm(tx, { kind: lateSaltAlarm, subject: String(chain), detail: { problem } })
}

/** A chain has its salt, or waits for none any more. */
export const resolveLateSaltAlarm = (tx: Tx, chain: number): Promise<void> =>
  resolveAlarm(tx, { kind: lateSaltAlarm, subject: String(chain) })

/** Gives up a chain, in somebody's name: none of its numbers is taken from now on. False where it is not used any more. */
export async function endChain(tx: Tx, chain: number, by: string, why: string): Promise<boolean> {
  if (!(await setChainEnded(tx, chain, by, why))) return false
  await resolveLateSaltAlarm(tx, chain)
  await updateStandstillAlarm(tx)
  return true
}
