import { describe, expect, it } from "vitest"
import { type Item, processBatch, type ScoredEntry, type SettledBet, toCountedKey } from "./batch.ts"

const euro = 100_000n
const at = new Date("2026-11-20T12:00:00Z")
const entry = (change: Partial<ScoredEntry> = {}): ScoredEntry => ({
  entryId: 1n,
  tournamentId: 5n,
  playerId: 7n,
  purse: "cash",
  fromMs: 100,
  untilMs: 200,
  terms: { scoring: "totalWon", pointsEach: 1, capPoints: null },
  leastUnits: euro,
  games: null,
  betsEach: null,
  paidAtMs: [0],
  paymentsRead: null,
  bets: 0,
  ...change,
})
const bet = (uuid: string, change: Partial<SettledBet> = {}): Item => ({
  kind: "bet",
  playerId: 7n,
  provider: "hub88",
  uuid,
  roundRef: uuid,
  gameId: 3,
  purse: "cash",
  stakeUnits: euro,
  winUnits: 2n * euro,
  atMs: 150,
  settledAt: at,
  ...change,
})
const back = (uuid: string): Item => ({ kind: "void", playerId: 7n, provider: "hub88", uuid, at })
const paid: Item = { kind: "paid", playerId: 7n, entryId: 1n }
const counted = (entries: ScoredEntry[], items: Item[]) =>
  processBatch({ entries, known: new Map() }, items).counted.map(
    ({ bet, voidedAt }) => `${bet.uuid}${voidedAt ? " void" : ""}`,
  )

describe("a bet", () => {
  it("counts from the beginning until before the end", () => {
    const items = [99, 100, 199, 200].map((atMs) => bet(`at ${atMs}`, { atMs }))
    expect(counted([entry()], items)).toEqual(["at 100", "at 199"])
  })
  it("counts on qualifying games with the least stake", () => {
    const items = [bet("small", { stakeUnits: euro - 1n }), bet("other", { gameId: 4 }), bet("fits")]
    expect(counted([entry({ games: new Set([3]) })], items)).toEqual(["fits"])
  })
  it("counts if it is played from the purse of the entry", () => {
    const items = [bet("cash"), bet("own", { purse: 4n }), bet("other", { purse: 5n })]
    expect(counted([entry()], items)).toEqual(["cash"])
    expect(counted([entry({ purse: 4n })], items)).toEqual(["own"])
    expect(counted([entry({ purse: "none" })], items)).toEqual([])
  })
  it("counts once in every tournament of its player, and for nobody else", () => {
    const both = [entry(), entry({ entryId: 2n, tournamentId: 6n }), entry({ entryId: 3n, playerId: 8n })]
    expect(
      processBatch({ entries: both, known: new Map() }, [bet("b"), bet("b")]).counted.map(
        ({ entryId }) => entryId,
      ),
    ).toEqual([1n, 2n])
    const known = new Map([
      [toCountedKey(5n, { provider: "hub88", uuid: "b" }), { entryId: 1n, isVoided: true }],
    ])
    expect(processBatch({ entries: [entry()], known }, [bet("b")]).counted).toEqual([])
  })
  it("counts while paid bets are left at its acceptance", () => {
    const bought = entry({ betsEach: 1, paidAtMs: [0, 160] })
    const items = [bet("one"), bet("two"), bet("three", { atMs: 170 }), bet("four", { atMs: 180 })]
    expect(counted([bought], items)).toEqual(["one", "three"])
  })
  it("counts only after its payment in the log, even in the same millisecond", () => {
    const items = [bet("before"), paid, bet("after")]
    expect(counted([entry({ paidAtMs: [150], paymentsRead: 0 })], items)).toEqual(["after"])
    const again = [bet("one"), bet("two"), paid, bet("three"), bet("four")]
    expect(counted([entry({ betsEach: 1, paidAtMs: [0, 150], paymentsRead: 1 })], again)).toEqual([
      "one",
      "three",
    ])
  })
  it("makes room for another when voided", () => {
    const items = [bet("one"), bet("two"), back("one"), bet("three")]
    expect(counted([entry({ betsEach: 1 })], items)).toEqual(["one void", "three"])
  })
  it("makes room when voided after its batch", () => {
    const known = new Map([
      [toCountedKey(5n, { provider: "hub88", uuid: "old" }), { entryId: 1n, isVoided: false }],
    ])
    const batch = processBatch({ entries: [entry({ betsEach: 1, bets: 1 })], known }, [
      back("old"),
      back("old"),
      bet("new"),
    ])
    expect(batch.voided.map(({ uuid }) => uuid)).toEqual(["old"])
    expect(batch.counted.map(({ bet: { uuid } }) => uuid)).toEqual(["new"])
  })
})

it("scores the same however the log is cut into batches", () => {
  const items = [bet("a"), bet("b"), back("a"), bet("c"), bet("a"), back("zzz"), bet("d", { atMs: 300 })]
  const whole = counted([entry({ betsEach: 2 })], items)
  for (let cut = 1; cut < items.length; cut++) {
    const first = processBatch({ entries: [entry({ betsEach: 2 })], known: new Map() }, items.slice(0, cut))
    const standing = first.counted.filter(({ voidedAt }) => !voidedAt)
    const known = new Map(
      first.counted.map(
        ({ bet: each, voidedAt }) =>
          [toCountedKey(5n, each), { entryId: 1n, isVoided: voidedAt !== null }] as const,
      ),
    )
    const second = processBatch(
      { entries: [entry({ betsEach: 2, bets: standing.length })], known },
      items.slice(cut),
    )
    const given = new Set(second.voided.map(({ uuid }) => uuid))
    const all = [...first.counted, ...second.counted].map(
      ({ bet: { uuid }, voidedAt }) => `${uuid}${voidedAt || given.has(uuid) ? " void" : ""}`,
    )
    expect(all, `cut at ${cut}`).toEqual(whole)
  }
})
