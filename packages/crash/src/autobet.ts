import { isValidStake, type Terms } from "./stake.ts"

/** The first stake again, or a percentage more than the last. */
export type StakeChange = "first" | { readonly percentMore: number }

/** Consecutive automatic bets; the stop amounts are whole cents. */
export type AutobetPlan = {
  readonly stakeCents: number
  readonly rounds: number
  readonly afterWin: StakeChange
  readonly afterLoss: StakeChange
  readonly stopWonCents?: number
  /** The total loss that the plan never exceeds. */
  readonly stopLostCents?: number
  readonly stopPaidCents?: number
}

export type AutobetRun = {
  readonly played: number
  readonly netCents: number
  readonly nextStakeCents: number
  readonly lastPaidCents: number
}

export type StopReason = "rounds" | "won" | "lost" | "paid" | "stake"

export const startAutobet = ({ stakeCents }: AutobetPlan): AutobetRun => ({
  played: 0,
  netCents: 0,
  nextStakeCents: stakeCents,
  lastPaidCents: 0,
})

const nextStake = (change: StakeChange, first: number, last: number) =>
  change === "first" ? first : Math.floor((last * (100 + change.percentMore)) / 100)

/** A round that paid no more than its stake was not won; a refunded one changes nothing. */
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

/** Answers why a plan may not bet again; undefined where it may. The next stake, if lost, may not exceed the loss limit. */
export function findStopReason(plan: AutobetPlan, run: AutobetRun, terms: Terms): StopReason | undefined {
  if (run.played >= plan.rounds) return "rounds"
  if (plan.stopPaidCents !== undefined && run.played > 0 && run.lastPaidCents >= plan.stopPaidCents)
    return "paid"
  if (plan.stopWonCents !== undefined && run.netCents >= plan.stopWonCents) return "won"
  if (plan.stopLostCents !== undefined && run.nextStakeCents - run.netCents > plan.stopLostCents)
    return "lost"
  return isValidStake(run.nextStakeCents, terms) ? undefined : "stake"
}
