import fc from "fast-check"
import { expect, it } from "vitest"
import { storeForTest } from "../../../../testing/store.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { insertEarnings, updateDays } from "../store.ts"
import { sumPointsSince } from "./store.ts"

const began = Date.parse("2025-11-20T00:00:00Z")
const days = 4

it("sums days and the rest of the first day to the points of all rounds after an instant", async () => {
  const { transact, reads } = await storeForTest()
  const minutes = fc.integer({ min: 0, max: days * 24 * 60 })
  const rounds = fc.array(fc.record({ minutes, points: fc.bigInt(1n, 1_000n) }), { maxLength: 20 })
  // Midnights and their neighbours come up more often than at random.
  const instantMinutes = fc.array(fc.oneof(minutes, fc.constantFrom(0, 1439, 1440, 1441, 2880)), {
    minLength: 1,
  })
  let playerId = 0n
  await fc.assert(
    fc.asyncProperty(rounds, instantMinutes, async (played, instants) => {
      playerId++
      const earnings = played.map(({ minutes, points }, n) => ({
        provider: "hub88",
        roundRef: `r${n}`,
        playerId,
        gameId: 1,
        stakeUnits: 1n,
        points,
        coins: 0n,
        at: new Date(began + minutes * minuteMs),
        was: null,
      }))
      await transact(async (tx) => {
        await insertEarnings(tx, earnings)
        const byDay = Map.groupBy(earnings, ({ at }) => at.toISOString().slice(0, 10))
        await updateDays(
          tx,
          [...byDay].map(([day, of]) => ({
            playerId,
            day,
            points: of.reduce((sum, { points }) => sum + points, 0n),
          })),
        )
      })
      const since = instants.map((minutes) => new Date(began + minutes * minuteMs))
      expect(
        await sumPointsSince(
          reads(),
          since.map((since) => ({ playerId, since })),
        ),
      ).toEqual(
        since.map((instant) =>
          earnings.reduce((sum, { at, points }) => (at > instant ? sum + points : sum), 0n),
        ),
      )
    }),
    { numRuns: 60 },
  )
})
