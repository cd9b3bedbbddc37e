const maxSeenWins = 50
const seenWinsKey = "seenJackpots"

/** For a browser with blocked storage. */
let seenInMemory: readonly number[] = []

function listSeenWins(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(seenWinsKey) ?? "[]")
    if (Array.isArray(stored)) return stored.filter((id) => typeof id === "number")
  } catch {}
  return seenInMemory
}

export const isWinSeen = (jackpotId: number): boolean =>
  listSeenWins().includes(jackpotId) || seenInMemory.includes(jackpotId)

export function markWinSeen(jackpotId: number): void {
  seenInMemory = [...listSeenWins(), jackpotId].slice(-maxSeenWins)
  try {
    window.localStorage.setItem(seenWinsKey, JSON.stringify(seenInMemory))
  } catch {}
}
