import type { crash } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useFormatMoney, useFormatMultiplier } from "./format.ts"

type EndedBet = Pick<crash.OwnCrashBet, "state" | "at" | "paid" | "isByItself" | "result">

/** Null for a flying or cancelled bet. */
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

/** For screen readers: steps and outcomes, but not the rising multiplier. */
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
    const text = bet.roundId === state.roundId ? outcome(bet) : null
    return text === null ? [] : [`${t(`panel.${bet.panel}`)}: ${text}`]
  })
  return [step, ...outcomes].join(" ")
}
