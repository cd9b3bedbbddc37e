import { locales, timeZone } from "@elite/words/formats.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { isEntered, isFull, type Tournament } from "./programme.ts"

const dayMs = 24 * 3600 * 1000

type PrizeAsset = Pick<Tournament, "prizesIn">

/** So many points leave no room for a unit on the board. */
const minPointsWithoutUnit = 100_000

/**
 * Writes what a tournament pays: euros, or ElitePoints; `short` where there is room for a few letters, `bare` where it is said
 * elsewhere what they are.
 */
export function useFormatPrizes({ prizesIn }: PrizeAsset) {
  const t = useTranslations("tournaments")
  const { euros, shortEuros, figure } = useFormats()
  if (prizesIn === "cash") return { exact: euros, plain: shortEuros, short: shortEuros, bare: shortEuros }
  const points = (count: number) => t("prizePoints", { count })
  const short = (count: number) =>
    count < minPointsWithoutUnit ? t("prizePointsShort", { points: figure(count) }) : figure(count)
  return { exact: points, plain: points, short, bare: figure }
}

/** How near an instant is as people speak of it: the same day, the next, within six days, or another. */
function dayDistance(date: (at: number) => string, at: number, now: number) {
  if (date(at) === date(now)) return "today"
  if (date(at) === date(now + dayMs)) return "tomorrow"
  return at > now && at - now < 6 * dayMs ? "near" : "far"
}

/** Writes instants and times of play, as seen from when the page was made. */
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
    const how = near(at)
    if (how === "today" || how === "tomorrow") return t(how)
    return how === "near" ? weekday(at) : formats.date(at)
  }
  /** The same within a line: only the names of days keep their capital, where the language gives them one. */
  const dayWithin = (at: string): string => {
    const how = near(at)
    return how === "today" || how === "tomorrow" ? t(how).toLocaleLowerCase(locale) : day(at)
  }
  const written = (
    at: string,
    [today, soon, far]: readonly ["today" | "atToday", "near" | "atNear", "far" | "atFar"],
  ) => {
    const how = near(at)
    const said = { time: formats.time(at), weekday: weekday(at), day: dayOfYear(at) }
    return t(`moments.${how === "today" ? today : how === "far" ? far : soon}`, said)
  }
  return {
    day,
    /** After "until", "before", "from": "16:30", "Thursday 16:30". */
    until: (at: string) => written(at, ["today", "near", "far"]),
    /** Standing alone: "at 16:30", "Thursday at 16:30". */
    at: (at: string) => written(at, ["atToday", "atNear", "atFar"]),
    /** When a tournament is played: its day, and its hours; of one of several days where it begins or ends. */
    play: ({ from, until }: Pick<Tournament, "from" | "until">): { day: string; hours: string } => {
      const lasts = Date.parse(until) - Date.parse(from)
      if (lasts < dayMs / 2 || formats.date(from) === formats.date(until))
        return {
          day: day(from),
          hours: t("span", { from: formats.time(from), until: formats.time(until) }),
        }
      const hasBegun = Date.parse(from) <= now
      return hasBegun
        ? { day: t("untilDay", { day: dayWithin(until) }), hours: formats.time(until) }
        : { day: t("fromDay", { day: dayWithin(from) }), hours: formats.time(from) }
    },
    /** The day on which the page was made: "Wednesday 18 November". */
    today: new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone,
    }).format(now || 0),
  }
}

/** The colour of each kind; the word stands beside it. */
export const kindColours = {
  cash: "text-brass",
  credit: "text-azure",
  cashPoint: "text-emerald",
} as const

/** What is said of how a tournament stands, and of its reader in it. */
export function useTournamentStateText(): (one: Tournament) => { text: string; isOn: boolean } {
  const t = useTranslations("tournaments")
  const { until } = useFormatMoments()
  return (one) => {
    const { state, own, entryFrom } = one
    const isOn = state === "running" || state === "registering"
    if (state === "finished" && own?.rank)
      return { text: t("youCame", { state: t("states.finished"), rank: String(own.rank) }), isOn: false }
    const text =
      state === "announced"
        ? t("states.entryFrom", { when: until(entryFrom) })
        : state === "registering"
          ? t(`states.${one.isOpen ? "open" : isFull(one) ? "full" : "closed"}`)
          : t(`states.${state}`)
    return { text: isEntered(one) ? t("youAreIn", { state: text }) : text, isOn }
  }
}
