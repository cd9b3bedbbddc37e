import { describe, expect, test } from "vitest"
import { fraction, same, toNumber } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { titlesOf } from "../titles/index.ts"
import { classicEngine } from "./engine.ts"
import { classicReturn } from "./exact.ts"
import type { ClassicModel } from "./model.ts"
import { classicCoins, classicPrize, classicWindow, playClassic, respunReel } from "./play.ts"

const model: ClassicModel = {
  engine: "classic",
  reels: ["ABCHW", "BACWH", "CABHA"],
  lines: [[1, 1, 1]],
  pays: { W: 100, A: 20, B: 10, C: 5, H: 8 },
  mixed: { letters: "BC", coins: 2 },
  single: { letter: "H", coins: [1, 3] },
  wildMultiplier: 2,
  respin: false,
  fullMultiplier: 1,
  stakeCoins: 1,
}

describe("a line", () => {
  test.each([
    ["AAA", 20, 1],
    ["AAB", 0, 1],
    ["WAA", 40, 2],
    ["AWW", 80, 4],
    ["WWW", 100, 1],
    ["BCB", 2, 1],
    ["BWC", 4, 2],
    ["BWB", 20, 2],
    ["AHC", 1, 1],
    ["HAH", 3, 1],
    ["HHH", 8, 1],
    ["HWA", 6, 2],
    ["HWH", 16, 2],
  ])("%s pays %i coins at a multiplier of %i", (letters, coins, multiplier) => {
    expect(classicPrize(model, [...letters])).toMatchObject({ coins, multiplier })
  })
})

const stacked: ClassicModel = {
  ...model,
  reels: ["AAABW", "AAACB", "AABBBC"],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: { W: 100, A: 20, B: 10, C: 5 },
  wildMultiplier: 1,
  respin: true,
  fullMultiplier: 5,
  stakeCoins: 10,
}

describe("a reel turns again", () => {
  test.each([
    [["AAA", "AAA", "BBB"], 2],
    [["AAA", "BBC", "AWA"], 1],
    [["CCB", "AAA", "AAA"], 0],
    [["AAA", "AAA", "BBA"], undefined],
    [["AAB", "AAA", "BBB"], undefined],
  ])("%s: %s", (window, reel) => {
    expect(
      respunReel(
        {
          ...stacked,
          lines: [
            [1, 1, 1],
            [0, 0, 0],
            [2, 2, 2],
          ],
        },
        window,
      ),
    ).toBe(reel)
  })

  test("not in a game without it", () => {
    expect(respunReel({ ...stacked, respin: false }, ["AAA", "AAA", "BBB"])).toBeUndefined()
  })
})

test("a full window multiplies every prize", () => {
  expect(classicCoins(stacked, ["AAA", "AWA", "AAA"])).toMatchObject({ multiplier: 5, coins: 5 * 20 * 5 })
  expect(classicCoins(stacked, ["AAA", "AAA", "AAB"])).toMatchObject({ multiplier: 1 })
})

/** The return counted through the played round: a draw that answers with every course of stops in turn. */
function playedReturn(game: ClassicModel) {
  let coins = 0n
  const [a, b, c] = game.reels.map((strip) => strip.length) as [number, number, number]
  const seconds = a * b * c
  for (let course = 0; course < a * b * c; course++)
    for (let second = 0; second < seconds; second++) {
      const stops = [course % a, Math.floor(course / a) % b, Math.floor(course / a / b)]
      let drawn = 0
      const round = playClassic(game, (below) => (drawn < 3 ? stops[drawn++]! : second % below))
      coins += BigInt(round.coins)
    }
  return fraction(coins, BigInt(seconds) * BigInt(seconds) * BigInt(game.stakeCoins))
}

test.each([
  ["with wilds that multiply", model],
  ["with a reel that turns again", stacked],
])("the return %s is the mean of every played course", (_name, game) => {
  expect(same(classicReturn(game), playedReturn(game))).toBe(true)
})

test.each(titlesOf("classic").map((title) => [title.code, title] as const))(
  "%s agrees with its return in a seeded run, and stops evenly",
  (_code, title) => {
    const rounds = 60_000
    const draw = seededDraw(29)
    const [strip] = title.model.reels
    const windows = Array.from({ length: strip.length }, (_, stop) => classicWindow(strip, stop))
    const seen = new Map<string, number>()
    let paid = 0
    let squares = 0
    for (let round = 0; round < rounds; round++) {
      const { stops, coins } = playClassic(title.model, draw)
      const share = coins / title.model.stakeCoins
      paid += share
      squares += share ** 2
      const window = stops[0]!.window[0]!
      seen.set(window, (seen.get(window) ?? 0) + 1)
    }
    const mean = paid / rounds
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds)
    expect(Math.abs(mean - toNumber(classicReturn(title.model)))).toBeLessThan(4 * error)
    const kinds = new Set(windows)
    let chiSquare = 0
    for (const window of kinds) {
      const expected = (windows.filter((one) => one === window).length * rounds) / strip.length
      chiSquare += ((seen.get(window) ?? 0) - expected) ** 2 / expected
    }
    // Wilson and Hilferty: the 99.99 % quantile of chi-square.
    const freedom = kinds.size - 1
    const spread = 2 / (9 * freedom)
    expect(chiSquare).toBeLessThan(freedom * (1 - spread + 3.72 * Math.sqrt(spread)) ** 3)
  },
)

test("refuses a stake that is not offered", () => {
  expect(classicEngine.stakeOf(model, [10, 20], { stakeCents: 20 })).toBe(20)
  expect(classicEngine.stakeOf(model, [10, 20], { stakeCents: 30 })).toBe("stake")
  expect(classicEngine.stakeOf(model, [10, 20], {})).toBe("stake")
})
