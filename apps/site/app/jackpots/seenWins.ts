/** How many wins this browser remembers having shown. */
const maxSeenWins = 50
const seenWinsKey = "seenJackpots"

/** For a browser that keeps nothing. */
let seenInMemory: readonly number[] = []

function listSeenWins(): readonly number[] {
  try {
    const read: unknown = JSON.parse(window.localStorage.getItem(seenWinsKey) ?? "[]")
    if (Array.isArray(read)) return read.filter((id) => typeof id === "number")
  } catch {
    // No storage, or not what we wrote there.
  }
  return seenInMemory
}

/** Whether a jackpot that was won has been shown in this browser already. */
export const isWinSeen = (jackpotId: number): boolean =>
  listSeenWins().includes(jackpotId) || seenInMemory.includes(jackpotId)

/** It has been shown, and does not open by itself any more. */
export function markWinSeen(jackpotId: number): void {
  seenInMemory = [...listSeenWins(), jackpotId].slice(-maxSeenWins)
  try {
    window.localStorage.setItem(seenWinsKey, JSON.stringify(seenInMemory))
  } catch {
    // Then it is remembered for as long as this page is.
  }
}
