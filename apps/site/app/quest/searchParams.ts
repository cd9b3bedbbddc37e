export const rowsPerPage = 25

/** `page` is that of the whole ranking; `joined` the id of a quest that was just joined. */
export type QuestQuery = { page: number | undefined; joined: string | null }

/** Invalid values count as missing. */
export function parseQuestQuery(params: URLSearchParams): QuestQuery {
  const page = params.get("ranking") ?? ""
  const joined = params.get("joined") ?? ""
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined,
    joined: /^\d{1,9}$/.test(joined) ? joined : null,
  }
}
