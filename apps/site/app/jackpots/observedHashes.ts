/** From the time of their cycles, to compare with what is published later. */
const seals = new Map<number, string>()
const heads = new Map<number, string>()
const maxHeads = 5_000

/** The first value stays. */
export function recordSeal(jackpotId: number, seal: string): void {
  if (!seals.has(jackpotId)) seals.set(jackpotId, seal)
}

export function recordHead({ number, head }: { number: number; head: string }): void {
  if (heads.has(number)) return
  if (heads.size === maxHeads) heads.delete(heads.keys().next().value!)
  heads.set(number, head)
}

export const observedHashes = (
  jackpotId: number,
): { seal: string | undefined; heads: ReadonlyMap<number, string> } => ({
  seal: seals.get(jackpotId),
  heads,
})
