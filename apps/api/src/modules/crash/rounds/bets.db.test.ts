import { createHash, randomUUID } from "node:crypto"
import type pg from "pg"
import { describe, expect, it } from "vitest"
import { cashCents, type SeededPlayer, seedGamesOnce, seedPlayer } from "../../../../testing/seeded.ts"
import { storeForTest } from "../../../../testing/store.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import { todayAt } from "../../limits/index.ts"
import { getLead, setHeartbeat, takeLead } from "../leader/store.ts"
import {
  cancelBet,
  countOpenBets,
  type Ending,
  endBets,
  endRound,
  findBet,
  findLastRound,
  isLeadershipLost,
  openRound,
  placeBet,
  settleRound,
  takeOff,
} from "./store.ts"

const terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
const hash = "ab".repeat(32)
const terminating = createHash("sha256").update(Buffer.from(hash, "hex")).digest("hex")

/** A round that is open under the first leader, and what is done in it. */
async function stage() {
  const store = await storeForTest()
  const { database, owner, clock } = store
  await seedGamesOnce(owner.pool)
  await owner.pool.query(
    `insert into crash.chain (number, length, terminating_hash, beacon, beacon_key, beacon_round, beacon_at, committed_at, salt,
       signature, salted_at) values (1, 1000, $4, $1, $2, 1, '2026-11-02', '2026-11-01', $1, $3, '2026-11-03')`,
    [hash, "0".repeat(192), "0".repeat(96), terminating],
  )
  await owner.pool.query("insert into crash.mark (chain, number, sealed) values (1, 1000, '\\x00')")
  const term = (await takeLead(database, { ...(await getLead(store.reads())), holder: "one" }))!
  const opened = (await openRound(database, { term, at: clock.now() }, terms))!
  const lead = (at = clock.now()) => ({ term, roundId: opened.id, at })
  const player = (euros: number) => seedPlayer(owner.pool, euros, { now: clock.now() })
  const place = (
    { playerId, token }: SeededPlayer,
    cents: number,
    more: { id?: string; panel?: "a" | "b"; target?: number } = {},
  ) =>
    placeBet(
      database,
      {
        id: more.id ?? randomUUID(),
        round_id: opened.id,
        player_id: playerId,
        panel: more.panel ?? "a",
        stake_cents: BigInt(cents),
        target: more.target ?? null,
        is_auto: false,
        placed_at: clock.now(),
      },
      { tokenHash: hashToken(token), today: todayAt(clock.now()) },
    )
  const cancel = ({ playerId }: SeededPlayer, id: string) =>
    cancelBet(database, { id, playerId, at: clock.now() })
  const cash = ({ playerId }: SeededPlayer) => cashCents(owner.pool, playerId)
  const fly = async () => {
    clock.advance(6_000)
    expect(await takeOff(database, lead())).toBe(true)
    clock.advance(2_000)
  }
  const end = (...endings: Ending[]) => endBets(database, lead(), endings)
  return { ...store, term, opened, lead, player, place, cancel, cash, fly, end }
}

const out = (id: string, paidCents: number): Ending => ({
  id,
  as: "cashedOut",
  // Each stake here is five euro.
  at: paidCents / 5,
  paidCents,
  isByItself: false,
})

