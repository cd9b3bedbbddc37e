import type { tournaments } from "@elite/contract"
import type { TournamentData } from "./programme.ts"

type Example = { stake: number; win: number; points: number }

const multiple = 12.4

/** One euro or the least stake, with the cap applied. */
export function computeScoringExample(
  scoring: tournaments.TournamentScoring,
  {
    leastStake,
    pointsEach,
    capPoints,
  }: Pick<TournamentData["rules"], "leastStake" | "pointsEach" | "capPoints">,
): Example {
  const stake = Math.max(1, leastStake)
  const win = Math.round(stake * multiple * 100) / 100
  const counted = { bestMultiplier: multiple, sumOfMultipliers: multiple, totalWon: win, totalStaked: stake }
  const points = Math.round(counted[scoring] * pointsEach * 1_000) / 1_000
  return { stake, win, points: capPoints === null ? points : Math.min(points, capPoints) }
}
