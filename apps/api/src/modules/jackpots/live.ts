import type { LiveMessages } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Channel } from "../../platform/realtime/channel.ts"
import { getPolicyState } from "../content/index.ts"
import { findPools } from "./pools.ts"
import { jackpotPools } from "./settings.ts"
import { findLastHead } from "./store.ts"

/** What lies in the pools and where their chain stands: pages that show it are told, while the policy is on. */
export const channels = (platform: Platform): Channel[] => {
  const pools: Channel<"jackpots"> = {
    name: "jackpots",
    of: "everyone",
    isOpen: async () => (await getPolicyState(platform.reads(), jackpotPools)) === "on",
    now: () => readPoolsMessage(platform.reads()),
  }
  return [pools]
}

/** Tells what lies in the pools, and where the chain stands. */
export async function pushPools(tx: Tx): Promise<void> {
  for (const said of await readPoolsMessage(tx)) tx.push("everyone", "jackpots", said)
}

async function readPoolsMessage(from: Reads): Promise<LiveMessages["jackpots"][]> {
  const [pools, head] = [await findPools(from), await findLastHead(from)]
  return pools && head ? [{ ...pools, head }] : []
}
