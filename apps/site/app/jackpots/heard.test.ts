import { expect, it } from "vitest"
import { hasFallen, lastWinnerIn, lastWinnerOf, poolsIn } from "./heard.ts"
import type { House } from "./jackpots.server.ts"

const read = [
  { type: "threeHour", pool: 150 },
  { type: "bigWin", pool: 2500 },
] as const
const said = {
  prizePoolThreeHour: 150.02,
  prizePoolHitTheTarget: 1000,
  prizePoolAnyTime: 2500,
  prizePoolBigWin: 2500,
  latestWinner: "An•••s",
  latestWinnerType: "bigWin",
  head: { number: 1, head: "0".repeat(64) },
} as const

it("a pool is what the server said last, and until then what was read", () => {
  expect(poolsIn(read, null)).toEqual({ threeHour: 150, hitTheTarget: 0, anyTime: 0, bigWin: 2500 })
  expect(poolsIn(read, said)).toEqual({ threeHour: 150.02, hitTheTarget: 0, anyTime: 0, bigWin: 2500 })
})

it("a pool that is less than before was won", () => {
  const before = poolsIn(read, null)
  expect(hasFallen(before, said)).toBe(false)
  expect(hasFallen({ ...before, bigWin: 2500.01 }, said)).toBe(true)
})

it("the last winner of all is the one who won last", () => {
  const win = (username: string, wonAt: string) => ({ username, wonAt })
  const house = {
    jackpots: [
      { type: "bigWin", lastWinners: [win("An•••s", "2026-11-23T12:00:00.000Z")] },
      { type: "anyTime", lastWinners: [win("Lo•••s", "2026-11-22T12:00:00.000Z")] },
    ],
  } as unknown as House
  expect(lastWinnerIn(house)).toBe(lastWinnerOf(said))
  expect(lastWinnerIn({ ...house, jackpots: [] })).toBe(lastWinnerOf({ ...said, latestWinner: null }))
})
