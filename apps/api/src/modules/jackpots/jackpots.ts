import { type jackpots as contract, eurosOf, type ReplyOf } from "@elite/contract"
import { addedNowPpm, chanceOf, fullStakeOf, jackpots, oneIn, returnPpm, type Sealed } from "@elite/jackpots"
import type { Platform } from "../../platform/platform.ts"
import { policy, setting } from "../content/index.ts"
import { mostReturnForPrizes } from "../games/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { sealedIn } from "./drawing/kept.ts"
import { shownEuros } from "./pools.ts"
import { jackpotPools, jackpotRules } from "./settings.ts"
import { headOf, runningOf } from "./store.ts"
import { highestOf, lastWonOf, type WonRow } from "./won/store.ts"
import { wonOnTheWire } from "./won/won.ts"

type Reply = ReplyOf<typeof contract.getJackpots>
type Shown = Reply["jackpots"][number]
const winnersShown = 5
const aEuroUnits = 100_000n

/** The pools that are played, in the order of the house, each with its last winners; none while the policy is not on. */
export async function jackpotsShown(platform: Platform): Promise<Reply> {
  const from = platform.reads()
  const { leastStakeCents, claimDays } = await setting(from, jackpotRules)
  const rules = {
    leastStake: eurosOf(leastStakeCents),
    mostReturn: await mostReturnForPrizes(from),
    claimDays,
  }
  if ((await policy(from, jackpotPools)) !== "on") return { ...rules, jackpots: [], head: null }
  const [running, wins, highest, last] = await Promise.all([
    runningOf(from),
    lastWonOf(from, winnersShown),
    highestOf(from),
    headOf(from),
  ])
  const winners = await wonOnTheWire(platform, wins)
  const shown = running.map((row): Shown => {
    const { id, jackpot, number, parts, seal, published_at } = row
    const cycle = sealedIn(row)
    const most = highest.get(jackpot)
    return {
      jackpotId: Number(id),
      cycle: number,
      type: jackpot,
      pool: shownEuros(parts),
      start: eurosOfUnits(cycle.terms.seedUnits),
      highest: most === undefined ? null : eurosOfUnits(most),
      ...dropOf(cycle),
      oneIn: oneIn(chanceOf(cycle, aEuroUnits, from.now.getTime())) ?? null,
      returnPpm: addedPpmOf(cycle, from.now),
      commitment: seal,
      sealedAt: published_at.toISOString(),
      lastWinners: winners.filter((_, n) => (wins[n] as WonRow).jackpot === jackpot),
    }
  })
  return {
    ...rules,
    jackpots: shown.sort((a, b) => jackpots.indexOf(a.type) - jackpots.indexOf(b.type)),
    head: last ?? null,
  }
}

/**
 * What a euro is expected to win of a pool as it stands, millionths: by the chance that it is drawn by. Of the pool that the game
 * decides the most that it may be; of a cycle from before there was a ceiling what comes back in the long run.
 */
function addedPpmOf(cycle: Sealed, now: Date): number {
  if (cycle.terms.addedPpm === undefined) return returnPpm(cycle)
  return addedNowPpm(cycle, aEuroUnits, now.getTime()) ?? cycle.terms.addedPpm
}

const unitsPerCent = 1_000n
/** Whole cents, rounded up. */
const wholeCents = (units: bigint): bigint => ((units + unitsPerCent - 1n) / unitsPerCent) * unitsPerCent

/** By what a pool drops, as far as everybody knows. */
function dropOf(
  cycle: Sealed,
): Pick<Shown, "target" | "dropsBefore" | "hasDropped" | "multiple" | "fullStake"> {
  switch (cycle.jackpot) {
    case "threeHour": {
      const { endMs, hasDropped } = cycle.window
      return { dropsBefore: new Date(endMs).toISOString(), hasDropped }
    }
    case "hitTheTarget":
      return { target: eurosOfUnits(cycle.terms.ceilingUnits) }
    case "anyTime":
      return {}
    case "bigWin":
      return {
        multiple: Number(cycle.terms.multiple),
        fullStake: eurosOfUnits(wholeCents(fullStakeOf(cycle.terms, cycle.parts))),
      }
  }
}
