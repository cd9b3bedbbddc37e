import { limits, notifications } from "@elite/contract"
import { arm, armTimes, listExchanges, resetSandbox, submitConsoleForm } from "@elite/testkit/sandboxes"
import { describe, expect, it } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { listMailsTo } from "../../../../testing/people.ts"
import { seededVisitor, visitorAgain } from "../../../../testing/seeded.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { weeklyLimitRaise } from "../settings.ts"

const casino = casinoForFile()
const raiseTo = (value: number) => ({ type: "APPROVED_DEPOSIT_LIMIT", value }) as const
const back = { type: "REMOVE_APPROVED_DEPOSIT_LIMIT" } as const

type Job = "speakToAuthority" | "followRaises" | "recheck" | "watchAuthority"
const run = async (...jobs: Job[]) => {
  const { jobs: all = {} } = casino().modules.find(({ noun }) => noun === "limits")!
  for (const job of jobs) await handlerOf(all[`limits.${job}`]!)({})
}
const alarms = async () => {
  await run("watchAuthority")
  const open = await listOpenAlarms({ db: casino().platform.database.db })
  return open.filter(({ kind }) => kind === "limits.authoritySilent").map(({ subject }) => subject)
}
const switchRaising = (state: "on" | "off") =>
  casino().platform.transact((tx) => setPolicy(tx, weeklyLimitRaise, state, "operator:1"))
/** What the authority has been told of a player, in order; the same reference again is the same report. */
const reportsOf = async (playerId: bigint) => {
  type Sent = { reference: string; playerRef: string; kind: string; weeklyLimitCents: number }
  await run("speakToAuthority")
  const sent = (await listExchanges(casino(), "commission")).filter(
    ({ url }) => url === "/commission/reports",
  )
  const reports = sent.toReversed().map(({ body }) => JSON.parse(body) as Sent)
  return [...new Map(reports.map((each) => [each.reference, each])).values()]
    .filter(({ playerRef }) => playerRef === `p-${playerId}`)
    .map(({ kind, weeklyLimitCents }) => [kind, weeklyLimitCents])
}

/** A player's browser; `later` moves the clock and logs them in again, as who comes back days later does. */
async function player() {
  const { visitor, playerId, email } = await seededVisitor(casino())
  const later = async (hours: number) => {
    casino().clock.advance(hours * hourMs)
    await visitorAgain(casino(), playerId, visitor)
  }
  const getRaise = async () => {
    const { regulatoryRaise, regulatoryWeeklyDepositLimit } = await visitor.call(limits.getLimits, {})
    return { ...regulatoryRaise, limit: regulatoryWeeklyDepositLimit.limit }
  }
  const updates = async () => {
    const { rows } = (await visitor.call(limits.getLimitUpdates, {})).limitUpdates
    return rows.map(({ type, limitValue, status }) => [type, limitValue, status])
  }
  const titles = async () =>
    (await visitor.call(notifications.getNotifications, {})).notifications.rows.map(({ title }) => title)
  const letters = async () => (await listMailsTo(casino(), email)).map(({ subject }) => subject)
  return { visitor, playerId, later, getRaise, updates, titles, letters }
}
/** Somebody to whom the authority has granted an amount. */
async function granted(euros: number) {
  const made = await player()
  await made.visitor.call(limits.setLimits, raiseTo(euros))
  await run("speakToAuthority")
  await made.later(72)
  await run("followRaises")
  expect((await made.getRaise()).limit).toBe(euros)
  return made
}

