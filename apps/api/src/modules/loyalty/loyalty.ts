import type { loyalty as contract, ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { brusselsDay } from "../../platform/lib/calendar.ts"
import { hashToken } from "../../platform/lib/random.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { getPlayerBalances, getPointsOfPlayers, unitsToPoints } from "../wallet/index.ts"
import { otherCategoryWeight } from "./earnings.ts"
import { rankWindowStart, rankWindowStartOn } from "./ranks/rules.ts"
import { findStanding, sumPointsSince } from "./ranks/store.ts"
import { rankWindowDays } from "./rules.ts"
import { coinRedemption, rankMultipliers, rankTerms, redemptionTerms } from "./settings.ts"
import { getCategoryWeights, listLevels, type NamedLevel } from "./store.ts"

/** Ranks multiply coins, and have benefits, only while their policy is on. */
export async function listLevelsInForce(from: Reads): Promise<[NamedLevel, ...NamedLevel[]]> {
  const levels = await listLevels(from)
  if ((await getPolicyState(from, rankMultipliers)) === "on") return levels
  const [first, ...rest] = levels.map((level) => ({ ...level, multiplierHundredths: 100, benefits: [] }))
  return [first!, ...rest]
}

/** A one-way name of a session for the cookie of the club; it authenticates nobody. */
export const toLoyaltySessionName = (sessionToken: string): string =>
  hashToken(`loyalty:${sessionToken}`).toString("base64url")

export async function getLevelsReply(from: Reads): Promise<ReplyOf<typeof contract.getLoyaltyLevel>> {
  const levels = await listLevelsInForce(from)
  return {
    loyaltyLevels: levels.map((row, index) => ({
      level: row.level,
      name: row.name,
      startPoint: row.startPoint,
      endPoint: levels[index + 1]?.startPoint ?? null,
      coinMultiplier: row.multiplierHundredths / 100,
      benefits: row.benefits,
    })),
  }
}

export async function getRulesReply(from: Reads): Promise<ReplyOf<typeof contract.getLoyaltyRules>> {
  const [weights, { noticeDays }, redemption, redemptionPolicy] = await Promise.all([
    getCategoryWeights(from),
    getSetting(from, rankTerms),
    getSetting(from, redemptionTerms),
    getPolicyState(from, coinRedemption),
  ])
  return {
    categories: [...weights].map(([category, weight]) => ({ category, pointsPerEuro: weight / 100 })),
    otherCategories: otherCategoryWeight / 100,
    rankDays: rankWindowDays,
    noticeDays,
    redemption: { ...redemption, isOn: redemptionPolicy === "on" },
  }
}

/** Points are whole or thousandths of a point as a decimal. `fall` is the lower rank that was announced. */
export async function getLoyalty(from: Reads, playerId: bigint): Promise<contract.Loyalty> {
  const [levels, standing, { pointsUnits, coinsUnits }] = await Promise.all([
    listLevelsInForce(from),
    findStanding(from, playerId),
    getPlayerBalances(from, playerId),
  ])
  const fallsOn = standing?.fallsOn ?? null
  const [rankUnits = 0n, unitsAtFall = 0n] = await sumPointsSince(from, [
    { playerId, since: rankWindowStart(from.now) },
    ...(fallsOn === null ? [] : [{ playerId, since: rankWindowStartOn(fallsOn) }]),
  ])
  const level = levels.findLast(({ level }) => level <= (standing?.level ?? 0)) ?? levels[0]
  const index = levels.indexOf(level)
  const [next, below] = [levels[index + 1], levels[index - 1]]
  return {
    points: unitsToPoints(pointsUnits),
    coins: unitsToPoints(coinsUnits),
    level: level.level,
    levelName: level.name,
    rankPoints: unitsToPoints(rankUnits),
    nextLevel: next?.level ?? null,
    pointsToNext: next ? unitsToPoints(BigInt(next.startPoint) * 1000n - rankUnits) : null,
    multiplier: level.multiplierHundredths / 100,
    fall:
      fallsOn === null || !below
        ? null
        : {
            on: brusselsDay(fallsOn).from.toISOString(),
            level: below.level,
            levelName: below.name,
            rankPoints: unitsToPoints(unitsAtFall),
          },
  }
}

export async function pushPoints(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  for (const [playerId, { pointsUnits, coinsUnits }] of await getPointsOfPlayers(tx, playerIds))
    tx.push({ playerId }, "wallet", {
      elitePoints: unitsToPoints(pointsUnits),
      eliteCoins: unitsToPoints(coinsUnits),
    })
}
