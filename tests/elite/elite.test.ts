import { randomInt } from "node:crypto"
import { expect, it } from "vitest"
import { runCourse } from "./course.ts"
import { plantRows, plantUnits } from "./planted.ts"
import { summaryOf } from "./summary.ts"

// Everything that the Elite layer gives, beside second models of it, where EVENTS says how much: it comes from `npm run test:long`, as
// SEED does, and PLANT in the chunk that plants errors. Two processes are started and killed: too long for each run of the tests.
const events = Number(process.env.EVENTS ?? 600)
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))

/** The first few of each kind. */
const someOf = (findings: readonly string[]) =>
  [...Map.groupBy(findings, (line) => line.split(":")[0]!).values()].flatMap((lines) => lines.slice(0, 20))

it.skipIf(process.env.EVENTS === undefined)(
  `agrees with second models on ${events} events`,
  async () => {
    const course = await runCourse({
      seed,
      events,
      killEvery: Math.min(10_000, Math.ceil(events / 2)),
      compareEvery: Math.min(25_000, Math.ceil(events / 2)),
      onCompared: ({ counts, findings }) => console.log(`${counts.events}: ${findings.length} differences`),
    })
    try {
      const { counts, second, findings } = course
      expect({ seed, count: findings.length, some: someOf(findings) }).toEqual({ seed, count: 0, some: [] })
      if (process.env.PLANT) {
        const planted = [...(await plantUnits(course)), ...(await plantRows(course))]
        console.log(
          planted.map(({ kind, byModels, byAudit }) => `planted ${kind}: ${byModels} ${byAudit}`).join("\n"),
        )
        expect(planted.filter(({ byModels }) => !byModels)).toEqual([])
      }
      console.log(JSON.stringify(await summaryOf(course)))
      console.log(`${counts.events} events, seed ${seed}: ${second.jackpots.items} items`)
    } finally {
      await course.town.close()
    }
  },
  3_600_000,
)
