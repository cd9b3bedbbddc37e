import { type jackpots as contract, eurosOf, type ReplyOf } from "@elite/contract"
import {
  computeChance,
  currentReturnPpm,
  jackpots,
  longRunReturnPpm,
  oneIn,
  type SealedCycle,
} from "@elite/jackpots"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { getMaxReturnForPrizes } from "../games/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { toSealedCycle } from "./draws/cycleRow.ts"
import { toShownEuros } from "./pools.ts"
import { toDropRule } from "./rules.ts"
import { jackpotPools, jackpotRules } from "./settings.ts"
import { findLastHead, listRunningCycles } from "./store.ts"
import { getHighestWins, listLatestWins, type WinRow } from "./wins/store.ts"
import { toWireWins } from "./wins/wins.ts"

type Reply = ReplyOf<typeof contract.getJackpots>
type JackpotReply = Reply["jackpots"][number]
const maxWinners = 5
const oneEuroUnits = 100_000n

export async function getJackpotsReply(platform: Platform): Promise<Reply> {
  const from = platform.reads()
  const { leastStakeCents, claimDays } = await getSetting(from, jackpotRules)
  const rules = {
    leastStake: eurosOf(leastStakeCents),
    mostReturn: await getMaxReturnForPrizes(from),
    claimDays,
  }
  if ((await getPolicyState(from, jackpotPools)) !== "on") return { ...rules, jackpots: [], head: null }
  const [running, wins, highest, last] = await Promise.all([
    listRunningCycles(from),
    listLatestWins(from, maxWinners),
    getHighestWins(from),
    findLastHead(from),
  ])
  const winners = await toWireWins(platform, wins)
  const replies = running.map((row): JackpotReply => {
    const { id, jackpot, number, parts, seal, published_at } = row
    const cycle = toSealedCycle(row)
    const most = highest.get(jackpot)
    return {
      jackpotId: Number(id),
      cycle: number,
      type: jackpot,
      pool: toShownEuros(parts),
      start: unitsToEuros(cycle.terms.seedUnits),
      highest: most === undefined ? null : unitsToEuros(most),
      ...toDropRule(cycle, from.now),
      oneIn: oneIn(computeChance(cycle, oneEuroUnits, from.now.getTime())) ?? null,
      returnPpm: computeReturnPpm(cycle, from.now),
      commitment: seal,
      sealedAt: published_at.toISOString(),
      lastWinners: winners.filter((_, n) => (wins[n] as WinRow).jackpot === jackpot),
    }
  })
  return {
    ...rules,
    jackpots: replies.sort((a, b) => jackpots.indexOf(a.type) - jackpots.indexOf(b.type)),
    head: last ?? null,
  }
}

/** The expected win of a euro, in millionths: of the big win its ceiling, of older cycles the long-run return. */
function computeReturnPpm(cycle: SealedCycle, now: Date): number {
  if (cycle.terms.addedPpm === undefined) return longRunReturnPpm(cycle)
  return currentReturnPpm(cycle, oneEuroUnits, now.getTime()) ?? cycle.terms.addedPpm
}
