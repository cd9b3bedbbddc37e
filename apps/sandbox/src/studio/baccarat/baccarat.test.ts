import { expect, test } from "vitest"
import { fraction, percent, same } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { titlesOf } from "../titles/index.ts"
import { baccaratReturns, countWinners } from "./exact.ts"
import {
  BACCARAT_BETS,
  type BaccaratModel,
  bankerDrawsThird,
  betsRefusal,
  playBaccarat,
  playerDraws,
  settle,
  totalOf,
} from "./play.ts"

const model: BaccaratModel = {
  engine: "baccarat",
  chipsCents: [20, 100],
  tableCents: 1000,
  tieCents: 100,
}

test("the winners over all orders of the cards are those of the literature", () => {
  // Eight decks: http://www.casinoexploit.com/baccarat.html, the figures of the Wizard of Odds.
  expect(countWinners()).toEqual({
    banker: 2_292_252_566_437_888,
    player: 2_230_518_282_592_256,
    tie: 475_627_426_473_216,
  })
})

test("each bet has its exact return", () => {
  const [banker, player, tie] = [2_292_252_566_437_888n, 2_230_518_282_592_256n, 475_627_426_473_216n]
  const all = banker + player + tie
  const returns = baccaratReturns()
  expect(same(returns.banker, fraction(39n * banker + 20n * tie, 20n * all))).toBe(true)
  expect(same(returns.player, fraction(2n * player + tie, all))).toBe(true)
  expect(same(returns.tie, fraction(9n * tie, all))).toBe(true)
  expect(BACCARAT_BETS.map((bet) => percent(returns[bet]))).toEqual([98.76, 98.94, 85.64])
})

test("a total is the last digit of the sum", () => {
  expect(totalOf(["As", "Kh"])).toBe(1)
  expect(totalOf(["7s", "8h", "Td"])).toBe(5)
})

test("the player draws on 0 to 5, unless a side has 8 or 9", () => {
  expect([0, 5, 6, 7].map((total) => playerDraws(total, 7))).toEqual([true, true, false, false])
  expect(playerDraws(0, 8)).toBe(false)
})

test.each([
  [0, "0123456789"],
  [2, "0123456789"],
  [3, "012345679"],
  [4, "234567"],
  [5, "4567"],
  [6, "67"],
  [7, ""],
])("a banker's total of %i draws after a third card of %j", (total, thirds) => {
  const drawn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDrawsThird(0, total, third))
  expect(drawn.join("")).toBe(thirds)
})

test("where the player stands, the banker draws on 0 to 5", () => {
  expect([5, 6].map((total) => bankerDrawsThird(6, total, undefined))).toEqual([true, false])
  expect(bankerDrawsThird(9, 0, undefined)).toBe(false)
})

test("a tie pays 8 to 1 and gives the other stakes back; the banker pays 0.95 to 1", () => {
  expect(BACCARAT_BETS.map((bet) => settle(bet, 20, "tie"))).toEqual([20, 20, 180])
  expect(BACCARAT_BETS.map((bet) => settle(bet, 20, "banker"))).toEqual([0, 39, 0])
  expect(BACCARAT_BETS.map((bet) => settle(bet, 20, "player"))).toEqual([40, 0, 0])
})

test.each([
  [{}, "stake"],
  [{ dragon: 20 }, "stake"],
  [{ player: 30 }, "stake"],
  [{ player: -20 }, "stake"],
  [{ banker: 0.2 }, "stake"],
  [{ banker: 800, player: 220 }, "table_limit"],
  [{ tie: 120 }, "table_limit"],
  [{ banker: 900, tie: 100 }, undefined],
])("chips %j are judged %s", (bets, verdict) => {
  expect(betsRefusal(model, bets)).toBe(verdict)
})

test.each(titlesOf("baccarat").map((title) => [title.code, title] as const))(
  "%s pays whole cents, and the worst bets keep the average hourly loss of a casino game",
  (_code, title) => {
    const { chipsCents, tableCents, tieCents } = title.model
    for (const chip of chipsCents) {
      expect(betsRefusal(title.model, { banker: chip }), String(chip)).toBeUndefined()
      expect(settle("banker", chip, "banker") % 1, String(chip)).toBe(0)
    }
    const loss = tieCents * (1 - 0.8564) + (tableCents - tieCents) * (1 - 0.9876)
    expect((loss * 3_600_000) / title.minimumCycleMs).toBeLessThanOrEqual(10_200)
  },
)

test("a seeded run agrees with the exact chances of the three winners", () => {
  const draw = seededDraw(8)
  const rounds = 40_000
  const seen = { player: 0, banker: 0, tie: 0 }
  for (let round = 0; round < rounds; round++) seen[playBaccarat({ tie: 20 }, draw).winner]++
  const ways = countWinners()
  const all = ways.player + ways.banker + ways.tie
  const chiSquare = BACCARAT_BETS.reduce((sum, bet) => {
    const expected = (rounds * ways[bet]) / all
    return sum + (seen[bet] - expected) ** 2 / expected
  }, 0)
  // Two degrees of freedom: above 21.6 once in 50 000 runs.
  expect(chiSquare).toBeLessThan(21.6)
})
