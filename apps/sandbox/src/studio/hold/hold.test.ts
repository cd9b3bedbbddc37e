import { describe, expect, test } from "vitest"
import { type Fraction, fraction, plus, same, times, toNumber, ZERO } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { evaluate, windowAt } from "../slot/evaluate.ts"
import { titlesOf } from "../titles/index.ts"
import { holdEngine } from "./engine.ts"
import { cashCounts, cashMean, holdReturn, respinMeans, triggerChance } from "./exact.ts"
import { CASH, CELLS, type HoldModel, RESPINS, TRIGGER, toLines } from "./model.ts"
import { playHold } from "./play.ts"

const titles = titlesOf("hold").map((title) => [title.code, title.model] as const)

/** Reels so full of cash symbols that most spins begin the respins. */
const rich: HoldModel = {
  engine: "hold",
  reels: ["SSA", "SBSA", "WSSA", "SAB", "BSSA"],
  pays: { A: [0, 5, 10, 20], B: [0, 2, 4, 8] },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  stakeCoins: 2,
  cash: [
    { times: 1, weight: 3 },
    { times: 2, weight: 2 },
    { times: 10, weight: 1, name: "mini" },
  ],
  respin: { hits: 1, of: 5 },
  grandTimes: 100,
}

/** The mean of `final`, respin by respin and cell by cell: every set of hits is one branch. */
function bruteMean(
  held: number,
  left: number,
  cells: number,
  { hits, of }: HoldModel["respin"],
  final: (count: number) => Fraction,
): Fraction {
  const full = (1 << cells) - 1
  const count = held.toString(2).replaceAll("0", "").length
  if (left === 0 || held === full) return final(count)
  let mean = ZERO
  for (let landed = 0; landed <= full; landed++) {
    if (landed & held) continue
    let chance = fraction(1)
    for (let cell = 0; cell < cells; cell++) {
      const bit = 1 << cell
      if (!(held & bit)) chance = times(chance, fraction(landed & bit ? hits : of - hits, of))
    }
    const next = landed === 0 ? left - 1 : RESPINS
    mean = plus(mean, times(chance, bruteMean(held | landed, next, cells, { hits, of }, final)))
  }
  return mean
}

describe("the means of the respins", () => {
  const respin = { hits: 2, of: 7 }
  const final = (held: number) => fraction(held * held + (held === 3 ? 50 : 0), 3)

  test.each([0, 1, 2, 3])("from %i held of three cells they agree with every branch", (held) => {
    const brute = bruteMean((1 << held) - 1, RESPINS, 3, respin, final)
    expect(same(respinMeans(3, respin, final)[held]!, brute)).toBe(true)
  })

  test.each(titles)("%s: they agree with its chain followed respin by respin", (_code, { respin }) => {
    const share = respin.hits / respin.of
    /** Chances of each number held, by the respins left. */
    let states = new Map([[`${TRIGGER}/${RESPINS}`, 1]])
    const ended = Array.from({ length: CELLS + 1 }, () => 0)
    while (states.size > 0) {
      const next = new Map<string, number>()
      for (const [state, chance] of states) {
        const [held = 0, left = 0] = state.split("/").map(Number)
        if (left === 0 || held === CELLS) {
          ended[held]! += chance
          continue
        }
        // One cell after the other: the chance of each number of hits.
        let hits = [1]
        for (let cell = held; cell < CELLS; cell++)
          hits = Array.from(
            { length: hits.length + 1 },
            (_, at) => (hits[at] ?? 0) * (1 - share) + (hits[at - 1] ?? 0) * share,
          )
        for (const [added, part] of hits.entries()) {
          const key = `${held + added}/${added === 0 ? left - 1 : RESPINS}`
          next.set(key, (next.get(key) ?? 0) + chance * part)
        }
      }
      states = next
    }
    for (const [count, chance] of ended.entries()) {
      const exact = respinMeans(CELLS, respin, (held) => fraction(held === count ? 1 : 0))[TRIGGER]!
      expect(toNumber(exact)).toBeCloseTo(chance, 10)
    }
  })
})

function* allWindows(strips: readonly string[], chosen: string[] = []): Generator<string[]> {
  const strip = strips[chosen.length]
  if (strip === undefined) yield chosen
  else
    for (let stop = 0; stop < strip.length; stop++)
      yield* allWindows(strips, [...chosen, windowAt(strip, stop)])
}

