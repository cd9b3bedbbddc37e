import type { ApiProblem } from "@elite/client"
import { limits, payments, notifications as told } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { seededVisitor, visitorAgain } from "../../../../testing/seeded.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"

const casino = casinoForFile()

/** A player's browser; `later` moves the clock and logs them in again, as who comes back days later does. */
async function player() {
  const { visitor, playerId } = await seededVisitor(casino())
  const later = async (hours: number) => {
    casino().clock.advance(hours * hourMs)
    await visitorAgain(casino(), playerId, visitor)
  }
  const updates = async () => (await visitor.call(limits.getLimitUpdates, {})).limitUpdates
  const holds = async (name: limits.OwnLimit) => (await visitor.call(limits.getLimits, {})).limits[name]
  const follow = () =>
    (
      casino().modules.find(({ noun }) => noun === "limits")!.jobs![
        "limits.followRequests"
      ] as () => Promise<void>
    )()
  return { visitor, later, updates, holds, follow }
}
const closed = { name: "LimitRequestClosedErrorType", status: 400 }

describe("a player's own limit", () => {
  it("takes effect where there was none and where it is lowered", async () => {
    const { visitor, updates, holds } = await player()
    expect(await visitor.call(limits.setLimits, { dailyBetLimit: 50 })).toEqual({
      message: "Your limit applies from now on.",
    })
    await visitor.call(limits.setDailyLimit, { dailyBetLimit: 49.99 })
    expect(await holds("dailyBetLimit")).toMatchObject({ limit: 49.99, usedLimit: 0 })
    expect(await visitor.call(limits.setLimits, { dailyBetLimit: 49.99 })).toEqual({
      message: "That is already your limit.",
    })
    const at = casino().clock.now().toISOString()
    const held = { dateRequested: at, effectiveAt: at, type: "DAILY_BET_LIMIT", status: 1 }
    expect(await updates()).toMatchObject({
      count: 2,
      rows: [
        { ...held, limitValue: 49.99 },
        { ...held, limitValue: 50 },
      ],
    })
  })

  it("is raised after 72 hours and a confirmation within seven days", async () => {
    const { visitor, later, holds, updates, follow } = await player()
    await visitor.call(limits.setLossLimit, { weeklyLossLimit: 20 })
    const asked = casino().clock.now().getTime()
    const until = new Date(asked + 72 * hourMs).toISOString()
    expect(await visitor.call(limits.setLimits, { weeklyLossLimit: 100 })).toEqual({
      message: expect.stringContaining("72 hours"),
      coolingPeriod: 72,
      expiredTime: until,
    })
    const { pending } = await holds("weeklyLossLimit")
    expect(pending).toMatchObject({ limit: 100, coolsUntil: until })
    const { requestId } = pending!
    await later(71.99)
    await expect(visitor.call(limits.confirmLimitRequest, { requestId })).rejects.toMatchObject({
      name: "LimitStillCoolingErrorType",
      status: 400,
    })
    await follow()
    await later(0.01)
    await follow()
    await follow()
    const { notifications } = await visitor.call(told.getNotifications, {})
    expect(notifications.rows.map(({ kind, title }) => [kind, title])).toEqual([
      ["responsible", "Your limit can be changed now"],
    ])
    expect((await holds("weeklyLossLimit")).limit).toBe(20)
    await visitor.call(limits.confirmLimitRequest, { requestId })
    expect(await holds("weeklyLossLimit")).toMatchObject({ limit: 100 })
    expect((await holds("weeklyLossLimit")).pending).toBeUndefined()
    expect((await updates()).rows[0]).toMatchObject({
      status: 1,
      effectiveAt: casino().clock.now().toISOString(),
    })
    for (const call of [limits.confirmLimitRequest, limits.deleteLimitRequest] as const)
      await expect(visitor.call(call, { requestId })).rejects.toMatchObject(closed)
  })

  it("stays where the request is not confirmed in time, cancelled or replaced", async () => {
    const { visitor, later, holds, updates, follow } = await player()
    await visitor.call(limits.setLimits, { dailyBetLimit: 10, weeklyBetLimit: 20, monthlyBetLimit: 30 })
    await visitor.call(limits.setLimits, { monthlyBetLimit: 300 })
    await visitor.call(limits.setLimits, { weeklyBetLimit: 25 })
    await visitor.call(limits.resetUserLimit, { type: "DAILY_BET_LIMIT" })
    const requests = await updates()
    const [day, week, month] = requests.rows.map(({ requestId }) => requestId)
    await visitor.call(limits.deleteLimitRequest, { requestId: day! })
    await visitor.call(limits.setLimits, { weeklyBetLimit: 15 })
    await later(72 + 7 * 24)
    expect((await updates()).rows.map(({ type, limitValue, status }) => [type, limitValue, status])).toEqual([
      ["WEEKLY_BET_LIMIT", 15, 1],
      ["RESET_DAILY_BET_LIMIT", null, 4],
      ["WEEKLY_BET_LIMIT", 25, 4],
      ["MONTHLY_BET_LIMIT", 300, 5],
      ["MONTHLY_BET_LIMIT", 30, 1],
      ["WEEKLY_BET_LIMIT", 20, 1],
      ["DAILY_BET_LIMIT", 10, 1],
    ])
    for (const requestId of [day!, week!, month!])
      await expect(visitor.call(limits.confirmLimitRequest, { requestId })).rejects.toMatchObject(closed)
    await follow()
    expect([(await holds("dailyBetLimit")).limit, (await holds("monthlyBetLimit")).limit]).toEqual([10, 30])
    // It can be requested again.
    await visitor.call(limits.setLimits, { monthlyBetLimit: 300 })
    expect((await holds("monthlyBetLimit")).pending).toMatchObject({ limit: 300 })
  })

  it("is lowered immediately, which cancels waiting requests that no longer fit", async () => {
    const { visitor, holds, updates } = await player()
    await visitor.call(limits.setLimits, { dailyBetLimit: 10, weeklyBetLimit: 100, monthlyBetLimit: 100 })
    await visitor.call(limits.setLimits, { dailyBetLimit: 50, weeklyBetLimit: 100, monthlyBetLimit: 200 })
    await visitor.call(limits.setLimits, { weeklyBetLimit: 30 })
    expect([await holds("dailyBetLimit"), await holds("weeklyBetLimit")]).toMatchObject([
      { limit: 10 },
      { limit: 30 },
    ])
    expect((await updates()).rows.slice(0, 3).map(({ type, status }) => [type, status])).toEqual([
      ["WEEKLY_BET_LIMIT", 1],
      ["MONTHLY_BET_LIMIT", 2],
      ["DAILY_BET_LIMIT", 4],
    ])
  })

  it("is removed the same way as it is raised", async () => {
    const { visitor, later, holds } = await player()
    expect(await visitor.call(limits.resetUserLimit, { type: "MONTHLY_LOSS_LIMIT" })).toEqual({
      message: "That is already your limit.",
    })
    await visitor.call(limits.setLimits, { monthlyLossLimit: 10 })
    await visitor.call(limits.resetUserLimit, { type: "MONTHLY_LOSS_LIMIT" })
    const { requestId } = (await holds("monthlyLossLimit")).pending!
    await later(72)
    await visitor.call(limits.confirmLimitRequest, { requestId })
    expect((await holds("monthlyLossLimit")).limit).toBeNull()
  })

  it("refuses a wrong order at its field, wrong amounts, and an empty request", async () => {
    const { visitor } = await player()
    const fields = (asked: object) =>
      visitor.call(limits.setLimits, asked).then(
        () => "taken",
        ({ errors }: ApiProblem) => errors[0]!.fields,
      )
    await visitor.call(limits.setLimits, { weeklyDepositLimit: 50 })
    expect(await fields({ dailyDepositLimit: 51 })).toEqual({
      dailyDepositLimit: "This cannot be higher than the limit of the longer period.",
    })
    expect(await fields({ dailyDepositLimit: 60, monthlyDepositLimit: 40 })).toEqual({
      dailyDepositLimit: expect.any(String),
      monthlyDepositLimit: "This cannot be lower than the limit of the shorter period.",
    })
    for (const bad of [-1, 1_000_001, "10", true])
      expect(await fields({ dailyBetLimit: bad })).toHaveProperty("dailyBetLimit")
    expect(await fields({ yearlyBetLimit: 5 })).toHaveProperty("yearlyBetLimit")
    for (const none of [{}, { dailyBetLimit: 10.005 }]) expect(await fields(none)).not.toBe("taken")
  })

  it("cannot be confirmed or cancelled by another player", async () => {
    const [mine, other] = [await player(), await player()]
    await mine.visitor.call(limits.setLimits, { dailyBetLimit: 10 })
    await mine.visitor.call(limits.setLimits, { dailyBetLimit: 20 })
    const { requestId } = (await mine.holds("dailyBetLimit")).pending!
    for (const call of [limits.confirmLimitRequest, limits.deleteLimitRequest] as const)
      await expect(other.visitor.call(call, { requestId })).rejects.toMatchObject({ status: 404 })
    expect(await other.updates()).toEqual({ count: 0, rows: [] })
    expect((await mine.holds("dailyBetLimit")).pending).toMatchObject({ limit: 20 })
  })

  it("refuses a deposit, and names the limit", async () => {
    const { visitor } = await player()
    await visitor.call(limits.setDepositLimit, { dailyDepositLimit: 30, monthlyDepositLimit: 300 })
    const deposit = (amount: number) =>
      visitor.call(payments.hiPayUrl, { amount, paymentMethod: "bancontact_qr", languageCode: "en" })
    await deposit(25)
    await expect(deposit(10)).rejects.toThrow(
      /Your own daily deposit limit: €\u00a025,00 of €\u00a030,00 used\. You can deposit this amount from/,
    )
    await expect(deposit(31)).rejects.toThrow(/Your own daily deposit limit: .* at most €\u00a05,00/)
    const { depositRoom, limits: nine } = await visitor.call(limits.getLimits, {})
    // An unpaid order has used nothing.
    expect(nine.dailyDepositLimit).toMatchObject({ limit: 30, usedLimit: 0 })
    expect(depositRoom).toMatchObject({ remaining: 5, limitedBy: "dailyDepositLimit" })
  })
})
