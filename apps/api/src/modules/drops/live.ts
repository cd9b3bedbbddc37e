import type { Tx } from "../../platform/db/transaction.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Channel } from "../../platform/realtime/channel.ts"
import { getPolicyState } from "../content/index.ts"
import { toWinners } from "./prizes/prizes.ts"
import { findWonPrize } from "./prizes/store.ts"
import { prizeDrops } from "./settings.ts"

/** An older prize is only listed. */
const newsAgeMs = minuteMs

export const channels = (platform: Platform): Channel[] => {
  const winners: Channel<"dropWinner"> = {
    name: "dropWinner",
    of: "everyone",
    isOpen: async () => (await getPolicyState(platform.reads(), prizeDrops)) === "on",
  }
  return [winners]
}

export async function pushWinner(platform: Platform, tx: Tx, prizeId: bigint): Promise<void> {
  const won = await findWonPrize(tx, prizeId)
  if (!won || tx.now.getTime() - won.won_at.getTime() >= newsAgeMs) return
  for (const winner of await toWinners(platform, tx, [won])) tx.push("everyone", "dropWinner", winner)
}
