import { windowMs } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { centsToUnits } from "../../wallet/index.ts"
import { windowBegan } from "../events.ts"
import { computeExpectedUnits, computeWindowEnd } from "../rules.ts"
import { jackpotPools, jackpotRules } from "../settings.ts"
import { insertWindow, listStakesOfWindows } from "../store.ts"
import { ensureSeedSources } from "./seeds.ts"

const windowsPerDay = 8
const averagedDays = 7

/** Windows (three hours, UTC) that passed without a process are not made up for: no bets were counted in them. */
export async function openWindow(tx: Tx, secret: IdentityEncryption): Promise<void> {
  if ((await getPolicyState(tx, jackpotPools)) !== "on") return
  await ensureSeedSources(tx, secret)
  const endsAt = computeWindowEnd(tx.now)
  const before = Array.from(
    { length: averagedDays },
    (_, n) => new Date(endsAt.getTime() - (n + 1) * windowsPerDay * windowMs),
  )
  const { leastTurnoverCents } = await getSetting(tx, jackpotRules)
  const expected = computeExpectedUnits(
    await listStakesOfWindows(tx, before),
    centsToUnits(leastTurnoverCents),
  )
  if (await insertWindow(tx, endsAt, expected))
    await tx.publish(windowBegan, { playerId: null, endsAt, expectedUnits: expected })
}
