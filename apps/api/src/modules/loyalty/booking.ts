import { accounts, type Movement } from "../wallet/index.ts"
import { coinsFor, type Level, levelOf, pointsFor, takenBack } from "./rules.ts"

/** What play tells: a round that was settled, with its stakes by category of game, or a bet that was given back. */
export type Played = { playerId: bigint; provider: string; roundRef: string } & (
  | { kind: "settled"; at: Date; gameId: number; stakes: readonly Stake[] }
  | { kind: "voided"; uuid: string; stakeUnits: bigint }
)
export type Stake = { category: string | null; stakeUnits: bigint }

/** What a settled round earned, less what was taken back; points and coins in thousandths. */
export type Earning = {
  provider: string
  roundRef: string
  playerId: bigint
  stakeUnits: bigint
  points: bigint
  coins: bigint
  at: Date
}
export const roundKey = ({ provider, playerId, roundRef }: Omit<Played, "kind">) =>
  `${provider}:${playerId}:${roundRef}`

/** How things stand before a batch; `ranked` are the points that count for the rank, by player. */
export type Before = {
  weightsHundredths: ReadonlyMap<string, number>
  levels: readonly [Level, ...Level[]]
  ranked: ReadonlyMap<bigint, bigint>
  earnings: ReadonlyMap<string, Earning>
  /** Coins of whoever had a bet voided. */
  coins: ReadonlyMap<bigint, bigint>
}

const otherCategories = 30

/**
 * Works a batch off in its order: what to move, and how each round's earning stands afterwards. The rank that
 * multiplies coins is the one reached by the events before.
 */
export function bookingOf(played: readonly Played[], before: Before) {
  const movements: Movement[] = []
  const changed = new Map<string, Earning>()
  const touched = new Set<bigint>()
  const ranked = new Map(before.ranked)
  const coinsHeld = new Map(before.coins)
  const earningOf = (key: string) => changed.get(key) ?? before.earnings.get(key)
  const hold = (playerId: bigint, change: bigint) =>
    coinsHeld.set(playerId, (coinsHeld.get(playerId) ?? 0n) + change)

  const earn = (round: Extract<Played, { kind: "settled" }>) => {
    const { playerId, provider, roundRef, at } = round
    const points = pointsOf(round.stakes, before.weightsHundredths)
    const rank = ranked.get(playerId) ?? 0n
    ranked.set(playerId, rank + points)
    const key = roundKey(round)
    if (points === 0n || earningOf(key)) return
    const level = levelOf(before.levels, Number(rank / 1000n))
    const coins = coinsFor(points, level.multiplierHundredths)
    const stakeUnits = round.stakes.reduce((sum, each) => sum + each.stakeUnits, 0n)
    changed.set(key, { provider, roundRef, playerId, stakeUnits, points, coins, at })
    touched.add(playerId)
    hold(playerId, coins)
    const memo = { gameId: round.gameId }
    const [club, own] = [
      accounts.club,
      { points: accounts.points(playerId), coins: accounts.coins(playerId) },
    ]
    movements.push(
      {
        id: `points:${key}`,
        kind: "pointsEarned",
        from: club("points"),
        to: own.points,
        amountUnits: points,
        memo,
      },
      {
        id: `coins:${key}`,
        kind: "coinsEarned",
        from: club("coins"),
        to: own.coins,
        amountUnits: coins,
        memo,
      },
    )
  }

  const takeBack = (bet: Extract<Played, { kind: "voided" }>) => {
    const { playerId, provider, uuid, stakeUnits } = bet
    const earned = earningOf(roundKey(bet))
    if (!earned) return
    const back = takenBack(earned, stakeUnits)
    // Coins may have been redeemed meanwhile: what is there is taken, the rest is the house's loss.
    const held = coinsHeld.get(playerId) ?? 0n
    const coins = back.coins < held ? back.coins : held
    hold(playerId, -coins)
    touched.add(playerId)
    changed.set(roundKey(bet), {
      ...earned,
      stakeUnits: earned.stakeUnits - stakeUnits,
      points: earned.points - back.points,
      coins: earned.coins - coins,
    })
    const id = `${provider}:${uuid}`
    movements.push(
      {
        id: `points-back:${id}`,
        kind: "pointsTakenBack",
        from: accounts.points(playerId),
        to: accounts.club("points"),
        amountUnits: back.points,
      },
      {
        id: `coins-back:${id}`,
        kind: "coinsTakenBack",
        from: accounts.coins(playerId),
        to: accounts.club("coins"),
        amountUnits: coins,
      },
    )
  }

  for (const each of played) each.kind === "settled" ? earn(each) : takeBack(each)
  return {
    movements: movements.filter(({ amountUnits }) => amountUnits > 0n),
    earnings: [...changed.values()],
    touched: [...touched],
  }
}

/** Stakes on one category are added up before they are weighed: splitting a stake earns nothing more or less. */
function pointsOf(stakes: readonly Stake[], weightsHundredths: ReadonlyMap<string, number>): bigint {
  const byCategory = new Map<string | null, bigint>()
  for (const { category, stakeUnits } of stakes)
    byCategory.set(category, (byCategory.get(category) ?? 0n) + stakeUnits)
  return [...byCategory].reduce(
    (sum, [category, units]) =>
      sum + pointsFor(units, weightsHundredths.get(category ?? "") ?? otherCategories),
    0n,
  )
}
