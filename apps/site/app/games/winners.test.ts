import type { games } from "@elite/contract"
import { expect, it } from "vitest"
import { findNewWinnerKey, mergeWinners, winKey } from "./winners.ts"

const game = { casinoGameId: 1, name: "Slot", slug: "slot", thumbnailUrl: "/media/posters/slot-360.avif" }
const win = (minute: number, amount = 20): games.RecentWinner => ({
  username: "An•••s",
  amount,
  multiplier: 10,
  game,
  wonAt: new Date(Date.UTC(2026, 10, 25, 12, minute)).toISOString(),
})

it("a win that is told is on top, once, and the oldest makes room", () => {
  const shown = Array.from({ length: 12 }, (_, n) => win(20 - n))
  const next = mergeWinners(shown, [win(21), win(21)])
  expect(next.map(({ wonAt }) => wonAt.slice(14, 16))).toEqual(
    Array.from({ length: 12 }, (_, n) => String(21 - n).padStart(2, "0")),
  )
})

it("what is shown already moves nothing", () => {
  const shown = [win(2), win(1)]
  expect(mergeWinners(shown, [win(1), win(2)])).toBe(shown)
})

it("two of one instant are two, and what comes late stands where it belongs", () => {
  const next = mergeWinners([win(5), win(1)], [win(3), win(5, 40)])
  expect(next.map(({ wonAt, amount }) => [wonAt.slice(15, 16), amount])).toEqual([
    ["5", 40],
    ["5", 20],
    ["3", 20],
    ["1", 20],
  ])
})

it("only one that came alone comes in gently", () => {
  const shown = [win(2), win(1)]
  expect(findNewWinnerKey(shown, mergeWinners(shown, [win(3)]))).toBe(winKey(win(3)))
  expect(findNewWinnerKey(shown, mergeWinners(shown, [win(3), win(4)]))).toBe(null)
  expect(findNewWinnerKey(shown, shown)).toBe(null)
  expect(findNewWinnerKey([], [win(3)])).toBe(null)
})
