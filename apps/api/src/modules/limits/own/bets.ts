import { eurosOf, type LiveMessages } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { endsAt, todayAt } from "./periods.ts"
import { nine } from "./rules.ts"
import * as store from "./store.ts"

type Reached = LiveMessages["limitReached"]
const unitsPerCent = 1000n
const eurosIn = (units: bigint) => eurosOf(Number(units > 0n ? units / unitsPerCent : 0n))

/**
 * Of the limits that a player set themselves the one that keeps a stake (10⁻⁵ euro) out longest, with what it leaves and
 * when its period ends; null where none does. For telling them: what refuses a bet is its own statement.
 */
export async function limitOnStake(
  from: Reads,
  playerId: bigint,
  stakeUnits: bigint,
): Promise<Reached | null> {
  const today = todayAt(from.now)
  const [own, used] = await Promise.all([store.ownOf(from, playerId), store.usedOf(from, playerId, today)])
  const stakes = { daily: used.day_stake, weekly: used.week_stake, monthly: used.month_stake }
  const wins = { daily: used.day_win, weekly: used.week_win, monthly: used.month_win }
  const reached = nine.flatMap(({ name, period, kind }) => {
    const cents = own[name]
    if (cents === null || kind === "Deposit") return []
    const limitUnits = BigInt(cents) * unitsPerCent
    const usedUnits = kind === "Bet" ? stakes[period] : stakes[period] - wins[period]
    if (usedUnits + stakeUnits <= limitUnits) return []
    return [
      {
        limit: name,
        amount: eurosOf(cents),
        used: eurosIn(usedUnits),
        remaining: eurosIn(limitUnits - usedUnits),
        resetsAt: endsAt(period, today).toISOString(),
      },
    ]
  })
  // Of those that end together the one that leaves less.
  return (
    reached.toSorted((a, b) => b.resetsAt.localeCompare(a.resetsAt) || a.remaining - b.remaining)[0] ?? null
  )
}