describe("a raise of the statutory limit", () => {
  it("takes effect after approval and 72 hours, and notifies the player", async () => {
    const { visitor, playerId, later, getRaise, updates, titles, letters } = await player()
    const askedAt = casino().clock.now()
    const until = new Date(askedAt.getTime() + 72 * hourMs).toISOString()
    expect(await visitor.call(limits.setLimits, raiseTo(500))).toEqual({
      message: expect.stringContaining("Gaming Commission"),
      coolingPeriod: 72,
      expiredTime: until,
    })
    const pending = { limit: 500, requestedAt: askedAt.toISOString(), earliestAt: until, isApproved: false }
    expect(await getRaise()).toMatchObject({ limit: 200, statutory: 200, approved: null, pending })
    await run("speakToAuthority", "followRaises")
    expect(await getRaise()).toMatchObject({ limit: 200, pending: { ...pending, isApproved: true } })
    expect(await updates()).toEqual([["APPROVED_DEPOSIT_LIMIT", 500, 0]])
    await later(71.99)
    await run("followRaises")
    expect((await getRaise()).limit).toBe(200)
    await later(0.01)
    // Repeated and concurrent jobs change nothing.
    await Promise.all([run("followRaises"), run("speakToAuthority"), run("followRaises")])
    expect(await getRaise()).toMatchObject({ limit: 500, approved: 500, pending: null })
    expect(await updates()).toEqual([["APPROVED_DEPOSIT_LIMIT", 500, 1]])
    expect(await titles()).toEqual(["Your weekly deposit limit is €\u00a0500,00"])
    expect(await letters()).toEqual(["Uw wekelijkse stortingslimiet is verhoogd"])
    expect(await reportsOf(playerId)).toEqual([["raised", 50_000]])
  })

  it("waits for the authority with the old limit, and raises an alarm when it does not answer", async () => {
    const { visitor, later, getRaise } = await player()
    await arm(casino(), "commission", "silence")
    await visitor.call(limits.setLimits, raiseTo(500))
    const { requestId } = (await getRaise()).pending!
    await later(96)
    await run("speakToAuthority", "followRaises", "recheck")
    expect(await alarms()).toEqual([])
    await later(0.01)
    expect(await alarms()).toEqual([`raise-${requestId}`])
    expect((await getRaise()).limit).toBe(200)
    const form = { action: "approve", reference: `raise-${requestId}` }
    await submitConsoleForm(casino(), "commission", "cases", form)
    await run("speakToAuthority")
    expect((await getRaise()).limit).toBe(500)
    expect(await alarms()).toEqual([])
  })

  it("is refused by the authority, and can be requested again", async () => {
    const { visitor, playerId, later, getRaise, updates, titles, letters } = await player()
    await arm(casino(), "commission", "silence")
    await visitor.call(limits.setLimits, raiseTo(500))
    await run("speakToAuthority")
    const reference = `raise-${(await getRaise()).pending!.requestId}`
    await submitConsoleForm(casino(), "commission", "cases", { action: "refuse", reference })
    // The same answer is processed three times at once.
    await Promise.all([run("speakToAuthority"), run("speakToAuthority"), run("speakToAuthority")])
    await later(72)
    await run("speakToAuthority", "followRaises")
    expect(await getRaise()).toMatchObject({ limit: 200, pending: null })
    expect(await updates()).toEqual([["APPROVED_DEPOSIT_LIMIT", 500, 3]])
    expect(await titles()).toEqual(["Your weekly deposit limit stays the same"])
    expect(await letters()).toEqual(["Uw wekelijkse stortingslimiet blijft zoals ze is"])
    expect(await reportsOf(playerId)).toEqual([["refused", 50_000]])
    await visitor.call(limits.setLimits, raiseTo(300))
    expect((await getRaise()).pending).toMatchObject({ limit: 300 })
  })

  it("is cancelled before it takes effect, also when it is approved", async () => {
    const { visitor, playerId, later, getRaise, updates } = await player()
    await visitor.call(limits.setLimits, raiseTo(500))
    await run("speakToAuthority")
    const { requestId } = (await getRaise()).pending!
    const other = await player()
    await other.visitor.call(limits.setLimits, raiseTo(500))
    await expect(other.visitor.call(limits.deleteLimitRequest, { requestId })).rejects.toMatchObject({
      status: 404,
    })
    await visitor.call(limits.deleteLimitRequest, { requestId })
    await later(72)
    await run("speakToAuthority", "followRaises")
    expect(await getRaise()).toMatchObject({ limit: 200, pending: null })
    expect(await updates()).toEqual([["APPROVED_DEPOSIT_LIMIT", 500, 4]])
    for (const call of [limits.deleteLimitRequest, limits.confirmLimitRequest] as const)
      await expect(visitor.call(call, { requestId })).rejects.toThrow("closed")
    expect(await reportsOf(playerId)).toEqual([["withdrawn", 50_000]])
  })

  it("is pending once, however many requests come at the same time", async () => {
    const { visitor, getRaise, updates } = await player()
    const outcomes = await Promise.allSettled(
      [300, 400, 500, 600].map((euros) => visitor.call(limits.setLimits, raiseTo(euros))),
    )
    const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason.name] : []))
    expect(refused).toEqual(Array.from({ length: 3 }, () => "LimitRaiseOpenErrorType"))
    expect(await updates()).toHaveLength(1)
    expect((await getRaise()).limit).toBe(200)
  })

  it("is refused at or below the legal limit, and needs no confirmation", async () => {
    const { visitor, getRaise } = await player()
    for (const value of [0, 199, 200, 1_000_001])
      await expect(visitor.call(limits.setLimits, raiseTo(value))).rejects.toMatchObject({
        errors: [{ fields: { value: expect.any(String) } }],
      })
    await visitor.call(limits.setLimits, raiseTo(200.01))
    const { requestId } = (await getRaise()).pending!
    await expect(visitor.call(limits.confirmLimitRequest, { requestId })).rejects.toThrow("closed")
  })

  it("is lowered and given up immediately, which cancels a pending request", async () => {
    const { visitor, playerId, getRaise, updates } = await granted(500)
    await visitor.call(limits.setLimits, raiseTo(800))
    expect(await visitor.call(limits.setLimits, raiseTo(300))).toEqual({
      message: "Your limit applies from now on.",
    })
    expect(await getRaise()).toMatchObject({ limit: 300, approved: 300, pending: null })
    expect(await visitor.call(limits.setLimits, raiseTo(300))).toEqual({
      message: "That is already your limit.",
    })
    await visitor.call(limits.setLimits, raiseTo(900))
    await visitor.call(limits.resetUserLimit, back)
    expect(await getRaise()).toMatchObject({ limit: 200, approved: null, pending: null })
    expect(await visitor.call(limits.resetUserLimit, back)).toEqual({
      message: "That is already your limit.",
    })
    expect(await updates()).toEqual([
      ["REMOVE_APPROVED_DEPOSIT_LIMIT", null, 1],
      ["APPROVED_DEPOSIT_LIMIT", 900, 4],
      ["APPROVED_DEPOSIT_LIMIT", 300, 1],
      ["APPROVED_DEPOSIT_LIMIT", 800, 4],
      ["APPROVED_DEPOSIT_LIMIT", 500, 1],
    ])
    expect(await reportsOf(playerId)).toEqual([
      ["raised", 50_000],
      ["withdrawn", 80_000],
      ["lowered", 30_000],
      ["withdrawn", 90_000],
      ["givenBack", null],
    ])
  })

  it("is revoked when the monthly check finds its player", async () => {
    const { visitor, playerId, later, getRaise, updates, titles, letters } = await granted(500)
    const untouched = await granted(400)
    await later(0)
    await visitor.call(limits.setLimits, raiseTo(700))
    await run("speakToAuthority")
    for (const playerRef of [`p-${playerId}`, "p-999999", "somebody"])
      await submitConsoleForm(casino(), "commission", "cases", { action: "flag", playerRef })
    await run("recheck", "recheck")
    expect(await getRaise()).toMatchObject({ limit: 200, approved: null, pending: null })
    expect(await updates()).toEqual([
      ["REMOVE_APPROVED_DEPOSIT_LIMIT", null, 1],
      ["APPROVED_DEPOSIT_LIMIT", 700, 3],
      ["APPROVED_DEPOSIT_LIMIT", 500, 1],
    ])
    expect((await titles())[0]).toBe("The legal weekly deposit limit applies again")
    expect(await letters()).toContain("De wettelijke wekelijkse stortingslimiet geldt opnieuw")
    expect(await reportsOf(playerId)).toEqual([
      ["raised", 50_000],
      ["refused", 70_000],
      ["revoked", null],
    ])
    expect((await untouched.getRaise()).limit).toBe(400)
  })
})

