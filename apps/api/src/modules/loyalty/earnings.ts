import type { ByLanguage, loyalty as contract } from "@elite/contract"
import { accounts, type Movement } from "../wallet/index.ts"
import { computeCoins, computeReversal, computeStakePoints, type Level, levelForPoints } from "./rules.ts"

export type PlayEvent = {
  eventId: bigint
  playerId: bigint
  provider: string
  roundRef: string
  at: Date
  gameId: number
} & (
  | { kind: "settled"; stakes: readonly Stake[] }
  | { kind: "voided"; uuid: string; stakeUnits: bigint; acceptedAt: Date }
)
type SettledRound = Extract<PlayEvent, { kind: "settled" }>
type VoidedBet = Extract<PlayEvent, { kind: "voided" }>
export type Stake = { category: string | null; stakeUnits: bigint }

type Earned = { stakeUnits: bigint; points: bigint; coins: bigint }
/** Points and coins are thousandths, after reversals. */
export type Earning = Earned & {
  provider: string
  roundRef: string
  playerId: bigint
  gameId: number
  at: Date
  /** What the player reads; null where nothing was reversed. */
  was: Earned | null
}

/** Thousandths; `day` is of UTC, YYYY-MM-DD. */
export type DayChange = { playerId: bigint; day: string; points: bigint }

/** Points and coins are signed thousandths, `amountUnits` is 10⁻⁵ euro. */
export type HistoryEntry = {
  playerId: bigint
  at: Date
  cause: Exclude<contract.LoyaltyCause, "round">
  gameId: number | null
  amountUnits: bigint | null
  name?: ByLanguage
  points: bigint
  coins: bigint
}

export const roundKey = ({
  provider,
  playerId,
  roundRef,
}: Pick<PlayEvent, "provider" | "playerId" | "roundRef">) => `${provider}:${playerId}:${roundRef}`

/** Points and coins in thousandths; `ranked` are the points that count for the rank, `held` the numbers of ranks. */
export type LoyaltyState = {
  weightsHundredths: ReadonlyMap<string, number>
  levels: readonly [Level, ...Level[]]
  ranked: ReadonlyMap<bigint, bigint>
  held: ReadonlyMap<bigint, number>
  earnings: ReadonlyMap<string, Earning>
  coins: ReadonlyMap<bigint, bigint>
}

export const otherCategoryWeight = 30

/**
 * Processes a batch in its order. A player has one movement of each kind and batch; the share of a round is its
 * earning. Coins are multiplied by the held rank, or by a higher one that earlier events of the batch reached.
 */
export function computeEarnings(played: readonly PlayEvent[], before: LoyaltyState) {
  const sumsByPlayer = new Map<bigint, PlayerSums>()
  const entries: HistoryEntry[] = []
  const changed = new Map<string, Earning>()
  const changedPlayers = new Set<bigint>()
  const ranked = new Map(before.ranked)
  const coinsHeld = new Map(before.coins)
  const findEarning = (key: string) => changed.get(key) ?? before.earnings.get(key)
  const addCoins = (playerId: bigint, change: bigint) =>
    coinsHeld.set(playerId, (coinsHeld.get(playerId) ?? 0n) + change)

  const earn = (round: SettledRound) => {
    const { playerId, provider, roundRef, gameId, at } = round
    const points = computePoints(round.stakes, before.weightsHundredths)
    const rank = ranked.get(playerId) ?? 0n
    ranked.set(playerId, rank + points)
    const key = roundKey(round)
    if (points === 0n || findEarning(key)) return
    const level = effectiveRank(before, playerId, rank)
    const coins = computeCoins(points, level.multiplierHundredths)
    const stakeUnits = round.stakes.reduce((sum, each) => sum + each.stakeUnits, 0n)
    changed.set(key, { provider, roundRef, playerId, gameId, stakeUnits, points, coins, at, was: null })
    changedPlayers.add(playerId)
    addCoins(playerId, coins)
    addUnits(sumsFor(sumsByPlayer, round).earned, { points, coins })
  }

  const reverse = (bet: VoidedBet) => {
    const { playerId, stakeUnits } = bet
    const earned = findEarning(roundKey(bet))
    if (!earned) return
    const back = computeReversal(earned, stakeUnits)
    // Redeemed coins are gone: what is left is reversed, the rest is the operator's loss.
    const held = coinsHeld.get(playerId) ?? 0n
    const coins = back.coins < held ? back.coins : held
    addCoins(playerId, -coins)
    changedPlayers.add(playerId)
    changed.set(roundKey(bet), {
      ...earned,
      stakeUnits: earned.stakeUnits - stakeUnits,
      points: earned.points - back.points,
      coins: earned.coins - coins,
      was: earned.was ?? { stakeUnits: earned.stakeUnits, points: earned.points, coins: earned.coins },
    })
    addUnits(sumsFor(sumsByPlayer, bet).back, { points: back.points, coins })
    const { at, gameId } = bet
    const [points, taken] = [-back.points, -coins]
    entries.push({ playerId, at, cause: "void", gameId, amountUnits: stakeUnits, points, coins: taken })
  }

  for (const each of played) each.kind === "settled" ? earn(each) : reverse(each)
  return {
    movements: [...sumsByPlayer].flatMap(toMovements).filter(({ amountUnits }) => amountUnits > 0n),
    earnings: [...changed.values()],
    days: toDayChanges(changed, before.earnings),
    entries: entries.filter(({ points, coins }) => points !== 0n || coins !== 0n),
    changedPlayers: [...changedPlayers],
  }
}

