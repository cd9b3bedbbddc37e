import type { Tx } from "../../../platform/db/transaction.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { getSetting } from "../../content/index.ts"
import { lockEndedBlocks, setBlockAnnounced } from "../campaigns/store.ts"
import { blockEnded } from "../events.ts"
import { prizeDropRules } from "../settings.ts"

const batchSize = 100

/** A block ends once, after its last bets have had time to settle. */
export async function endBlocks(tx: Tx): Promise<void> {
  const { settleMinutes } = await getSetting(tx, prizeDropRules)
  const before = new Date(tx.now.getTime() - settleMinutes * minuteMs)
  for (const { campaign_id: campaignId, number: block } of await lockEndedBlocks(tx, before, batchSize)) {
    await setBlockAnnounced(tx, campaignId, block)
    await tx.publish(blockEnded, { playerId: null, campaignId, block })
  }
}
