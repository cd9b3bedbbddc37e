import { crashMs, multiplierAt } from "@elite/crash"
import pg from "pg"
import { expect, it } from "vitest"
import { casinoForTest } from "../../../../testing/casino.ts"
import { cashCents } from "../../../../testing/seeded.ts"
import * as store from "../rounds/store.ts"
import { closeGame, openGame, roundsOfCasino, seatAtCrash, startLeaderIn } from "../testing/crashGame.ts"
import { getLead, takeLead } from "./store.ts"

/** A casino with the game open, and its owner's connection. */
async function openTestGame(wanted: readonly (readonly [number, number])[]) {
  const casino = await casinoForTest({ sandbox: false })
  const owner = new pg.Pool({ connectionString: casino.databaseUrl, max: 2 })
  const resultOf = await openGame(casino, owner, wanted)
  return { casino, owner, resultOf, rounds: roundsOfCasino(casino) }
}

it("a round pays a cash-out at the instant it arrived, other bets at their target or not at all", async () => {
  const { casino, owner, rounds } = await openTestGame([
    [300, 400],
    [100, 100],
  ])
  const leading = startLeaderIn(casino)
  try {
    const open = await rounds.opened()
    const [anna, bert, carl, dora, emma] = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => seatAtCrash(casino, owner, 10, n === 5 ? undefined : leading)),
    )
    const byHand = await anna!.bet(open.id, 500)
    const atTarget = await bert!.bet(open.id, 500, 150)
    const tooFar = await carl!.bet(open.id, 500, 900)
    const back = await dora!.bet(open.id, 500)
    const elsewhere = await emma!.bet(open.id, 500)
    expect((await dora!.cancel(back.betId)).state).toBe("cancelled")
    await expect(anna!.leave(byHand.betId)).rejects.toThrow("CrashNotFlyingErrorType")

    const flying = await rounds.tookOff(open)
    await expect(dora!.bet(open.id, 100)).rejects.toThrow("CrashNotOpenErrorType")
    await expect(anna!.leave(byHand.betId)).rejects.toThrow("CrashTooEarlyErrorType")
    rounds.reached(flying, 127)
    const left = await anna!.leave(byHand.betId)
    expect(left).toMatchObject({
      isKnown: true,
      bet: { state: "cashedOut", isByItself: false, at: 127, paid: 6.35 },
    })
    // A request at another process reaches the leader through the database.
    expect(await emma!.leave(elsewhere.betId)).toMatchObject({ isKnown: true, bet: { at: 127, paid: 6.35 } })
    casino.clock.advance(2_000)
    expect(await anna!.leave(byHand.betId)).toEqual(left)

    const over = await rounds.flown(flying)
    expect(over).toMatchObject({ over_as: "crashed", number: 1 })
    expect(over.result).toBeGreaterThanOrEqual(300)
    expect(await bert!.leave(atTarget.betId)).toMatchObject({
      bet: { state: "cashedOut", at: 150, paid: 7.5, isByItself: true },
    })
    expect(await carl!.leave(tooFar.betId)).toMatchObject({ bet: { state: "lost", result: over.result } })
    const cash = await Promise.all([bert!, carl!, dora!].map(({ playerId }) => cashCents(owner, playerId)))
    expect(cash).toEqual([1_250, 500, 1_000])

    const next = await rounds.opened(open.id)
    const instant = await carl!.bet(next.id, 100)
    await closeGame(casino)
    await rounds.flown(await rounds.tookOff(next))
    expect(await carl!.leave(instant.betId)).toMatchObject({ bet: { state: "lost", result: 100 } })
  } finally {
    await leading.stop()
    await owner.end()
  }
})

