export const friendsPerPage = 15

export function parsePage(params: URLSearchParams): number {
  const asked = Number(params.get("page"))
  return Number.isInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1
}