describe("a bet", () => {
  it("is placed once, however often it is sent, and its id cannot be reused", async () => {
    const { player, place, cash, broken } = await stage()
    const [anna, bert] = [await player(10), await player(10)]
    const id = randomUUID()
    const asked = await Promise.all(Array.from({ length: 10 }, () => place(anna, 300, { id })))
    expect(asked.map(({ status, bet }) => [status, bet?.id])).toEqual(asked.map(() => ["ok", id]))
    expect(asked.filter(({ balance }) => balance !== null)).toHaveLength(1)
    expect(await cash(anna)).toBe(700)
    for (const other of [
      place(anna, 301, { id }),
      place(anna, 300, { id, panel: "b" }),
      place(bert, 300, { id }),
    ])
      expect(await other).toMatchObject({ status: "betIdUsed", bet: null })
    expect(await cash(bert)).toBe(1_000)
    expect(await broken()).toEqual([])
  })

  it("is refused outside the terms of its round, twice at a panel, and without the money", async () => {
    const { player, place, cancel, cash } = await stage()
    const anna = await player(10)
    expect((await place(anna, 9)).status).toBe("stake")
    expect((await place(anna, 10_001)).status).toBe("stake")
    expect((await place(anna, 1_001)).status).toBe("notEnoughMoney")
    const first = await place(anna, 100)
    expect(first.status).toBe("ok")
    expect((await place(anna, 100)).status).toBe("panelTaken")
    expect((await place(anna, 100, { panel: "b" })).status).toBe("ok")
    expect((await cancel(anna, first.bet!.id)).status).toBe("ok")
    expect((await place(anna, 100)).status).toBe("ok")
    expect(await cash(anna)).toBe(800)
  })

  it("is placed as often as panels and money allow, of five hundred at the same time", async () => {
    const { player, place, cash, broken } = await stage()
    const anna = await player(1.5)
    const tried = await Promise.all(
      Array.from({ length: 500 }, (_, n) => place(anna, 100, { panel: n % 2 === 0 ? "a" : "b" })),
    )
    expect(tried.filter(({ status }) => status === "ok")).toHaveLength(1)
    expect(await cash(anna)).toBe(50)
    expect(await broken()).toEqual([])
  }, 30_000)

  it("is cancelled once, and not after the take-off", async () => {
    const { player, place, cancel, cash, fly, broken } = await stage()
    const anna = await player(10)
    const first = (await place(anna, 400)).bet!.id
    const back = await Promise.all(Array.from({ length: 5 }, () => cancel(anna, first)))
    expect(back.map(({ status, bet }) => [status, bet?.ended_as])).toEqual(
      back.map(() => ["ok", "cancelled"]),
    )
    expect(await cash(anna)).toBe(1_000)
    const second = (await place(anna, 400)).bet!.id
    expect((await cancel(await player(0), second)).status).toBe("unknown")
    await fly()
    expect((await cancel(anna, second)).status).toBe("tookOff")
    expect((await cancel(anna, first)).status).toBe("ok")
    expect((await place(anna, 100, { panel: "b" })).status).toBe("notOpen")
    expect(await cash(anna)).toBe(600)
    expect(await broken()).toEqual([])
  })
})

describe("the take-off", () => {
  it("comes before or after every bet: placed bets fly, cancelled ones do not", async () => {
    const { player, place, cancel, cash, database, lead, clock, reads, opened, broken } = await stage()
    const people = await Promise.all(Array.from({ length: 12 }, () => player(5)))
    const early = await Promise.all(people.map((one) => place(one, 200)))
    clock.advance(6_000)
    const [took, ...asked] = await Promise.all([
      takeOff(database, lead()),
      ...people.map((one) => place(one, 100, { panel: "b" })),
      ...people.map((one, n) => cancel(one, early[n]!.bet!.id)),
    ])
    expect(took).toBe(true)
    const [placed, taken] = [asked.slice(0, 12), asked.slice(12)]
    const flying = await countOpenBets(reads(), opened.id)
    const isOk = ({ status }: { status: string }) => status === "ok"
    expect(flying).toBe(12 + placed.filter(isOk).length - taken.filter(isOk).length)
    for (const [n, one] of people.entries())
      expect(await cash(one)).toBe(300 - (isOk(placed[n]!) ? 100 : 0) + (isOk(taken[n]!) ? 200 : 0))
    expect(await broken()).toEqual([])
  })
})

