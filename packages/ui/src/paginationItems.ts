export type PaginationItem = { page: number } | { gapAfter: number }

/** First, last, current and its neighbours, with gaps between. A gap of one page is that page. Pages count from 1. */
export function paginationItems(current: number, count: number): PaginationItem[] {
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, i): PaginationItem[] => {
    const before = pages[i - 1]
    if (before === undefined || page - before === 1) return [{ page }]
    if (page - before === 2) return [{ page: before + 1 }, { page }]
    return [{ gapAfter: before }, { page }]
  })
}
