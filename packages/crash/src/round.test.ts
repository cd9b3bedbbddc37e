import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isLong } from "../../../tests/long.ts"
import { crashMs, multiplierAt, reachedMs } from "./flight.ts"
import {
  advanceRound,
  bettingMs,
  cancelBet,
  cashOut,
  nextOpeningMs,
  openRound,
  pauseMs,
  placeBet,
  type Round,
  takeOff,
  takeOver,
  toPublicRound,
} from "./round.ts"
import { paidCents } from "./stake.ts"
import { acts, finished, lived, openedMs, results, terms } from "./testing/rounds.ts"
import { endsOf } from "./testing/secondRound.ts"

const numRuns = isLong ? 1_000_000 : 2_000
const tookOffMs = openedMs + bettingMs
const bet = { id: "1", playerId: 1n, panel: "a" as const, stakeCents: 200 }
const withBets = (...bets: (typeof bet & { target?: number })[]): Round =>
  bets.reduce((round, each) => placeBet(round, each, openedMs + 1).round, openRound(7, terms, openedMs))
const flying = (result: number, ...bets: (typeof bet & { target?: number })[]): Round =>
  takeOff(withBets(...bets), result, tookOffMs).round
const endOf = ({ bets }: Round, id = "1") => bets.get(id)?.ended

describe("bets", () => {
  it("are accepted until the take-off, one for each panel of a player", () => {
    const round = withBets(bet)
    expect(placeBet(round, { ...bet, id: "2", panel: "b" }, tookOffMs - 1).refused).toBeUndefined()
    expect(placeBet(round, { ...bet, id: "2", playerId: 2n }, tookOffMs - 1).refused).toBeUndefined()
    expect(placeBet(round, { ...bet, id: "2", panel: "b" }, tookOffMs + 50).refused).toBeUndefined()
    const second = { ...bet, id: "2", panel: "b" as const }
    expect(placeBet(flying(200, bet), second, tookOffMs).refused).toBe("tookOff")
    expect(placeBet(takeOver(round, openedMs + 9), second, openedMs + 9).refused).toBe("over")
    expect(placeBet(round, { ...bet, id: "2" }, openedMs).refused).toBe("panelTaken")
    expect(placeBet(round, { ...bet, panel: "b" }, openedMs).refused).toBe("knownBet")
  })

  it("have a stake within the terms, and a target from 1.01", () => {
    const round = openRound(7, terms, openedMs)
    expect(placeBet(round, { ...bet, stakeCents: 10_001 }, openedMs).refused).toBe("badStake")
    expect(placeBet(round, { ...bet, target: 100 }, openedMs).refused).toBe("badTarget")
    expect(placeBet(round, { ...bet, target: 101 }, openedMs).refused).toBeUndefined()
  })

  it("can be cancelled until the take-off, which frees their panel", () => {
    const taken = cancelBet(withBets(bet), "1", tookOffMs + 50).round
    expect(endOf(taken)).toEqual({ how: "cancelled" })
    expect(cancelBet(taken, "1", tookOffMs + 50).refused).toBe("ended")
    expect(cancelBet(flying(200, bet), "1", tookOffMs).refused).toBe("tookOff")
    expect(cancelBet(withBets(bet), "2", openedMs).refused).toBe("unknownBet")
    const again = cancelBet(withBets(bet), "1", openedMs + 9).round
    expect(placeBet(again, { ...bet, id: "2" }, openedMs + 10).refused).toBeUndefined()
  })
})

