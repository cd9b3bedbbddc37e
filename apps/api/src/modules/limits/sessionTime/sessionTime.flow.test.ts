import type { ApiProblem } from "@elite/client"
import { limits, me, payments, sessions } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { formatsOf, translate } from "@elite/words"
import { beforeAll, describe, expect, it } from "vitest"
import { logIn, newcomer, signUp } from "../../../../testing/people.ts"
import { seedPlayer } from "../../../../testing/seeded.ts"
import { seat, type Table, tablesForFile } from "../../../../testing/table.ts"
import { sessionCookie } from "../../../platform/http/server.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"

const { casino, db, hub } = tablesForFile({ now: new Date("2026-11-23T12:00:00Z") })
const [ok, reached] = ["RS_OK", "RS_ERROR_LIMIT_REACHED"]
const reset = { type: "SESSION_TIME" } as const
const eva = newcomer("Eva")
beforeAll(async () => {
  await signUp(casino(), eva)
})

type Visitor = ReturnType<ReturnType<typeof casino>["visitor"]>
/** Somebody at a game who logged in with a password a moment ago, and the way to do so once more. */
async function player() {
  const seeded = (some: number) => seedPlayer(db(), some, { now: casino().clock.now() })
  const table = await seat({ hub: hub(), db: db(), player: (some = 0) => seeded(some) }, 100)
  await db().query(
    `update players.player set password_hash = (select password_hash from players.player where email = $1) where id = $2`,
    [eva.email, table.playerId],
  )
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, table.cookie)
  const logsIn = async () => {
    const other = casino().visitor()
    await logIn(other, table.email)
    return other
  }
  await logsIn()
  /** Lets minutes pass in which the player is there, wherever they are logged in. */
  const pass = async (minutes: number) => {
    for (let left = minutes; left > 0; left -= 10) {
      casino().clock.advance(Math.min(10, left) * minuteMs)
      await db().query("select sessions.touch(id, $1) from sessions.session where player_id = $2", [
        casino().clock.now(),
        table.playerId,
      ])
    }
  }
  return { table, visitor, logsIn, pass }
}
const inMinutes = (minutes: number) =>
  new Date(casino().clock.now().getTime() + minutes * minuteMs).toISOString()
const getSessionTime = async (visitor: Visitor) => (await visitor.call(limits.getLimits, {})).sessionTime
let rounds = 0
const opens = async (table: Table, euros = 1) =>
  (await table.bet(euros, { round: `time-${++rounds}` })).status
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    ({ errors }: ApiProblem) => [errors[0]!.name, errors[0]!.description],
  )
const deposit = (visitor: Visitor) =>
  visitor.call(
    payments.hiPayUrl,
    { amount: 10, paymentMethod: "bancontact_qr", languageCode: "en" },
    { language: "en" },
  )
const over = (until: string) => [
  "SessionTimeOverErrorType",
  translate("en", "errors")("SessionTimeOverErrorType", { until: formatsOf("en").dateTime(until) }),
]

describe("the time of a session", () => {
  it("runs from the login, and has no end unless its player sets one", async () => {
    const { table, visitor, pass } = await player()
    await pass(40)
    expect(await getSessionTime(visitor)).toEqual({
      limit: null,
      usedLimit: 40,
      beganAt: inMinutes(-40),
      endsAt: null,
      restsUntil: null,
      restMinutes: 60,
    })
    expect((await visitor.call(me.getSessionSummary, {})).sessionTime).toBeNull()
    expect(await opens(table)).toBe(ok)
    // A limit counts what was played before it was set.
    const { message } = await visitor.call(limits.setSessionTime, { minutes: 60 }, { language: "en" })
    expect(message).toBe("Your limit applies from now on.")
    const ends = { endsAt: inMinutes(20), restsUntil: inMinutes(80) }
    expect(await getSessionTime(visitor)).toMatchObject({ limit: 60, usedLimit: 40, ...ends })
    expect((await visitor.call(me.getSessionSummary, {})).sessionTime).toEqual(ends)
  })

  it("refuses new rounds on every device when it is over, and lets open rounds go on", async () => {
    const { table, visitor, logsIn, pass } = await player()
    const cookie = `${sessionCookie}=${table.cookie}`
    const socket = openSocket(casino().url, { cookie, origin: casino().url })
    expect(await socket.isAccepted).toBe(true)
    await visitor.call(limits.setSessionTime, { minutes: 30 })
    const expectedEnd = { endsAt: inMinutes(30), restsUntil: inMinutes(90) }
    await expect.poll(() => socket.messages).toContainEqual(["sessionTime", { end: expectedEnd }])
    socket.close()
    await pass(29)
    const hand = await table.bet(5, { round: `hand-${table.playerId}` })
    expect([hand.status, await opens(table)]).toEqual([ok, ok])
    await pass(1)
    const until = inMinutes(60)
    expect(await opens(table)).toBe(reached)
    const again = { round: `hand-${table.playerId}` }
    expect((await table.bet(5, again)).status).toBe(ok)
    expect((await table.win(hand.uuid, 8, again)).status).toBe(ok)
    expect(await refusal(deposit(visitor))).toEqual(over(until))

    // Another log-in, on whichever device, is the same session until there was a rest.
    const other = await logsIn()
    expect([await opens(table), await refusal(deposit(other))]).toEqual([reached, over(until)])
    await pass(60)
    expect(await opens(table)).toBe(reached)
    await logsIn()
    expect(await opens(table)).toBe(ok)
    expect(await refusal(deposit(visitor))).toBeNull()
    expect(await getSessionTime(visitor)).toMatchObject({ usedLimit: 0, endsAt: inMinutes(30) })
  })

  it("restarts after a voluntary rest, and not after a logout and login", async () => {
    const { visitor, logsIn, pass } = await player()
    await visitor.call(limits.setSessionTime, { minutes: 120 })
    await pass(20)
    const beganAt = inMinutes(-20)
    await visitor.call(sessions.logout, {})
    casino().clock.advance(59 * minuteMs)
    const early = await logsIn()
    expect((await getSessionTime(early)).beganAt).toBe(beganAt)
    await early.call(sessions.logout, {})
    casino().clock.advance(60 * minuteMs)
    expect((await getSessionTime(await logsIn())).beganAt).toBe(inMinutes(0))
  })
})