describe("the end", () => {
  it("of a bet is booked once, to the cent", async () => {
    const { player, place, cash, fly, end, reads, broken, database, lead } = await stage()
    const [anna, bert, carl] = [await player(10), await player(10), await player(10)]
    const [a, b, c] = await Promise.all(
      [anna, bert, carl].map(async (one) => (await place(one, 500)).bet!.id),
    )
    await fly()
    const ends = await Promise.all([
      end(out(a!, 750)),
      end(out(a!, 760), { id: b!, as: "lost" }),
      end({ id: a!, as: "lost" }, out(b!, 755)),
    ])
    expect(
      ends
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([a, b].sort())
    const ended = (await findBet(reads(), a!, anna.playerId))!
    expect(await cash(anna)).toBe(500 + Number(ended.paid_cents ?? 0))
    expect(await cash(bert)).toBe(500 + Number((await findBet(reads(), b!, bert.playerId))!.paid_cents ?? 0))
    expect(await settleRound(database, lead())).toBe(false)
    expect(await endRound(database, lead(), { as: "crashed", hash, result: 160 })).toBe(true)
    expect(await endRound(database, lead(), { as: "void", hash, result: 160 })).toBe(false)
    expect(await settleRound(database, lead())).toBe(false)
    expect(await end({ id: c!, as: "lost" })).toHaveLength(1)
    expect(await cash(carl)).toBe(500)
    expect(await settleRound(database, lead())).toBe(true)
    expect(await settleRound(database, lead())).toBe(false)
    expect(await broken()).toEqual([])
  })

  it("of an aborted round gives open stakes back once", async () => {
    const { player, place, cash, fly, end, broken, database, lead } = await stage()
    const [anna, bert] = [await player(10), await player(10)]
    const [a, b] = await Promise.all([anna, bert].map(async (one) => (await place(one, 500)).bet!.id))
    await fly()
    await end(out(a!, 600))
    expect(await endRound(database, lead(), { as: "void", hash, result: 160 })).toBe(true)
    await Promise.all(
      Array.from({ length: 3 }, () => end({ id: a!, as: "refunded" }, { id: b!, as: "refunded" })),
    )
    expect([await cash(anna), await cash(bert)]).toEqual([1_100, 1_000])
    expect(await settleRound(database, lead())).toBe(true)
    expect(await broken()).toEqual([])
  })
})

describe("leadership", () => {
  it("is taken by one of many, and refuses statements of the earlier term", async () => {
    const { database, reads, player, place, fly, end, term, lead, cash } = await stage()
    const anna = await player(10)
    const id = (await place(anna, 500)).bet!.id
    await fly()
    const current = await getLead(reads())
    const takers = await Promise.all(
      ["two", "three", "four"].map((holder) => takeLead(database, { ...current, holder })),
    )
    expect(takers.filter((one) => one !== null)).toEqual([term + 1n])
    for (const late of [
      () => end(out(id, 750)),
      () => takeOff(database, lead()),
      () => settleRound(database, lead()),
    ])
      expect(await late().then(() => "done", isLeadershipLost)).toBe(true)
    expect(await setHeartbeat(database, term)).toBeUndefined()
    expect(await cash(anna)).toBe(500)
    expect((await findLastRound(reads()))!.over_at).toBeNull()
  })

  it("is not taken from a leader with a heartbeat, and waits for its statements in progress", async () => {
    const { database, owner, reads, term } = await stage()
    const current = await getLead(reads())
    expect(await setHeartbeat(database, term)).toEqual({ breaking: null })
    expect(await takeLead(database, { ...current, holder: "two" })).toBeNull()
    const busy: pg.PoolClient = await owner.pool.connect()
    await busy.query("begin")
    await busy.query("select crash.lock_lead($1)", [term])
    let isTaken = false
    const taking = getLead(reads()).then(async (now) => {
      const next = await takeLead(database, { ...now, holder: "two" })
      isTaken = true
      return next
    })
    const waiting = async () =>
      (await owner.pool.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount
    await expect.poll(waiting).toBe(1)
    expect(isTaken).toBe(false)
    await busy.query("commit")
    busy.release()
    expect(await taking).toBe(term + 1n)
  })
})
