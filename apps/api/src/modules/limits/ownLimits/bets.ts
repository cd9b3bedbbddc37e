import { eurosOf, type LiveMessages } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { periodEnd, todayAt } from "./periods.ts"
import { ownLimitSpecs } from "./rules.ts"
import * as store from "./store.ts"

type ReachedLimit = LiveMessages["limitReached"]
const unitsPerCent = 1000n
const unitsToEuros = (units: bigint) => eurosOf(Number(units > 0n ? units / unitsPerCent : 0n))

/** The player’s own limit that refuses a stake (10⁻⁵ euro) for longest, for display; null when none does. */
export async function findLimitOnStake(
  from: Reads,
  playerId: bigint,
  stakeUnits: bigint,
): Promise<ReachedLimit | null> {
  const today = todayAt(from.now)
  const [own, used] = await Promise.all([
    store.getOwnLimits(from, playerId),
    store.getUsed(from, playerId, today),
  ])
  const stakes = { daily: used.day_stake, weekly: used.week_stake, monthly: used.month_stake }
  const wins = { daily: used.day_win, weekly: used.week_win, monthly: used.month_win }
  const reached = ownLimitSpecs.flatMap(({ name, period, kind }) => {
    const cents = own[name]
    if (cents === null || kind === "Deposit") return []
    const limitUnits = BigInt(cents) * unitsPerCent
    const usedUnits = kind === "Bet" ? stakes[period] : stakes[period] - wins[period]
    if (usedUnits + stakeUnits <= limitUnits) return []
    return [
      {
        limit: name,
        amount: eurosOf(cents),
        used: unitsToEuros(usedUnits),
        remaining: unitsToEuros(limitUnits - usedUnits),
        resetsAt: periodEnd(period, today).toISOString(),
      },
    ]
  })
  // Of limits that end together, the one that leaves less.
  return (
    reached.toSorted((a, b) => b.resetsAt.localeCompare(a.resetsAt) || a.remaining - b.remaining)[0] ?? null
  )
}