describe("a change of the session time", () => {
  const stepped = async (visitor: Visitor) =>
    (await visitor.call(limits.getLimitUpdates, {})).limitUpdates.rows.map(({ type, limitValue, status }) => [
      type,
      limitValue,
      status,
    ])

  it("ends a session that is longer already, with the rest from then on", async () => {
    const { table, visitor, logsIn, pass } = await player()
    await pass(180)
    await visitor.call(limits.setSessionTime, { minutes: 60 })
    const ends = { endsAt: inMinutes(0), restsUntil: inMinutes(60) }
    expect(await getSessionTime(visitor)).toMatchObject({ limit: 60, usedLimit: 180, ...ends })
    await logsIn()
    expect(await opens(table)).toBe(reached)
  })

  it("waits 72 hours and for a confirmation where it is looser, and can be replaced and cancelled", async () => {
    const { table, visitor, logsIn, pass } = await player()
    const say = translate("en", "answers")
    await visitor.call(limits.setSessionTime, { minutes: 30 })
    const reply = await visitor.call(limits.setSessionTime, { minutes: 60 }, { language: "en" })
    expect(reply).toEqual({
      message: say("limitWaits", { hours: "72" }),
      coolingPeriod: 72,
      expiredTime: inMinutes(72 * 60),
    })
    await visitor.call(limits.resetUserLimit, reset)
    const { limit, pending } = await getSessionTime(visitor)
    expect([limit, pending?.limit]).toEqual([30, null])
    const { requestId } = pending!
    await expect(visitor.call(limits.confirmLimitRequest, { requestId })).rejects.toMatchObject({
      name: "LimitStillCoolingErrorType",
    })
    await visitor.call(limits.deleteLimitRequest, { requestId })
    await visitor.call(limits.setSessionTime, { minutes: 90 })
    casino().clock.advance(72 * 60 * minuteMs)
    const later = await logsIn()
    const raise = (await getSessionTime(later)).pending!
    expect(raise).toEqual({
      requestId: raise.requestId,
      limit: 90,
      coolsUntil: inMinutes(0),
      confirmUntil: inMinutes(7 * 24 * 60),
    })
    await pass(40)
    // The table's own log-in is long over: whoever is here is logged in on `later`.
    await db().query(
      "update play.session set login_session_id = (select max(id) from sessions.session where player_id = $1), expires_at = $2 where player_id = $1",
      [table.playerId, inMinutes(600)],
    )
    expect(await opens(table)).toBe(reached)
    await later.call(limits.confirmLimitRequest, { requestId: raise.requestId })
    expect(await getSessionTime(later)).toMatchObject({ limit: 90, usedLimit: 40, endsAt: inMinutes(50) })
    expect(await opens(table)).toBe(ok)
    expect(await stepped(later)).toEqual([
      ["SESSION_TIME", 90, 1],
      ["RESET_SESSION_TIME", null, 4],
      ["SESSION_TIME", 60, 4],
      ["SESSION_TIME", 30, 1],
    ])
    const same = await later.call(limits.setSessionTime, { minutes: 90 }, { language: "en" })
    expect(same).toEqual({ message: say("limitUnchanged") })
  })

  it("leaves the shortest of many concurrent requests, and at most one that waits", async () => {
    const { visitor } = await player()
    await Promise.all([60, 30, 90, 45].map((minutes) => visitor.call(limits.setSessionTime, { minutes })))
    expect((await getSessionTime(visitor)).limit).toBe(30)
    const waiting = (await stepped(visitor)).filter(([, , status]) => status === 2)
    expect(waiting.length).toBeLessThanOrEqual(1)
  })

  it("takes whole minutes from 15 to 720", async () => {
    const { visitor } = await player()
    const ask = (input: object) =>
      visitor.call(limits.setSessionTime, input as never).then(
        () => null,
        ({ errors }: ApiProblem) => [errors[0]!.name, Object.keys(errors[0]!.fields ?? {})],
      )
    const bad = "BadInputErrorType"
    for (const minutes of [14, 721, 30.5, -60, 0, "60", null, undefined])
      expect([minutes, await ask({ minutes })]).toEqual([minutes, [bad, ["minutes"]]])
    expect(await ask({ minutes: 60, hours: 1 })).toEqual([bad, ["hours"]])
    expect((await getSessionTime(visitor)).limit).toBeNull()
  })
})
