import type { Tx } from "../../platform/db/transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Channel } from "../../platform/realtime/channel.ts"
import { getPolicyState } from "../content/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { computePoolEuros } from "./rules.ts"
import { questHouseMoney } from "./settings.ts"
import { findRunningWeek } from "./weeks/store.ts"

/** The pool of the current week is pushed to everybody while the policy is on, own points to their player. */
export const channels = (platform: Platform): Channel[] => {
  const pool: Channel<"quest"> = {
    name: "quest",
    of: "everyone",
    isOpen: async () => (await getPolicyState(platform.reads(), questHouseMoney)) === "on",
    async now() {
      const week = await findRunningWeek(platform.reads())
      return week ? [{ questId: Number(week.id), pool: computePoolEuros(week), players: week.players }] : []
    },
  }
  return [pool, { name: "questProgress", of: "player", isMerged: true }]
}

/** `pool` in units. */
export function pushPool(tx: Tx, weekId: bigint, { pool, players }: { pool: bigint; players: number }): void {
  tx.push("everyone", "quest", { questId: Number(weekId), pool: unitsToEuros(pool), players })
}
