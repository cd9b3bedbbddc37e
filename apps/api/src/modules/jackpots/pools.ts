import type { JackpotPools } from "@elite/contract"
import { type Jackpot, partsPerUnit } from "@elite/jackpots"
import type { Reads } from "../../platform/db/transaction.ts"
import { ttlCached } from "../../platform/lib/ttlCache.ts"
import type { Platform } from "../../platform/platform.ts"
import { policy } from "../content/index.ts"
import { maskedNames } from "../players/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { jackpotPools } from "./settings.ts"
import { runningOf } from "./store.ts"
import { lastWonOf } from "./won/store.ts"

/** What is shown where none is played. */
export const noPools = {
  prizePoolThreeHour: null,
  prizePoolHitTheTarget: null,
  prizePoolAnyTime: null,
  prizePoolBigWin: null,
  latestWinner: null,
  latestWinnerType: null,
}
const unitsPerCent = 1000n

/** What lies in a pool as it is shown: whole cents, never more than lies in it. Euros. */
export function shownEuros(parts: bigint): number {
  const units = parts / partsPerUnit
  return eurosOfUnits(units - (units % unitsPerCent))
}

/** What everybody is shown of the pools at a glance; undefined while none is played. */
export async function poolsOf(from: Reads): Promise<JackpotPools | undefined> {
  if ((await policy(from, jackpotPools)) !== "on") return undefined
  const running = await runningOf(from)
  if (running.length === 0) return undefined
  const pools = new Map<Jackpot, number>(running.map(({ jackpot, parts }) => [jackpot, shownEuros(parts)]))
  const [last] = await lastWonOf(from, 1)
  const winner = last && (await maskedNames(from, [last.player_id])).get(last.player_id)
  return {
    prizePoolThreeHour: pools.get("threeHour")!,
    prizePoolHitTheTarget: pools.get("hitTheTarget")!,
    prizePoolAnyTime: pools.get("anyTime")!,
    prizePoolBigWin: pools.get("bigWin")!,
    latestWinner: winner ?? null,
    latestWinnerType: last?.jackpot ?? null,
  }
}

const aSecondMs = 1_000
/** The same as this process remembers it, a second old at most: every page of every player asks. */
export const poolsNow = ttlCached(aSecondMs, (platform: Platform) => poolsOf(platform.reads()))
