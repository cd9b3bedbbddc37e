import type { crash } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useFormatMoney, useFormatMultiplier } from "./format.ts"

type EndedBet = Pick<crash.OwnCrashBet, "state" | "at" | "paid" | "isByItself" | "result">

/** What became of a bet, in a sentence; null while it flies, and for one that was taken back. */
export function useBetOutcomeText(isDemo: boolean): (bet: EndedBet) => string | null {
  const t = useTranslations("crash")
  const times = useFormatMultiplier()
  const money = useFormatMoney(isDemo)
  return ({ state, at, paid, isByItself, result }) => {
    if (state === "cashedOut" && at !== null && paid !== null)
      return t(isByItself ? "outcome.byItself" : "outcome.cashedOut", { at: times(at), amount: money(paid) })
    if (state === "lost")
      return result === null ? t("outcome.lost") : t("outcome.lostAt", { at: times(result) })
    return state === "refunded" ? t("outcome.refunded") : null
  }
}

type AnnouncedRound = { state: crash.CrashState | null; own: readonly crash.OwnCrashBet[] }

/**
 * What a screen reader is told: each step of a round, and what became of the reader's bets in it; nothing of how a flight
 * climbs.
 */
export function useRoundAnnouncement({ state, own }: AnnouncedRound, isDemo: boolean): string {
  const t = useTranslations("crash")
  const times = useFormatMultiplier()
  const outcome = useBetOutcomeText(isDemo)
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
