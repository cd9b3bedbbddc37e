/** Rows on one page of the whole ranking. */
export const rowsPerPage = 25

/** What an address asks for: a page of the whole ranking, and which quest was just joined. */
export type QuestQuery = { page: number | undefined; joined: string | null }

/** Reads an address; what makes no sense counts as not asked. */
export function parseQuestQuery(params: URLSearchParams): QuestQuery {
  const page = params.get("ranking") ?? ""
  const joined = params.get("joined") ?? ""
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined,
    joined: /^\d{1,9}$/.test(joined) ? joined : null,
  }
}
