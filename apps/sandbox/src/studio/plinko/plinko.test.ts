import { describe, expect, test } from "vitest"
import { toNumber } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { titlesOf } from "../titles/index.ts"
import { plinkoEngine } from "./engine.ts"
import { RISKS, ROWS } from "./model.ts"
import {
  choiceOf,
  PLINKO_CHOICES,
  picksOf,
  playPlinko,
  plinkoReturn,
  slotsOf,
  tableReturn,
  waysTo,
} from "./play.ts"

const titles = titlesOf("plinko").map((title) => [title.code, title] as const)
const [[, first]] = titles as [(typeof titles)[number]]

test("the ways to the slots are those of every path", () => {
  for (const rows of ROWS) {
    const counts = Array.from({ length: rows + 1 }, () => 0n)
    for (let path = 0; path < 2 ** rows; path++) {
      let slot = 0
      for (let rest = path; rest > 0; rest >>= 1) slot += rest & 1
      counts[slot]!++
    }
    expect(waysTo(rows)).toEqual(counts)
  }
})

describe.each(titles)("%s", (_code, title) => {
  const { model } = title

  test.each(PLINKO_CHOICES)("returns 94 to 97.5 %% with $rows rows at $risk risk", (choice) => {
    const exact = toNumber(tableReturn(model, choice))
    expect(exact).toBeGreaterThanOrEqual(0.94)
    expect(exact).toBeLessThanOrEqual(0.975)
    // Every path played through, each as likely as the others.
    let tenths = 0
    for (let path = 0; path < 2 ** choice.rows; path++) {
      let rest = path
      tenths += playPlinko(model, choice, () => {
        const side = rest & 1
        rest >>= 1
        return side
      }).tenths
    }
    expect(tenths / 10 / 2 ** choice.rows).toBeCloseTo(exact, 12)
  })

  test("guarantees the lowest return of its tables", () => {
    const exact = PLINKO_CHOICES.map((choice) => toNumber(tableReturn(model, choice)))
    expect(toNumber(plinkoReturn(model))).toBe(Math.min(...exact))
  })

  test("pays more to the edges, the more the higher the risk", () => {
    for (const rows of ROWS) {
      for (const risk of RISKS) {
        const half = model.tables[risk][rows]
        expect(half).toHaveLength(rows / 2 + 1)
        expect([...half].sort((a, b) => b - a)).toEqual(half)
      }
      const edges = RISKS.map((risk) => model.tables[risk][rows][0]!)
      expect(edges).toEqual([...edges].sort((a, b) => a - b))
    }
  })

  test("pays whole cents at every stake", () => {
    for (const stake of title.stakesCents) expect(stake % 10).toBe(0)
    for (const choice of PLINKO_CHOICES)
      for (const tenths of slotsOf(model, choice)) expect(Number.isSafeInteger(tenths)).toBe(true)
  })

  test("has the share of rounds with a prize of its tables", () => {
    const slots = PLINKO_CHOICES.flatMap((choice) => slotsOf(model, choice))
    expect(slots.filter((tenths) => tenths === 0)).toEqual([])
    expect(title.hitRatio).toBe(1)
  })

  test("a seeded run agrees with the exact return", () => {
    const draw = seededDraw(12)
    const choice = { rows: 12, risk: "medium" } as const
    const rounds = 40_000
    let paid = 0
    let squares = 0
    for (let round = 0; round < rounds; round++) {
      const share = playPlinko(model, choice, draw).tenths / 10
      paid += share
      squares += share ** 2
    }
    const mean = paid / rounds
    const deviation = Math.sqrt(squares / rounds - mean ** 2)
    expect(Math.abs(mean - toNumber(tableReturn(model, choice)))).toBeLessThan(
      (4 * deviation) / Math.sqrt(rounds),
    )
  })
})

test("balls fall into the slots as often as the ways lead there", () => {
  const draw = seededDraw(8)
  const drops = 51_200
  const counts = Array.from({ length: 9 }, () => 0)
  const choice = { rows: 8, risk: "low" } as const
  for (let drop = 0; drop < drops; drop++) counts[playPlinko(first.model, choice, draw).slot]!++
  const chiSquare = waysTo(8).reduce((all, ways, slot) => {
    const expected = (drops * Number(ways)) / 256
    return all + (counts[slot]! - expected) ** 2 / expected
  }, 0)
  // 8 degrees of freedom: above 33 happens less than once in ten thousand runs.
  expect(chiSquare).toBeLessThan(33)
})

test("a ball goes as its pegs say and pays the slot where it ends", () => {
  const sides = [0, 1, 1, 0, 1, 1, 1, 1]
  const round = plinkoEngine.play(first.model, { picks: [8, 2] }, 50, () => sides.shift()!)
  expect(round.result).toMatchObject({ rows: 8, risk: "high", path: [0, 1, 1, 0, 1, 1, 1, 1], slot: 6 })
  expect(round.winCents).toBe(5 * first.model.tables.high[8][2]!)
  expect(round.meta).toBe("8 high LRRLRRRR")
})

test("choices and picks are the same", () => {
  for (const choice of PLINKO_CHOICES) expect(choiceOf(picksOf(choice))).toEqual(choice)
})

test("a table is symmetric", () => {
  for (const choice of PLINKO_CHOICES) {
    const slots = slotsOf(first.model, choice)
    expect(slots).toHaveLength(choice.rows + 1)
    expect(slots.toReversed()).toEqual(slots)
  }
})

test.each([[undefined], [[]], [[8]], [[9, 0]], [[8, 3]], [[8, -1]], [[8, 0.5]], [[8, 0, 0]]])(
  "picks of %j are refused",
  (picks) => {
    expect(choiceOf(picks)).toBeUndefined()
    const request = { stakeCents: 50, ...(picks ? { picks } : {}) }
    expect(plinkoEngine.stakeOf(first.model, [50], request)).toBe("stake")
  },
)