describe("a flight", () => {
  it("begins once, and not before bets are closed", () => {
    expect(takeOff(withBets(bet), 200, tookOffMs - 1).refused).toBe("tooEarly")
    expect(takeOff(flying(200, bet), 300, tookOffMs + 5)).toMatchObject({
      refused: "tookOff",
      round: { flight: { result: 200 } },
    })
    expect(takeOff(takeOver(withBets(bet), tookOffMs), 200, tookOffMs).refused).toBe("over")
  })

  it("pays a cash-out at the multiplier of the instant, from 1.01", () => {
    const round = flying(468, bet)
    expect(cashOut(round, "1", tookOffMs + 165).refused).toBe("tooEarly")
    expect(endOf(cashOut(round, "1", tookOffMs + 11_553).round)).toEqual({
      how: "cashedOut",
      at: 200,
      paidCents: 400,
      isByItself: false,
    })
    expect(cashOut(withBets(bet), "1", tookOffMs).refused).toBe("notFlying")
    expect(cashOut(round, "2", tookOffMs + 500).refused).toBe("unknownBet")
  })

  it("allows a cash-out at its result, but not in the millisecond of the crash", () => {
    const round = flying(198, bet)
    const crashedMs = tookOffMs + crashMs(198)
    expect(endOf(cashOut(round, "1", crashedMs - 1).round)).toMatchObject({ at: 198, paidCents: 396 })
    for (const first of [round, advanceRound(round, crashedMs)]) {
      const { round: after, refused } = cashOut(first, "1", crashedMs)
      expect([refused, endOf(after), after.over]).toEqual([
        "ended",
        { how: "lost" },
        { how: "crashed", atMs: crashedMs },
      ])
    }
  })

  it("allows no cash-out at 1.00", () => {
    const round = flying(100, bet, { ...bet, id: "2", playerId: 2n, target: 101 })
    const after = advanceRound(round, tookOffMs + 166)
    expect([endOf(after), endOf(after, "2")]).toEqual([{ how: "lost" }, { how: "lost" }])
  })

  it("cashes bets out automatically at exactly their target, if the result is not below", () => {
    const at = (target: number) => endOf(advanceRound(flying(198, { ...bet, target }), tookOffMs + 60_000))
    expect(at(198)).toEqual({ how: "cashedOut", at: 198, paidCents: 396, isByItself: true })
    expect(at(199)).toEqual({ how: "lost" })
    expect(
      endOf(advanceRound(flying(198, { ...bet, target: 150 }), tookOffMs + reachedMs(150) - 1)),
    ).toBeUndefined()
  })

  it("cashes a target out that it passes in the millisecond of its crash", () => {
    const result = 100_003
    expect(reachedMs(result)).toBe(crashMs(result))
    const late = advanceRound(
      flying(result, { ...bet, target: result, stakeCents: 10 }),
      tookOffMs + crashMs(result),
    )
    expect(endOf(late)).toMatchObject({ how: "cashedOut", at: result, paidCents: 10_000 })
  })

  it("refuses a cash-out after the automatic one", () => {
    const { round, refused } = cashOut(flying(900, { ...bet, target: 150 }), "1", tookOffMs + 20_000)
    expect([refused, endOf(round)]).toMatchObject(["ended", { at: 150, isByItself: true }])
  })

  it("cashes a bet out automatically at the maximum payment", () => {
    const after = advanceRound(flying(20_000, { ...bet, stakeCents: 10_000 }), tookOffMs + 90_000)
    expect(endOf(after)).toEqual({ how: "cashedOut", at: 10_000, paidCents: 1_000_000, isByItself: true })
  })

  it("is followed by a pause", () => {
    expect(nextOpeningMs(flying(198, bet))).toBeUndefined()
    expect(nextOpeningMs(advanceRound(flying(198), tookOffMs + 60_000))).toBe(
      tookOffMs + crashMs(198) + pauseMs,
    )
  })
})

describe("a round that another leader takes over", () => {
  const bets = [
    bet,
    { ...bet, id: "2", playerId: 2n, target: 150 },
    { ...bet, id: "3", playerId: 3n, target: 300 },
  ]
  it("keeps cash-outs, makes the automatic ones and refunds the rest", () => {
    const left = cashOut(flying(200, ...bets), "1", tookOffMs + 1_000).round
    const after = takeOver(left, tookOffMs + reachedMs(150))
    expect([endOf(after), endOf(after, "2"), endOf(after, "3"), after.over?.how]).toMatchObject([
      { how: "cashedOut", at: 106 },
      { how: "cashedOut", at: 150, isByItself: true },
      { how: "refunded" },
      "void",
    ])
  })

  it("loses no bet even if the flight would have crashed meanwhile, and pays nothing above its result", () => {
    const after = takeOver(flying(200, ...bets), tookOffMs + 60_000)
    expect(["1", "2", "3"].map((id) => endOf(after, id)?.how)).toEqual(["refunded", "cashedOut", "refunded"])
  })

  it("refunds all bets before its take-off", () => {
    const after = takeOver(withBets(...bets), openedMs + 100)
    expect(["1", "2", "3"].map((id) => endOf(after, id)?.how)).toEqual(["refunded", "refunded", "refunded"])
    expect(toPublicRound(after)).toMatchObject({ phase: "void" })
    expect(toPublicRound(after).result).toBeUndefined()
  })

  it("does not change if it was over", () => {
    const over = advanceRound(flying(200, ...bets), tookOffMs + 60_000)
    expect(takeOver(over, tookOffMs + 60_001)).toBe(over)
  })
})

