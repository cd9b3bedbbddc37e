import { describe, expect, test } from "vitest"
import { fraction, same, toNumber } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { titlesOf } from "../titles/index.ts"
import { COLLECT, minesEngine, openAction } from "./engine.ts"
import { minesReturn, planReturn, returnRange } from "./exact.ts"
import { FIELDS, MINES, type MinesModel, type MinesState } from "./model.ts"
import { collect, mostOpened, multiplierOf, open, safeChance } from "./play.ts"

const model: MinesModel = {
  engine: "mines",
  sharePercent: 97,
  stepHundredths: 1,
  highestHundredths: 500_000,
}
const counts = Array.from({ length: MINES.most }, (_, at) => at + MINES.least)
const begun = (mines: number): MinesState => ({ mines, stakeCents: 100, opened: [] })

/** Every set of `size` fields from `from` on. */
function* layouts(size: number, from = 0): Generator<number[]> {
  if (size === 0) yield []
  else
    for (let field = from; field <= FIELDS - size; field++)
      for (const rest of layouts(size - 1, field + 1)) yield [field, ...rest]
}

test.each([1, 2, 3, 4])("with %i mines, the odds are those of mines laid before the round", (mines) => {
  const all = [...layouts(mines)]
  for (const opened of [1, 2, 5, 12]) {
    const safe = all.filter((laid) => laid.every((field) => field >= opened)).length
    expect(same(safeChance(mines, opened), fraction(safe, all.length))).toBe(true)
  }
})

test("a multiplier is the share over the probability, rounded down to a hundredth", () => {
  // 0.97 × 25/22 = 1.102, 0.97 × 25·24/(22·21) = 1.259, 0.97 × 25·24·23/(22·21·20) = 1.448, 0.97 × 25/5 = 4.85.
  expect([multiplierOf(model, 3, 1), multiplierOf(model, 3, 2), multiplierOf(model, 20, 1)]).toEqual([
    110, 125, 485,
  ])
  expect(multiplierOf({ ...model, stepHundredths: 5 }, 3, 2)).toBe(125)
  expect(multiplierOf({ ...model, stepHundredths: 5 }, 3, 3)).toBe(140)
  expect(multiplierOf(model, 3, 0)).toBe(0)
})

describe.each(titlesOf("mines").map((title) => [title.code, title] as const))("%s", (_code, title) => {
  const own = title.model

  test("never promises more than its share, and loses less than a step to rounding", () => {
    for (const mines of counts)
      for (let opened = 1; opened <= mostOpened(own, mines); opened++) {
        const exact = own.sharePercent / toNumber(safeChance(mines, opened))
        expect(multiplierOf(own, mines, opened)).toBeLessThanOrEqual(exact + 1e-9)
        expect(multiplierOf(own, mines, opened)).toBeGreaterThan(exact - own.stepHundredths - 1e-9)
      }
  })

  test("rises with every field up to its highest multiplier", () => {
    for (const mines of counts) {
      const most = mostOpened(own, mines)
      const rungs = Array.from({ length: most }, (_, at) => multiplierOf(own, mines, at + 1))
      expect(rungs).toEqual([...rungs].sort((a, b) => a - b))
      expect(rungs[0]).toBeGreaterThanOrEqual(100)
      expect(rungs.at(-1)).toBeLessThanOrEqual(own.highestHundredths)
    }
  })

  test("pays whole cents at every stake", () => {
    for (const stake of title.stakesCents) expect((stake * own.stepHundredths) % 100).toBe(0)
  })

  test("returns by the best play what deciding backwards from the last field gives", () => {
    let best = 0
    for (const mines of counts) {
      const most = mostOpened(own, mines)
      let worth = multiplierOf(own, mines, most) / 100
      for (let opened = most - 1; opened >= 0; opened--) {
        const goOn = worth * ((FIELDS - mines - opened) / (FIELDS - opened))
        worth = Math.max(opened > 0 ? multiplierOf(own, mines, opened) / 100 : 0, goOn)
      }
      expect(worth).toBeCloseTo(toNumber(returnRange(own, mines).best), 12)
      best = Math.max(best, worth)
    }
    expect(best).toBeCloseTo(toNumber(minesReturn(own)), 12)
  })

  test("returns at least 92 % whatever the player does", () => {
    for (const mines of counts) expect(toNumber(returnRange(own, mines).worst)).toBeGreaterThan(0.92)
  })

  test("has the hit ratio of three mines and three fields", () => {
    expect(title.hitRatio).toBeCloseTo(toNumber(safeChance(3, 3)), 2)
  })
})