function effectiveRank({ levels, held }: LoyaltyState, playerId: bigint, rankUnits: bigint): Level {
  const reached = levelForPoints(levels, Number(rankUnits / 1000n))
  const kept = levels.findLast(({ level }) => level <= (held.get(playerId) ?? 0)) ?? levels[0]
  return kept.startPoint > reached.startPoint ? kept : reached
}

function toDayChanges(changed: ReadonlyMap<string, Earning>, before: LoyaltyState["earnings"]): DayChange[] {
  const days = new Map<string, DayChange>()
  for (const [key, { playerId, at, points }] of changed) {
    const day = at.toISOString().slice(0, 10)
    const known = days.get(`${playerId} ${day}`) ?? { playerId, day, points: 0n }
    known.points += points - (before.get(key)?.points ?? 0n)
    days.set(`${playerId} ${day}`, known)
  }
  return [...days.values()].filter((change) => change.points !== 0n)
}

type Units = { points: bigint; coins: bigint }
/** One sum each way for a player and batch; `eventId` of its first event names the movements. */
type PlayerSums = { eventId: bigint; earned: Units; back: Units }

function sumsFor(sumsByPlayer: Map<bigint, PlayerSums>, { playerId, eventId }: PlayEvent): PlayerSums {
  const known = sumsByPlayer.get(playerId)
  if (known) return known
  const sums = { eventId, earned: { points: 0n, coins: 0n }, back: { points: 0n, coins: 0n } }
  sumsByPlayer.set(playerId, sums)
  return sums
}

function addUnits(sum: Units, { points, coins }: Units): void {
  sum.points += points
  sum.coins += coins
}

/** Earnings move first: a reversal may need them. */
const toMovements = ([playerId, { eventId, earned, back }]: [bigint, PlayerSums]): Movement[] => [
  ...earnedMovements(playerId, `event:${eventId}`, earned),
  ...reversedMovements(playerId, `event:${eventId}`, back),
]

function earnedMovements(playerId: bigint, id: string, { points, coins }: Units): Movement[] {
  const { club } = accounts
  return [
    {
      id: `points:${id}`,
      kind: "pointsEarned",
      from: club("points"),
      to: accounts.points(playerId),
      amountUnits: points,
    },
    {
      id: `coins:${id}`,
      kind: "coinsEarned",
      from: club("coins"),
      to: accounts.coins(playerId),
      amountUnits: coins,
    },
  ]
}

export const toAnnulmentMovements = (
  { playerId, annulmentId }: { playerId: bigint; annulmentId: bigint },
  back: Units,
): Movement[] =>
  reversedMovements(playerId, `annulment:${annulmentId}`, back).filter(({ amountUnits }) => amountUnits > 0n)

function reversedMovements(playerId: bigint, id: string, back: Units): Movement[] {
  const { club } = accounts
  return [
    {
      id: `points-back:${id}`,
      kind: "pointsTakenBack",
      from: accounts.points(playerId),
      to: club("points"),
      amountUnits: back.points,
    },
    {
      id: `coins-back:${id}`,
      kind: "coinsTakenBack",
      from: accounts.coins(playerId),
      to: club("coins"),
      amountUnits: back.coins,
    },
  ]
}

/** Stakes on one category are summed before they are weighed, so that splitting a stake changes nothing. */
function computePoints(stakes: readonly Stake[], weightsHundredths: ReadonlyMap<string, number>): bigint {
  const byCategory = new Map<string | null, bigint>()
  for (const { category, stakeUnits } of stakes)
    byCategory.set(category, (byCategory.get(category) ?? 0n) + stakeUnits)
  return [...byCategory].reduce(
    (sum, [category, units]) =>
      sum + computeStakePoints(units, weightsHundredths.get(category ?? "") ?? otherCategoryWeight),
    0n,
  )
}
