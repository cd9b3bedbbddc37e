import type { crash } from "@elite/contract"
import {
  type AutobetPlan,
  type AutobetRun,
  afterRound,
  findStopReason,
  type StopReason,
  startAutobet,
  type Terms,
} from "@elite/crash"
import { useEffect, useState } from "react"
import type { BetRequest } from "./betForm.ts"
import type { LiveRound } from "./liveState.ts"
import { findPanelBet } from "./panelAction.ts"
import type { PanelActions } from "./usePanelActions.ts"

export type AutoPlan = AutobetPlan & { readonly target: number }

/** `unheard`: the page missed the end of a bet. */
export type AutoEnd = StopReason | "player" | "refused" | "unheard"

type RunningPlan = {
  readonly plan: AutoPlan
  readonly run: AutobetRun
  /** The round of the last bet, and the bet once it is placed. */
  readonly roundId: number | null
  readonly betId: string | null
}

/** Undefined where the player cancelled the bet. */
export function advanceRun(
  plan: AutobetPlan,
  run: AutobetRun,
  bet: crash.OwnCrashBet,
): AutobetRun | undefined {
  if (bet.state === "cancelled") return undefined
  if (bet.state === "refunded") return afterRound(plan, run, { refunded: true })
  return afterRound(plan, run, { paidCents: Math.round((bet.paid ?? 0) * 100) })
}

/** While the page is open. The server refuses automatic bets where the policy is off. */
export function useAutobet(known: LiveRound, terms: Terms, bet: PanelActions["bet"]) {
  const [running, setRunning] = useState<RunningPlan | null>(null)
  const [end, setEnd] = useState<AutoEnd | null>(null)
  const { state, own } = known
  const ended =
    running?.betId && own.find(({ betId, state: now }) => betId === running.betId && now !== "placed")
  useEffect(() => {
    if (!running || !ended) return
    const run = advanceRun(running.plan, running.run, ended)
    if (!run) setEnd("player")
    setRunning(run ? { ...running, run, betId: null } : null)
  }, [running, ended])
  const roundId = state?.roundId
  const isPast = Boolean(running?.betId && !ended && roundId !== undefined && roundId !== running.roundId)
  useEffect(() => {
    if (!isPast) return
    setEnd("unheard")
    setRunning(null)
  }, [isPast])
  const isFree = state?.phase === "betting" && !findPanelBet(known, "a")
  const isDue = running !== null && running.betId === null && isFree
  useEffect(() => {
    if (!isDue || !running || roundId === undefined || running.roundId === roundId) return
    const stop = findStopReason(running.plan, running.run, terms)
    if (stop) {
      setEnd(stop)
      setRunning(null)
      return
    }
    const request: BetRequest = { cents: running.run.nextStakeCents, target: running.plan.target }
    setRunning({ ...running, roundId })
    void bet("a", request, true).then((placed) => {
      if (!placed) setEnd("refused")
      setRunning((now) => (now && placed ? { ...now, betId: placed.betId } : null))
    })
  }, [isDue, running, roundId, terms, bet])
  return {
    running,
    end,
    begin: (plan: AutoPlan) => {
      setEnd(null)
      setRunning({ plan, run: startAutobet(plan), roundId: null, betId: null })
    },
    stop: () => {
      setEnd("player")
      setRunning(null)
    },
  }
}
export type Autobet = ReturnType<typeof useAutobet>
