import { randomInt } from "node:crypto"
import { expect, it } from "vitest"
import { hourMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { runCourse } from "./course.ts"

// Three hundred players with two bets in each of so many rounds: ROUNDS and SEED come from `npm run test:long -- --only
// crash-course`. It is too long for each run of the tests.
const rounds = Number(process.env.ROUNDS ?? 20)
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
const players = 300
const speed = 10

it.skipIf(process.env.ROUNDS === undefined)(
  `each bet of ${rounds} rounds ends once and as it must, whoever leads`,
  async () => {
    const { differences, lies, struck, refused, counts } = await runCourse({
      seed,
      rounds,
      players,
      speed,
      onBlow: ({ round, signal, after, takenOverMs, settledMs }) =>
        console.log(
          `round ${round}: ${signal} after ${after}, led ${takenOverMs} ms, settled ${settledMs} ms later`,
        ),
    })
    expect({ seed, count: differences.length, some: differences.slice(0, 20), lies }).toEqual({
      seed,
      count: 0,
      some: [],
      lies: [],
    })
    const longest = (of: "takenOverMs" | "settledMs") => Math.max(...struck.map((one) => one[of]))
    const { "crashed rounds": crashed = 0, "void rounds": broken = 0, ...bets } = counts
    expect(Object.keys(bets).sort()).toEqual([
      "cancelled",
      "cashed out by hand",
      "left by themselves",
      "lost",
      "refunded",
    ])
    const all = Object.values(bets).reduce((sum, count) => sum + count, 0)
    const figures = {
      events: all,
      "rounds that crashed": crashed,
      "rounds that were broken off": broken,
      ...bets,
      ...Object.fromEntries(Object.entries(refused).map(([name, count]) => [`refused: ${name}`, count])),
      "leaders killed or stopped": struck.length,
      "until another led, longest, ms": longest("takenOverMs"),
      "until what it found was settled, longest, ms": longest("settledMs"),
    }
    console.log(JSON.stringify(figures))
    expect(longest("takenOverMs")).toBeLessThan(3_000)
    console.log(`${crashed + broken} rounds, seed ${seed}: ${all} bets`)
  },
  3 * hourMs,
)