/** Opens the first fields and collects; what it pays, in hundredths. */
function planned(mines: number, fields: number, draw: (below: number) => number): number {
  let state = begun(mines)
  for (let field = 0; field < fields && !state.laid; field++) state = open(model, state, field, draw)
  return minesEngine.settle(model, state.laid ? state : collect(state, draw)).winCents
}

test.each([
  [3, 3],
  [10, 2],
  [1, 12],
])("a seeded run of %i mines and %i fields agrees with its return", (mines, fields) => {
  const draw = seededDraw(25)
  const rounds = 40_000
  let paid = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const share = planned(mines, fields, draw) / 100
    paid += share
    squares += share ** 2
  }
  const mean = paid / rounds
  const deviation = Math.sqrt(squares / rounds - mean ** 2)
  const exact = toNumber(planReturn(model, mines, fields))
  expect(Math.abs(mean - exact)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
})

test("each field has a mine equally often, however the round ends", () => {
  const draw = seededDraw(3)
  const rounds = 20_000
  const found = Array.from({ length: FIELDS }, () => 0)
  for (let round = 0; round < rounds; round++) {
    let state = begun(5)
    for (const field of [12, 3]) if (!state.laid) state = open(model, state, field, draw)
    const { laid = [] } = state.laid ? state : collect(state, draw)
    expect(new Set(laid).size).toBe(5)
    for (const field of laid) found[field]!++
  }
  const expected = (rounds * 5) / FIELDS
  // The counts of a round add up to five, so each term is scaled by its variance; 24 degrees of freedom.
  const chiSquare = found.reduce((all, one) => all + (one - expected) ** 2 / (expected * (20 / 24)), 0)
  expect(chiSquare).toBeLessThan(59)
})

test("a state holds no mine before the round is over", () => {
  const state = open(model, begun(5), 7, () => 24)
  expect(state).toEqual({ mines: 5, stakeCents: 100, opened: [7] })
})

test("a mine ends the round and pays nothing", () => {
  const state = open(
    model,
    open(model, begun(2), 7, () => 24),
    8,
    () => 0,
  )
  expect(state).toMatchObject({ opened: [7], hit: 8 })
  expect(state.laid).toContain(8)
  expect(state.laid).not.toContain(7)
  expect(minesEngine.actions(model, state)).toEqual([])
  expect(minesEngine.settle(model, state)).toMatchObject({ winCents: 0, meta: "2 mines 7 mine 8" })
})

test("opening the last safe field collects the round", () => {
  let state = begun(20)
  const most = mostOpened(model, 20)
  for (let field = 0; field < most; field++) state = open(model, state, field, (below) => below - 1)
  expect(state.laid).toHaveLength(20)
  expect(minesEngine.actions(model, state)).toEqual([])
  expect(minesEngine.settle(model, state).winCents).toBe(multiplierOf(model, 20, most))
  expect(multiplierOf(model, 20, most + 1)).toBeGreaterThan(model.highestHundredths)
})

test("a field is opened before the first collecting, and once", () => {
  const names = (state: MinesState) => minesEngine.actions(model, state).map(({ name }) => name)
  expect(names(begun(3))).not.toContain(COLLECT)
  expect(names(begun(3))).toHaveLength(FIELDS)
  const state = open(model, begun(3), 7, () => 24)
  expect(names(state)).toContain(COLLECT)
  expect(names(state)).not.toContain(openAction(7))
  expect(() => minesEngine.act(model, state, openAction(7), () => 0)).toThrow(TypeError)
})

test("a round that its player leaves opens the middle field, then collects", () => {
  expect(minesEngine.leave(model, begun(3))).toBe(openAction(12))
  expect(
    minesEngine.leave(
      model,
      open(model, begun(3), 12, () => 24),
    ),
  ).toBe(COLLECT)
})

test.each([[undefined], [[]], [[0]], [[21]], [[2.5]], [[3, 3]]])("picks of %j are refused", (picks) => {
  expect(minesEngine.stakeOf(model, [100], { stakeCents: 100, ...(picks ? { picks } : {}) })).toBe("stake")
  expect(minesEngine.stakeOf(model, [100], { stakeCents: 100, picks: [3] })).toBe(100)
  expect(minesEngine.stakeOf(model, [100], { stakeCents: 150, picks: [3] })).toBe("stake")
})
