import fc from "fast-check"
import { expect, it } from "vitest"
import { storeForTest } from "../../../../testing/store.ts"
import { insertEarnings, insertEntries } from "../store.ts"
import { listHistoryEntries } from "./store.ts"

const began = Date.parse("2026-11-20T00:00:00Z")
const points = fc.bigInt(1n, 1_000n)
/** Few instants, so that many changes share one. */
const change = fc
  .record({
    cause: fc.constantFrom("round", "round", "void"),
    seconds: fc.integer({ min: 0, max: 3 }),
    points,
    /** A round that earned points and no coin is no change of coins. */
    coins: fc.bigInt(0n, 2n),
    left: fc.option(points),
  })
  .map(({ seconds, ...rest }) => ({ ...rest, at: new Date(began + seconds * 1_000) }))

it("reads rounds from what they earned, also those of which something was taken back, among all else, newest first", async () => {
  const { transact, reads } = await storeForTest()
  let playerId = 0n
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (changes, limit) => {
        playerId++
        await transact(async (tx) => {
          for (const [n, { cause, at, points, coins, left }] of changes.entries()) {
            const entry = { playerId, at, gameId: 1, amountUnits: points, points, coins }
            const earned = { stakeUnits: points, points, coins }
            const was = left === null ? null : earned
            const now = left === null ? earned : { stakeUnits: left, points: left, coins: 0n }
            const round = { provider: "hub88", roundRef: `r${n}`, playerId, gameId: 1, at, ...now, was }
            if (cause === "void")
              await insertEntries(tx, [{ ...entry, cause, points: -points, coins: -coins }])
            else await insertEarnings(tx, [round])
          }
        })
        const sign = ({ cause }: { cause: string }) => (cause === "void" ? -1n : 1n)
        const all = changes
          .map((each, n) => ({ ...each, n }))
          .sort((one, other) => other.at.getTime() - one.at.getTime() || other.n - one.n)
          .map((each) => [each.at, each.points, each.points * sign(each), each.coins * sign(each)])
        for (const currency of [undefined, "points", "coins"] as const) {
          const wanted = currency === "coins" ? all.filter(([, , , coins]) => coins !== 0n) : all
          const pages = await Promise.all(
            Array.from({ length: Math.ceil(wanted.length / limit) + 1 }, (_, page) =>
              listHistoryEntries(reads(), playerId, { pageNo: page + 1, limit, currency }),
            ),
          )
          const read = pages.map(({ count, rows }) => ({
            count,
            rows: rows.map(({ at, amount, points, coins }) => [at, amount, points, coins]),
          }))
          const shown = pages.map((_, page) => wanted.slice(page * limit, (page + 1) * limit))
          expect(read).toEqual(shown.map((rows) => ({ count: wanted.length, rows })))
          const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
          expect(new Set(ids).size).toBe(ids.length)
        }
      },
    ),
    { numRuns: 40 },
  )
})
