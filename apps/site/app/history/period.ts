import { isoDate } from "@elite/ui"

type Edge = "from" | "to"

/** What part of a history an address asks for. */
export type Period = {
  page: number
  from: string | undefined
  to: string | undefined
  /** What was written where no date could be read. */
  unread: Partial<Record<Edge, string>>
}

/** Rows on one page of a history. */
export const pageRows = 15
const mostPages = 1_000_000

const belgian = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})$/
const digits = /^(\d{2})(\d{2})(\d{4})$/
const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

/**
 * A calendar date that exists as YYYY-MM-DD, or nothing. People write it in the Belgian order (31/12/2026, 31.12.26,
 * 31122026), addresses as ISO.
 */
export function dateIn(text: string): string | undefined {
  const written = text.trim()
  const { year, month, day } = iso.exec(written)?.groups ?? {}
  if (year && month && day) return isoDate({ year, month, day })
  const [, d = "", m = "", y = ""] = belgian.exec(written) ?? digits.exec(written) ?? []
  return isoDate({ day: d, month: m, year: y.length === 2 ? `20${y}` : y })
}

const longest = 20

/** Reads `from`, `to` (Brussels, both included) and `page` of an address; what makes no sense counts as not asked. */
export function periodIn(params: URLSearchParams): Period {
  const page = Number(params.get("page") ?? 1)
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""]
  const [first, last] = [dateIn(from), dateIn(to)]
  return {
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    from: first,
    to: last,
    unread: {
      ...(from && !first ? { from: from.slice(0, longest) } : {}),
      ...(to && !last ? { to: to.slice(0, longest) } : {}),
    },
  }
}

/** The same as the input of a call of history. */
export const periodInput = ({ page, from, to }: Pick<Period, "page" | "from" | "to">) => ({
  pageNo: page,
  limit: pageRows,
  ...(from ? { startDate: from } : {}),
  ...(to ? { endDate: to } : {}),
})

/** The query of another page of the same list; the first page needs no number. */
export function pageHref(search: string, page: number): string {
  const params = new URLSearchParams(search)
  if (page === 1) params.delete("page")
  else params.set("page", String(page))
  return `?${params}`
}
