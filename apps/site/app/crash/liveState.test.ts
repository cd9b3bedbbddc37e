import type { crash } from "@elite/contract"
import { describe, expect, it } from "vitest"
import {
  laterState,
  mergeLoadedRound,
  mergeOwnBet,
  mergeRoundBets,
  mergeStateMessage,
  sortedBets,
} from "./liveState.ts"

const state = (more: Partial<crash.CrashState>) =>
  ({ roundId: 7, phase: "flying", nowMs: 1_000, ...more }) as crash.CrashState
const bet = (betId: string, more: Partial<crash.CrashBet> = {}) =>
  ({ betId, stake: 2, state: "placed", at: null, paid: null, ...more }) as crash.CrashBet
const own = (betId: string, more: Partial<crash.OwnCrashBet> = {}) =>
  ({ betId, roundId: 7, panel: "a", state: "placed", ...more }) as crash.OwnCrashBet

describe("the round", () => {
  it("is the latest state, in whatever order messages arrive", () => {
    const known = state({})
    expect(laterState(null, known)).toBe(known)
    expect(laterState(known, state({ roundId: 6, phase: "crashed", nowMs: 9_000 }))).toBe(known)
    expect(laterState(known, state({ phase: "betting", nowMs: 9_000 }))).toBe(known)
    expect(laterState(known, state({ nowMs: 999 }))).toBe(known)
    expect(laterState(known, state({ nowMs: 1_100 })).nowMs).toBe(1_100)
    expect(laterState(known, state({ phase: "void", nowMs: 1 })).phase).toBe("void")
    expect(laterState(known, state({ roundId: 8, phase: "betting", nowMs: 1 })).roundId).toBe(8)
  })
})

describe("the bets of a round", () => {
  it("are those of the last round in their latest state, and end once", () => {
    const first = mergeRoundBets(null, { roundId: 7, bets: [bet("a"), bet("b", { stake: 5 })] })
    const out = bet("a", { state: "cashedOut", at: 150, paid: 3 })
    const then = mergeRoundBets(first, { roundId: 7, bets: [out] })
    expect(sortedBets(then)).toEqual([bet("b", { stake: 5 }), out])
    expect(sortedBets(mergeRoundBets(then, { roundId: 7, bets: [bet("a")] }))).toContainEqual(out)
    expect(mergeRoundBets(then, { roundId: 6, bets: [bet("z")] })).toBe(then)
    expect(sortedBets(mergeRoundBets(then, { roundId: 8, bets: [bet("c")] }))).toEqual([bet("c")])
  })

  it("leave out cancelled bets, and keep the order of equal stakes", () => {
    const update = { roundId: 7, bets: [bet("c"), bet("b", { state: "cancelled" }), bet("a")] }
    expect(sortedBets(mergeRoundBets(null, update)).map(({ betId }) => betId)).toEqual(["a", "c"])
  })
})

describe("a player's own bets", () => {
  it("are those of the last round, and end once", () => {
    const [a, b] = [own("a"), own("b", { panel: "b" })]
    const lost = own("a", { state: "lost" })
    expect(mergeOwnBet([a, b], lost)).toEqual([b, lost])
    expect(mergeOwnBet([b, lost], a)).toEqual([b, lost])
    const next = own("c", { roundId: 8 })
    expect(mergeOwnBet([b, lost], next)).toEqual([next])
    expect(mergeOwnBet([next], a)).toEqual([next])
  })
})

describe("the merged state", () => {
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
  const first = mergeLoadedRound(null, {
    round: round({}, [own("a")]),
    bets: lists(7, bet("a")),
    results: [over(6), over(5)],
  })

  it("merges repeated loads without going back", () => {
    const then = mergeStateMessage(first, { ...state({ phase: "crashed", result: 312 }), isPaused: true })
    expect([then.state?.phase, then.isPaused]).toEqual(["crashed", true])
    expect(then.over.map(({ roundId, result }) => [roundId, result])).toEqual([
      [7, 312],
      [6, 200],
      [5, 200],
    ])
    const again = mergeLoadedRound(then, { round: round({ nowMs: 9_000 }), bets: null, results: null })
    expect(again.state).toBe(then.state)
    expect(again.over).toEqual(then.over)
    expect([...again.bets!.bets.keys()]).toEqual(["a"])
    expect(again.own).toEqual(first.own)
  })

  it("begins a new round without bets, and stays the same object during a flight", () => {
    expect(mergeStateMessage(first, { ...state({ nowMs: 5_000 }), isPaused: false })).toBe(first)
    const next = mergeStateMessage(first, { ...state({ roundId: 8, phase: "betting" }), isPaused: false })
    expect(next.bets).toEqual({ roundId: 8, bets: new Map() })
    expect(next.over).toEqual(first.over)
  })

  it("keeps the shown number of results, and marks void ones", () => {
    const many = Array.from({ length: 30 }, (_, n) => over(n + 1))
    const known = mergeLoadedRound(null, { round: round(null), bets: null, results: many })
    expect(known.over.map(({ roundId }) => roundId)).toEqual(Array.from({ length: 20 }, (_, n) => 30 - n))
    const broken = mergeStateMessage(known, {
      ...state({ roundId: 31, phase: "void", result: 150 }),
      isPaused: false,
    })
    expect(broken.over[0]).toEqual({ roundId: 31, overAs: "void", result: 150 })
    expect(broken.over).toHaveLength(20)
  })
})
