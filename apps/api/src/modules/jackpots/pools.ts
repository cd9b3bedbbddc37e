import { eachPoolField, type JackpotPools } from "@elite/contract"
import { type Jackpot, partsPerUnit } from "@elite/jackpots"
import type { Reads } from "../../platform/db/transaction.ts"
import { ttlCached } from "../../platform/lib/ttlCache.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState } from "../content/index.ts"
import { getMaskedNames } from "../players/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { jackpotPools } from "./settings.ts"
import { listRunningCycles } from "./store.ts"
import { listLatestWins } from "./wins/store.ts"

export const noPools = {
  ...eachPoolField(() => null),
  latestWinner: null,
  latestWinnerType: null,
}
const unitsPerCent = 1000n

/** The content of a pool in euros, rounded down to whole cents. */
export function toShownEuros(parts: bigint): number {
  const units = parts / partsPerUnit
  return unitsToEuros(units - (units % unitsPerCent))
}

/** Undefined while the policy is not on or no pool has begun. */
export async function findPools(from: Reads): Promise<JackpotPools | undefined> {
  if ((await getPolicyState(from, jackpotPools)) !== "on") return undefined
  const running = await listRunningCycles(from)
  if (running.length === 0) return undefined
  const pools = new Map<Jackpot, number>(running.map(({ jackpot, parts }) => [jackpot, toShownEuros(parts)]))
  const [last] = await listLatestWins(from, 1)
  const winner = last && (await getMaskedNames(from, [last.player_id])).get(last.player_id)
  return {
    ...eachPoolField((jackpot) => pools.get(jackpot)!),
    latestWinner: winner ?? null,
    latestWinnerType: last?.jackpot ?? null,
  }
}

const cacheMs = 1_000
/** The pools, cached for a second: every page of every player reads them. */
export const getCachedPools = ttlCached(cacheMs, (platform: Platform) => findPools(platform.reads()))