it("a cash-out at the millisecond of the crash is always too late, and one a millisecond earlier never", async () => {
  const flights = 4
  const { casino, owner, rounds, resultOf } = await openTestGame(
    Array.from({ length: flights }, () => [120, 600] as const),
  )
  const leading = startLeaderIn(casino)
  try {
    const people = await Promise.all([1, 2, 3].map(() => seatAtCrash(casino, owner, 50, leading)))
    let id = 0n
    for (let number = 1; number <= flights; number++) {
      const open = await rounds.opened(id)
      id = open.id
      const bets = await Promise.all(people.map((one) => one.bet(id, 500)))
      const [before, within, after] = bets.map(({ betId }) => betId)
      const flying = await rounds.tookOff(open)
      const overMs = crashMs(resultOf(number))
      const crashedMs = flying.took_off_at!.getTime() + overMs
      casino.clock.set(new Date(crashedMs - 1))
      const at = multiplierAt(overMs - 1)
      expect(await leading.requestCashOut(before!)).toEqual({
        ended: { how: "cashedOut", at, paidCents: 5 * at, isByItself: false },
      })
      casino.clock.set(new Date(crashedMs))
      // The leader has not noticed yet that the flight is over.
      expect(await leading.requestCashOut(within!)).toEqual({ refused: "ended" })
      const over = await rounds.settled(open)
      expect([over.over_at!.getTime(), over.result]).toEqual([crashedMs, resultOf(number)])
      const [, ...late] = people
      for (const [n, betId] of [within!, after!].entries())
        expect(await late[n]!.leave(betId)).toMatchObject({
          isKnown: true,
          bet: { state: "lost", paid: null },
        })
    }
  } finally {
    await closeGame(casino)
    await leading.stop()
    await owner.end()
  }
})

it("a round whose leader died is void: cash-outs stay, reached targets are paid, other stakes are given back", async () => {
  const { casino, owner, rounds } = await openTestGame([[500, 900]])
  const { platform, clock } = casino
  const { database } = platform
  const at = (ms = 0) => new Date(clock.now().getTime() + ms)
  const term = (await takeLead(database, { ...(await getLead(platform.reads())), holder: "gone" }))!
  const terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
  const round = (await store.openRound(database, { term, at: at() }, terms))!
  const [anna, bert, carl] = await Promise.all([1, 2, 3].map(() => seatAtCrash(casino, owner, 10)))
  const [a, b, c] = [
    await anna!.bet(round.id, 500),
    await bert!.bet(round.id, 500, 102),
    await carl!.bet(round.id, 500, 100_000),
  ]
  await store.takeOff(database, { term, roundId: round.id, at: at(6_000) })
  await store.endBets(database, { term, roundId: round.id, at: at(7_000) }, [
    { id: a.betId, as: "cashedOut", at: 106, paidCents: 530, isByItself: false },
  ])
  clock.advance(8_000)
  await closeGame(casino)
  const leading = startLeaderIn(casino)
  try {
    const over = await rounds.settled(round)
    expect(over.over_as).toBe("void")
    expect(await anna!.leave(a.betId)).toMatchObject({ bet: { state: "cashedOut", paid: 5.3 } })
    expect(await bert!.leave(b.betId)).toMatchObject({ bet: { state: "cashedOut", at: 102, paid: 5.1 } })
    expect(await carl!.leave(c.betId)).toMatchObject({ bet: { state: "refunded" } })
    const cash = await Promise.all([anna!, bert!, carl!].map(({ playerId }) => cashCents(owner, playerId)))
    expect(cash).toEqual([1_030, 1_010, 1_000])
    const late = store.endRound(
      database,
      { term, roundId: round.id, at: at() },
      { as: "crashed", hash: "ab".repeat(32), result: 101 },
    )
    expect(await late.then(() => "done", store.isLeadershipLost)).toBe(true)
  } finally {
    await leading.stop()
    await owner.end()
  }
})

it("a leader that is stopped while bets are taken gives them back itself", async () => {
  const { casino, owner, rounds } = await openTestGame([[500, 900]])
  const leading = startLeaderIn(casino)
  try {
    const open = await rounds.opened()
    const anna = await seatAtCrash(casino, owner, 10)
    const bet = await anna.bet(open.id, 500)
    await leading.stop()
    expect(await store.findRound(casino.platform.reads(), open.id)).toMatchObject({
      over_as: "void",
      settled_at: expect.any(Date),
    })
    expect(await anna.leave(bet.betId)).toMatchObject({ bet: { state: "refunded" } })
    expect(await cashCents(owner, anna.playerId)).toBe(1_000)
  } finally {
    await leading.stop()
    await owner.end()
  }
})