describe("the policy for raises", () => {
  it("suspends requests and approvals, and leaves granted limits", async () => {
    const [held, waiting, fresh] = [await granted(500), await player(), await player()]
    const late = await player()
    await waiting.visitor.call(limits.setLimits, raiseTo(500))
    await run("speakToAuthority")
    await late.visitor.call(limits.setLimits, raiseTo(500))
    await switchRaising("off")
    await expect(fresh.visitor.call(limits.setLimits, raiseTo(500))).rejects.toMatchObject({
      name: "LimitRaiseSuspendedErrorType",
    })
    expect(await fresh.getRaise()).toMatchObject({ isOffered: false, pending: null })
    await run("speakToAuthority")
    expect((await late.getRaise()).pending).toMatchObject({ isApproved: false })
    await waiting.later(72)
    await run("followRaises")
    expect((await waiting.getRaise()).limit).toBe(200)
    await held.later(0)
    expect((await held.getRaise()).limit).toBe(500)
    // A lower limit is never suspended.
    await held.visitor.call(limits.setLimits, raiseTo(300))
    expect((await held.getRaise()).limit).toBe(300)
    await switchRaising("on")
    await run("followRaises")
    expect((await waiting.getRaise()).limit).toBe(500)
  })

  it("refuses a barred player, and withdraws the raise of a player who is barred later", async () => {
    const { visitor, later, getRaise, updates } = await player()
    await visitor.call(limits.setLimits, raiseTo(500))
    await run("speakToAuthority")
    await visitor.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days: 30 })
    // Their sessions have ended before they come back.
    await casino().drain()
    await later(72)
    await expect(visitor.call(limits.setLimits, raiseTo(900))).rejects.toMatchObject({
      name: "SelfExcludedErrorType",
    })
    await run("followRaises")
    expect(await getRaise()).toMatchObject({ limit: 200, pending: null })
    expect(await updates()).toEqual([
      ["SELF_EXCLUSION", 30, 1],
      ["APPROVED_DEPOSIT_LIMIT", 500, 4],
    ])
  })
})

