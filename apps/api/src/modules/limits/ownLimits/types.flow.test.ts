import type { ApiProblem } from "@elite/client"
import { type InputOf, limits, me } from "@elite/contract"
import { translate } from "@elite/words"
import { describe, expect, it } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn } from "../../../../testing/people.ts"
import { seededVisitor, visitorAgain } from "../../../../testing/seeded.ts"
import { hourMs, minuteMs } from "../../../platform/lib/calendar.ts"

const casino = casinoForFile()
const say = translate("en", "answers")
type Asked = InputOf<typeof limits.setLimits>

async function player() {
  const { visitor, playerId } = await seededVisitor(casino())
  const later = async (hours: number) => {
    casino().clock.advance(hours * hourMs)
    await visitorAgain(casino(), playerId, visitor)
  }
  const set = (asked: Asked) => visitor.call(limits.setLimits, asked)
  const getLimits = () => visitor.call(limits.getLimits, {})
  const updates = async () =>
    (await visitor.call(limits.getLimitUpdates, {})).limitUpdates.rows.map(
      ({ type, limitValue, status }) => [type, limitValue, status] as const,
    )
  /** The field at fault and its sentence; null where it is taken. */
  const faults = (asked: object) =>
    set(asked as Asked).then(
      () => null,
      ({ errors }: ApiProblem) => errors[0]!.fields,
    )
  return { visitor, later, set, getLimits, updates, faults }
}
const inHours = (hours: number) => new Date(casino().clock.now().getTime() + hours * hourMs).toISOString()

describe("a limit by its type", () => {
  it.each(limits.ownLimits)("sets, raises and removes %s as by its name", async (name) => {
    const [byName, byType] = [await player(), await player()]
    const type = limits.limitTypes[name]
    const steps: [Asked, Asked][] = [
      [{ [name]: 50 }, { type, value: 50 }],
      [{ [name]: 20 }, { type, value: 20 }],
      [{ [name]: 20 }, { type, value: 20 }],
      [{ [name]: 40.5 }, { type, value: 40.5 }],
    ]
    for (const [one, other] of steps) expect(await byType.set(other)).toEqual(await byName.set(one))
    expect(await byType.set({ type: `RESET_${type}` })).toEqual(
      await byName.visitor.call(limits.resetUserLimit, { type }),
    )
    const [one, other] = [await byName.updates(), await byType.updates()]
    expect(other).toEqual(one)
    expect(other[0]).toEqual([`RESET_${type}`, null, 2])
    expect((await byType.getLimits()).limits[name]).toMatchObject({ limit: 20, pending: { limit: null } })
  })

  it("is refused where it exceeds a longer period", async () => {
    const { set } = await player()
    await set({ type: "WEEKLY_LOSS_LIMIT", value: 30 })
    await expect(set({ type: "DAILY_LOSS_LIMIT", value: 31 })).rejects.toMatchObject({
      name: "BadInputErrorType",
      errors: [{ fields: { dailyLossLimit: expect.any(String) } }],
    })
  })

  it("needs a value of its type, without other fields", async () => {
    const { faults, updates } = await player()
    const missing = { value: translate("en", "fields")("missing") }
    for (const empty of [{}, { value: 0 }, { value: null }, { value: "" }, { value: false }])
      expect(await faults({ type: "DAILY_DEPOSIT_LIMIT", ...empty })).toEqual(missing)
    for (const [type, value] of [
      ["DAILY_DEPOSIT_LIMIT", -5],
      ["DAILY_DEPOSIT_LIMIT", 1_000_001],
      ["DAILY_DEPOSIT_LIMIT", "20"],
      ["SESSION_TIME", 14],
      ["SESSION_TIME", 30.5],
      ["REALITY_CHECK", 45],
      ["COOLDOWN_PERIOD", 24],
      ["COOLDOWN_PERIOD", 71],
      ["TAKE_A_BREAK", 31],
      ["TAKE_A_BREAK", -1],
      ["SELF_EXCLUSION", 2],
      ["RESET_DAILY_DEPOSIT_LIMIT", 20],
      ["REMOVE_APPROVED_DEPOSIT_LIMIT", 20],
    ])
      expect(await faults({ type, value }), `${type} ${value}`).toHaveProperty("value")
    expect(await faults({ type: "DAILY_DEPOSIT_LIMIT", value: 20, dailyBetLimit: 5 })).toHaveProperty("type")
    expect(await faults({ type: "YEARLY_DEPOSIT_LIMIT", value: 20 })).toHaveProperty("type")
    expect(await faults({ value: 20 })).toHaveProperty("value")
    expect(await updates()).toEqual([])
  })
})

