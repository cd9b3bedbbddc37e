export const friendsPerPage = 15

export function parsePage(params: URLSearchParams): number {
  const page = Number(params.get("page"))
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
