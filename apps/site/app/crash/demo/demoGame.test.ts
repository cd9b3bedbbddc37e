import type { crash } from "@elite/contract"
import { crashMs, multiplierAt, paidCents, reachedMs } from "@elite/crash"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  cancelDemoBet,
  type DemoGame,
  findDemoBet,
  hasMissedBet,
  hasOpenBet,
  newDemoGame,
  placeDemoBet,
  requestDemoCashOut,
  settleDemo,
  settleMissedBets,
} from "./demoGame.ts"

const terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
const openedMs = 1_764_000_000_000
const takesOffMs = openedMs + 6_250
const base = { roundId: 7, chainId: 1, number: 40, openedMs }
const betting: crash.CrashState = {
  ...base,
  phase: "betting",
  nowMs: openedMs + 1_000,
  takesOffMs: openedMs + 6_000,
}
const flyingAt = (elapsedMs: number): crash.CrashState => ({
  ...base,
  phase: "flying",
  nowMs: takesOffMs + elapsedMs,
  takesOffMs,
})
const crashedAt = (result: number): crash.CrashState => {
  const overMs = takesOffMs + crashMs(result)
  return { ...base, phase: "crashed", nowMs: overMs + 5, takesOffMs, overMs, result }
}
const voidAt = (overMs: number, more: Partial<crash.CrashState> = {}): crash.CrashState => ({
  ...base,
  phase: "void",
  nowMs: overMs,
  takesOffMs,
  overMs,
  result: 5_000,
  ...more,
})

const input = { betId: "first", roundId: 7, panel: "a" as const, amount: 100 }
const place = (game: DemoGame, more: Partial<typeof input & { target: number }> = {}) =>
  placeDemoBet(game, { state: betting, terms }, { ...input, ...more })
const placed = (more: Partial<typeof input & { target: number }> = {}) => place(newDemoGame, more).game
const stateOf = (game: DemoGame, betId = "first") => {
  const { state, at, paid, isByItself } = findDemoBet(game, betId)!
  return { state, at, paid, isByItself, cents: game.cents }
}
const leaves = (game: DemoGame, elapsedMs: number) =>
  requestDemoCashOut(game, flyingAt(elapsedMs), "first").game

describe("placing", () => {
  it("takes the stake from the balance, once for each id", () => {
    const game = placed()
    expect(stateOf(game)).toMatchObject({ state: "placed", cents: 290_000 })
    expect(place(game).game).toBe(game)
    expect(place(game, { betId: "other", panel: "b" as never }).game.cents).toBe(280_000)
  })

  it("refuses stakes outside the terms, a taken panel, and more than is left", () => {
    const refusedBy = (game: DemoGame, more: object) => place(game, { betId: "second", ...more }).refused
    expect(refusedBy(newDemoGame, { amount: 100.01 })).toBe("CrashStakeErrorType")
    expect(refusedBy(newDemoGame, { amount: 0.09 })).toBe("CrashStakeErrorType")
    expect(refusedBy(placed(), {})).toBe("CrashPanelTakenErrorType")
    expect(refusedBy({ cents: 9_999, bets: [] }, {})).toBe("InsufficientFundsErrorType")
    expect(refusedBy({ cents: 10_000, bets: [] }, {})).toBeUndefined()
  })

  it("refuses a round that is not open", () => {
    for (const state of [null, flyingAt(0), crashedAt(150), { ...betting, roundId: 8 }])
      expect(placeDemoBet(newDemoGame, { state, terms }, input)).toEqual({
        game: newDemoGame,
        refused: "CrashNotOpenErrorType",
      })
  })

  it("frees a panel by cancelling, before the take-off only", () => {
    const { game } = cancelDemoBet(placed(), betting, "first")
    expect(stateOf(game)).toMatchObject({ state: "cancelled", cents: 300_000 })
    expect(cancelDemoBet(game, betting, "first").game).toBe(game)
    expect(place(game, { betId: "second" }).game.cents).toBe(290_000)
    expect(cancelDemoBet(placed(), flyingAt(0), "first").refused).toBe("CrashTookOffErrorType")
    expect(cancelDemoBet(placed(), { ...betting, roundId: 8 }, "first").refused).toBe("CrashTookOffErrorType")
    expect(cancelDemoBet(placed(), betting, "unknown").refused).toBe("NotFoundErrorType")
  })
})

describe("a cash-out by hand", () => {
  it("is paid at the instant of the request, once the flight is known to have lasted until then", () => {
    const game = leaves(placed(), reachedMs(150))
    expect(stateOf(game)).toMatchObject({ state: "placed", cents: 290_000 })
    expect(settleDemo(game, flyingAt(reachedMs(150) - 1))).toBe(game)
    const out = settleDemo(game, flyingAt(reachedMs(170)))
    expect(stateOf(out)).toEqual({
      state: "cashedOut",
      at: 150,
      paid: 150,
      isByItself: false,
      cents: 305_000,
    })
    expect(settleDemo(out, crashedAt(180))).toBe(out)
  })

  it("is lost where the flight had ended by then, in the millisecond of the crash too", () => {
    const endMs = crashMs(150)
    expect(stateOf(settleDemo(leaves(placed(), endMs - 1), crashedAt(150)))).toMatchObject({
      at: 150,
      paid: 150,
    })
    for (const elapsedMs of [endMs, endMs + 400])
      expect(stateOf(settleDemo(leaves(placed(), elapsedMs), crashedAt(150)))).toMatchObject({
        state: "lost",
        cents: 290_000,
      })
  })

  it("keeps its first instant, and is refused below 1.01 and before the take-off", () => {
    const game = leaves(placed(), reachedMs(120))
    expect(leaves(game, reachedMs(190))).toBe(game)
    expect(requestDemoCashOut(placed(), flyingAt(reachedMs(101) - 1), "first").refused).toBe(
      "CrashTooEarlyErrorType",
    )
    expect(requestDemoCashOut(placed(), betting, "first").refused).toBe("CrashNotFlyingErrorType")
    expect(requestDemoCashOut(placed(), flyingAt(5_000), "unknown").refused).toBe("NotFoundErrorType")
  })
})

