import type { Tx } from "../../../platform/db/transaction.ts"
import { setting } from "../../content/index.ts"
import { lockEnded, setTold } from "../campaigns/store.ts"
import { blockEnded } from "../events.ts"
import { prizeDropRules } from "../settings.ts"

const atOnce = 100

/** Announces each block whose last bets have had their time to settle, once, in the order in which they ended. */
export async function endBlocks(tx: Tx): Promise<void> {
  const { settleMinutes } = await setting(tx, prizeDropRules)
  const before = new Date(tx.now.getTime() - settleMinutes * 60_000)
  for (const { campaign_id: campaignId, number: block } of await lockEnded(tx, before, atOnce)) {
    await setTold(tx, campaignId, block)
    await tx.publish(blockEnded, { playerId: null, campaignId, block })
  }
}