describe("an empty field", () => {
  it("is ignored beside others, and refused alone", async () => {
    const { set, getLimits, faults, visitor } = await player()
    const input = { dailyBetLimit: 0, weeklyBetLimit: 40, monthlyBetLimit: null, dailyLossLimit: "" } as const
    expect(await set(input)).toEqual({ message: say("limitSet") })
    const { limits: nine } = await getLimits()
    expect([nine.dailyBetLimit.limit, nine.weeklyBetLimit.limit, nine.dailyLossLimit.limit]).toEqual([
      null,
      40,
      null,
    ])
    const nothingSet = translate("en", "fields")("nothingSet")
    expect(await faults({ dailyBetLimit: 0, weeklyBetLimit: false })).toEqual({ dailyBetLimit: nothingSet })
    for (const [call, name] of [
      [limits.setDailyLimit, "dailyBetLimit"],
      [limits.setLossLimit, "weeklyLossLimit"],
      [limits.setDepositLimit, "monthlyDepositLimit"],
    ] as const)
      await expect(visitor.call(call, { [name]: 0 } as never)).rejects.toMatchObject({
        errors: [{ fields: { [name]: nothingSet } }],
      })
    // A 0 does not remove a limit.
    await faults({ weeklyBetLimit: 0 })
    expect((await getLimits()).limits.weeklyBetLimit.limit).toBe(40)
  })
})

describe("the cooldown period", () => {
  it("takes effect where it is longer, and applies to later raises", async () => {
    const { set, getLimits, updates, visitor, later } = await player()
    expect((await getLimits()).cooldown).toEqual({ hours: 72 })
    expect(await set({ type: "COOLDOWN_PERIOD", value: 168 })).toEqual({ message: say("limitSet") })
    await set({ dailyBetLimit: 10 })
    const waits = {
      message: say("limitWaits", { hours: "168" }),
      coolingPeriod: 168,
      expiredTime: inHours(168),
    }
    expect(await set({ dailyBetLimit: 20 })).toEqual(waits)
    await visitor.call(limits.setSessionTime, { minutes: 60 })
    expect(await visitor.call(limits.setSessionTime, { minutes: 90 })).toEqual(waits)
    expect(await set({ type: "COOLDOWN_PERIOD", value: 72 })).toEqual(waits)
    expect((await getLimits()).cooldown).toMatchObject({ hours: 168, pending: { limit: 72 } })
    const { requestId } = (await getLimits()).limits.dailyBetLimit.pending!
    await later(72)
    await expect(visitor.call(limits.confirmLimitRequest, { requestId })).rejects.toMatchObject({
      name: "LimitStillCoolingErrorType",
    })
    await later(96)
    await visitor.call(limits.confirmLimitRequest, { requestId })
    expect((await getLimits()).limits.dailyBetLimit.limit).toBe(20)
    const shorter = (await getLimits()).cooldown.pending!
    await visitor.call(limits.confirmLimitRequest, { requestId: shorter.requestId })
    expect((await getLimits()).cooldown).toEqual({ hours: 72 })
    expect((await set({ dailyBetLimit: 30 })).coolingPeriod).toBe(72)
    expect((await updates()).filter(([type]) => type === "COOLDOWN_PERIOD")).toEqual([
      ["COOLDOWN_PERIOD", 72, 1],
      ["COOLDOWN_PERIOD", 168, 1],
    ])
  })

  it("waits before it goes back to 72 hours, and can stay after all", async () => {
    const { set, getLimits, visitor } = await player()
    expect(await set({ type: "RESET_COOLDOWN_PERIOD" })).toEqual({ message: say("limitUnchanged") })
    await set({ type: "COOLDOWN_PERIOD", value: 720 })
    expect(await visitor.call(limits.resetUserLimit, { type: "COOLDOWN_PERIOD" })).toMatchObject({
      coolingPeriod: 720,
    })
    const { requestId } = (await getLimits()).cooldown.pending!
    await visitor.call(limits.deleteLimitRequest, { requestId })
    expect((await getLimits()).cooldown).toEqual({ hours: 720 })
  })
})

