import type { LiveMessages } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Channel } from "../../platform/realtime/channel.ts"
import { getPolicyState } from "../content/index.ts"
import { findPools } from "./pools.ts"
import { jackpotPools } from "./settings.ts"
import { findLastHead } from "./store.ts"

export const channels = (platform: Platform): Channel[] => {
  const pools: Channel<"jackpots"> = {
    name: "jackpots",
    of: "everyone",
    isOpen: async () => (await getPolicyState(platform.reads(), jackpotPools)) === "on",
    now: () => readPoolsMessage(platform.reads()),
  }
  return [pools]
}

export async function pushPools(tx: Tx): Promise<void> {
  for (const message of await readPoolsMessage(tx)) tx.push("everyone", "jackpots", message)
}

async function readPoolsMessage(from: Reads): Promise<LiveMessages["jackpots"][]> {
  const [pools, head] = [await findPools(from), await findLastHead(from)]
  return pools && head ? [{ ...pools, head }] : []
}
