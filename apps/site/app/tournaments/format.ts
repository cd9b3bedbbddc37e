import { locales, timeZone } from "@elite/words/formats.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { dayMs, minuteMs } from "../time.ts"
import { isEntered, isFull, type Tournament } from "./programme.ts"

type PrizeAsset = Pick<Tournament, "prizesIn">

/** From here on the board has no room for a unit. */
const minPointsWithoutUnit = 100_000

/** Euros or ElitePoints; `short` for narrow places, `bare` without a unit. */
export function useFormatPrizes({ prizesIn }: PrizeAsset) {
  const t = useTranslations("tournaments")
  const { euros, shortEuros, figure } = useFormats()
  if (prizesIn === "cash") return { exact: euros, plain: shortEuros, short: shortEuros, bare: shortEuros }
  const points = (count: number) => t("prizePoints", { count })
  const short = (count: number) =>
    count < minPointsWithoutUnit ? t("prizePointsShort", { points: figure(count) }) : figure(count)
  return { exact: points, plain: points, short, bare: figure }
}

function dayDistance(date: (at: number) => string, at: number, now: number) {
  if (date(at) === date(now)) return "today"
  if (date(at) === date(now + dayMs)) return "tomorrow"
  return at > now && at - now < 6 * dayMs ? "near" : "far"
}

/** Relative to the time when the page was made. */
export function useFormatMoments() {
  const t = useTranslations("tournaments")
  const formats = useFormats()
  const locale = locales[useLanguage()]
  const now = Date.parse(useShell()?.madeAt ?? "")
  const weekday = (at: string) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }).format(new Date(at))
  const dayOfYear = (at: string) => formats.date(at).slice(0, 5)
  const near = (at: string) => dayDistance(formats.date, Date.parse(at), now)

  const day = (at: string): string => {
    const distance = near(at)
    if (distance === "today" || distance === "tomorrow") return t(distance)
    return distance === "near" ? weekday(at) : formats.date(at)
  }
  /** Within a line: relative days are in lower case. */
  const dayWithin = (at: string): string => {
    const distance = near(at)
    return distance === "today" || distance === "tomorrow" ? t(distance).toLocaleLowerCase(locale) : day(at)
  }
  const formatMoment = (
    at: string,
    [today, soon, far]: readonly ["today" | "atToday", "near" | "atNear", "far" | "atFar"],
  ) => {
    const distance = near(at)
    const values = { time: formats.time(at), weekday: weekday(at), day: dayOfYear(at) }
    return t(`moments.${distance === "today" ? today : distance === "far" ? far : soon}`, values)
  }
  return {
    day,
    /** After "until", "before", "from": "16:30", "Thursday 16:30". */
    until: (at: string) => formatMoment(at, ["today", "near", "far"]),
    /** On its own: "at 16:30", "Thursday at 16:30". */
    at: (at: string) => formatMoment(at, ["atToday", "atNear", "atFar"]),
    /** One that lasts several days has only its start or its end. */
    play: ({ from, until }: Pick<Tournament, "from" | "until">): { day: string; hours: string } => {
      const lasts = Date.parse(until) - Date.parse(from)
      if (lasts < dayMs / 2 || formats.date(from) === formats.date(until))
        return {
          day: day(from),
          hours: t("span", { from: formats.time(from), until: formats.time(until) }),
        }
      const hasBegun = Date.parse(from) <= now
      if (hasBegun && near(until) === "today")
        return { day: t("today"), hours: t("ends", { when: formats.time(until) }) }
      return hasBegun
        ? { day: t("untilDay", { day: dayWithin(until) }), hours: formats.time(until) }
        : { day: t("fromDay", { day: dayWithin(from) }), hours: formats.time(from) }
    },
    /** "Wednesday 18 November". */
    today: new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone,
    }).format(now || 0),
  }
}

/** Until a running tournament ends, counted when the page was made; undefined for any other. */
export function useTimeLeft({ state, until }: Pick<Tournament, "state" | "until">): string | undefined {
  const t = useTranslations("tournaments")
  const now = Date.parse(useShell()?.madeAt ?? "")
  if (state !== "running" || !(Date.parse(until) > now)) return undefined
  const minutes = Math.ceil((Date.parse(until) - now) / minuteMs)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return t("left.days", { days: Math.floor(hours / 24), hours: String(hours % 24) })
  return hours > 0
    ? t("left.hours", { hours: String(hours), minutes: String(minutes % 60) })
    : t("left.minutes", { minutes: String(minutes) })
}

export const kindColours = {
  cash: "text-brass",
  credit: "text-azure",
  cashPoint: "text-emerald",
} as const

export function useTournamentStateText(): (tournament: Tournament) => { text: string; isOn: boolean } {
  const t = useTranslations("tournaments")
  const { until } = useFormatMoments()
  return (tournament) => {
    const { state, own, entryFrom } = tournament
    const isOn = state === "running" || state === "registering"
    if (state === "finished" && own?.rank)
      return { text: t("youCame", { state: t("states.finished"), rank: String(own.rank) }), isOn: false }
    const text =
      state === "announced"
        ? t("states.entryFrom", { when: until(entryFrom) })
        : state === "registering"
          ? t(`states.${tournament.isOpen ? "open" : isFull(tournament) ? "full" : "closed"}`)
          : t(`states.${state}`)
    return { text: isEntered(tournament) ? t("youAreIn", { state: text }) : text, isOn }
  }
}
