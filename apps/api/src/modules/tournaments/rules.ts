import type { tournaments as contract } from "@elite/contract"

export type ScoringRules = {
  readonly scoring: contract.TournamentScoring
  readonly pointsEach: number
  /** Limits one bet; null: no cap. */
  readonly capPoints: number | null
}
const euroUnits = 100_000n
const thousand = 1000n

/** Thousandths of a point, rounded down. The stake is positive. */
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

/** The places after the previous line up to `to` are each paid this share of the pool, millionths. */
export type PrizeLine = { to: number; sharePpm: number }
export const wholePpm = 1_000_000

export const placeShares = (prizes: readonly PrizeLine[]): number[] =>
  prizes.flatMap(({ to, sharePpm }, i) =>
    Array.from({ length: to - (prizes[i - 1]?.to ?? 0) }, () => sharePpm),
  )

/**
 * The prizes of the places that were reached, whole cents in units: together the whole pool. Shares of other
 * places are spread in proportion; cents left go to those who would lose most of one, of two equal ones to the
 * better place.
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
/** The stored state may be a little behind the clock, as the timetable sets it. */
export type StoredState = contract.TournamentState | "draft"

/** The state by the clock, where its instants decide. */
export function stateAt(
  stored: contract.TournamentState,
  { opens_at, ends_at }: TournamentTimes,
  now: Date,
): contract.TournamentState {
  if (stored === "announced" && now >= opens_at) return "registering"
  return stored === "running" && now >= ends_at ? "calculating" : stored
}

/** Open from `opens_at` until before `closes_at`. */
export const isOpenAt = (stored: StoredState, { opens_at, closes_at }: TournamentTimes, now: Date): boolean =>
  (stored === "announced" || stored === "registering" || stored === "running") &&
  now >= opens_at &&
  now < closes_at
