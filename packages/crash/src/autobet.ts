import { isValidStake, type Terms } from "./stake.ts"

/** What the next stake becomes after a round: the first one again, or so many percent more than the last. */
export type StakeChange = "first" | { readonly percentMore: number }

/** Bets that follow one another without their player; what stops them is whole cents. */
export type AutobetPlan = {
  readonly stakeCents: number
  readonly rounds: number
  readonly afterWin: StakeChange
  readonly afterLoss: StakeChange
  /** Won so much over all. */
  readonly stopWonCents?: number
  /** Never lose more than this over all. */
  readonly stopLostCents?: number
  /** A single round paid so much. */
  readonly stopPaidCents?: number
}

/** How far a plan is. */
export type AutobetRun = {
  readonly played: number
  readonly netCents: number
  readonly nextStakeCents: number
  readonly lastPaidCents: number
}

/** Why a plan stops before its next bet. */
export type StopReason = "rounds" | "won" | "lost" | "paid" | "stake"

/** A plan before its first bet. */
export const startAutobet = ({ stakeCents }: AutobetPlan): AutobetRun => ({
  played: 0,
  netCents: 0,
  nextStakeCents: stakeCents,
  lastPaidCents: 0,
})

const nextStake = (change: StakeChange, first: number, last: number) =>
  change === "first" ? first : Math.floor((last * (100 + change.percentMore)) / 100)

/** A plan after a round: what was staked and paid. A round that paid no more than its stake was not won; one that was given back changes nothing. */
export function afterRound(
  plan: AutobetPlan,
  run: AutobetRun,
  round: { readonly paidCents: number } | { readonly refunded: true },
): AutobetRun {
  if ("refunded" in round) return run
  const staked = run.nextStakeCents
  const change = round.paidCents > staked ? plan.afterWin : plan.afterLoss
  return {
    played: run.played + 1,
    netCents: run.netCents + round.paidCents - staked,
    nextStakeCents: nextStake(change, plan.stakeCents, staked),
    lastPaidCents: round.paidCents,
  }
}

/**
 * Why a plan may not bet again, or undefined where it may. A loss is looked at beforehand: the next stake, were it lost, may not
 * carry it beyond what its player set.
 */
export function findStopReason(plan: AutobetPlan, run: AutobetRun, terms: Terms): StopReason | undefined {
  if (run.played >= plan.rounds) return "rounds"
  if (plan.stopPaidCents !== undefined && run.played > 0 && run.lastPaidCents >= plan.stopPaidCents)
    return "paid"
  if (plan.stopWonCents !== undefined && run.netCents >= plan.stopWonCents) return "won"
  if (plan.stopLostCents !== undefined && run.nextStakeCents - run.netCents > plan.stopLostCents)
    return "lost"
  return isValidStake(run.nextStakeCents, terms) ? undefined : "stake"
}
