import { eachPoolField, jackpotTypes } from "@elite/contract"
import { expect, it } from "vitest"
import type { JackpotsReply } from "./jackpots.server.ts"
import { currentPoolAmounts, hasDropped, lastWinnerLoaded, lastWinnerPublished } from "./liveState.ts"

const read = [
  { type: "threeHour", pool: 150 },
  { type: "bigWin", pool: 2500 },
] as const
const noAmounts = Object.fromEntries(jackpotTypes.map((type) => [type, 0]))
const message = {
  ...eachPoolField(() => 0),
  prizePoolThreeHour: 150.02,
  prizePoolHitTheTarget: 1000,
  prizePoolAnyTime: 2500,
  prizePoolBigWin: 2500,
  latestWinner: "An•••s",
  latestWinnerType: "bigWin",
  head: { number: 1, head: "0".repeat(64) },
} as const

it("uses the loaded pool until a message updates it", () => {
  expect(currentPoolAmounts(read, null)).toEqual({
    ...noAmounts,
    threeHour: 150,
    bigWin: 2500,
  })
  expect(currentPoolAmounts(read, message)).toEqual({
    ...noAmounts,
    threeHour: 150.02,
    bigWin: 2500,
  })
})

it("takes a falling pool as won", () => {
  const before = currentPoolAmounts(read, null)
  expect(hasDropped(before, message)).toBe(false)
  expect(hasDropped({ ...before, bigWin: 2500.01 }, message)).toBe(true)
})

it("finds the latest winner of all pools", () => {
  const win = (username: string, wonAt: string) => ({ username, wonAt })
  const overview = {
    jackpots: [
      { type: "bigWin", lastWinners: [win("An•••s", "2026-11-23T12:00:00.000Z")] },
      { type: "anyTime", lastWinners: [win("Lo•••s", "2026-11-22T12:00:00.000Z")] },
    ],
  } as unknown as JackpotsReply
  expect(lastWinnerLoaded(overview)).toBe(lastWinnerPublished(message))
  expect(lastWinnerLoaded({ ...overview, jackpots: [] })).toBe(
    lastWinnerPublished({ ...message, latestWinner: null }),
  )
})
