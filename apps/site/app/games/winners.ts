type Win = { username: string; amount: number; wonAt: string }

export const maxWinners = 12

export const winKey = ({ wonAt, username, amount }: Win): string => `${wonAt} ${username} ${amount}`

/** The latest first; the same array where nothing is new. */
export function mergeWinners<W extends Win>(current: readonly W[], added: readonly W[]): readonly W[] {
  const byKey = new Map([...added.toReversed(), ...current].map((win) => [winKey(win), win]))
  if (byKey.size === current.length) return current
  return [...byKey.values()].sort((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt)).slice(0, maxWinners)
}

/** The key of a single new win, which is animated; null for several or none. */
export function findNewWinnerKey(before: readonly Win[], now: readonly Win[]): string | null {
  const [first, second] = now
  const wasFirst = before[0]
  if (!first || !second || !wasFirst) return null
  return winKey(first) !== winKey(wasFirst) && winKey(second) === winKey(wasFirst) ? winKey(first) : null
}
