import { quest as contract } from "@elite/contract"
import { locales, timeZone } from "@elite/words/formats.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"

export function useFormatWeekDays() {
  const formats = useFormats()
  const locale = locales[useLanguage()]
  const named = (weekday: "long" | "short") => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone })
    return (at: string | number) => format.format(new Date(at))
  }
  const [long, short] = [named("long"), named("short")]
  return {
    /** Monday 20:41. */
    moment: (at: string) => `${long(at)} ${formats.time(at)}`,
    /** Monday 23/11/2026. */
    day: (at: string) => `${long(at)} ${formats.date(at)}`,
    /** Mon 20:41. */
    shortMoment: (at: string) => `${short(at)} ${formats.time(at)}`,
    /** Mon. */
    short: (at: number) => short(at),
    /** Mon 16. */
    dayOf: (at: number) => `${short(at)} ${Number(formats.date(at).slice(0, 2))}`,
    weekday: (at: number) => long(at),
  }
}

type TaskProgress = Pick<contract.OwnTask, "progress" | "doneAt" | "game">

export function useTaskText() {
  const t = useTranslations("quest")
  const formats = useFormats()
  return {
    describe: ({ kind, amount }: contract.Task): string => {
      const values = { amount, euros: formats.euros(amount), times: formats.figure(amount) }
      return t(`tasks.${kind}`, values)
    },
    describeProgress: ({ kind, amount }: contract.Task, { progress, doneAt, game }: TaskProgress): string => {
      switch (contract.taskUnits[kind]) {
        case "count":
          return t("ofAmount", { done: formats.figure(progress), amount: formats.figure(amount) })
        case "euros":
          return t("ofAmount", { done: formats.euros(progress), amount: formats.euros(amount) })
        case "times":
          return doneAt !== null && game !== null
            ? t("bestOn", { times: formats.figure(progress), game })
            : t("best", { times: formats.figure(progress) })
      }
    },
  }
}

/** 0 to 1. */
export const computeTaskShare = (
  { amount }: Pick<contract.Task, "amount">,
  own: TaskProgress | undefined,
): number => (own === undefined ? 0 : own.doneAt !== null ? 1 : Math.min(1, own.progress / amount))
