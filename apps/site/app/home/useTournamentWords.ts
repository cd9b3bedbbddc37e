import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useFormatWeekDays } from "../quest/format.ts"
import { toTournamentsQueryString } from "../tournaments/searchParams.ts"
import type { TournamentAct } from "./stage.ts"

export function useTournamentWords() {
  const t = useTranslations("home")
  const formats = useFormats()
  const to = useTo()
  const { moment } = useFormatWeekDays()
  const prizes = ({ pool, prizesIn }: TournamentAct) =>
    prizesIn === "cash" ? formats.shortEuros(pool) : t("tournament.points", { count: pool })
  const entry = ({ entryFee }: TournamentAct) =>
    entryFee > 0 ? t("tournament.entry", { fee: formats.euros(entryFee) }) : t("tournament.free")
  const when = ({ isRunning, from, until }: TournamentAct) =>
    isRunning ? t("tournament.until", { at: moment(until) }) : t("tournament.from", { at: moment(from) })
  return {
    prizes,
    fee: ({ entryFee }: TournamentAct) => (entryFee > 0 ? formats.euros(entryFee) : t("tournament.noFee")),
    when,
    kind: ({ type }: TournamentAct) => t(`tournament.kinds.${type}`),
    summary: (act: TournamentAct) =>
      t("tournament.summary", { prizes: prizes(act), entry: entry(act), when: when(act) }),
    link: ({ tournamentId, hasEntered, isOpen }: TournamentAct) => ({
      href: `${to("currentTournaments")}${toTournamentsQueryString({ tournament: tournamentId })}`,
      label: t(hasEntered ? "tournament.own" : isOpen ? "tournament.enter" : "tournament.see"),
    }),
  }
}
