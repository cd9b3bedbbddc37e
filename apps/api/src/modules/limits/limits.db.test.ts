import { describe, expect, it } from "vitest"
import { seedPlayer } from "../../../testing/seeded.ts"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { hourMs, minuteMs } from "../../platform/lib/calendar.ts"
import type { Action } from "./limits.ts"
import {
  assertAllowed,
  consumeDepositReservation,
  getWeeklyDeposits,
  releaseDepositReservation,
  reserveDeposit,
} from "./limits.ts"
import { setOwnLimits } from "./ownLimits/ownLimits.ts"
import { depositWindowMs } from "./rules.ts"

const playerId = 7n
const reserving =
  ({ transact }: TestStore) =>
  (orderId: string, euros: number) =>
    transact((tx) => reserveDeposit(tx, { playerId, orderId, amountCents: euros * 100 }))
const remaining = async ({ reads }: TestStore) => (await getWeeklyDeposits(reads(), playerId)).remainingCents
const refusal = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => Promise.reject(new Error("It was not refused")),
    (error: unknown) => (error instanceof AppError ? error : Promise.reject(error)),
  )

describe("the statutory deposit week", () => {
  it("refuses what does not fit, with the limit, the rest and when it fits", async () => {
    const store = await storeForTest()
    const reserve = reserving(store)
    await reserve("one", 150)
    store.clock.advance(minuteMs)
    const { name, params } = await refusal(reserve("two", 51))
    expect(name).toBe("DepositLimitReachedErrorType")
    expect(params).toEqual({
      limitedBy: "regulatoryWeeklyDepositLimit",
      limit: { cents: 20_000 },
      used: { cents: 15_000 },
      remaining: { cents: 5_000 },
      freesAt: new Date(store.clock.now().getTime() - minuteMs + depositWindowMs),
    })
    expect((await refusal(reserve("three", 201))).params.freesAt).toBeNull()
    await reserve("four", 50)
    expect(await remaining(store)).toBe(0)
  })

  it("keeps twenty concurrent reservations within the limit", async () => {
    const store = await storeForTest()
    const reserve = reserving(store)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => reserve(`o${i}`, 50)))
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(4)
    expect(await remaining(store)).toBe(0)
  })

  it("counts a deposit for 168 hours to the millisecond", async () => {
    const store = await storeForTest()
    const reserve = reserving(store)
    await reserve("one", 200)
    await store.transact((tx) => consumeDepositReservation(tx, "one"))
    store.clock.advance(depositWindowMs - 1)
    expect(await remaining(store)).toBe(0)
    store.clock.advance(1)
    expect(await remaining(store)).toBe(20_000)
  })

  it("frees failed deposits, keeps captured ones, and takes a late payment only where it fits", async () => {
    const store = await storeForTest()
    const reserve = reserving(store)
    const release = (id: string) => store.transact((tx) => releaseDepositReservation(tx, id))
    const use = (id: string) => store.transact((tx) => consumeDepositReservation(tx, id))
    await reserve("late", 150)
    await release("late")
    await release("late")
    expect(await remaining(store)).toBe(20_000)
    await reserve("other", 100)
    expect(await use("other")).toBe(true)
    await release("other")
    expect(await remaining(store)).toBe(10_000)
    // It was released and is paid after all: €150 no longer fit beside €100.
    expect(await use("late")).toBe(false)
    expect(await use("nobody's")).toBe(false)
    store.clock.advance(depositWindowMs)
    expect(await use("late")).toBe(true)
    expect(await use("late")).toBe(true)
    expect(await remaining(store)).toBe(5_000)
  })

  it("counts a deposit made at the first instant of a month until the month is over", async () => {
    const store = await storeForTest(new Date("2026-11-30T23:00:00Z"))
    await store.transact((tx) => setOwnLimits(tx, playerId, { monthlyDepositLimit: 10_000 }))
    await reserving(store)("first", 60)
    await store.transact((tx) => consumeDepositReservation(tx, "first"))
    store.clock.advance(depositWindowMs + 1)
    const { params } = await refusal(reserving(store)("second", 50))
    expect(params).toMatchObject({ limitedBy: "monthlyDepositLimit", remaining: { cents: 4_000 } })
  })

  it("refuses a capture that a lowered limit no longer allows", async () => {
    const store = await storeForTest()
    const reserve = reserving(store)
    const use = (id: string) => store.transact((tx) => consumeDepositReservation(tx, id))
    const lower = (cents: number) =>
      store.transact((tx) => setOwnLimits(tx, playerId, { dailyDepositLimit: cents }))
    await lower(10_000)
    // Nine in the evening, UTC; Belgium's day ends at eleven.
    store.clock.advance(9 * hourMs)
    for (const id of ["one", "two", "three"]) await reserve(id, 30)
    await lower(5_000)
    expect(await use("one")).toBe(true)
    expect(await use("two")).toBe(false)
    // Tomorrow's room is another: this order was made today, and is counted there.
    store.clock.advance(2 * hourMs)
    await reserve("tomorrow's", 50)
    expect(await use("tomorrow's")).toBe(true)
    expect(await use("three")).toBe(true)
  })
})

