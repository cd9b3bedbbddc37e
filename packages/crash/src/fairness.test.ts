import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { computeDraw, type Hundredths, toResult } from "./result.ts"

// What the results of a chain are like beside what is said of them: the chance to reach m is 0.99 / m. EVENTS lengthens it, SEED
// repeats it.
const events = Number(process.env.EVENTS ?? 100_000)
const seed = process.env.SEED ?? "a test"
/** Ten million rounds take a minute or two. */
const longMs = 60 * 60_000
/** How far off what is right may be by chance: once in a hundred and fifty thousand runs. */
const standardErrors = 4.5

const targets: readonly Hundredths[] = [101, 110, 150, 198, 200, 300, 500, 1_000, 2_000, 5_000, 10_000]
const reach = (at: Hundredths) => (at <= 100 ? 1 : 99 / at)

/** How often results fell between two targets; the first is below the lowest. */
type Counts = number[]
async function counted(draws: (hash: string) => bigint): Promise<Counts> {
  const counts = Array.from({ length: targets.length + 1 }, () => 0)
  let hash = createHash("sha256").update(`${seed} crash`).digest()
  for (let n = 0; n < events; n++) {
    const result = toResult(draws(hash.toString("hex")))
    let bin = 0
    while (bin < targets.length && result >= targets[bin]!) bin += 1
    counts[bin]! += 1
    hash = createHash("sha256").update(hash).digest()
    // Lets the test runner report in between.
    if (n % 50_000 === 0) await new Promise(setImmediate)
  }
  return counts
}

/** How far the counts are from what is said; of eleven degrees of freedom. */
const chiSquare = (counts: Counts) =>
  counts.reduce((sum, found, bin) => {
    const expected =
      events * (reach(targets[bin - 1] ?? 100) - (bin < targets.length ? reach(targets[bin]!) : 0))
    return sum + (found - expected) ** 2 / expected
  }, 0)
/** Exceeded once in a hundred thousand runs that are as is said. */
const fair = 43.2

const draw = (hash: string) => computeDraw(hash, "a salt")
const counts = await counted(draw)

it("every strategy returns the stated 99 % of its stakes, within the statistical error", () => {
  let reached = events
  for (const [bin, at] of targets.entries()) {
    reached -= counts[bin]!
    const [stated, found] = [reach(at), reached / events]
    const error = standardErrors * Math.sqrt((stated * (1 - stated)) / events)
    console.log(
      `crash at ${(at / 100).toFixed(2)}: ${events} rounds, reached by ${found.toFixed(6)}, stated ${stated.toFixed(6)}, may differ by ${error.toFixed(6)}, gives back ${((found * at) / 100).toFixed(5)}`,
    )
    expect(Math.abs(found - stated)).toBeLessThan(error)
  }
})

it("all strategies together return what is stated", () => {
  const found = chiSquare(counts)
  console.log(`crash: chi-square ${found.toFixed(2)}, under ${fair}`)
  expect(found).toBeLessThan(fair)
})

it(
  "detects slightly lower results",
  async () => {
    // One flight in so many that would pass 1.98 has its draw halved: a hundred thousand show three in a hundred, ten million three in a thousand.
    const one = events >= 5_000_000 ? 300n : 30n
    const found = chiSquare(
      await counted((hash) => {
        const drawn = draw(hash)
        return drawn > 2n ** 51n && BigInt(`0x${hash.slice(-6)}`) % one === 0n ? drawn / 2n : drawn
      }),
    )
    console.log(`a bias of one flight in ${one}: chi-square ${found.toFixed(2)}, over ${fair}`)
    expect(found).toBeGreaterThan(fair)
  },
  longMs,
)
