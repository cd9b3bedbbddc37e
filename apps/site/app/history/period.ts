/** What part of a history an address asks for. */
export type Period = { page: number; from: string | undefined; to: string | undefined }

/** Rows on one page of a history. */
export const pageRows = 15
const mostPages = 1_000_000

/** A calendar date that exists, or nothing: an address may have been written by hand. */
function dateIn(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** Reads `from`, `to` (Brussels, both included) and `page` of an address; what makes no sense counts as not asked. */
export function periodIn(params: URLSearchParams): Period {
  const page = Number(params.get("page") ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    from: dateIn(params.get("from")),
    to: dateIn(params.get("to")),
  }
}

/** The same as the input of a call of history. */
export const periodInput = ({ page, from, to }: Period) => ({
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
