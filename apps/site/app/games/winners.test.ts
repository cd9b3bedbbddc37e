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

it("puts a new win on top once, and drops the oldest", () => {
  const shown = Array.from({ length: 12 }, (_, n) => win(20 - n))
  const next = mergeWinners(shown, [win(21), win(21)])
  expect(next.map(({ wonAt }) => wonAt.slice(14, 16))).toEqual(
    Array.from({ length: 12 }, (_, n) => String(21 - n).padStart(2, "0")),
  )
})

it("returns the same list for known wins", () => {
  const shown = [win(2), win(1)]
  expect(mergeWinners(shown, [win(1), win(2)])).toBe(shown)
})

it("keeps two wins of one instant, and sorts a late one by its time", () => {
  const next = mergeWinners([win(5), win(1)], [win(3), win(5, 40)])
  expect(next.map(({ wonAt, amount }) => [wonAt.slice(15, 16), amount])).toEqual([
    ["5", 40],
    ["5", 20],
    ["3", 20],
    ["1", 20],
  ])
})

it("animates only a single new win", () => {
  const shown = [win(2), win(1)]
  expect(findNewWinnerKey(shown, mergeWinners(shown, [win(3)]))).toBe(winKey(win(3)))
  expect(findNewWinnerKey(shown, mergeWinners(shown, [win(3), win(4)]))).toBe(null)
  expect(findNewWinnerKey(shown, shown)).toBe(null)
  expect(findNewWinnerKey([], [win(3)])).toBe(null)
})
