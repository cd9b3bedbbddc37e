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

/** The ranks with what multiplies coins now: nothing while the policy is not on, and then ranks have no benefit either. */
export async function listLevelsInForce(from: Reads): Promise<[NamedLevel, ...NamedLevel[]]> {
  const levels = await listLevels(from)
  if ((await getPolicyState(from, rankMultipliers)) === "on") return levels
  const [first, ...rest] = levels.map((level) => ({ ...level, multiplierHundredths: 100, benefits: [] }))
  return [first!, ...rest]
}

/** What a session is called in the club: made of its token, which nobody makes of it again. */
export const toLoyaltySessionName = (sessionToken: string): string =>
  hashToken(`loyalty:${sessionToken}`).toString("base64url")

/** Every rank as the contract shows it. */
export async function getLevelsReply(from: Reads): Promise<ReplyOf<typeof contract.getLoyaltyLevel>> {
  const all = await listLevelsInForce(from)
  return {
    loyaltyLevels: all.map((row, at) => ({
      level: row.level,
      name: row.name,
      startPoint: row.startPoint,
      endPoint: all[at + 1]?.startPoint ?? null,
      coinMultiplier: row.multiplierHundredths / 100,
      benefits: row.benefits,
    })),
  }
}

/** By what the club counts, as the contract shows it. */
export async function getRulesReply(from: Reads): Promise<ReplyOf<typeof contract.getLoyaltyRules>> {
  const [weights, { noticeDays }, redemption, redeems] = await Promise.all([
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
    redemption: { ...redemption, isOn: redeems === "on" },
  }
}

/** A player's standing in the Elite Club: balances, the rank they hold, the way to the next one and what was announced. */
export async function getLoyalty(from: Reads, playerId: bigint): Promise<contract.Loyalty> {
  const [all, standing, { pointsUnits, coinsUnits }] = await Promise.all([
    listLevelsInForce(from),
    findStanding(from, playerId),
    getPlayerBalances(from, playerId),
  ])
  const fallsOn = standing?.fallsOn ?? null
  const [rankUnits = 0n, thenUnits = 0n] = await sumPointsSince(from, [
    { playerId, since: rankWindowStart(from.now) },
    ...(fallsOn === null ? [] : [{ playerId, since: rankWindowStartOn(fallsOn) }]),
  ])
  const level = all.findLast(({ level }) => level <= (standing?.level ?? 0)) ?? all[0]
  const place = all.indexOf(level)
  const [next, below] = [all[place + 1], all[place - 1]]
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
            rankPoints: unitsToPoints(thenUnits),
          },
  }
}

/** Tells players' open pages how many points and coins they have. */
export async function pushPoints(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  for (const [playerId, { pointsUnits, coinsUnits }] of await getPointsOfPlayers(tx, playerIds))
    tx.push({ playerId }, "wallet", {
      elitePoints: unitsToPoints(pointsUnits),
      eliteCoins: unitsToPoints(coinsUnits),
    })
}
