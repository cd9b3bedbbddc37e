import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useFormatWeekDays } from "../quest/format.ts"
import { minuteMs } from "../time.ts"
import type { Act, ActOf } from "./stage.ts"
import { useTournamentWords } from "./useTournamentWords.ts"

type ActAction = { href: string; label: string; isMain?: boolean }
type ActWords = { eyebrow: string; title: string; text: string; actions: readonly ActAction[] }

/** Of a time that ends at midnight, so that the day before is named. */
const lastMinute = (until: string) => new Date(Date.parse(until) - minuteMs).toISOString()

export function useActWords(): (act: Act) => ActWords {
  const t = useTranslations("home")
  const shell = useTranslations("shell")
  const names = useTranslations("jackpotNames")
  const formats = useFormats()
  const to = useTo()
  const { moment } = useFormatWeekDays()
  const tournament = useTournamentWords()

  const words: { [Kind in Act["kind"]]: (act: ActOf<Kind>) => ActWords } = {
    welcome: ({ games, studios }) => ({
      eyebrow: t("heroEyebrow"),
      title: t("heroTitle"),
      text: games && studios ? t("heroText", { games, studios }) : t("heroPlain"),
      actions: [
        { href: to("signup"), label: shell("signUp"), isMain: true },
        { href: to("allGames"), label: t("browse") },
      ],
    }),
    quest: ({ week, pool, players, adds, guaranteed, until }) => ({
      eyebrow: t("quest.eyebrow", { week: String(week) }),
      title: pool > 0 ? t("quest.title", { pool: formats.euros(pool) }) : t("quest.titleEmpty"),
      text:
        guaranteed > 0
          ? t("quest.guaranteed", {
              players,
              guaranteed: formats.shortEuros(guaranteed),
              until: moment(lastMinute(until)),
            })
          : t("quest.text", { players, adds: formats.shortEuros(adds), until: moment(lastMinute(until)) }),
      actions: [
        { href: to("eliteQuest"), label: t("quest.see"), isMain: true },
        { href: to("eliteQuestHow"), label: t("howTitle") },
      ],
    }),
    tournament: (act) => ({
      eyebrow: tournament.kind(act),
      title: act.name,
      text: tournament.summary(act),
      actions: [{ ...tournament.link(act), isMain: true }],
    }),
    jackpot: ({ type, amount, game, wonAt }) => ({
      eyebrow: t("jackpot.eyebrow"),
      title: game
        ? t("jackpot.title", { amount: formats.euros(amount), game })
        : t("jackpot.titlePlain", { amount: formats.euros(amount) }),
      text: t("jackpot.text", { name: names(type), at: formats.dateTime(wonAt) }),
      actions: [{ href: to("jackpots"), label: t("jackpot.see"), isMain: true }],
    }),
    banner: ({ title, text, link }) => ({
      eyebrow: t("banner.eyebrow"),
      ...{ title, text },
      actions: [{ href: link, label: t("banner.see"), isMain: true }],
    }),
  }
  return (act) => (words[act.kind] as (act: Act) => ActWords)(act)
}
