import type { Reads } from "../../kernel/transaction.ts"
import { playerBalances, pointsOfUnits } from "../wallet/index.ts"
import { levelOf, rankWindowMs } from "./rules.ts"
import { levelsOf, pointsOf } from "./store.ts"

/** A player's standing in the Elite Club: balances, rank and the way to the next one. */
export async function loyaltyOf(from: Reads, playerId: bigint) {
  const [all, balances, ranked] = await Promise.all([
    levelsOf(from),
    playerBalances(from, playerId),
    pointsOf(from, [playerId], new Date(from.now.getTime() - rankWindowMs)),
  ])
  const rankUnits = ranked.get(playerId) ?? 0n
  const level = levelOf(all, Number(rankUnits / 1000n))
  const next = all[all.indexOf(level) + 1]
  return {
    points: pointsOfUnits(balances.pointsUnits),
    coins: pointsOfUnits(balances.coinsUnits),
    level: level.level,
    levelName: level.name,
    nextLevel: next?.level ?? null,
    pointsToNext: next ? pointsOfUnits(BigInt(next.startPoint) * 1000n - rankUnits) : null,
    multiplier: level.multiplierHundredths / 100,
  }
}