test("the return agrees with every combination of stops", () => {
  const windows = [...allWindows(rich.reels)]
  const counts = windows.map((window) => window.join("").split(CASH).length - 1)
  const mean = cashMean(rich)
  const final = (held: number) =>
    plus(times(mean, fraction(held)), fraction(held === CELLS ? rich.grandTimes : 0))
  const respins = respinMeans(CELLS, rich.respin, final)
  let total = ZERO
  for (const [at, window] of windows.entries()) {
    const coins = evaluate(toLines(rich), window).reduce((all, win) => all + win.coins, 0)
    total = plus(total, fraction(coins, rich.stakeCoins))
    if (counts[at]! >= TRIGGER) total = plus(total, respins[counts[at]!]!)
  }
  expect(same(holdReturn(rich), times(total, fraction(1, windows.length)))).toBe(true)
  expect(cashCounts(rich.reels).map(Number)).toEqual(
    Array.from({ length: CELLS + 1 }, (_, count) => counts.filter((one) => one === count).length),
  )
})

test("a seeded run of rich reels agrees with their return", () => {
  const draw = seededDraw(7)
  const rounds = 15_000
  let [paid, squares] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const { lineCoins, cashTimes } = playHold(rich, draw)
    const share = lineCoins / rich.stakeCoins + cashTimes
    paid += share
    squares += share ** 2
  }
  const mean = paid / rounds
  const error = Math.sqrt((squares / rounds - mean ** 2) / rounds)
  expect(Math.abs(mean - toNumber(holdReturn(rich)))).toBeLessThan(4 * error)
})

describe("a round", () => {
  test("counts three respins again after each new cash symbol, up to a full grid", () => {
    const draw = seededDraw(11)
    let [ended, full] = [0, 0]
    for (let round = 0; round < 3000; round++) {
      const { cash, respins, isFull, cashTimes } = playHold(rich, draw)
      const held = [...cash, ...respins.flat()]
      expect(new Set(held.map(({ cell }) => cell)).size).toBe(held.length)
      if (cash.length < TRIGGER) {
        expect({ respins, isFull, cashTimes }).toEqual({ respins: [], isFull: false, cashTimes: 0 })
        continue
      }
      expect(isFull).toBe(held.length === CELLS)
      expect(cashTimes).toBe(held.reduce((all, { times }) => all + times, 0) + (isFull ? rich.grandTimes : 0))
      const text = respins.map((hits) => (hits.length > 0 ? "x" : ".")).join("")
      expect(text).toMatch(isFull ? /^(\.{0,2}x)*$/ : /^(\.{0,2}x)*\.{3}$/)
      if (isFull) full++
      else ended++
    }
    expect(Math.min(ended, full)).toBeGreaterThan(100)
  })

  test("draws each cash prize by its weight and each empty cell alike", () => {
    const draw = seededDraw(13)
    const prizes = new Map<number, number>()
    const hits = Array.from({ length: CELLS }, () => 0)
    const empties = Array.from({ length: CELLS }, () => 0)
    for (let round = 0; round < 20_000; round++) {
      const { cash, respins } = playHold(rich, draw)
      for (const { times } of cash) prizes.set(times, (prizes.get(times) ?? 0) + 1)
      const held = new Set(cash.map(({ cell }) => cell))
      for (const { cell } of respins[0] ?? []) hits[cell]!++
      if (respins.length > 0) for (let cell = 0; cell < CELLS; cell++) if (!held.has(cell)) empties[cell]!++
    }
    const drawn = [...prizes.values()].reduce((all, one) => all + one, 0)
    const byPrize = rich.cash.map(({ times, weight }) => {
      const expected = (drawn * weight) / 6
      return ((prizes.get(times) ?? 0) - expected) ** 2 / expected
    })
    // The 99.9 % points of chi-square with 2 and 15 degrees of freedom.
    expect(byPrize.reduce((all, one) => all + one, 0)).toBeLessThan(13.82)
    const byCell = hits.map((count, cell) => {
      const variance = empties[cell]! * 0.2 * 0.8
      return (count - empties[cell]! * 0.2) ** 2 / variance
    })
    expect(byCell.reduce((all, one) => all + one, 0)).toBeLessThan(37.7)
  })
})

test.each(titles)("%s begins its respins between once in 50 spins and once in 150", (_code, model) => {
  const spins = 1 / toNumber(triggerChance(model))
  expect(spins).toBeGreaterThan(50)
  expect(spins).toBeLessThan(150)
})

test("refuses a stake that is not listed", () => {
  const stakes = [20, 40]
  expect(holdEngine.stakeOf(rich, stakes, { stakeCents: 40 })).toBe(40)
  for (const stakeCents of [0, -20, 21, 20.5, Number.NaN])
    expect(holdEngine.stakeOf(rich, stakes, { stakeCents })).toBe("stake")
  expect(holdEngine.stakeOf(rich, stakes, {})).toBe("stake")
})
