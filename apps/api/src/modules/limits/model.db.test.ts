import { randomInt } from "node:crypto"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { storeForTest } from "../../../testing/store.ts"
import { ensureDefaults } from "../content/index.ts"
import { openCrashForStories, type StoryPlayer, seatStoryPlayer } from "../crash/testing/storyPlayer.ts"
import { periodEnd, periodStart, todayAt } from "./ownLimits/periods.ts"
import { sessionTime } from "./settings.ts"
import { lengths, spanOf } from "./testing/calendar.ts"
import { Difference } from "./testing/difference.ts"
import { edges } from "./testing/edges.ts"
import { runStory } from "./testing/runStory.ts"
import { stageOn } from "./testing/stage.ts"
import { type Story, story } from "./testing/story.ts"

// The module against a second model of itself. SEQUENCES and SEED come from `npm run test:long`.
const sequences = Number(process.env.SEQUENCES ?? 80)
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
/** Neither the process nor the database lives in Belgium, nor in one place. */
const zones = { process: "Pacific/Auckland", database: "America/St_Johns" }
const tellers = 2

const before = process.env.TZ
beforeAll(() => {
  process.env.TZ = zones.process
})
afterAll(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

describe("limits and exclusions, compared with a second model", () => {
  it("have the same periods at forty critical instants of the calendar", () => {
    expect(new Date("2026-01-01T00:00Z").getHours()).toBe(13)
    expect(new Set(edges).size).toBe(40)
    for (const edge of edges)
      for (const at of [edge - 1, edge, edge + 1]) {
        const today = todayAt(new Date(at))
        for (const length of lengths) {
          const span = { from: periodStart(length, today).getTime(), to: periodEnd(length, today).getTime() }
          expect([new Date(at), length, span]).toEqual([new Date(at), length, spanOf(length, at)])
        }
      }
  })

  it(
    `agree on ${sequences} stories`,
    async () => {
      const store = await storeForTest()
      await store.transact((tx) => ensureDefaults(tx, [sessionTime]))
      await openCrashForStories(store)
      const seated: StoryPlayer[][] = []
      for (let n = 0; n < tellers; n++)
        seated.push([await seatStoryPlayer(store), await seatStoryPlayer(store)])
      let [stories, steps] = [0, 0]
      const bets = new Map<string, number>()
      const count = (what: string) => void bets.set(what, (bets.get(what) ?? 0) + 1)
      const began = performance.now()
      const found = await Promise.all(
        seated.map(async (seats, n) => {
          const stage = await stageOn(store, zones.database)
          const agrees = fc.asyncProperty(story, async (one) => {
            const taken = await runStory(stage, seats, one, count)
            steps += taken
            if (++stories % 10_000 === 0) console.log(`${stories} stories`)
          })
          const details = await fc.check(agrees, { seed: seed + n, numRuns: Math.ceil(sequences / tellers) })
          await stage.close()
          return details
        }),
      )
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`${stories} stories, ${steps} steps, seed ${seed}, ${seconds} s`)
      console.log(JSON.stringify(Object.fromEntries([...bets].sort())))
      expect(found.flatMap(reportOf)).toEqual([])
    },
    Math.max(300, sequences) * 1000,
  )
})

/** The shortest story that the two tell differently, and where. */
function reportOf({ failed, counterexample, errorInstance, seed: own, numShrinks }: fc.RunDetails<[Story]>) {
  if (!failed) return []
  const { from, steps } = counterexample?.[0] ?? { from: 0, steps: [] }
  const isDifference = errorInstance instanceof Difference
  const needed = isDifference ? steps.slice(0, errorInstance.steps) : steps
  const lines = [
    `seed ${own}: ${needed.length} steps after ${numShrinks} times shorter, from ${new Date(from).toISOString()}`,
    ...needed.map((step) => JSON.stringify(step)),
    isDifference ? errorInstance.message : String((errorInstance as Error | null)?.stack),
  ]
  return [lines.join("\n")]
}