describe("a target", () => {
  it("is paid at exactly the target, also where the page heard only of the end", () => {
    const game = placed({ target: 200 })
    const out = { state: "cashedOut", at: 200, paid: 200, isByItself: true, cents: 310_000 }
    expect(stateOf(settleDemo(game, flyingAt(reachedMs(200))))).toEqual(out)
    expect(stateOf(settleDemo(game, crashedAt(200)))).toEqual(out)
    expect(stateOf(settleDemo(game, crashedAt(199)))).toMatchObject({ state: "lost", cents: 290_000 })
    expect(settleDemo(game, flyingAt(reachedMs(200) - 1))).toBe(game)
  })

  it("is overtaken by an earlier cash-out by hand, and not by a later one", () => {
    const game = placed({ target: 200 })
    expect(stateOf(settleDemo(leaves(game, reachedMs(130)), crashedAt(400)))).toMatchObject({ at: 130 })
    expect(stateOf(settleDemo(leaves(game, reachedMs(300)), crashedAt(400)))).toMatchObject({
      at: 200,
      isByItself: true,
    })
  })
})

describe("a round that is broken off", () => {
  it("gives the stake back, and pays a target that was reached", () => {
    const overMs = takesOffMs + reachedMs(300)
    expect(stateOf(settleDemo(placed(), voidAt(overMs)))).toMatchObject({ state: "refunded", cents: 300_000 })
    expect(stateOf(settleDemo(placed({ target: 250 }), voidAt(overMs)))).toMatchObject({
      at: 250,
      cents: 315_000,
    })
  })

  it("pays no target where it never took off", () => {
    const state = voidAt(openedMs + 60_000, { takesOffMs: openedMs + 6_000 })
    expect(stateOf(settleDemo(placed({ target: 101 }), state))).toMatchObject({
      state: "refunded",
      cents: 300_000,
    })
  })
})

describe("a bet whose end the page missed", () => {
  const past = (roundId: number, result: number, overAs: "crashed" | "void" = "crashed") => ({
    roundId,
    result,
    overAs,
    overAt: new Date(takesOffMs + crashMs(result)).toISOString(),
  })

  it("ends as the past round says", () => {
    const game = placed({ target: 200 })
    expect([hasMissedBet(game, 7), hasMissedBet(game, 8)]).toEqual([false, true])
    expect(stateOf(settleMissedBets(game, [past(8, 300), past(7, 250)]))).toMatchObject({ at: 200 })
    expect(stateOf(settleMissedBets(game, [past(7, 150)]))).toMatchObject({ state: "lost" })
    expect(stateOf(settleMissedBets(game, [past(7, 250, "void")]))).toMatchObject({ state: "refunded" })
    const byHand = leaves(placed(), reachedMs(140))
    expect(stateOf(settleMissedBets(byHand, [past(7, 250)]))).toMatchObject({ at: 140, cents: 304_000 })
    expect(stateOf(settleMissedBets(byHand, [past(7, 120)]))).toMatchObject({ state: "lost" })
  })

  it("is refunded where the list begins after its round, and waits where the list is older", () => {
    expect(stateOf(settleMissedBets(placed(), [past(300, 200)]))).toMatchObject({ state: "refunded" })
    const game = placed()
    expect(settleMissedBets(game, [past(6, 200)])).toBe(game)
    expect(settleMissedBets(game, [])).toBe(game)
  })
})

it("fills the balance up once less than the least stake is left and no bet is open", () => {
  const poor: DemoGame = { cents: 10_005, bets: [] }
  expect(settleDemo(place(poor).game, crashedAt(150)).cents).toBe(300_000)
  const two = place({ cents: 20_005, bets: [] }, { target: 110 }).game
  const both = place(two, { betId: "second", panel: "b" as never }).game
  expect(both.cents).toBe(5)
  const oneOut = settleDemo(both, flyingAt(reachedMs(110)))
  expect([hasOpenBet(oneOut), oneOut.cents]).toEqual([true, 11_005])
  expect(settleDemo(oneOut, crashedAt(150)).cents).toBe(11_005)
})

it("pays the same whichever states of a round the page hears of, as the rules of the game say", () => {
  const ms = fc.integer({ min: 168, max: 60_000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 3_000 }),
      fc.option(fc.integer({ min: 101, max: 3_000 }), { nil: undefined }),
      fc.option(ms, { nil: undefined }),
      fc.array(ms, { maxLength: 5 }),
      (result, target, pressedMs, publishedMs) => {
        const endMs = crashMs(result)
        const bet = placed(target === undefined ? {} : { target })
        const asked = pressedMs === undefined ? bet : leaves(bet, pressedMs)
        const published = publishedMs
          .filter((at) => at < endMs && at > (pressedMs ?? 0))
          .sort((a, b) => a - b)
        const settled = published.reduce((game, at) => settleDemo(game, flyingAt(at)), asked)
        const ends = [pressedMs, target && reachedMs(target)].filter((at) => at !== undefined && at < endMs)
        const leavesMs = ends.length === 0 ? undefined : Math.min(...(ends as number[]))
        const paid = leavesMs === undefined ? 0 : paidCents(10_000, multiplierAt(leavesMs), terms)
        const end = settleDemo(settled, crashedAt(result))
        expect(end.cents).toBe(290_000 + paid)
        expect(settleDemo(asked, crashedAt(result)).cents).toBe(end.cents)
      },
    ),
  )
})
