/**
 * Seals and heads that this window saw while their cycles ran. They are kept for as long as it is open: what is said of a
 * cycle later is compared with them.
 */
const seals = new Map<number, string>()
const heads = new Map<number, string>()
const maxHeads = 5_000

/** Notes the seal of a cycle that runs; the first that was seen stays. */
export function recordSeal(jackpotId: number, seal: string): void {
  if (!seals.has(jackpotId)) seals.set(jackpotId, seal)
}

/** Notes where the chain stood; the first that was seen of a number stays. */
export function recordHead({ number, head }: { number: number; head: string }): void {
  if (heads.has(number)) return
  if (heads.size === maxHeads) heads.delete(heads.keys().next().value!)
  heads.set(number, head)
}

/** What was noted that says something of a cycle. */
export const observedHashes = (
  jackpotId: number,
): { seal: string | undefined; heads: ReadonlyMap<number, string> } => ({
  seal: seals.get(jackpotId),
  heads,
})
