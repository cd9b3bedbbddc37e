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

/** A plan whose bets all leave at the same multiplier. */
export type AutoPlan = AutobetPlan & { readonly target: number }

/**
 * Why bets do not follow one another any more: a stop of the plan, its player, a refusal that stands at the panel, or a bet of
 * which the page did not hear how it ended.
 */
export type AutoEnd = StopReason | "player" | "refused" | "unheard"

type RunningPlan = {
  readonly plan: AutoPlan
  readonly run: AutobetRun
  /** The round that was last bet on, and the bet in it once it is placed. */
  readonly roundId: number | null
  readonly betId: string | null
}

/** The plan after a bet of it has ended; undefined where its player took it back. */
export function advanceRun(
  plan: AutobetPlan,
  run: AutobetRun,
  bet: crash.OwnCrashBet,
): AutobetRun | undefined {
  if (bet.state === "cancelled") return undefined
  if (bet.state === "refunded") return afterRound(plan, run, { refunded: true })
  return afterRound(plan, run, { paidCents: Math.round((bet.paid ?? 0) * 100) })
}

/**
 * Bets that follow one another at the first panel by a plan of their player, for as long as the page is open: one on each round,
 * until a stop of the plan is reached, they stop it, or a bet is refused. The server refuses them where the policy is off.
 */
export function useAutobet(known: LiveRound, terms: Terms, bet: PanelActions["bet"]) {
  const [going, setGoing] = useState<RunningPlan | null>(null)
  const [end, setEnd] = useState<AutoEnd | null>(null)
  const { state, own } = known
  const ended = going?.betId && own.find(({ betId, state: now }) => betId === going.betId && now !== "placed")
  useEffect(() => {
    if (!going || !ended) return
    const run = advanceRun(going.plan, going.run, ended)
    if (!run) setEnd("player")
    setGoing(run ? { ...going, run, betId: null } : null)
  }, [going, ended])
  const roundId = state?.roundId
  const isPast = Boolean(going?.betId && !ended && roundId !== undefined && roundId !== going.roundId)
  useEffect(() => {
    if (!isPast) return
    setEnd("unheard")
    setGoing(null)
  }, [isPast])
  const isFree = state?.phase === "betting" && !findPanelBet(known, "a")
  const isDue = going !== null && going.betId === null && isFree
  useEffect(() => {
    if (!isDue || !going || roundId === undefined || going.roundId === roundId) return
    const stop = findStopReason(going.plan, going.run, terms)
    if (stop) {
      setEnd(stop)
      setGoing(null)
      return
    }
    const wish: BetRequest = { cents: going.run.nextStakeCents, target: going.plan.target }
    setGoing({ ...going, roundId })
    void bet("a", wish, true).then((placed) => {
      if (!placed) setEnd("refused")
      setGoing((now) => (now && placed ? { ...now, betId: placed.betId } : null))
    })
  }, [isDue, going, roundId, terms, bet])
  return {
    going,
    end,
    begin: (plan: AutoPlan) => {
      setEnd(null)
      setGoing({ plan, run: startAutobet(plan), roundId: null, betId: null })
    },
    stop: () => {
      setEnd("player")
      setGoing(null)
    },
  }
}
export type Autobet = ReturnType<typeof useAutobet>
