import type { crash } from "@elite/contract"
import { useTranslations } from "../speech.tsx"
import { useMoney, useTimes } from "./words.ts"

type Ended = Pick<crash.OwnCrashBet, "state" | "at" | "paid" | "isByItself" | "result">

/** What became of a bet, in a sentence; null while it flies, and for one that was taken back. */
export function useOutcome(isDemo: boolean): (bet: Ended) => string | null {
  const t = useTranslations("crash")
  const times = useTimes()
  const money = useMoney(isDemo)
  return ({ state, at, paid, isByItself, result }) => {
    if (state === "cashedOut" && at !== null && paid !== null)
      return t(isByItself ? "outcome.byItself" : "outcome.cashedOut", { at: times(at), amount: money(paid) })
    if (state === "lost")
      return result === null ? t("outcome.lost") : t("outcome.lostAt", { at: times(result) })
    return state === "refunded" ? t("outcome.refunded") : null
  }
}

type Seen = { state: crash.CrashState | null; own: readonly crash.OwnCrashBet[] }

/**
 * What a screen reader is told: each step of a round, and what became of the reader's bets in it; nothing of how a flight
 * climbs.
 */
export function useSaid({ state, own }: Seen, isDemo: boolean): string {
  const t = useTranslations("crash")
  const times = useTimes()
  const outcome = useOutcome(isDemo)
  if (!state) return ""
  const { phase, result } = state
  const step =
    phase === "crashed" && result !== undefined
      ? t("said.crashed", { at: times(result) })
      : t(phase === "crashed" ? "phase.crashed" : `said.${phase}`)
  const outcomes = own.flatMap((bet) => {
    const said = bet.roundId === state.roundId ? outcome(bet) : null
    return said === null ? [] : [`${t(`panel.${bet.panel}`)}: ${said}`]
  })
  return [step, ...outcomes].join(" ")
}
