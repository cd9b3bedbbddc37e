import { describe, expect, it } from "vitest"
import { below } from "../../../../testing/sources.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { betVoided, roundSettled } from "../events.ts"
import { toCashEvents } from "./cashEvents.ts"

const at = new Date("2026-11-25T10:00:00Z")
const round = { provider: "hub88", roundRef: "r", gameId: 1, purse: "cash" } as const
const settled = (data: Partial<EventOf<typeof roundSettled>["data"]>): EventOf<typeof roundSettled> => ({
  id: 1n,
  at,
  kind: "round.settled",
  playerId: 7n,
  data: { ...round, stakeUnits: 1_000n, winUnits: 500n, bets: [], ...data },
})
const bet = (uuid: string, stakeUnits: bigint, winUnits: bigint, cash: { stake: bigint; win: bigint }) => ({
  ...{ uuid, acceptedAt: at, stakeUnits, winUnits, category: "slots", studio: "Seed" },
  ...{ cashStakeUnits: cash.stake, cashWinUnits: cash.win },
})
const voided = (data: Partial<EventOf<typeof betVoided>["data"]>): EventOf<typeof betVoided> => ({
  id: 2n,
  at,
  kind: "bet.voided",
  playerId: 7n,
  data: { ...round, uuid: "b", acceptedAt: at, stakeUnits: 1_000n, wasSettled: true, ...data },
})

describe("the cash part of events", () => {
  it("is the event itself for cash alone, and for other events", () => {
    const [round, gone, other] = [settled({ purse: "cash" }), voided({}), { kind: "other", data: {} }]
    expect([round, gone, other].flatMap<object>((event) => toCashEvents(event))).toEqual([round, gone, other])
    expect(toCashEvents(round)[0]).toBe(round)
  })

  it("is empty for CREDIT", () => {
    const credit = { purse: "credit", purseId: 3n, cashStakeUnits: 0n } as const
    expect(toCashEvents(settled(credit))).toEqual([])
    expect(toCashEvents(voided(credit))).toEqual([])
  })

  it("is the cash of each bet with cash and bonus", () => {
    const bets = [
      bet("mixed", 600n, 300n, { stake: 400n, win: 200n }),
      bet("bonus", 400n, 200n, { stake: 0n, win: 0n }),
    ]
    const played = { purse: "bonus", purseId: 3n, bets, cashStakeUnits: 400n, cashWinUnits: 200n } as const
    const [cashEvent, ...more] = toCashEvents(settled({ ...played, bets }))
    expect(more).toEqual([])
    expect(cashEvent!.data).toMatchObject({ stakeUnits: 400n, winUnits: 200n })
    expect(cashEvent!.data.bets).toMatchObject([{ uuid: "mixed", stakeUnits: 400n, winUnits: 200n }])
    const back = { purse: "bonus", purseId: 3n } as const
    expect(toCashEvents(voided({ ...back, cashStakeUnits: 400n }))).toMatchObject([
      { data: { stakeUnits: 400n } },
    ])
    expect(toCashEvents(voided({ ...back, cashStakeUnits: 0n }))).toEqual([])
  })

  it("is used by every subscriber of rounds, or it reads the purse", () => {
    const modules = below("apps/api/src/modules").map(({ path, text }) => ({
      noun: path.split("/")[4]!,
      text,
    }))
    // The feed of bets reduces rounds to their cash for its subscribers.
    const subscribers = modules
      .filter(({ text }) => /on: \[[^\]]*roundSettled|\bbetSubscriber\(\{/.test(text))
      .map(({ noun }) => noun)
    expect(subscribers.length).toBeGreaterThan(4)
    const reads = (noun: string) =>
      modules.some(
        (each) =>
          each.noun === noun && /flatMap\(toCashEvents\)|\bbetSubscriber\(\{|\bpurse\b/.test(each.text),
      )
    expect(subscribers.filter((noun) => !reads(noun))).toEqual([])
  })
})
