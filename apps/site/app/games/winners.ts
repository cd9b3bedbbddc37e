/** What tells a win from another, and when it was won. */
type Win = { username: string; amount: number; wonAt: string }

/** How many a row shows. */
export const maxWinners = 12

/** Tells one win from another. */
export const winKey = ({ wonAt, username, amount }: Win): string => `${wonAt} ${username} ${amount}`

/** What is shown once news came: the latest first, each once. The same array where nothing was new. */
export function mergeWinners<W extends Win>(shown: readonly W[], news: readonly W[]): readonly W[] {
  const byKey = new Map([...news.toReversed(), ...shown].map((win) => [winKey(win), win]))
  if (byKey.size === shown.length) return shown
  return [...byKey.values()].sort((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt)).slice(0, maxWinners)
}

/** The one win that came on top since, which may come in gently; null where several did, or none. */
export function findNewWinnerKey(before: readonly Win[], now: readonly Win[]): string | null {
  const [first, second] = now
  const wasFirst = before[0]
  if (!first || !second || !wasFirst) return null
  return winKey(first) !== winKey(wasFirst) && winKey(second) === winKey(wasFirst) ? winKey(first) : null
}
