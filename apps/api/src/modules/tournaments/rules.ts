import type { tournaments as contract } from "@elite/contract"

/** By what bets score in a tournament. */
export type ScoringRules = {
  readonly scoring: contract.TournamentScoring
  /** Points for each multiple of the stake, or for each euro. */
  readonly pointsEach: number
  /** Most points of one bet; null: no cap. */
  readonly capPoints: number | null
}
/** A euro in units. */
const euroUnits = 100_000n
const thousand = 1000n

/** What a bet scores, in thousandths of a point, rounded down: its stake is more than nothing, amounts are units. */
export function computePoints(
  { scoring, pointsEach, capPoints }: ScoringRules,
  { stakeUnits, winUnits }: { stakeUnits: bigint; winUnits: bigint },
): bigint {
  const each = BigInt(pointsEach) * thousand
  const isMultiple = scoring === "bestMultiplier" || scoring === "sumOfMultipliers"
  const counted = scoring === "totalStaked" ? stakeUnits : winUnits
  const points = (counted * each) / (isMultiple ? stakeUnits : euroUnits)
  const cap = capPoints === null ? points : BigInt(capPoints) * thousand
  return points < cap ? points : cap
}

/** From the place after the one before to this one, each is paid this part of the pool, millionths. */
export type PrizeLine = { to: number; sharePpm: number }
/** All of the pool. */
export const wholePpm = 1_000_000

/** The part of each place that pays, the first place first. */
export const placeShares = (prizes: readonly PrizeLine[]): number[] =>
  prizes.flatMap(({ to, sharePpm }, i) =>
    Array.from({ length: to - (prizes[i - 1]?.to ?? 0) }, () => sharePpm),
  )

/**
 * What each place is paid when so many are reached, whole cents in units, the first place first: together all of the pool.
 * Parts of places that nobody reached go to the others by their parts; cents that do not divide go to those who would lose
 * most of one, of two alike to the better place.
 */
export function computePayouts(poolUnits: bigint, prizes: readonly PrizeLine[], reached: number): bigint[] {
  const shares = placeShares(prizes).slice(0, reached).map(BigInt)
  const whole = shares.reduce((sum, share) => sum + share, 0n)
  if (whole === 0n) return []
  const cents = poolUnits / thousand
  const paid = shares.map((share) => (cents * share) / whole)
  const left = Number(cents - paid.reduce((sum, each) => sum + each, 0n))
  const byLoss = shares
    .map((share, place) => ({ place, loss: (cents * share) % whole }))
    .sort((a, b) => (a.loss === b.loss ? a.place - b.place : a.loss > b.loss ? -1 : 1))
  for (const { place } of byLoss.slice(0, left)) paid[place]! += 1n
  return paid.map((each) => each * thousand)
}

type TournamentTimes = { opens_at: Date; begins_at: Date; closes_at: Date; ends_at: Date }
/** A state that a tournament is kept in: the timetable follows the clock, and is a little behind it. */
export type StoredState = contract.TournamentState | "draft"

/** The state of a tournament that is published, as whoever looks at it sees it: what its instants say where they decide. */
export function stateAt(
  kept: contract.TournamentState,
  { opens_at, ends_at }: TournamentTimes,
  now: Date,
): contract.TournamentState {
  if (kept === "announced" && now >= opens_at) return "registering"
  return kept === "running" && now >= ends_at ? "calculating" : kept
}

/** Whether entry is open: from its first instant on and before its last, unless the tournament was cancelled or is over. */
export const isOpenAt = (kept: StoredState, { opens_at, closes_at }: TournamentTimes, now: Date): boolean =>
  (kept === "announced" || kept === "registering" || kept === "running") && now >= opens_at && now < closes_at