describe("breaks and exclusions by their type", () => {
  it("begin as by set-disable-until, are listed as requests, and cannot be reset", async () => {
    const { set, visitor, updates, later } = await player()
    expect(await set({ type: "RESET_TAKE_A_BREAK" })).toEqual({ message: say("noPause") })
    const { message } = await set({ type: "TAKE_A_BREAK", value: 3 })
    expect(message).toContain("You are taking a break")
    await casino().drain()
    expect(await isLoggedIn(visitor)).toBe(false)
    await later(1)
    for (const type of ["TAKE_A_BREAK", "RESET_TAKE_A_BREAK", "SELF_EXCLUSION"] as const)
      await expect(visitor.call(limits.resetUserLimit, { type })).rejects.toMatchObject({
        name: "OnBreakErrorType",
      })
    await set({ type: "SELF_EXCLUSION", value: 180 })
    await casino().drain()
    await later(1)
    await expect(set({ type: "RESET_SELF_EXCLUSION" })).rejects.toMatchObject({
      name: "SelfExcludedErrorType",
    })
    await later(180 * 24)
    const { message: asked } = await set({ type: "RESET_SELF_EXCLUSION" })
    expect(asked).toContain("You asked to come back")
    expect(await updates()).toEqual([
      ["RESET_SELF_EXCLUSION", null, 1],
      ["SELF_EXCLUSION", 180, 1],
      ["TAKE_A_BREAK", 3, 1],
    ])
  })

  it("are listed after set-disable-until too, unless a longer one is in force", async () => {
    const { visitor, updates, later } = await player()
    await visitor.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days: 7 })
    await casino().drain()
    await later(1)
    await visitor.call(limits.setDisableUntil, { type: "TAKE_A_BREAK", days: 1 })
    expect(await updates()).toEqual([["SELF_EXCLUSION", 7, 1]])
  })
})

describe("the list of requests", () => {
  it("names each change of the reality check, page by page", async () => {
    const { set, visitor, updates } = await player()
    await visitor.call(limits.resetUserLimit, { type: "REALITY_CHECK" })
    await set({ type: "REALITY_CHECK", value: 30 })
    await set({ type: "REALITY_CHECK", value: 120 })
    await set({ type: "RESET_REALITY_CHECK" })
    expect(await updates()).toEqual([
      ["RESET_REALITY_CHECK", null, 1],
      ["REALITY_CHECK", 120, 1],
      ["REALITY_CHECK", 30, 1],
    ])
    const page = async (pageNo: number) =>
      (await visitor.call(limits.getLimitUpdates, { pageNo, limit: 2 })).limitUpdates
    expect([await page(1), await page(2), await page(3)]).toMatchObject([
      { count: 3, rows: [{ limitValue: null }, { limitValue: 120 }] },
      { count: 3, rows: [{ limitValue: 30 }] },
      { count: 3, rows: [] },
    ])
  })
})

describe("the login time", () => {
  it("restarts only when a reality check is set, on every device", async () => {
    const { set, visitor } = await player()
    const loginTime = async () => {
      const [{ user }, summary] = await Promise.all([
        visitor.call(me.getUserDetails, {}),
        visitor.call(me.getSessionSummary, {}),
      ])
      expect(summary.loginTime).toBe(user.loginTime)
      return user.loginTime
    }
    const began = await loginTime()
    casino().clock.advance(5 * minuteMs)
    await set({ dailyBetLimit: 10 })
    expect(await loginTime()).toBe(began)
    await set({ type: "REALITY_CHECK", value: 30 })
    const reset = casino().clock.now().toISOString()
    expect(await loginTime()).toBe(reset)
    casino().clock.advance(5 * minuteMs)
    await set({ type: "RESET_REALITY_CHECK" })
    expect(await loginTime()).toBe(reset)
  })
})