describe("any sequence of requests to a round", () => {
  it("ends each bet exactly once, and never above the result", () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(acts, results, (all, result) => {
        const states = lived(all, result)
        const end = finished(states.at(-1)!)
        for (const [n, { round }] of states.entries()) {
          expect(round.stampedMs).toBeGreaterThanOrEqual(states[n - 1]?.round.stampedMs ?? openedMs)
          for (const [id, { ended }] of round.bets) if (ended) expect(endOf(end, id)).toBe(ended)
          if (round.over) expect(end.over).toBe(round.over)
        }
        for (const { stakeCents, target, ended } of end.bets.values()) {
          expect(ended).toBeDefined()
          seen.add(ended!.how)
          if (ended?.how !== "cashedOut") continue
          expect(ended.at).toBeGreaterThanOrEqual(101)
          expect(ended.at).toBeLessThanOrEqual(Math.min(result, target ?? result))
          expect(ended.paidCents).toBe(paidCents(stakeCents, ended.at, terms))
        }
        if (end.over?.how === "crashed")
          for (const { target, ended } of end.bets.values())
            if (ended?.how === "lost") expect(target ?? Number.POSITIVE_INFINITY).toBeGreaterThan(result)
      }),
      { numRuns },
    )
    expect([...seen].sort()).toEqual(["cancelled", "cashedOut", "lost", "refunded"])
  }, 3_600_000)

  it("ends bets as a second model does", () => {
    fc.assert(
      fc.property(acts, results, (all, result) => {
        const { bets } = finished(lived(all, result).at(-1)!)
        const ends = new Map([...bets].map(([id, { ended }]) => [id, ended]))
        expect(ends).toEqual(endsOf(all, result))
      }),
      { numRuns: numRuns / 2 },
    )
  }, 3_600_000)

  it("does not depend on when and how often time advances in between", () => {
    fc.assert(
      fc.property(acts, results, fc.array(fc.nat({ max: 1_500 }), { minLength: 1 }), (all, result, steps) => {
        let n = 0
        // Time that passes before a takeover.
        const own = all.filter(({ what }) => what !== "takeOver")
        const between = (round: Round, atMs: number, nextMs: number) => {
          for (let ms = atMs; ms < nextMs; ms += 60 + steps[n++ % steps.length]!)
            round = advanceRound(round, ms)
          return advanceRound(round, nextMs)
        }
        const [plain, often] = [lived(own, result), lived(own, result, between)]
        expect(finished(often.at(-1)!)).toEqual(finished(plain.at(-1)!))
        expect(often.map(({ refused }) => refused)).toEqual(plain.map(({ refused }) => refused))
      }),
      { numRuns: numRuns / 4 },
    )
  }, 3_600_000)

  it("hides the automatic cash-outs of bets", () => {
    const { bets } = toPublicRound(flying(200, { ...bet, target: 150 }))
    expect(bets).toEqual([bet])
  })

  it("hides the result", () => {
    fc.assert(
      fc.property(acts, results, results, (all, one, other) => {
        const [a, b] = [lived(all, one), lived(all, other)]
        for (const [n, { round }] of a.entries()) {
          if (round.over || b[n]!.round.over) break
          expect(toPublicRound(round)).toEqual(toPublicRound(b[n]!.round))
          expect(a[n]!.refused).toBe(b[n]!.refused)
          if (round.flight)
            expect(toPublicRound(round).multiplier).toBe(
              multiplierAt(round.stampedMs - round.flight.tookOffMs),
            )
        }
      }),
      { numRuns: numRuns / 4 },
    )
  }, 3_600_000)
})
