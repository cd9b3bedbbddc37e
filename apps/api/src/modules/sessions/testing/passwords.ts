import { performance } from "node:perf_hooks"

/** A password as good as the first. */
export const anotherPassword = "zeven groene kranen zingen zacht"

let places = 0
/** A network address that nobody had before. */
export const anAddress = (): string => {
  places += 1
  return `203.0.${places >> 8}.${places & 255}`
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!

/** One after the other, in the order that the turn says; how long each took, ms. */
async function timedPair(asks: Asks, isSwapped: boolean): Promise<[number, number]> {
  const took: [number, number] = [0, 0]
  for (const n of isSwapped ? ([1, 0] as const) : ([0, 1] as const)) {
    const start = performance.now()
    await asks[n]()
    took[n] = performance.now() - start
  }
  return took
}
type Asks = readonly [() => Promise<unknown>, () => Promise<unknown>]

/** A busy machine can part two questions by chance, and not for long: as often it is asked again. */
const rounds = 3

/**
 * How far two questions lie apart, ms: the median of what one took longer than the other, asked in turns so that a busy machine
 * slows both; and how far they may where nothing is told by them. `PAIRS` says how often each is asked. Where they lie too
 * far apart all that was asked counts, and as much again: what tells something does so every time.
 */
export async function medianGapMs(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<{ gapMs: number; boundMs: number }> {
  const pairs: [number, number][] = []
  for (let round = 1; ; round++) {
    for (let i = 0; i < Number(process.env.PAIRS ?? 60); i++)
      pairs.push(await timedPair([one, other], i % 2 === 0))
    const [first, second] = [0, 1].map((n) => median(pairs.map((pair) => pair[n]!))) as [number, number]
    const gapMs = Math.abs(median(pairs.map((pair) => pair[0] - pair[1])))
    const boundMs = Math.max(10, first / 4)
    console.info(`medians ${first.toFixed(2)} ms and ${second.toFixed(2)} ms, ${gapMs.toFixed(2)} ms apart`)
    if (gapMs < boundMs || round === rounds) return { gapMs, boundMs }
  }
}
