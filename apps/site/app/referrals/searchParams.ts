/** How many friends a page shows. */
export const friendsPerPage = 15

/** Which page of friends an address asks for. */
export function parsePage(params: URLSearchParams): number {
  const asked = Number(params.get("page"))
  return Number.isInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1
}
