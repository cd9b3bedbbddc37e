import { describe, expect, test } from "vitest"
import { toNumber } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { titlesOf } from "../titles/index.ts"
import { kenoEngine } from "./engine.ts"
import type { KenoModel } from "./model.ts"
import { arePicks, countReturn, hitChance, KENO_COUNTS, kenoReturn, paysFor, playKeno } from "./play.ts"

const titles = titlesOf("keno").map((title) => [title.code, title] as const)
const [[, first]] = titles as [(typeof titles)[number]]
const card: KenoModel = first.model

/** The probability of a number of hits, by drawing one number after the other. */
function drawnChance({ numbers, drawn }: KenoModel, count: number, hits: number): number {
  let chances = new Map([[0, 1]])
  for (let at = 0; at < drawn; at++) {
    const next = new Map<number, number>()
    for (const [hit, chance] of chances) {
      const again = (count - hit) / (numbers - at)
      next.set(hit + 1, (next.get(hit + 1) ?? 0) + chance * again)
      next.set(hit, (next.get(hit) ?? 0) + chance * (1 - again))
    }
    chances = next
  }
  return chances.get(hits) ?? 0
}

test("the probabilities are those of a known card of 80 numbers", () => {
  // Ten of ten: one in 8 911 711.18 (Wizard of Odds, Keno).
  expect(1 / toNumber(hitChance({ ...card, numbers: 80, drawn: 20 }, 10, 10))).toBeCloseTo(8_911_711, -3)
})

describe.each(titles)("%s", (_code, { model, stakesCents, hitRatio }) => {
  test.each(KENO_COUNTS)("returns 94 to 97 %% with %i numbers", (count) => {
    const exact = toNumber(countReturn(model, count))
    expect(exact).toBeGreaterThanOrEqual(0.94)
    expect(exact).toBeLessThanOrEqual(0.97)
    let second = 0
    for (let hits = 0; hits <= count; hits++)
      second += (drawnChance(model, count, hits) * paysFor(model, count, hits)) / 10
    expect(exact).toBeCloseTo(second, 10)
  })

  test("guarantees the lowest return of its counts", () => {
    const exact = KENO_COUNTS.map((count) => toNumber(countReturn(model, count)))
    expect(toNumber(kenoReturn(model))).toBe(Math.min(...exact))
  })

  test("pays whole multiples but for one number, and whole cents at every stake", () => {
    expect(model.pays).toHaveLength(KENO_COUNTS.length)
    for (const [at, table] of model.pays.entries())
      for (const [hits, tenths] of Object.entries(table)) {
        expect(Number(hits)).toBeLessThanOrEqual(at + 1)
        expect(at === 0 || tenths % 10 === 0).toBe(true)
        for (const stake of stakesCents) expect(Number.isSafeInteger((tenths * stake) / 10)).toBe(true)
      }
  })

  test("has the hit ratio of five numbers", () => {
    const hits = [0, 1, 2, 3, 4, 5].filter((hit) => paysFor(model, 5, hit) > 0)
    expect(hits.reduce((all, hit) => all + toNumber(hitChance(model, 5, hit)), 0)).toBeCloseTo(hitRatio, 2)
  })

  test("a seeded run agrees with the exact return", () => {
    const draw = seededDraw(80)
    const picks = [3, 17, 40, 78]
    const rounds = 40_000
    let paid = 0
    let squares = 0
    for (let round = 0; round < rounds; round++) {
      const share = playKeno(model, picks, draw).tenths / 10
      paid += share
      squares += share ** 2
    }
    const mean = paid / rounds
    const deviation = Math.sqrt(squares / rounds - mean ** 2)
    expect(Math.abs(mean - toNumber(countReturn(model, 4)))).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  })
})

test("every number is drawn equally often, and once in a round", () => {
  const draw = seededDraw(20)
  const rounds = 20_000
  const counts = Array.from({ length: card.numbers }, () => 0)
  for (let round = 0; round < rounds; round++) {
    const { drawn } = playKeno(card, [1], draw)
    expect(new Set(drawn).size).toBe(card.drawn)
    for (const number of drawn) counts[number - 1]!++
  }
  const expected = (rounds * card.drawn) / card.numbers
  const share = 1 - card.drawn / card.numbers
  const scale = (share * card.numbers) / (card.numbers - 1)
  const chiSquare = counts.reduce((all, one) => all + (one - expected) ** 2 / (expected * scale), 0)
  // 79 degrees of freedom: above 132 happens once in ten thousand runs.
  expect(chiSquare).toBeLessThan(132)
})

test("a round pays the numbers that are hit", () => {
  const { result, winCents, meta } = kenoEngine.play(card, { picks: [1, 2, 80] }, 50, () => 0)
  expect(result).toMatchObject({ hits: 2, drawn: Array.from({ length: card.drawn }, (_, at) => at + 1) })
  expect(winCents).toBe(5 * paysFor(card, 3, 2))
  expect(meta.startsWith("2/3: 1 2 3")).toBe(true)
})

test.each([[[]], [[0]], [[81]], [[1.5]], [[7, 7]], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]])(
  "picks of %j are refused",
  (picks) => {
    expect(arePicks(card, picks)).toBe(false)
    expect(kenoEngine.stakeOf(card, [50], { stakeCents: 50, picks })).toBe("stake")
  },
)

test("a card without numbers is refused", () => {
  expect(kenoEngine.stakeOf(card, [50], { stakeCents: 50 })).toBe("stake")
  expect(kenoEngine.stakeOf(card, [50], { stakeCents: 50, picks: [7, 9] })).toBe(50)
})
