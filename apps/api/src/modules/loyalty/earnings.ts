import type { ByLanguage, loyalty as contract } from "@elite/contract"
import { accounts, type Movement } from "../wallet/index.ts"
import { computeCoins, computeReversal, computeStakePoints, type Level, levelForPoints } from "./rules.ts"

/** What play tells: a round that was settled, with its stakes by category of game, or a bet that was given back. */
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
/** What a settled round earned, less what was taken back; points and coins in thousandths. */
export type Earning = Earned & {
  provider: string
  roundRef: string
  playerId: bigint
  gameId: number
  at: Date
  /** As it was earned, which its player reads of it; null where nothing was taken back since. */
  was: Earned | null
}

/** By how much the points of a day of a player change, thousandths; the day is of UTC, YYYY-MM-DD. */
export type DayChange = { playerId: bigint; day: string; points: bigint }

/**
 * A change of points and coins, beside what rounds earned, as its player reads it later, thousandths; the amount is what it was
 * about, in units.
 */
export type HistoryEntry = {
  playerId: bigint
  at: Date
  cause: Exclude<contract.LoyaltyCause, "round">
  gameId: number | null
  amountUnits: bigint | null
  /** What a prize was won in. */
  name?: ByLanguage
  points: bigint
  coins: bigint
}

/** One name for a round of a player, whichever provider it was played at. */
export const roundKey = ({
  provider,
  playerId,
  roundRef,
}: Pick<PlayEvent, "provider" | "playerId" | "roundRef">) => `${provider}:${playerId}:${roundRef}`

/** How things stand before a batch; `ranked` are the points that count for the rank, by player, `held` the ranks they hold. */
export type LoyaltyState = {
  weightsHundredths: ReadonlyMap<string, number>
  levels: readonly [Level, ...Level[]]
  ranked: ReadonlyMap<bigint, bigint>
  held: ReadonlyMap<bigint, number>
  earnings: ReadonlyMap<string, Earning>
  /** Coins of whoever had a bet voided. */
  coins: ReadonlyMap<bigint, bigint>
}

/** Hundredths of a point for each euro staked on games of a category that nobody weighed. */
export const otherCategoryWeight = 30

/**
 * Works a batch off in its order: what to move, how each round's earning stands afterwards, and what else players read. What
 * moves for a player is summed: the ledger has one movement of each kind and batch, the share of each round is its earning. The
 * rank that multiplies coins is the one held, or a higher one reached by the events before.
 */
export function computeEarnings(played: readonly PlayEvent[], before: LoyaltyState) {
  const moving = new Map<bigint, PlayerSums>()
  const entries: HistoryEntry[] = []
  const changed = new Map<string, Earning>()
  const touched = new Set<bigint>()
  const ranked = new Map(before.ranked)
  const coinsHeld = new Map(before.coins)
  const earningOf = (key: string) => changed.get(key) ?? before.earnings.get(key)
  const hold = (playerId: bigint, change: bigint) =>
    coinsHeld.set(playerId, (coinsHeld.get(playerId) ?? 0n) + change)

  const earn = (round: SettledRound) => {
    const { playerId, provider, roundRef, gameId, at } = round
    const points = computePoints(round.stakes, before.weightsHundredths)
    const rank = ranked.get(playerId) ?? 0n
    ranked.set(playerId, rank + points)
    const key = roundKey(round)
    if (points === 0n || earningOf(key)) return
    const level = effectiveRank(before, playerId, rank)
    const coins = computeCoins(points, level.multiplierHundredths)
    const stakeUnits = round.stakes.reduce((sum, each) => sum + each.stakeUnits, 0n)
    changed.set(key, { provider, roundRef, playerId, gameId, stakeUnits, points, coins, at, was: null })
    touched.add(playerId)
    hold(playerId, coins)
    addUnits(sumsFor(moving, round).earned, { points, coins })
  }

  const takeBack = (bet: VoidedBet) => {
    const { playerId, stakeUnits } = bet
    const earned = earningOf(roundKey(bet))
    if (!earned) return
    const back = computeReversal(earned, stakeUnits)
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
      was: earned.was ?? { stakeUnits: earned.stakeUnits, points: earned.points, coins: earned.coins },
    })
    addUnits(sumsFor(moving, bet).back, { points: back.points, coins })
    const { at, gameId } = bet
    const [points, taken] = [-back.points, -coins]
    entries.push({ playerId, at, cause: "void", gameId, amountUnits: stakeUnits, points, coins: taken })
  }

  for (const each of played) each.kind === "settled" ? earn(each) : takeBack(each)
  return {
    movements: [...moving].flatMap(toMovements).filter(({ amountUnits }) => amountUnits > 0n),
    earnings: [...changed.values()],
    days: toDayChanges(changed, before.earnings),
    entries: entries.filter(({ points, coins }) => points !== 0n || coins !== 0n),
    touched: [...touched],
  }
}

/** The rank that a player holds, or the higher one that their points are enough for. */
function effectiveRank({ levels, held }: LoyaltyState, playerId: bigint, rankUnits: bigint): Level {
  const reached = levelForPoints(levels, Number(rankUnits / 1000n))
  const kept = levels.findLast(({ level }) => level <= (held.get(playerId) ?? 0)) ?? levels[0]
  return kept.startPoint > reached.startPoint ? kept : reached
}

/** The days of earnings that have changed, each once. */
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
/** What a batch moves for a player: a sum each way, named by the first of its events that moves anything. */
type PlayerSums = { eventId: bigint; earned: Units; back: Units }

function sumsFor(moving: Map<bigint, PlayerSums>, { playerId, eventId }: PlayEvent): PlayerSums {
  const known = moving.get(playerId)
  if (known) return known
  const made = { eventId, earned: { points: 0n, coins: 0n }, back: { points: 0n, coins: 0n } }
  moving.set(playerId, made)
  return made
}

function addUnits(sum: Units, { points, coins }: Units): void {
  sum.points += points
  sum.coins += coins
}

/** What was earned comes first: some of what is taken back may be of it. */
const toMovements = ([playerId, { eventId, earned, back }]: [bigint, PlayerSums]): Movement[] => [
  ...earnedMovements(playerId, `event:${eventId}`, earned),
  ...reversedMovements(playerId, `event:${eventId}`, back),
]

/** From the club to the player: what rounds earned. */
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

/** From the player back to the club: what all rounds of an annulment had earned, in one movement of each. */
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

/** Stakes on one category are added up before they are weighed: splitting a stake earns nothing more or less. */
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
