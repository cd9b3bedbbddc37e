import { windowMs } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { policy, setting } from "../../content/index.ts"
import type { Secrecy } from "../../players/index.ts"
import { unitsOfCents } from "../../wallet/index.ts"
import { windowBegan } from "../events.ts"
import { expectedUnits, windowEnd } from "../rules.ts"
import { jackpotPools, jackpotRules } from "../settings.ts"
import { insertWindow, stakedOf } from "../store.ts"
import { makeSources } from "./seeds.ts"

const windowsADay = 8
const days = 7

/**
 * Announces the three hours UTC that run, once, with what is expected to be staked in them: the mean of the same hours of
 * the week before; the first one finds that the pools have what they are drawn by. Windows that passed while nobody looked are not made up for: no bet was heard in them.
 */
export async function openWindow(tx: Tx, secret: Secrecy): Promise<void> {
  if ((await policy(tx, jackpotPools)) !== "on") return
  await makeSources(tx, secret)
  const endsAt = windowEnd(tx.now)
  const before = Array.from(
    { length: days },
    (_, n) => new Date(endsAt.getTime() - (n + 1) * windowsADay * windowMs),
  )
  const { leastTurnoverCents } = await setting(tx, jackpotRules)
  const expected = expectedUnits(await stakedOf(tx, before), unitsOfCents(leastTurnoverCents))
  if (await insertWindow(tx, endsAt, expected))
    await tx.publish(windowBegan, { playerId: null, endsAt, expectedUnits: expected })
}
