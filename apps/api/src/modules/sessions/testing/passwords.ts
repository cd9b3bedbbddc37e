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

/**
 * How far the medians of two questions lie apart, asked in turns so that a busy machine slows both, and how far they may
 * where nothing is told by them, ms. `PAIRS` says how often each is asked.
 */
export async function medianGapMs(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<{ gapMs: number; boundMs: number }> {
  const times: [number[], number[]] = [[], []]
  const timed = async (into: number[], ask: () => Promise<unknown>) => {
    const start = performance.now()
    await ask()
    into.push(performance.now() - start)
  }
  for (let i = 0; i < Number(process.env.PAIRS ?? 60); i++) {
    const turns = [() => timed(times[0], one), () => timed(times[1], other)]
    for (const turn of i % 2 ? turns : turns.toReversed()) await turn()
  }
  const [first, second] = [median(times[0]), median(times[1])]
  console.info(`medians ${first.toFixed(2)} ms and ${second.toFixed(2)} ms`)
  return { gapMs: Math.abs(first - second), boundMs: Math.max(10, first / 4) }
}
