import { toIsoDate } from "@elite/ui"
import { dayMs } from "../time.ts"

type Edge = "from" | "to"

export type HistoryPeriod = {
  page: number
  from: string | undefined
  to: string | undefined
  /** The text of each date field that is not a date. */
  unread: Partial<Record<Edge, string>>
}

export const quickPeriods = ["today", "sevenDays", "thirtyDays"] as const
type QuickPeriod = (typeof quickPeriods)[number]
const daysOfQuickPeriod: Readonly<Record<QuickPeriod, number>> = { today: 1, sevenDays: 7, thirtyDays: 30 }

/** The first and the last day of a period that ends today; dates are YYYY-MM-DD. */
export function quickPeriodDays(name: QuickPeriod, today: string): { from: string; to: string } {
  const firstMs = Date.parse(today) - (daysOfQuickPeriod[name] - 1) * dayMs
  return { from: new Date(firstMs).toISOString().slice(0, 10), to: today }
}

export const rowsPerPage = 15
const maxPages = 1_000_000

const belgianDatePattern = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})$/
const digitsDatePattern = /^(\d{2})(\d{2})(\d{4})$/
const isoDatePattern = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

/**
 * Parses an existing calendar date to YYYY-MM-DD; undefined for anything else. Accepts the Belgian order (31/12/2026,
 * 31.12.26, 31122026) and ISO.
 */
export function parseDate(text: string): string | undefined {
  const trimmed = text.trim()
  const { year, month, day } = isoDatePattern.exec(trimmed)?.groups ?? {}
  if (year && month && day) return toIsoDate({ year, month, day })
  const [, d = "", m = "", y = ""] = belgianDatePattern.exec(trimmed) ?? digitsDatePattern.exec(trimmed) ?? []
  return toIsoDate({ day: d, month: m, year: y.length === 2 ? `20${y}` : y })
}

const maxParamLength = 20

/** Reads `from`, `to` (dates in Brussels, inclusive) and `page`. Invalid values are ignored. */
export function parseHistoryPeriod(params: URLSearchParams): HistoryPeriod {
  const page = Number(params.get("page") ?? 1)
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""]
  const [first, last] = [parseDate(from), parseDate(to)]
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
    from: first,
    to: last,
    unread: {
      ...(from && !first ? { from: from.slice(0, maxParamLength) } : {}),
      ...(to && !last ? { to: to.slice(0, maxParamLength) } : {}),
    },
  }
}

/** The number of a game in `game`; anything else is ignored. */
export function parseGame(params: URLSearchParams): number | undefined {
  const text = params.get("game") ?? ""
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

export const toDaysInput = ({ from, to }: Pick<HistoryPeriod, "from" | "to">) => ({
  ...(from ? { startDate: from } : {}),
  ...(to ? { endDate: to } : {}),
})

export const toPeriodInput = ({ page, ...days }: Pick<HistoryPeriod, "page" | "from" | "to">) => ({
  pageNo: page,
  limit: rowsPerPage,
  ...toDaysInput(days),
})

/** The query of another page of the list; the first page has no parameter. */
export function toPageQueryString(search: string, page: number): string {
  const params = new URLSearchParams(search)
  if (page === 1) params.delete("page")
  else params.set("page", String(page))
  return `?${params}`
}
