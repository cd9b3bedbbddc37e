/** How many wins this browser remembers having shown. */
const most = 50
const key = "seenJackpots"

/** For a browser that keeps nothing. */
let kept: readonly number[] = []

function seen(): readonly number[] {
  try {
    const read: unknown = JSON.parse(window.localStorage.getItem(key) ?? "[]")
    if (Array.isArray(read)) return read.filter((id) => typeof id === "number")
  } catch {
    // No storage, or not what we wrote there.
  }
  return kept
}

/** Whether a jackpot that was won has been shown in this browser already. */
export const isSeen = (jackpotId: number): boolean => seen().includes(jackpotId) || kept.includes(jackpotId)

/** It has been shown, and does not open by itself any more. */
export function noteSeen(jackpotId: number): void {
  kept = [...seen(), jackpotId].slice(-most)
  try {
    window.localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Then it is remembered for as long as this page is.
  }
}
