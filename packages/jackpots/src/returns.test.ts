import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { begin, type Cycle, next, take } from "./cycle.ts"
import { type Item, refOf } from "./items.ts"
import { type Jackpot, partsPerUnit, type Terms } from "./terms.ts"

// What pools give back of the stakes, by drawing, beside what the formulas say. EVENTS lengthens it.
const events = Number(process.env.EVENTS ?? 60_000)
const euro = 100_000n
const cent = 1_000n
/** Pools that drop often: a return is as true of small ones. */
const terms: Terms = {
  threeHour: { ratePpm: 3_000, seedUnits: euro },
  hitTheTarget: { ratePpm: 100_000, seedUnits: euro, ceilingUnits: 5n * euro },
  anyTime: { ratePpm: 3_000, seedUnits: euro, perDropUnits: 10n * euro },
  bigWin: { ratePpm: 2_000, seedUnits: euro, multiple: 500n, fullStakeUnits: euro },
}
const seedOf = (text: string) => createHash("sha256").update(text).digest("hex")
const standardErrors = 4.5

type Bet = Extract<Item, { kind: "bet" }>
/** Stakes of four sizes in turns, each its own player's. */
const stakes = [10n * cent, 50n * cent, euro, 3n * euro]
const bet = (n: number): Bet => ({
  kind: "bet",
  ref: refOf(String(n)),
  stakeUnits: stakes[n % stakes.length]!,
  atMs: 0,
})

/** Plays a pool, and answers what was staked and won, drop by drop; `seen` is what the draw is told of a bet. */
function played(jackpot: "hitTheTarget" | "anyTime", seen = (one: Bet): Bet => one) {
  const parts = terms[jackpot].seedUnits * partsPerUnit
  const own = { cycle: 1, seed: seedOf(`${jackpot} 1`), since: 0, parts }
  let cycle: Cycle =
    jackpot === "anyTime"
      ? begin({ ...own, jackpot, terms: terms.anyTime })
      : begin({ ...own, jackpot, terms: terms.hitTheTarget })
  let staked = 0n
  const won: bigint[] = []
  const winners = stakes.map(() => 0)
  for (let n = 0; n < events; n++) {
    const one = bet(n)
    staked += one.stakeUnits
    const { cycle: after, drop, isOver } = take(cycle, seen(one))
    cycle = after
    if (drop) {
      won.push(drop.parts)
      winners[n % stakes.length]! += 1
    }
    if (isOver) cycle = next(cycle, { seed: seedOf(`${jackpot} ${n}`), terms, at: n })
  }
  return { staked: Number(staked), won: won.map((each) => Number(each) / Number(partsPerUnit)), winners }
}

const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
const shareOfEuro = (jackpot: Jackpot) => terms[jackpot].ratePpm / 1e6

it("at any time: the rate, and the seed out of what a drop costs", () => {
  const { staked, won } = played("anyTime")
  const found = won.reduce((sum, each) => sum + each, 0) / staked
  const formula = shareOfEuro("anyTime") + 1 / 10
  // Drops are independent: their number's error is its root, and each is about as large as its waiting time.
  const error = (standardErrors * formula) / Math.sqrt(won.length)
  expect(Math.abs(found - formula)).toBeLessThan(error)
})

it("at the target: the rate times the sum of seed and ceiling out of their difference", () => {
  const { staked, won } = played("hitTheTarget")
  const found = won.reduce((sum, each) => sum + each, 0) / staked
  const formula = (shareOfEuro("hitTheTarget") * (1 + 5)) / (5 - 1)
  const spread = Math.sqrt(mean(won.map((each) => (each - mean(won)) ** 2))) / mean(won)
  // A pool passes its target by half of the last bet's share.
  const passed = (shareOfEuro("hitTheTarget") * Number(mean(stakes.map(Number)))) / mean(won)
  expect(Math.abs(found / formula - 1)).toBeLessThan(
    (standardErrors * 2 * spread) / Math.sqrt(won.length) + passed,
  )
})

/** How far winners are from what their stakes say: under 16.3 in 999 of 1000 runs. */
function chiSquare(winners: readonly number[]): number {
  const [all, sum] = [
    winners.reduce((total, n) => total + n, 0),
    Number(stakes.reduce((total, n) => total + n, 0n)),
  ]
  return winners.reduce((total, n, i) => {
    const expected = (all * Number(stakes[i]!)) / sum
    return total + (n - expected) ** 2 / expected
  }, 0)
}

it.each(["anyTime", "hitTheTarget"] as const)(
  "%s: whoever stakes more wins as much more often",
  (jackpot) => {
    expect(chiSquare(played(jackpot).winners)).toBeLessThan(16.3)
  },
)

it("a draw that favours one of them is found", () => {
  // So few drops show a bias of a fifth; one of a fiftieth takes ten million events.
  const favoured = (one: Bet): Bet =>
    one.stakeUnits === stakes[2] ? { ...one, stakeUnits: (one.stakeUnits * 12n) / 10n } : one
  expect(chiSquare(played("anyTime", favoured).winners)).toBeGreaterThan(16.3)
})
