import type { crash } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { laterOf, listedOf, withBets, withOwn, withRead, withState } from "./heard.ts"

const state = (more: Partial<crash.CrashState>) =>
  ({ roundId: 7, phase: "flying", nowMs: 1_000, ...more }) as crash.CrashState
const bet = (betId: string, more: Partial<crash.CrashBet> = {}) =>
  ({ betId, stake: 2, state: "placed", at: null, paid: null, ...more }) as crash.CrashBet
const own = (betId: string, more: Partial<crash.OwnCrashBet> = {}) =>
  ({ betId, roundId: 7, panel: "a", state: "placed", ...more }) as crash.OwnCrashBet

describe("the round", () => {
  it("is what was said last, whatever comes first", () => {
    const known = state({})
    expect(laterOf(null, known)).toBe(known)
    expect(laterOf(known, state({ roundId: 6, phase: "crashed", nowMs: 9_000 }))).toBe(known)
    expect(laterOf(known, state({ phase: "betting", nowMs: 9_000 }))).toBe(known)
    expect(laterOf(known, state({ nowMs: 999 }))).toBe(known)
    expect(laterOf(known, state({ nowMs: 1_100 })).nowMs).toBe(1_100)
    expect(laterOf(known, state({ phase: "void", nowMs: 1 })).phase).toBe("void")
    expect(laterOf(known, state({ roundId: 8, phase: "betting", nowMs: 1 })).roundId).toBe(8)
  })
})

describe("the bets of a round", () => {
  it("are those of the last round, each as it was said last, and end once", () => {
    const first = withBets(null, { roundId: 7, bets: [bet("a"), bet("b", { stake: 5 })] })
    const out = bet("a", { state: "cashedOut", at: 150, paid: 3 })
    const then = withBets(first, { roundId: 7, bets: [out] })
    expect(listedOf(then)).toEqual([bet("b", { stake: 5 }), out])
    expect(listedOf(withBets(then, { roundId: 7, bets: [bet("a")] }))).toContainEqual(out)
    expect(withBets(then, { roundId: 6, bets: [bet("z")] })).toBe(then)
    expect(listedOf(withBets(then, { roundId: 8, bets: [bet("c")] }))).toEqual([bet("c")])
  })

  it("leave out what was taken back, and keep the place of equal stakes", () => {
    const said = { roundId: 7, bets: [bet("c"), bet("b", { state: "cancelled" }), bet("a")] }
    expect(listedOf(withBets(null, said)).map(({ betId }) => betId)).toEqual(["a", "c"])
  })
})

describe("a player's own bets", () => {
  it("are those of the last round, and end once", () => {
    const [a, b] = [own("a"), own("b", { panel: "b" })]
    const lost = own("a", { state: "lost" })
    expect(withOwn([a, b], lost)).toEqual([b, lost])
    expect(withOwn([b, lost], a)).toEqual([b, lost])
    const next = own("c", { roundId: 8 })
    expect(withOwn([b, lost], next)).toEqual([next])
    expect(withOwn([next], a)).toEqual([next])
  })
})

describe("what a page knows", () => {
  const round = (more: Partial<crash.CrashState> | null, own_: crash.OwnCrashBet[] = []) => ({
    state: more && state(more),
    own: own_,
    isPaused: false,
  })
  const over = (roundId: number, result = 200) => ({ roundId, overAs: "crashed" as const, result })
  const lists = (roundId: number, ...bets: crash.CrashBet[]) => ({
    roundId,
    bets: { count: bets.length, rows: bets },
    staked: 0,
    paid: 0,
  })
  const first = withRead(null, {
    round: round({}, [own("a")]),
    bets: lists(7, bet("a")),
    results: [over(6), over(5)],
  })

  it("is what it read, and what it read again, without going back", () => {
    const then = withState(first, { ...state({ phase: "crashed", result: 312 }), isPaused: true })
    expect([then.state?.phase, then.isPaused]).toEqual(["crashed", true])
    expect(then.over.map(({ roundId, result }) => [roundId, result])).toEqual([
      [7, 312],
      [6, 200],
      [5, 200],
    ])
    const again = withRead(then, { round: round({ nowMs: 9_000 }), bets: null, results: null })
    expect(again.state).toBe(then.state)
    expect(again.over).toEqual(then.over)
    expect([...again.bets!.bets.keys()]).toEqual(["a"])
    expect(again.own).toEqual(first.own)
  })

  it("begins a new round without bets, and is the same while a flight only goes on", () => {
    expect(withState(first, { ...state({ nowMs: 5_000 }), isPaused: false })).toBe(first)
    const next = withState(first, { ...state({ roundId: 8, phase: "betting" }), isPaused: false })
    expect(next.bets).toEqual({ roundId: 8, bets: new Map() })
    expect(next.over).toEqual(first.over)
  })

  it("keeps as many results as are shown, and says which were broken off", () => {
    const many = Array.from({ length: 30 }, (_, n) => over(n + 1))
    const known = withRead(null, { round: round(null), bets: null, results: many })
    expect(known.over.map(({ roundId }) => roundId)).toEqual(Array.from({ length: 20 }, (_, n) => 30 - n))
    const broken = withState(known, {
      ...state({ roundId: 31, phase: "void", result: 150 }),
      isPaused: false,
    })
    expect(broken.over[0]).toEqual({ roundId: 31, overAs: "void", result: 150 })
    expect(broken.over).toHaveLength(20)
  })
})