describe("the gate", () => {
  const actions: Action[] = ["login", "deposit", "bet", "redeem", "claim", "withdraw"]
  const states: [string, string, Partial<Record<Action, string>>][] = [
    ["a verified player", "select 1", {}],
    [
      "a closed account",
      "update players.player set status = 'closed'",
      Object.fromEntries(
        actions.filter((each) => each !== "withdraw").map((each) => [each, "AccountClosedErrorType"]),
      ),
    ],
    [
      "an excluded player",
      "update players.player set register_standing = 'excluded'",
      {
        deposit: "ExcludedFromPlayErrorType",
        bet: "ExcludedFromPlayErrorType",
        redeem: "ExcludedFromPlayErrorType",
        claim: "ExcludedFromPlayErrorType",
      },
    ],
    [
      "a player of whom the register says nothing",
      "update players.player set register_standing = 'unknown'",
      Object.fromEntries(
        ["deposit", "bet", "redeem", "claim"].map((each) => [each, "ExclusionRegisterUnavailableErrorType"]),
      ),
    ],
    ...(["break_until", "excluded_until"] as const).flatMap(
      (column): [string, string, Partial<Record<Action, string>>][] => {
        const name = column === "break_until" ? "OnBreakErrorType" : "SelfExcludedErrorType"
        const set = (until: string) =>
          `insert into limits.player (player_id, ${column}) select id, '${until}' from players.player`
        const plays = ["deposit", "bet", "redeem", "claim"]
        return [
          [
            `a player with ${column} ahead`,
            set("2100-01-01"),
            Object.fromEntries(plays.map((each) => [each, name])),
          ],
          [`a player with ${column} behind`, set("2020-01-01"), {}],
        ]
      },
    ),
    [
      "a player excluded for ever",
      "insert into limits.player (player_id, excluded_until) select id, 'infinity' from players.player",
      Object.fromEntries(
        actions.filter((each) => each !== "withdraw").map((each) => [each, "AccountExcludedErrorType"]),
      ),
    ],
    [
      "whom the document shows to be under age",
      "update identity.standing set kyc_status = 'declined', reason = 'underAge'",
      {
        ...Object.fromEntries(actions.map((each) => [each, "AccountUnderAgeErrorType"])),
        withdraw: "KycNotDoneErrorType",
      },
    ],
    [
      "a player on a break whom the register excludes: the register comes first",
      "insert into limits.player (player_id, break_until) select id, '2100-01-01' from players.player; update players.player set register_standing = 'excluded'",
      Object.fromEntries(
        ["deposit", "bet", "redeem", "claim"].map((each) => [each, "ExcludedFromPlayErrorType"]),
      ),
    ],
    [
      "a player without a confirmed address",
      "update players.player set email_verified_at = null",
      Object.fromEntries(
        actions.filter((each) => each !== "login").map((each) => [each, "EmailNotVerifiedErrorType"]),
      ),
    ],
    [
      "a player who is not identified",
      "update identity.standing set kyc_status = 'declined'",
      Object.fromEntries(
        actions.filter((each) => each !== "login").map((each) => [each, "KycNotDoneErrorType"]),
      ),
    ],
    [
      "a closed account of an excluded, unverified player: the first reason counts",
      "update players.player set status = 'closed', register_standing = 'excluded', email_verified_at = null",
      {
        ...Object.fromEntries(actions.map((each) => [each, "AccountClosedErrorType"])),
        withdraw: "EmailNotVerifiedErrorType",
      },
    ],
  ]
  for (const [who, change, refusals] of states) {
    it(`lets ${who} do what they may`, async () => {
      const store = await storeForTest()
      const player = await seedPlayer(store.owner.pool)
      await store.owner.pool.query(change)
      const found = Object.fromEntries(
        await Promise.all(
          actions.map(async (action) => [
            action,
            await assertAllowed(
              { db: store.database.db, now: store.clock.now() },
              player.playerId,
              action,
            ).then(
              () => undefined,
              ({ name }: AppError) => name,
            ),
          ]),
        ),
      )
      expect(found).toEqual(Object.fromEntries(actions.map((action) => [action, refusals[action]])))
    })
  }
})