describe("the authority", () => {
  it("is asked again until it answers; a lost answer makes no second case", async () => {
    const { visitor, later, getRaise } = await player()
    await visitor.call(limits.setLimits, raiseTo(500))
    const { requestId } = (await getRaise()).pending!
    await armTimes(casino(), "commission", 3, "http_500")
    await run("speakToAuthority")
    expect((await getRaise()).pending).toMatchObject({ isApproved: false })
    await arm(casino(), "commission", "cut")
    await later(96.01)
    expect(await alarms()).toContain(`raise-${requestId}`)
    await run("speakToAuthority")
    await run("speakToAuthority")
    expect((await getRaise()).limit).toBe(500)
    expect(await alarms()).not.toContain(`raise-${requestId}`)
    const requests = (await listExchanges(casino(), "commission")).filter(
      ({ url, body }) => url === "/commission/limit-requests" && body.includes(`"raise-${requestId}"`),
    )
    expect(requests.length).toBeGreaterThan(1)
  })

  it("gets a request again that it no longer knows", async () => {
    const { visitor, later, getRaise } = await player()
    await arm(casino(), "commission", "silence")
    await visitor.call(limits.setLimits, raiseTo(500))
    await run("speakToAuthority")
    await resetSandbox(casino(), "commission")
    await run("speakToAuthority", "speakToAuthority")
    await later(72)
    await run("followRaises")
    expect((await getRaise()).limit).toBe(500)
  })

  it("gets every report, also of accounts closed for ever; an alarm is open while it does not acknowledge", async () => {
    const { visitor, playerId } = await player()
    await run("speakToAuthority")
    await visitor.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days: -1 })
    await casino().drain()
    await armTimes(casino(), "commission", 30, "http_500")
    await run("speakToAuthority")
    casino().clock.advance(24.01 * hourMs)
    expect((await alarms()).filter((subject) => subject.startsWith("report-"))).toHaveLength(1)
    await resetSandbox(casino(), "commission")
    expect(await reportsOf(playerId)).toEqual([["closed", null]])
    expect(await reportsOf(playerId)).toHaveLength(1)
    expect((await alarms()).filter((subject) => subject.startsWith("report-"))).toEqual([])
  })

  it("raises an alarm when the monthly check is not published", async () => {
    await granted(500)
    await run("recheck")
    casino().clock.advance(48.01 * hourMs)
    await armTimes(casino(), "commission", 1, "http_500")
    await run("recheck")
    expect(await alarms()).toContain("recheck")
    await run("recheck")
    expect(await alarms()).not.toContain("recheck")
  })
})
