import type { ApiProblem } from "@elite/client"
import { limits, me, payments } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { logIn, newcomer, signUp } from "../../../../testing/people.ts"
import { seedPlayer } from "../../../../testing/seeded.ts"
import { seat, type Table, tablesForFile } from "../../../../testing/table.ts"
import { sessionCookie } from "../../../platform/http/server.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"

const { casino, db, hub } = tablesForFile({ now: new Date("2026-05-31T12:00:00Z") })
const [ok, reached] = ["RS_OK", "RS_ERROR_LIMIT_REACHED"]

/** Somebody at a game, and the browser in which they are logged in. */
async function player() {
  const player = (some: number) => seedPlayer(db(), some, { now: casino().clock.now() })
  const table = await seat({ hub: hub(), db: db(), player: (some = 0) => player(some) }, 100)
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, table.cookie)
  return { table, visitor }
}
/** Every half hour, as minutes pass; the session gives a sign of life meanwhile. */
async function playerWithCheck() {
  const one = await player()
  await one.visitor.call(limits.setLimits, { type: "REALITY_CHECK", value: 30 })
  return one
}
type Visitor = Awaited<ReturnType<typeof player>>["visitor"]
/** Lets minutes pass in which the player is there. */
async function pass(visitor: Visitor, minutes: number) {
  for (let left = minutes; left > 0; left -= 10) {
    casino().clock.advance(Math.min(10, left) * minuteMs)
    await visitor.call(me.getSessionSummary, {})
  }
}
const inMinutes = (minutes: number) =>
  new Date(casino().clock.now().getTime() + minutes * minuteMs).toISOString()
let rounds = 0
const opens = async (table: Table, euros = 1) =>
  (await table.bet(euros, { round: `check-${++rounds}` })).status
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    ({ name }: { name: string }) => name,
  )
const deposit = (visitor: Visitor) =>
  visitor.call(payments.hiPayUrl, { amount: 10, paymentMethod: "bancontact_qr", languageCode: "en" })

describe("a reality check", () => {
  it("is off unless its player sets one", async () => {
    const { visitor } = await player()
    expect((await visitor.call(limits.getLimits, {})).realityCheck).toBeNull()
    expect((await visitor.call(me.getSessionSummary, {})).realityCheck).toBeNull()
    expect((await visitor.call(me.getUserDetails, {})).user.realityCheckMinutes).toBeUndefined()
    expect((await visitor.call(me.getRealityCheck, {})).realityCheck).toBeNull()
    expect(await visitor.call(limits.answerRealityCheck, {})).toEqual({ realityCheck: null })
  })

  it("refuses new rounds when it is due, and lets open rounds go on", async () => {
    const { table, visitor } = await playerWithCheck()
    const realityCheck = { minutes: 30, dueAt: inMinutes(30) }
    expect((await visitor.call(limits.getLimits, {})).realityCheck).toEqual(realityCheck)
    expect((await visitor.call(me.getSessionSummary, {})).realityCheck).toEqual(realityCheck)
    expect((await visitor.call(me.getUserDetails, {})).user.realityCheckMinutes).toBe(30)
    await pass(visitor, 29)
    const hand = await table.bet(5, { round: "hand" })
    expect(hand.status).toBe(ok)
    expect(await opens(table, 4)).toBe(ok)
    await pass(visitor, 1)
    expect(await opens(table)).toBe(reached)
    // Doubling: the hand was dealt before.
    expect((await table.bet(5, { round: "hand" })).status).toBe(ok)
    expect((await table.win(hand.uuid, 8, { round: "hand" })).status).toBe(ok)
    expect(await refusal(deposit(visitor))).toBe("RealityCheckDueErrorType")

    const shown = await visitor.call(me.getRealityCheck, {})
    const since = inMinutes(-30)
    expect(shown).toEqual({
      serverTime: inMinutes(0),
      realityCheck: { minutes: 30, dueAt: inMinutes(0), since, stakes: 14, wins: 8, net: -6 },
    })
    const next = { minutes: 30, dueAt: inMinutes(30) }
    expect(await visitor.call(limits.answerRealityCheck, {})).toEqual({ realityCheck: next })
    expect(await opens(table)).toBe(ok)
    // On another device the same question is still on the screen: its answer changes nothing.
    await pass(visitor, 5)
    expect(await visitor.call(limits.answerRealityCheck, {})).toEqual({ realityCheck: next })
    expect((await visitor.call(me.getRealityCheck, {})).realityCheck).toMatchObject({ stakes: 1, net: -1 })
  })

  it("lets an open round go on within the limits of its player", async () => {
    const { table, visitor } = await playerWithCheck()
    await visitor.call(limits.setLimits, { dailyBetLimit: 8 })
    expect((await table.bet(4, { round: "hand" })).status).toBe(ok)
    await pass(visitor, 30)
    expect((await table.bet(5, { round: "hand" })).status).toBe(reached)
    expect((await table.bet(4, { round: "hand" })).status).toBe(ok)
  })

  it("cannot be changed while it is due", async () => {
    const { visitor } = await playerWithCheck()
    await visitor.call(limits.setLimits, { type: "REALITY_CHECK", value: 60 })
    await pass(visitor, 60)
    const due = "RealityCheckDueErrorType"
    expect(await refusal(visitor.call(limits.setLimits, { type: "REALITY_CHECK", value: 240 }))).toBe(due)
    expect(await refusal(visitor.call(limits.resetUserLimit, { type: "REALITY_CHECK" }))).toBe(due)
    await visitor.call(limits.answerRealityCheck, {})
    await visitor.call(limits.resetUserLimit, { type: "REALITY_CHECK" })
    expect((await visitor.call(limits.getLimits, {})).realityCheck).toBeNull()
  })

  it("continues after a logout and login, and restarts after a rest", async () => {
    const eva = newcomer("Eva")
    const { visitor } = await signUp(casino(), eva)
    await visitor.call(limits.setLimits, { type: "REALITY_CHECK", value: 30 })
    const dueAt = inMinutes(30)
    await pass(visitor, 20)
    const again = casino().visitor()
    await logIn(again, eva.email)
    expect((await again.call(limits.getLimits, {})).realityCheck?.dueAt).toBe(dueAt)
    await pass(again, 20)
    expect((await again.call(limits.getLimits, {})).realityCheck?.dueAt).toBe(dueAt)
    casino().clock.advance(30 * minuteMs)
    const rested = casino().visitor()
    await logIn(rested, eva.email)
    expect((await rested.call(limits.getLimits, {})).realityCheck?.dueAt).toBe(inMinutes(30))
  })

  it("takes one of four intervals, without other fields", async () => {
    const { visitor } = await player()
    const ask = (input: object) =>
      visitor.call(limits.setLimits, input as never).then(
        () => null,
        ({ errors }: ApiProblem) => [errors[0]!.name, Object.keys(errors[0]!.fields ?? {})],
      )
    const bad = "BadInputErrorType"
    expect(await ask({ type: "REALITY_CHECK", value: 45 })).toEqual([bad, ["value"]])
    expect(await ask({ type: "REALITY_CHECK" })).toEqual([bad, ["value"]])
    expect(await ask({ type: "REALITY_CHECK", value: 60, dailyBetLimit: 10 })).toEqual([bad, ["type"]])
    expect((await visitor.call(limits.getLimits, {})).realityCheck).toBeNull()
  })
})
