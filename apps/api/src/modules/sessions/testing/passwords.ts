import { performance } from "node:perf_hooks"

export const anotherPassword = "zeven groene kranen zingen zacht"

let count = 0
export const anAddress = (): string => {
  count += 1
  return `203.0.${count >> 8}.${count & 255}`
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!

/** Milliseconds of each call. */
async function timedPair(asks: Asks, isSwapped: boolean): Promise<[number, number]> {
  const durations: [number, number] = [0, 0]
  for (const n of isSwapped ? ([1, 0] as const) : ([0, 1] as const)) {
    const start = performance.now()
    await asks[n]()
    durations[n] = performance.now() - start
  }
  return durations
}
type Asks = readonly [() => Promise<unknown>, () => Promise<unknown>]

/** A busy machine can separate two calls by chance, so a gap is measured up to three times. */
const rounds = 3

/**
 * The median difference of two calls in ms, measured alternately so that a busy machine slows both, and the largest one
 * that reveals nothing. The environment variable PAIRS sets how often each is called.
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
